import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// What is done with sleeps, in forms.
enum SleepPages {
  static var routes: [DiaryRoute] {
    [start, finish, SleepEditor.newPage, add, SleepEditor.page, change, SleepEditor.splitPage]
      + [split, SleepEditor.wakefulnessPage, editWakefulness]
      + [
        simple("continueSleep", "Opens a sleep again.", "continued") {
          journal,
          sleep,
          diary,
          said in
          try await journal.reopen(sleep.id, of: diary.child, said).sleep
        },
        simple("joinNext", "Makes one of a sleep and the next.", "joined") {
          journal,
          sleep,
          _,
          said in
          try await journal.joinNext(sleep.id, said).sleep
        },
        simple("joinNeighbours", "Makes one of the sleeps beside a wakefulness.", "joined") {
          journal,
          sleep,
          _,
          said in
          try await journal.joinNeighbours(after: sleep.id, said).sleep
        },
        simple("switchKind", "Makes a nap of a night sleep, or the other way.", "changed") {
          journal,
          sleep,
          diary,
          _ in
          try await journal.switchKind(sleep.id, by: diary.clock).sleep
        },
        simple("delete", "Deletes a sleep.", "deleted") { journal, sleep, _, _ in
          try await journal.delete(sleep.id)
        },
      ]
  }

  private static let start = DiaryForms.action(
    "startSleepNow",
    "/children/{child}/sleep/start",
    "The child falls asleep.",
    [DiaryInput.child, DiaryInput.at] + DiaryInput.answers
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    let written = try await SleepActions(context, diary).start(input)
    return DiaryPath.day(diary, holding: written.sleep.start, done: "sleep-started")
  }

  private static let finish = DiaryForms.action(
    "finishSleepNow",
    "/children/{child}/sleep/finish",
    "The child wakes.",
    [DiaryInput.child, DiaryInput.at] + DiaryInput.answers
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    let written = try await SleepActions(context, diary).finish(input)
    let end = written.sleep.end ?? diary.now
    return DiaryPath.day(diary, holding: end, done: "sleep-finished")
  }

  private static let add = DiaryForms.action(
    "addSleepForm",
    "/children/{child}/sleeps",
    "Adds a sleep.",
    [DiaryInput.child] + SleepActions.fields
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    let written = try await SleepActions(context, diary).add(input)
    return DiaryPath.day(diary, holding: written.sleep.start, done: "added")
  }

  private static let change = DiaryForms.action(
    "editSleepForm",
    "/sleeps/{id}",
    "Changes a sleep.",
    [DiaryInput.id] + SleepActions.fields
  ) { input, context in
    let (diary, sleep) = try await context.openSleep(try input.required(DiaryInput.id))
    let written = try await SleepActions(context, diary).edit(sleep, input)
    return DiaryPath.day(diary, holding: written.sleep.start, done: "changed")
  }

  private static let split = DiaryForms.action(
    "splitSleepForm",
    "/sleeps/{id}/split",
    "Puts a waking into a sleep.",
    [DiaryInput.id, DiaryInput.start, DiaryInput.end] + DiaryInput.answers
  ) { input, context in
    let (diary, sleep) = try await context.openSleep(try input.required(DiaryInput.id))
    let written = try await SleepActions(context, diary).split(sleep, input)
    return DiaryPath.day(diary, holding: written.sleep.start, done: "changed")
  }

  static let after = Parameter("after", in: .query, .id, "The sleep before the wakefulness.")
  static let before = Parameter("before", in: .query, .id, "The sleep after it.")

  private static let editWakefulness = DiaryForms.action(
    "editWakefulnessForm",
    "/children/{child}/wakefulness",
    "Moves the edges of a wakefulness.",
    [DiaryInput.child, after, before, DiaryInput.start, DiaryInput.end] + DiaryInput.answers
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    let edges = try await SleepActions(context, diary).editWakefulness(input)
    return DiaryPath.day(diary, holding: edges.lowerBound, done: "changed")
  }

  private static func simple(
    _ name: String,
    _ summary: String,
    _ done: String,
    _ work:
      @escaping @Sendable (SleepJournal, Sleep, OpenDiary, Answers) async throws -> Sleep
  ) -> DiaryRoute {
    DiaryForms.action(
      "\(name)Form",
      PathPattern("/sleeps/{id}/\(name)"),
      summary,
      [DiaryInput.id] + DiaryInput.answers
    ) { input, context in
      let (diary, sleep) = try await context.openSleep(try input.required(DiaryInput.id))
      let journal = SleepJournal(context.dependencies)
      let said = try context.answers(input, in: diary)
      let result = try await work(journal, sleep, diary, said)
      return DiaryPath.day(diary, holding: result.start, done: done)
    }
  }
}

extension WebContext<DiaryWeb> {
  /// A sleep with the diary it belongs to.
  ///
  /// - Throws: `DiaryError.noSuchRecord`, `StoreError`.
  func openSleep(_ id: RecordID) async throws -> (diary: OpenDiary, sleep: Sleep) {
    try await read { transaction in
      guard let sleep = try transaction.fetch(Sleep.self, id) else {
        throw DiaryError.noSuchRecord(id.description)
      }
      return (try self.open(sleep.child, in: transaction), sleep)
    }
  }
}
