import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// `sleep awake TIME [--from T] [--to T]`: from when to when the child was awake, which moves the
/// edges of the sleeps on both sides.
enum SleepAwake {
  private static let time = Argument("word.time", .text, summary: "argument.sleep.awake")
  private static let from = Option(
    "from",
    .text,
    valueName: "word.time",
    summary: "option.split.from"
  )
  private static let to = Option("to", .text, valueName: "word.time", summary: "option.split.to")

  static let command = Command<DiarySession>(
    "awake",
    summary: "command.sleep.awake",
    discussion: "command.sleep.awake.discussion",
    parameters: [time, from, to, DiaryOptions.yes]
  ) { values, session in
    let diary = try await session.open()
    let moment = try session.instant(values[time], in: diary)
    let day = try await session.read { transaction in
      try DayReader(transaction, zones: diary.zones, now: diary.now)
        .day(diary.zones.day(holding: moment), of: diary.child)
    }
    guard let section = day.wakefulness(holding: moment)?.section else {
      throw session.refusal("refused.not-awake", session.clock(moment, in: diary.zones))
    }
    let (before, after) = day.neighbours(of: section)
    let start = try values[from].map { text in
      guard before != nil else { throw session.refusal("refused.no-sleep-before", text) }
      return try session.instant(text, near: section.start ?? moment, in: diary)
    }
    let end = try values[to].map { text in
      guard after != nil else { throw session.refusal("refused.no-sleep-after", text) }
      return try session.end(text, after: start ?? section.start ?? moment, in: diary)
    }
    guard start != nil || end != nil else { throw session.refusal("refused.nothing-moved") }
    let lower = start ?? section.start
    let upper = end ?? section.end
    let range = (lower ?? section.extent.lowerBound, upper ?? diary.now.wholeSeconds)
    guard range.0 < range.1 else {
      throw DiaryError.endNotAfterStart(start: range.0, end: range.1)
    }
    let sleeps = try await session.answering(confirmed: values[DiaryOptions.yes], in: diary) {
      answers in
      try await SleepJournal(session.dependencies).editWakefulness(
        after: start == nil ? nil : before?.first.id,
        before: end == nil ? nil : after?.first.id,
        to: range.0..<range.1,
        answers
      )
    }
    try await session.tell(sleeps, beside: (lower, upper), in: diary)
  }
}

extension DiarySession {
  fileprivate func refusal(_ key: MessageKey, _ arguments: String...) -> Failure {
    Failure(messages(key, arguments.first ?? ""))
  }

  /// Tells of a wakefulness whose edges were moved.
  fileprivate func tell(
    _ sleeps: [Sleep],
    beside edges: (start: Instant?, end: Instant?),
    in diary: OpenDiary
  ) async throws {
    let writer = try await writer(of: sleeps, in: diary)
    let open = messages("time.open")
    let start = edges.start.map { clock($0, in: diary.zones) } ?? open
    let end = edges.end.map { clock($0, in: diary.zones) } ?? open
    try print(
      [
        "start": writer.instant(edges.start),
        "end": writer.instant(edges.end),
        "sleeps": .array(sleeps.map { writer.sleep($0, clock: diary.clock) }),
      ],
      or: [messages("done.awake-edited", diary.child.name, messages("time.span", start, end))]
    )
  }
}
