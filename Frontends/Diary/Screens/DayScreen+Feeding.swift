import DiaryCore
import HearthContainer
import HearthModel
import HearthSupport
import ScreenKit

extension DayScreen {
  /// Begins a nursing at a side, changes to it, or goes on with it after a pause.
  func nurse(_ side: Side, _ stage: Stage) {
    let (journal, child, editors) = (NursingJournal(desk.dependencies), child, editors(stage))
    let dependencies = desk.dependencies
    let running = now?.lastFeeding.flatMap { $0.isRunning ? $0 : nil }
    let method: FeedingMethod = side == .left ? .left : .right
    desk.change(stage) { answers in
      let now = dependencies.now()
      guard let running, let last = running.segments?.list.last else {
        return editors.saved(
          try await journal.start(method, method.usualContent, at: now, for: child, answers)
        )
      }
      if last.side != side {
        return editors.saved(try await journal.switchSide(of: child, at: now, answers))
      }
      return editors.saved(
        running.isPaused
          ? try await journal.resume(child, at: now, answers)
          : try await journal.pause(child, at: now, answers)
      )
    }
  }

  /// Ends the feeding that goes on.
  func stopFeeding(_ stage: Stage) {
    let (journal, child, editors) = (NursingJournal(desk.dependencies), child, editors(stage))
    let now = desk.dependencies.now
    desk.change(stage) { answers in
      editors.saved(try await journal.stop(child, at: now(), answers).feeding)
    }
  }

  /// Pauses the nursing that goes on, or goes on with it.
  func pauseFeeding(_ stage: Stage) {
    let (journal, child, editors) = (NursingJournal(desk.dependencies), child, editors(stage))
    let now = desk.dependencies.now
    let isPaused = self.now?.lastFeeding?.isPaused ?? false
    desk.change(stage) { answers in
      editors.saved(
        isPaused
          ? try await journal.resume(child, at: now(), answers)
          : try await journal.pause(child, at: now(), answers)
      )
    }
  }

  /// Writes a nappy of this moment down, without an editor.
  func addNappy(isWet: Bool, _ stage: Stage) {
    let (dependencies, zones, child) = (desk.dependencies, desk.zones, child)
    let time = shown?.suggestedTime(in: chosenSection) ?? desk.now
    let editors = editors(stage)
    desk.change(stage) { answers in
      let nappy = try await EventJournal(dependencies, zones: zones)
        .add(Nappy.self, for: child.id, confirmed: answers.isConfirmed) { nappy in
          (nappy.time, nappy.isWet, nappy.isDirty) = (time, isWet, !isWet)
        }
      return editors.saved(nappy)
    }
  }
}
