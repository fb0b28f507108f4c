import HearthHousehold
import HearthPorts
import HearthSupport
import PlayerCore
package import ScreenKit

/// What stays set on this machine: volume, output, the safe volume with its PIN.
package final class PlayerSettingsScreen: Screen {
  private let desk: PlayerDesk
  private var settings: PlayerSettings?
  private var list = ListState()

  /// The settings of a machine.
  package init(_ desk: PlayerDesk) { self.desk = desk }

  package private(set) var title = ""
  package let showsFooter = false

  package func refresh(_ stage: Stage) {
    title = stage.messages("sounds.settings")
    desk.read(stage) {
      try PlayerMemory.settings(in: $0)
    } then: {
      self.settings = $0
    }
  }

  /// The lines that can be chosen, each with what a key does to it.
  private func rows(_ stage: Stage) -> [(text: String, action: () -> Void)] {
    guard let settings else { return [] }
    let model = PlayerSettingsViewModel(settings, in: stage.messages)
    return [
      (model.volume, { self.askVolume(settings, stage) }),
      (model.output, { stage.push(OutputsScreen(self.desk)) }),
      (model.variation, { self.chooseVariation(settings, stage) }),
      (model.safeVolume, { self.edit(.cap, settings, stage) }),
      (model.calibration, { self.edit(.calibration, settings, stage) }),
      (model.pin, { self.edit(.pin, settings, stage) }),
    ]
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    [
      KeyBinding(.enter, .space, label: stage.messages("sounds.change"), isInBar: true) {
        let rows = self.rows(stage)
        if rows.indices.contains(self.list.selected) { rows[self.list.selected].action() }
      }
    ]
  }

  private func askVolume(_ settings: PlayerSettings, _ stage: Stage) {
    let label = stage.messages("sounds.volume")
    let field = EditorField("volume", label, .number, value: "\(settings.volume)", hint: "0–100")
    stage.push(
      FormScreen(label, [field], desk.calendar) { form, values in
        let (control, dependencies) = (self.desk.control(stage), self.desk.dependencies)
        let text = values["volume"] ?? ""
        self.desk.change(stage, from: form) {
          let number = Int(text) ?? -1
          guard SoundVolume(number) != nil else { throw PlayerError.notAVolume("\(number)") }
          _ = try await PlayerMemory(dependencies).change { $0.volume = number }
          _ = try await control.setVolume(number, dependencies)
          return nil
        }
      }
    )
  }

  /// How far sounds may wander: not at all, or so many decibels.
  private func chooseVariation(_ settings: PlayerSettings, _ stage: Stage) {
    let messages = stage.messages
    let depths: [Int?] = [nil] + PlayerSettings.variations.map { $0 }
    let items = depths.map { depth in
      MenuScreen.Item(depth.map { "± \($0) dB" } ?? messages("settings.variation.off")) {
        let (control, memory) = (self.desk.control(stage), PlayerMemory(self.desk.dependencies))
        self.desk.change(stage) {
          _ = try await memory.change { $0.variationDecibels = depth }
          await control.announce()
          return nil
        }
      }
    }
    let chosen = depths.firstIndex(of: settings.variationDecibels) ?? 0
    stage.push(MenuScreen(messages("sounds.variation"), "", items, selected: chosen))
  }

  private func edit(_ part: SafeVolumeEditor.Part, _ settings: PlayerSettings, _ stage: Stage) {
    let editor = SafeVolumeEditor(part, of: settings, in: stage.messages)
    let advice = PlayerSettingsViewModel(settings, in: stage.messages).advice
    stage.push(
      FormScreen(
        editor.title,
        editor.fields,
        desk.calendar,
        remark: { _ in part == .pin ? nil : advice },
        save: { form, values in
          let (status, shop, control) = (self.desk.status, self.desk.shop, self.desk.control(stage))
          let safe = self.desk.safeVolume
          self.desk.change(stage, from: form) {
            try await editor.make(values, playing: status, shop, at: safe)
            await control.announce()
            return nil
          }
        }
      )
    )
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    return list.move(key.latin, of: rows(stage).count, page: 5)
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    guard let settings else { return }
    let body = canvas.inset(0, 1)
    var lines: [ListDrawing.Line] = []
    var chosen = 0..<1
    let rows = rows(stage)
    for (index, row) in rows.enumerated() {
      let texts = wrapped(row.text, columns: max(1, body.columns - 5))
      if index == list.selected { chosen = lines.count..<lines.count + texts.count }
      for (number, text) in texts.enumerated() {
        lines.append { line in
          let ground: Ink = index == self.list.selected ? .chosen : .plain
          line.fill(.plain.on(ground))
          if number == 0 { line.write("▸", 1, 0, Style(.accent, on: ground)) }
          line.write(text, 3, 0, Style(.plain, on: ground))
          stage.press(on: line.frame) {
            if self.list.selected == index { row.action() }
            self.list.select(index, of: rows.count)
          }
        }
      }
    }
    let advice = PlayerSettingsViewModel(settings, in: stage.messages).advice
    lines.append { _ in }
    for text in wrapped(advice, columns: max(1, body.columns - 5)) {
      lines.append { $0.write(text, 3, 0, .faint) }
    }
    list.reveal(chosen, of: lines.count, rows: body.rows)
    ListDrawing.draw(lines, from: list.top, on: body)
  }
}
