import DiaryCore
import HearthModel
import HearthSupport
package import ScreenKit

extension DayScreen {
  package func keys(_ stage: Stage) -> [KeyBinding] {
    buttonKeys(stage) + nursingKeys(stage) + eventKeys(stage) + entryKeys(stage) + wayKeys(stage)
  }

  /// The one button, and all that can be done with what is chosen.
  private func buttonKeys(_ stage: Stage) -> [KeyBinding] {
    let button = shown?.button.map { button in
      let label = button.action.title(in: stage.messages)
      return KeyBinding(Key("s"), .space, label: label, isInBar: true) {
        self.press(button, stage)
      }
    }
    return [button].compactMap(\.self) + [
      KeyBinding(.enter, Key("m"), label: stage.messages("scene.actions"), isInBar: true) {
        self.openActions(stage)
      }
    ]
  }

  private func nursingKeys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    var keys = [
      KeyBinding(Key("l"), label: messages("scene.feed.left")) { self.nurse(.left, stage) },
      KeyBinding(Key("r"), label: messages("scene.feed.right")) { self.nurse(.right, stage) },
    ]
    if let feeding = now?.lastFeeding, feeding.isRunning {
      keys += [
        KeyBinding(Key("x"), label: messages("scene.feed.stop"), isInBar: true) {
          self.stopFeeding(stage)
        },
        KeyBinding(
          Key("z"),
          label: messages(feeding.isPaused ? "scene.feed.resume" : "scene.feed.pause"),
          isInBar: true
        ) { self.pauseFeeding(stage) },
      ]
    }
    return keys
  }

  private func eventKeys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(Key("f"), label: messages("scene.add.feeding"), isInBar: true) {
        self.add(.feeding, stage)
      },
      KeyBinding(Key("w"), label: messages("scene.add.wet")) { self.addNappy(isWet: true, stage) },
      KeyBinding(Key("d"), label: messages("scene.add.dirty")) {
        self.addNappy(isWet: false, stage)
      },
      KeyBinding(Key("n"), label: messages("scene.add.nappy"), isInBar: true) {
        self.add(.nappy, stage)
      },
      KeyBinding(Key("p"), label: messages("scene.add.pumping")) { self.add(.pumping, stage) },
      KeyBinding(Key("o"), label: messages("scene.add.other")) { self.openOther(stage) },
      KeyBinding(Key("+"), label: messages("scene.add.sleep")) { self.addSleep(stage) },
      KeyBinding(Key("i"), label: messages("scene.timer")) { self.openTimers(stage) },
    ]
  }

  private func entryKeys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(Key("e"), label: messages("scene.edit")) { self.edit(stage) },
      KeyBinding(.delete, Key("-"), label: messages("scene.delete")) { self.delete(stage) },
      KeyBinding(Key("u"), label: messages("scene.undo"), isInBar: true) { self.desk.undo(stage) },
      KeyBinding(.control("r"), Key("U"), label: messages("scene.redo")) {
        self.desk.undo(stage, redo: true)
      },
    ]
  }

  private func wayKeys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(.left, Key("["), label: messages("scene.day.before")) { self.move(by: -1, stage) },
      KeyBinding(.right, Key("]"), label: messages("scene.day.after")) { self.move(by: 1, stage) },
      KeyBinding(Key("t"), label: messages("screen.today")) { self.show(self.desk.today, stage) },
      KeyBinding(Key("g"), label: messages("screen.pick-date")) {
        let day = self.shown?.day ?? self.desk.today
        stage.push(
          DatePicker(messages("screen.pick-date"), day, self.desk.calendar) { self.show($0, stage) }
        )
      },
      KeyBinding(Key("v"), label: messages("scene.statistics")) {
        stage.push(StatisticsScreen(self.desk, self.child))
      },
      KeyBinding(Key("c"), label: messages("scene.user.profile")) {
        stage.push(ProfileScreen(self.desk, self.child))
      },
      KeyBinding(Key(","), label: messages("scene.settings")) {
        stage.push(SettingsScreen(self.desk))
      },
    ]
  }
}
