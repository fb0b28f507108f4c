import HearthHousehold
import HearthMiniPlayer
import HearthPorts
import HearthSupport
import PlayerCore
package import ScreenKit

extension PlayerDesk {
  /// The keys that lead to the other scenes.
  func ways(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(Key("p"), label: messages("sounds.player"), isInBar: true) {
        self.openPlayer(stage)
      },
      KeyBinding(Key("t"), label: messages("sounds.timer"), isInBar: true) {
        self.openTimers(stage)
      },
      KeyBinding(Key("m"), label: messages("sounds.presets"), isInBar: true) {
        stage.push(PresetsScreen(self))
      },
      KeyBinding(Key("w"), label: messages("sounds.wake-ups"), isInBar: true) {
        stage.push(WakeUpsScreen(self))
      },
      KeyBinding(Key("o"), label: messages("sounds.outputs")) { stage.push(OutputsScreen(self)) },
      KeyBinding(Key(","), label: messages("sounds.settings"), isInBar: true) {
        stage.push(PlayerSettingsScreen(self))
      },
    ]
  }

  /// Shows the player, unless it is in front.
  package func openPlayer(_ stage: Stage) {
    if !(stage.front is PlayerScreen) { stage.push(PlayerScreen(self)) }
  }

  /// Asks for a timer: those that are offered, and any other.
  func openTimers(_ stage: Stage) {
    let messages = stage.messages
    func item(_ label: String, _ text: String, _ key: Key? = nil) -> MenuScreen.Item {
      MenuScreen.Item(label, key) { self.setTimer(text, stage) }
    }
    var items = PlayerViewModel.timers.enumerated().map { index, minutes in
      item(
        messages("wake.editor.minutes", minutes),
        "\(minutes)",
        Key(Character("\(index + 1)"))
      )
    }
    if status.timer != nil {
      items += PlayerViewModel.extensions.map { minutes in
        item("+ \(messages("wake.editor.minutes", minutes))", "+\(minutes)")
      }
      items.append(item(messages("sounds.timer.off"), "off", Key("0")))
    }
    items.append(MenuScreen.Item(messages("sounds.timer.other"), Key("o")) { self.askTimer(stage) })
    let running = MiniPlayerViewModel(status, in: messages).remaining
    stage.push(MenuScreen(messages("sounds.timer"), running ?? "", items))
  }

  private func setTimer(_ text: String, _ stage: Stage) {
    command(stage) { try await $0.perform(.timer(text)) }
  }

  private func askTimer(_ stage: Stage) {
    let field = EditorField("timer", stage.messages("sounds.timer"), hint: "60, 1h30m, +15")
    stage.push(
      FormScreen(stage.messages("sounds.timer"), [field], calendar) { form, values in
        let (control, text) = (self.control(stage), values["timer"] ?? "")
        self.change(stage, from: form) {
          _ = try await control.perform(.timer(text))
          return nil
        }
      }
    )
  }
}
