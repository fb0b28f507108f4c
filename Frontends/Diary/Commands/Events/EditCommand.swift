import CommandKit
import DiaryCore
import HearthModel
import HearthPorts
import HearthSupport

/// `edit ID …` and `delete ID` of any event, `feed edit ID …` and `feed delete ID` of a feeding.
enum EditCommand {
  private static let id = Argument("word.id", .named("event"), summary: "argument.event.id")
  private static let move = Option(
    "at",
    .text,
    valueName: "word.time",
    summary: "option.event.move"
  )

  static let edit = command("edit", summary: "command.edit", of: EventKind.allCases)
  static let editFeeding = command("edit", summary: "command.feed.edit", of: [.feeding])
  static let delete = deletion(summary: "command.delete", of: EventKind.allCases)
  static let deleteFeeding = deletion(summary: "command.feed.delete", of: [.feeding])

  private static func command(
    _ name: String,
    summary: String,
    of kinds: [EventKind]
  ) -> Command<DiarySession> {
    let days: [any CommandParameter] = kinds.contains(.growth) ? [EventOptions.on] : []
    // Made when they are asked for: every start of the program meets this command.
    let options: @Sendable () -> [any CommandParameter] = { EventForms.parameters(of: kinds) }
    let clear = { @Sendable in DiaryOptions.clear(EventForms.clearable(of: kinds)) }
    return Command<DiarySession>(
      name,
      summary: summary,
      parameters: [id, move, EventOptions.from, EventOptions.to] + days + options()
        + [DiaryOptions.note, EventOptions.author, clear(), DiaryOptions.yes],
      exclusive: [[move, EventOptions.from], [move, EventOptions.to]]
        + kinds.map(EventForms.form).flatMap { $0.exclusive }
    ) { values, session in
      let (diary, entry) = try await session.entry(values[id])
      guard case .event(let event) = entry, kinds.contains(type(of: event).kind) else {
        throw session.refusal(of: entry, kinds)
      }
      let kind = type(of: event).kind
      let clear = clear()
      let given = options().filter(values.isGiven).map(\.info.label)
      let strange =
        given.filter { !EventForms.takes($0, kind) }
        + values[clear].filter { !EventForms.clearable(of: [kind]).contains($0) }
        .map { "\(clear.info.label) \($0)" }
      if let first = strange.first { throw session.otherKind(first, kind) }
      let day =
        try days.isEmpty
        ? nil
        : values[EventOptions.on]
          .map { try session.day($0, in: diary) }
      try await change(
        event.id,
        using: EventForms.form(of: kind),
        day,
        clearing: values[clear],
        values,
        in: diary,
        session
      )
    }
  }

  private static func change<Form: EventFilling>(
    _ id: RecordID,
    using form: Form,
    _ day: Day?,
    clearing words: [String],
    _ values: Values,
    in diary: OpenDiary,
    _ session: DiarySession
  ) async throws {
    let stored = try await session.read { transaction in
      guard let event = try transaction.fetch(Form.Event.self, id) else {
        throw DiaryError.noSuchRecord(id.description)
      }
      return event
    }
    let start = stored.beginning(by: diary.zones)
    let moved = try values[move].map { try session.instant($0, near: start, in: diary) }
    let from = try values[EventOptions.from].map { try session.instant($0, near: start, in: diary) }
    let to = try values[EventOptions.to].map {
      try session.end($0, after: (from ?? start) - .seconds(1), in: diary)
    }
    let author = try await session.author(values[EventOptions.author])
    let event = try await session.confirming(values[DiaryOptions.yes], in: diary) { confirmed in
      try await EventJournal(session.dependencies, zones: diary.zones)
        .edit(Form.Event.self, id, confirmed: confirmed) { event in
          if let moved { try event.move(to: moved) }
          try event.set(EventTimes(start: from, end: to, day: day))
          form.clear(words, from: &event)
          if let note = values[DiaryOptions.note] { event.note = note.isEmpty ? nil : note }
          if let author { event.author = author }
          try form.change(&event, by: values)
        }
    }
    try await session.tell(event, "done.event-edited", in: diary)
  }

  private static func deletion(
    summary: String,
    of kinds: [EventKind]
  ) -> Command<DiarySession> {
    Command<DiarySession>(
      "delete",
      summary: summary,
      parameters: [id]
    ) { values, session in
      let (diary, entry) = try await session.entry(values[id])
      switch entry {
      case .event(let event) where kinds.contains(type(of: event).kind):
        try await delete(event, in: diary, session)
      case .sleep(let sleep) where kinds.count > 1:
        let deleted = try await SleepJournal(session.dependencies).delete(sleep.id)
        try await session.tell(deleted: deleted, in: diary)
      case .event, .sleep: throw session.refusal(of: entry, kinds)
      }
    }
  }

  private static func delete<Event: DiaryEvent>(
    _ event: Event,
    in diary: OpenDiary,
    _ session: DiarySession
  ) async throws {
    let deleted = try await EventJournal(session.dependencies, zones: diary.zones)
      .delete(Event.self, event.id)
    try await session.tell(deleted, "done.event-deleted", in: diary)
  }
}

extension DiarySession {
  /// The entry that an identifier, or its beginning, means, and the diary it belongs to.
  ///
  /// - Throws: `DiaryError` where there is none, or several.
  func entry(_ text: String) async throws -> (diary: OpenDiary, entry: DiaryEntry) {
    try await read { transaction in
      let entry = try RecordFinder(transaction).entry(text)
      let children = try ChildBook.children(in: transaction)
      let owner = entry.childID
      guard let child = children.first(where: { $0.id == owner ?? $0.id }) else {
        throw DiaryError.noSuchRecord(text)
      }
      if let designation, let owner,
        try ChildBook.child(designation, in: transaction).id != owner
      {
        throw DiaryError.noSuchRecord(text)
      }
      return (OpenDiary(child: child, zones: try zones(in: transaction), now: now), entry)
    }
  }

  /// Why an entry is not the command's.
  fileprivate func refusal(of entry: DiaryEntry, _ kinds: [EventKind]) -> Failure {
    switch entry {
    case .sleep: Failure(messages("refused.is-a-sleep", entry.id.description), status: .usage)
    case .event: Failure(messages("refused.no-feeding", entry.id.description))
    }
  }
}

extension DiarySession {
  /// Of an option that another kind of event takes.
  fileprivate func otherKind(_ option: String, _ kind: EventKind) -> Failure {
    let word = messages("event.\(kind.rawValue)")
    return Failure(messages("refused.option-of-another-kind", option, word), status: .usage)
  }
}
