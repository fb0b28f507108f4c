import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// `sleep start|stop|add|edit|split|join|continue|switch|awake|delete`.
enum SleepCommand {
  static let command = Command<DiarySession>(
    "sleep",
    summary: "command.sleep",
    subcommands: [
      SleepStart.command, SleepStop.command, SleepAdd.command, SleepEdit.command,
      SleepSplit.command, SleepJoin.command, SleepContinue.command, SleepSwitch.command,
      SleepAwake.command, SleepDelete.command,
    ]
  )

  static let kind = Option("kind", .choices(["night", "day"]), summary: "option.kind")
  static let id = Argument("word.id", .named("sleep"), summary: "argument.sleep.id")

  /// What a person says of a sleep besides its times.
  static let words: [any CommandParameter] = [
    kind, DiaryOptions.place, settling, settlingMinutes, moodAtStart, DiaryOptions.note,
    EventOptions.author,
  ]
  static let settling = Option(
    "settling",
    .text,
    valueName: "word.text",
    summary: "option.settling"
  )
  static let settlingMinutes = Option(
    "settling-minutes",
    .integer(in: 0...1440),
    summary: "option.settling-minutes"
  )
  static let moodAtStart = Option(
    "mood-at-start",
    .text,
    valueName: "word.text",
    summary: "option.mood-at-start"
  )
  static let moodAtEnd = Option(
    "mood-at-end",
    .text,
    valueName: "word.text",
    summary: "option.mood-at-end"
  )

  /// A sleep that begins then, with the words of a command that takes them.
  static func draft(
    _ values: Values,
    start: Instant,
    _ session: DiarySession
  ) async throws -> SleepDraft {
    var draft = SleepDraft(
      start: start,
      kind: values[kind].map(SleepKind.init(rawValue:)),
      place: values[DiaryOptions.place].flatMap { $0.isEmpty ? nil : Place(rawValue: $0) },
      note: values[DiaryOptions.note]
    )
    draft.settling = values[settling]
    draft.settlingSeconds = values[settlingMinutes].map { $0 * 60 }
    draft.moodAtStart = values[moodAtStart]
    draft.author = try await session.author(values[EventOptions.author])
    return draft
  }
}

extension DiarySession {
  /// Tells of sleeps that were written, and what became of those in their way.
  func tell(_ written: WrittenSleeps, _ done: MessageKey, in diary: OpenDiary) async throws {
    let writer = try await writer(of: [written.sleep] + written.more, in: diary)
    let json = writer.sleeps(written, clock: diary.clock)
    if !written.joined.isEmpty {
      console.diagnostics.remark(messages("done.sleeps-joined", written.joined.count + 1))
    }
    for piece in written.more where !isJSON {
      let span = span(piece.start, piece.end, in: diary.zones)
      console.diagnostics.remark(messages("done.sleep-more", span, piece.id.description))
    }
    try tell(written.sleep, done, as: json, in: diary)
  }

  /// Tells of a sleep that is gone.
  func tell(deleted sleep: Sleep, in diary: OpenDiary) async throws {
    let json = try await writer(of: [sleep], in: diary).sleep(sleep, clock: diary.clock)
    try tell(sleep, "done.sleep-deleted", as: json, in: diary)
  }

  /// A writer that knows the tags on some sleeps, and who wrote them.
  func writer(of sleeps: [Sleep], in diary: OpenDiary) async throws -> RecordJSON {
    guard isJSON else { return diary.writer }
    return try await read { transaction in
      RecordJSON(
        zones: diary.zones,
        now: diary.now.wholeSeconds,
        labels: try EventLabels(of: [], sleeps: sleeps, in: transaction),
        people: try PersonBook.names(of: sleeps.map(\.author), in: transaction)
      )
    }
  }

  private func tell(
    _ sleep: Sleep,
    _ done: MessageKey,
    as json: JSON,
    in diary: OpenDiary
  ) throws {
    let kind = diary.clock.kind(of: sleep) == .night ? messages("kind.night") : messages("kind.day")
    let length = sleep.end.map { messages.durationText($0 - sleep.start, .words) } ?? ""
    let text = messages(
      done,
      diary.child.name,
      span(sleep.start, sleep.end, in: diary.zones),
      kind,
      length
    )
    try print(json, or: [text, messages("done.id", sleep.id.description)])
  }

  /// The stored sleep that an identifier, or its beginning, means, and the diary it belongs to.
  ///
  /// - Throws: `DiaryError` where there is none, or several.
  func open(sleep text: String) async throws -> (diary: OpenDiary, sleep: Sleep) {
    try await read { transaction in
      let sleep = try RecordFinder(transaction).sleep(text)
      guard let child = try transaction.fetch(Child.self, sleep.child) else {
        throw DiaryError.noSuchRecord(text)
      }
      if let designation, try ChildBook.child(designation, in: transaction).id != child.id {
        throw DiaryError.noSuchRecord(text)
      }
      return (OpenDiary(child: child, zones: try zones(in: transaction), now: now), sleep)
    }
  }
}
