import HearthPorts
import HearthSupport
import PlayerCore
package import ScreenKit

/// The Tracks scene: a collection's sounds, to be played alone or beside others.
package final class TracksScreen: Screen {
  private let desk: PlayerDesk
  private let shelf: String
  private var model: CollectionsViewModel.Shelf?
  private var list = ListState()
  private var page = 1

  /// The sounds of a collection, by its name.
  package init(_ desk: PlayerDesk, shelf: String) {
    self.desk = desk
    self.shelf = shelf
  }

  package var title: String { model?.title ?? "" }

  package func refresh(_ stage: Stage) {
    desk.readCollections(stage) { collections in
      self.model = collections.shelves.first { $0.name == self.shelf }
    }
  }

  private var tracks: [TracksViewModel.Row] { model?.tracks ?? [] }

  private var chosen: TracksViewModel.Row? {
    tracks.indices.contains(list.selected) ? tracks[list.selected] : nil
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(.enter, label: messages("sounds.play"), isInBar: true) { self.play(stage) },
      KeyBinding(.space, Key("a"), label: messages("sounds.mix"), isInBar: true) {
        self.mix(stage)
      },
    ] + desk.ways(stage)
  }

  private func play(_ stage: Stage) {
    guard let chosen else { return }
    desk.command(stage, then: { self.desk.openPlayer(stage) }) {
      try await $0.add(chosen.url, to: .stopped)
    }
  }

  /// Adds the sound to what plays, or takes it out.
  private func mix(_ stage: Stage) {
    guard let chosen else { return }
    let status = desk.status
    let place = status.sounds.firstIndex { $0.url == chosen.url }
    desk.command(stage) { control in
      guard let place else { return try await control.add(chosen.url, to: status) }
      return try await control.remove(at: place, from: status)
    }
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    return list.move(key.latin, of: tracks.count, page: page)
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    let body = canvas.inset(0, 1)
    if let model, model.tracks.isEmpty {
      for (row, line) in wrapped(model.emptyText, columns: body.columns - 4).enumerated() {
        body.write(line, 2, row, .faint)
      }
    }
    page = body.rows
    list.reveal(list.selected..<list.selected + 1, of: tracks.count, rows: body.rows)
    let sounds = desk.status.sounds
    let lines = tracks.enumerated().map { index, track -> ListDrawing.Line in
      { line in
        let ground: Ink = index == self.list.selected ? .chosen : .plain
        line.fill(.plain.on(ground))
        let sound = sounds.first { $0.url == track.url }
        if let sound {
          line.write("♪", 1, 0, Style(.good, on: ground, .bold))
          let style = Style(.accent, on: ground)
          line.writeRight("\(sound.volume)", before: line.columns - 1, 0, style)
        }
        let ink: Ink = track.isMissing ? .faint : .plain
        let style = Style(ink, on: ground, sound == nil ? [] : .bold)
        line.write(track.title, 3, 0, style, width: line.columns - 8)
        stage.press(on: line.frame) {
          if self.list.selected == index { self.play(stage) }
          self.list.select(index, of: self.tracks.count)
        }
      }
    }
    ListDrawing.draw(lines, from: list.top, on: body)
  }
}
