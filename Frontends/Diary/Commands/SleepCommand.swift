import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// `sleep start|stop|add|edit|split|join|continue|switch|delete`.
enum SleepCommand {
  static let command = Command<DiarySession>(
    "sleep",
    summary: "command.sleep",
    subcommands: [
      SleepStart.command, SleepStop.command, SleepAdd.command, SleepEdit.command,
      SleepSplit.command, SleepJoin.command, SleepContinue.command, SleepSwitch.command,
      SleepDelete.command,
    ]
  )

  static let kind = Option("kind", .choices(["night", "day"]), summary: "option.kind")
  static let id = Argument("word.id", .named("sleep"), summary: "argument.sleep.id")

  /// What a person says of a sleep besides its times.
  static let words: [any CommandParameter] = [
    kind, DiaryOptions.place, settling, settlingMinutes, moodAtStart, DiaryOptions.note,
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
  static func draft(_ values: Values, start: Instant) -> SleepDraft {
    var draft = SleepDraft(
      start: start,
      kind: values[kind].map(SleepKind.init(rawValue:)),
      place: values[DiaryOptions.place].flatMap { $0.isEmpty ? nil : Place(rawValue: $0) },
      note: values[DiaryOptions.note]
    )
    draft.settling = values[settling]
    draft.settlingSeconds = values[settlingMinutes].map { $0 * 60 }
    draft.moodAtStart = values[moodAtStart]
    return draft
  }
}

extension DiarySession {
  /// The identifier of a sleep as given on the command line.
  ///
  /// - Throws: `DiaryError.noSuchRecord` for a text that is none.
  func recordID(_ text: String) throws(DiaryError) -> RecordID {
    guard let id = RecordID(text) else { throw .noSuchRecord(text) }
    return id
  }

  /// Tells of sleeps that were written, and what became of those in their way.
  func tell(_ written: WrittenSleeps, _ done: MessageKey, in diary: OpenDiary) throws {
    let json = diary.writer.sleeps(written, clock: diary.clock)
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
  func tell(deleted sleep: Sleep, in diary: OpenDiary) throws {
    let json = diary.writer.sleep(sleep, clock: diary.clock)
    try tell(sleep, "done.sleep-deleted", as: json, in: diary)
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

  /// The child's diary that a stored sleep belongs to.
  ///
  /// - Throws: `DiaryError.noSuchRecord` where there is no such sleep.
  func open(sleep id: RecordID) async throws -> (diary: OpenDiary, sleep: Sleep) {
    try await read { transaction in
      guard let sleep = try transaction.fetch(Sleep.self, id),
        let child = try transaction.fetch(Child.self, sleep.child)
      else { throw DiaryError.noSuchRecord(id.description) }
      if let designation, try ChildBook.child(designation, in: transaction).id != child.id {
        throw DiaryError.noSuchRecord(id.description)
      }
      return (OpenDiary(child: child, zones: try zones(in: transaction), now: now), sleep)
    }
  }
}
