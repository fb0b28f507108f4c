import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Timers for programs.
enum TimerAPI {
  static var routes: [DiaryRoute] { [list, start, stop, cancel] }

  private static let list = DiaryAPI.get(
    "listTimers",
    "/api/children/{child}/timers",
    "The timers that run for a child and for nobody in particular.",
    [DiaryInput.child],
    schema: DiaryAPI.listSchema
  ) { input, context in
    let id = try input.required(DiaryInput.child)
    return try await context.read { transaction in
      let diary = try context.open(id, in: transaction)
      let timers = try TimerJournal.timers(of: id, in: transaction)
      return APIPage.json(timers.map(diary.writer.timer), next: nil)
    }
  }

  private static let start = DiaryAPI.act(
    "startTimer",
    .post,
    "/api/children/{child}/timers",
    "Starts a timer.",
    [DiaryInput.child, TimerActions.name, DiaryInput.at] + DiaryInput.answers,
    status: .created
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    return diary.writer.timer(try await TimerActions(context, diary).start(input))
  }

  private static let stop = DiaryAPI.act(
    "stopTimer",
    .post,
    "/api/children/{child}/timers/{id}/stop",
    "Makes an entry of a timer.",
    [DiaryInput.child, DiaryInput.id, TimerActions.outcome, DiaryInput.at] + DiaryInput.answers
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    let entry = try await TimerActions(context, diary).stop(
      try input.required(DiaryInput.id),
      input
    )
    switch entry {
    case .sleep(let sleep): return diary.writer.sleep(sleep, clock: diary.clock)
    case .event(let event): return diary.writer.event(event)
    }
  }

  private static let cancel = DiaryAPI.act(
    "cancelTimer",
    .post,
    "/api/children/{child}/timers/{id}/cancel",
    "Throws a timer away.",
    [DiaryInput.child, DiaryInput.id]
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    let timer = try await TimerActions(context, diary).cancel(try input.required(DiaryInput.id))
    return diary.writer.timer(timer)
  }
}
