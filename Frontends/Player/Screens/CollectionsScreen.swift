import HearthPorts
import HearthSupport
import PlayerCore
package import ScreenKit

/// The Collections scene: shelves of sounds as cards, as many beside one another as there is room for.
package final class CollectionsScreen: Screen {
  private let desk: PlayerDesk
  private var model: CollectionsViewModel?
  private var selected = 0
  /// How many cards stand beside one another, and the first row of them that is seen.
  private var (across, top) = (1, 0)

  private static let card = Size(columns: 26, rows: 6)

  /// The scene over a desk.
  package init(_ desk: PlayerDesk) { self.desk = desk }

  package var title: String { model?.title ?? "" }

  package func refresh(_ stage: Stage) {
    desk.readCollections(stage) { self.model = $0 }
  }

  private var shelves: [CollectionsViewModel.Shelf] { model?.shelves ?? [] }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    [
      KeyBinding(.enter, label: stage.messages("screen.choose"), isInBar: true) {
        self.open(self.selected, stage)
      }
    ] + desk.ways(stage) + [
      KeyBinding(Key("q"), label: stage.messages("screen.quit")) { stage.quit() }
    ]
  }

  private func open(_ index: Int, _ stage: Stage) {
    guard shelves.indices.contains(index) else { return }
    stage.push(TracksScreen(desk, shelf: shelves[index].name))
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    switch key.latin.code {
    case .left, .character("h"): move(by: -1)
    case .right, .character("l"): move(by: 1)
    case .up, .character("k"): move(by: -across)
    case .down, .character("j"): move(by: across)
    case .home: selected = 0
    case .end: selected = max(0, shelves.count - 1)
    default: return false
    }
    return true
  }

  private func move(by steps: Int) {
    if shelves.indices.contains(selected + steps) { selected += steps }
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    let size = Self.card
    across = max(1, (canvas.columns - 1) / (size.columns + 1))
    let width = min(canvas.columns - 2, max(size.columns, (canvas.columns - 1) / across - 1))
    let rows = max(1, canvas.rows / (size.rows + 1))
    let chosen = selected / across
    if chosen < top { top = chosen }
    if chosen >= top + rows { top = chosen - rows + 1 }
    for (place, index) in shelves.indices.dropFirst(top * across).prefix(rows * across).enumerated()
    {
      let card = canvas.part(
        Rect(
          1 + place % across * (width + 1),
          place / across * (size.rows + 1),
          width,
          min(size.rows, canvas.rows)
        )
      )
      draw(shelves[index], isChosen: index == selected, on: card)
      stage.press(on: card.frame) {
        if self.selected == index { self.open(index, stage) }
        self.selected = index
      }
    }
  }

  private func draw(_ shelf: CollectionsViewModel.Shelf, isChosen: Bool, on card: Canvas) {
    let ground: Ink = isChosen ? .chosen : .plain
    if isChosen { card.fill(.plain.on(ground)) }
    let edge = Style(isChosen ? .accent : .faint, on: ground)
    let inside = card.box(shelf.title, edge, title: Style.title.on(ground))
    let playing = Set(desk.status.sounds.map(\.url))
    let names = shelf.tracks.map { track in
      playing.contains(track.url) ? "♪ \(track.title)" : track.title
    }
    let text = inside.inset(1, 0)
    let content = names.isEmpty ? shelf.emptyText : names.joined(separator: ", ")
    let lines = wrapped(content, columns: text.columns)
    for (row, line) in lines.prefix(text.rows).enumerated() {
      text.write(line, 0, row, Style(.faint, on: ground))
    }
  }
}
