import DiaryCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthSupport
import ScreenKit

extension DayScreen {
  /// Shows the timers that run, each to become an entry, and starts others.
  func openTimers(_ stage: Stage) {
    let messages = stage.messages
    let running = (now?.timers ?? []).map { timer in
      let length = max(.zero, desk.now - timer.start)
      return MenuScreen.Item("\(timer.name), \(messages.durationText(length, .words))") {
        self.openOutcomes(of: timer, stage)
      }
    }
    let start = MenuScreen.Item(messages("scene.timer.start"), Key("s")) { self.startTimer(stage) }
    stage.push(MenuScreen(messages("scene.timer"), "", running + [start]))
  }

  private func startTimer(_ stage: Stage) {
    let messages = stage.messages
    let field = EditorField("name", messages("scene.timer.name"))
    let (dependencies, zones, child) = (desk.dependencies, desk.zones, child.id)
    stage.push(
      FormScreen(messages("scene.timer.start"), [field], desk.calendar) { form, values in
        let name = values["name"] ?? ""
        self.desk.change(stage, from: form) { answers in
          let timer = try await TimerJournal(dependencies, zones: zones)
            .start(name, for: child, at: dependencies.now(), confirmed: answers.isConfirmed)
          return messages("scene.timer.started", timer.name)
        }
      }
    )
  }

  private func openOutcomes(of timer: DiaryTimer, _ stage: Stage) {
    let messages = stage.messages
    let outcomes = TimerOutcome.allCases.map { outcome in
      MenuScreen.Item(outcome.title(in: messages)) { self.stop(timer, as: outcome, stage) }
    }
    let cancel = MenuScreen.Item(messages("scene.timer.cancel"), ink: .danger) {
      self.cancel(timer, stage)
    }
    stage.push(MenuScreen(timer.name, messages("scene.timer.what"), outcomes + [cancel]))
  }

  private func stop(_ timer: DiaryTimer, as outcome: TimerOutcome, _ stage: Stage) {
    let (messages, editors) = (stage.messages, editors(stage))
    let (dependencies, zones, child) = (desk.dependencies, desk.zones, child.id)
    let end = desk.now
    desk.change(stage) { answers in
      let id = timer.id.description
      let stopped = try await TimerJournal(dependencies, zones: zones)
        .stop(id, as: outcome, of: child, at: end, confirmed: answers.isConfirmed) { timer in
          timer.note(until: end, in: messages)
        }
      return switch stopped {
      case .sleep(let written): editors.saved(written.sleep)
      case .event(let event): editors.saved(event)
      }
    }
  }

  private func cancel(_ timer: DiaryTimer, _ stage: Stage) {
    let (dependencies, zones, child) = (desk.dependencies, desk.zones, child.id)
    let messages = stage.messages
    desk.change(stage) { _ in
      let timer = try await TimerJournal(dependencies, zones: zones)
        .cancel(timer.id.description, of: child)
      return messages("scene.timer.cancelled", timer.name)
    }
  }
}
