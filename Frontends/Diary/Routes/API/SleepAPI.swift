import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Sleeps for programs.
enum SleepAPI {
  static var routes: [DiaryRoute] {
    [list, add, start, stop, one, change, delete]
      + [
        shape(
          "splitSleep",
          "split",
          "Puts a waking into a sleep.",
          [DiaryInput.start, DiaryInput.end]
        ) {
          sleep,
          diary,
          input,
          context in
          try await SleepActions(context, diary).split(sleep, input)
        },
        shape("joinNextSleep", "join-next", "Makes one of a sleep and the next.", []) {
          sleep,
          diary,
          input,
          context in
          try await SleepJournal(context.dependencies)
            .joinNext(sleep.id, try context.answers(input, in: diary))
        },
        shape("reopenSleep", "reopen", "Opens a sleep again.", []) { sleep, diary, input, context in
          try await SleepJournal(context.dependencies)
            .reopen(sleep.id, of: diary.child, try context.answers(input, in: diary))
        },
        shape(
          "switchSleepKind",
          "switch-kind",
          "Makes a nap of a night sleep, or the other way.",
          []
        ) {
          sleep,
          diary,
          _,
          context in
          try await SleepJournal(context.dependencies).switchKind(sleep.id, by: diary.clock)
        },
      ]
  }

  private static let list = DiaryAPI.get(
    "listSleeps",
    "/api/children/{child}/sleeps",
    "A child's sleeps, the latest first.",
    [DiaryInput.child, DiaryAPI.limit, DiaryAPI.cursor],
    schema: DiaryAPI.listSchema
  ) { input, context in
    let id = try input.required(DiaryInput.child)
    let limit = try input(DiaryAPI.limit) ?? APIPage.usualLimit
    let position = try input(DiaryAPI.cursor).map { try APIPage.position($0) }
    return try await context.read { transaction in
      let diary = try context.open(id, in: transaction)
      let found = try RecordPage.records(
        Sleep.query.where(\.child, is: id),
        by: \.start,
        behind: position.map { ($0.instant, $0.id) },
        limit: limit + 1,
        in: transaction
      )
      let shown = Array(found.prefix(limit))
      let writer = RecordJSON(
        zones: diary.zones,
        now: diary.now.wholeSeconds,
        labels: try EventLabels(of: [], sleeps: Array(shown), in: transaction)
      )
      let clock = diary.clock
      let next = found.count > limit ? shown.last.map { APIPage.cursor($0.start, $0.id) } : nil
      return APIPage.json(shown.map { writer.sleep($0, clock: clock) }, next: next)
    }
  }

  private static let add = DiaryAPI.act(
    "addSleep",
    .post,
    "/api/children/{child}/sleeps",
    "Adds a sleep, finished or open.",
    [DiaryInput.child] + SleepActions.fields,
    status: .created
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    return json(try await SleepActions(context, diary).add(input), diary)
  }

  private static let start = DiaryAPI.act(
    "startSleep",
    .post,
    "/api/children/{child}/sleeps/start",
    "The child falls asleep.",
    [DiaryInput.child, DiaryInput.at] + DiaryInput.answers,
    status: .created
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    return json(try await SleepActions(context, diary).start(input), diary)
  }

  private static let stop = DiaryAPI.act(
    "stopSleep",
    .post,
    "/api/children/{child}/sleeps/stop",
    "The child wakes.",
    [DiaryInput.child, DiaryInput.at] + DiaryInput.answers
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    return json(try await SleepActions(context, diary).finish(input), diary)
  }

  private static let one = DiaryAPI.get(
    "readSleep",
    "/api/sleeps/{id}",
    "A sleep.",
    [DiaryInput.id],
    schema: DiaryAPI.recordSchema
  ) { input, context in
    let (diary, sleep) = try await context.openSleep(try input.required(DiaryInput.id))
    return try await context.read { try stored(sleep.id, diary, in: $0) }
  }

  private static let change = DiaryAPI.act(
    "editSleep",
    .patch,
    "/api/sleeps/{id}",
    "Changes what the body names of a sleep; an end of null opens it.",
    [DiaryInput.id] + SleepActions.fields
  ) { input, context in
    let (diary, sleep) = try await context.openSleep(try input.required(DiaryInput.id))
    let checking = context.meaning(input) { try stored(sleep.id, diary, in: $0) }
    return json(try await SleepActions(checking, diary).edit(sleep, input), diary)
  }

  private static let delete = DiaryAPI.act(
    "deleteSleep",
    .delete,
    "/api/sleeps/{id}",
    "Deletes a sleep.",
    [DiaryInput.id]
  ) { input, context in
    let (diary, sleep) = try await context.openSleep(try input.required(DiaryInput.id))
    let shown = try await context.read { try stored(sleep.id, diary, in: $0) }
    let checking = context.meaning(input) { try stored(sleep.id, diary, in: $0) }
    _ = try await SleepJournal(checking.dependencies).delete(sleep.id)
    return shown
  }

  private static func shape(
    _ name: String,
    _ word: String,
    _ summary: String,
    _ parameters: [any RouteParameter],
    _ work:
      @escaping @Sendable (Sleep, OpenDiary, RouteInput, DiaryContext) async throws -> WrittenSleeps
  ) -> DiaryRoute {
    DiaryAPI.act(
      name,
      .post,
      PathPattern("/api/sleeps/{id}/\(word)"),
      summary,
      [DiaryInput.id] + parameters + DiaryInput.answers
    ) { input, context in
      let (diary, sleep) = try await context.openSleep(try input.required(DiaryInput.id))
      return json(try await work(sleep, diary, input, context), diary)
    }
  }

  private static func json(_ written: WrittenSleeps, _ diary: OpenDiary) -> JSON {
    diary.writer.sleeps(written, clock: diary.clock)
  }

  /// A sleep as it is stored, with its tags.
  private static func stored(
    _ id: RecordID,
    _ diary: OpenDiary,
    in transaction: any ReadTransaction
  ) throws -> JSON {
    guard let sleep = try transaction.fetch(Sleep.self, id) else {
      throw DiaryError.noSuchRecord(id.description)
    }
    let labels = try EventLabels(of: [], sleeps: [sleep], in: transaction)
    let writer = RecordJSON(zones: diary.zones, now: diary.now.wholeSeconds, labels: labels)
    return writer.sleep(sleep, clock: diary.clock)
  }
}

extension OpenDiary {
  /// Writes records as programs read them.
  var writer: RecordJSON { RecordJSON(zones: zones, now: now.wholeSeconds) }
}
