import HearthHousehold
import HearthPorts
import HearthSupport
import PlayerCore
package import ScreenKit

/// The presets: mixes under names, to be played again.
package final class PresetsScreen: Screen {
  private let desk: PlayerDesk
  private var presets: [Preset] = []
  private var model: PresetsViewModel?
  private var list = ListState()
  private var page = 1

  /// The presets of a household.
  package init(_ desk: PlayerDesk) { self.desk = desk }

  package private(set) var title = ""

  package func refresh(_ stage: Stage) {
    title = stage.messages("sounds.presets")
    desk.read(stage) {
      try PresetBook.presets(in: $0)
    } then: { presets in
      self.presets = presets
      self.model = PresetsViewModel(presets, in: stage.messages)
      self.list.select(self.list.selected, of: presets.count)
    }
  }

  private var chosen: Preset? {
    presets.indices.contains(list.selected) ? presets[list.selected] : nil
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(.enter, label: messages("sounds.play"), isInBar: true) { self.play(stage) },
      KeyBinding(Key("a"), Key("S"), label: messages("sounds.presets.save"), isInBar: true) {
        Self.save(self.desk, stage)
      },
      KeyBinding(.delete, Key("-"), label: messages("sounds.delete"), isInBar: true) {
        self.delete(stage)
      },
      KeyBinding(Key("p"), label: messages("sounds.player")) { self.desk.openPlayer(stage) },
    ]
  }

  private func play(_ stage: Stage) {
    guard let chosen else { return }
    desk.command(stage, then: { self.desk.openPlayer(stage) }) { try await $0.play(chosen) }
  }

  /// Asks for a name and keeps what plays under it.
  static func save(_ desk: PlayerDesk, _ stage: Stage) {
    let messages = stage.messages
    let field = EditorField("name", messages("sounds.name"))
    stage.push(
      FormScreen(messages("sounds.presets.save"), [field], desk.calendar) { form, values in
        let (status, shop, name) = (desk.status, desk.shop, values["name"] ?? "")
        let book = PresetBook(desk.dependencies)
        desk.change(stage, from: form) {
          messages("sounds.saved", try await book.save(status, as: name, shop).name)
        }
      }
    )
  }

  private func delete(_ stage: Stage) {
    guard let chosen else { return }
    let messages = stage.messages
    let book = PresetBook(desk.dependencies)
    stage.push(
      MenuScreen(
        messages("sounds.delete"),
        chosen.name,
        [
          .init(messages("sounds.delete"), ink: .danger) {
            self.desk.change(stage) {
              try await book.delete(named: chosen.name)
              return messages("sounds.deleted", chosen.name)
            }
          }, .init(messages("screen.cancel")) {},
        ],
        selected: 1
      )
    )
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    return list.move(key.latin, of: presets.count, page: page)
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    guard let model else { return }
    let body = canvas.inset(0, 1)
    if model.rows.isEmpty {
      let text = stage.messages("sounds.presets.empty")
      for (row, line) in wrapped(text, columns: body.columns - 4).enumerated() {
        body.write(line, 2, row, .faint)
      }
      return
    }
    page = max(1, body.rows / 3)
    let first = list.selected * 3
    list.reveal(first..<first + 2, of: model.rows.count * 3, rows: body.rows)
    let lines = model.rows.enumerated().flatMap { index, row -> [ListDrawing.Line] in
      [
        { line in
          let ground = self.ground(index, on: line, stage)
          line.write(row.name, 1, 0, Style.strong.on(ground), width: line.columns - 2)
        },
        { line in
          let ground = self.ground(index, on: line, stage)
          let end = line.columns - 1
          let taken = line.writeRight(row.details, before: end, 0, Style(.faint, on: ground))
          line.write(row.sounds, 3, 0, Style(.faint, on: ground), width: end - taken - 5)
        }, { _ in },
      ]
    }
    ListDrawing.draw(lines, from: list.top, on: body)
  }

  private func ground(_ index: Int, on line: Canvas, _ stage: Stage) -> Ink {
    let ground: Ink = index == list.selected ? .chosen : .plain
    line.fill(.plain.on(ground))
    stage.press(on: line.frame) {
      if self.list.selected == index { self.play(stage) }
      self.list.select(index, of: self.presets.count)
    }
    return ground
  }
}
