import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

/// `tag add|list|delete`, `tag on ID NAME…`, `tag off ID NAME…`.
enum TagCommand {
  static let command = Command<DiarySession>(
    "tag",
    summary: "command.tag",
    subcommands: [add, list, delete, on, off]
  )

  private static let name = Argument("word.name", .named("tag"), summary: "argument.tag.name")
  private static let names = Argument<[String]>.repeating(
    "word.name",
    .named("tag"),
    summary: "argument.tag.name"
  )
  private static let id = Argument("word.id", .named("event"), summary: "argument.event.id")
  private static let colour = Option(
    "colour",
    .text,
    valueName: "word.colour",
    summary: "option.tag.colour"
  )

  private static let add = Command<DiarySession>(
    "add",
    summary: "command.tag.add",
    parameters: [name, colour]
  ) { values, session in
    let tag = try await TagBook(session.dependencies).add(values[name], colour: values[colour])
    try await session.tell([tag], "done.tag-added")
  }

  private static let delete = Command<DiarySession>(
    "delete",
    summary: "command.tag.delete",
    parameters: [name]
  ) { values, session in
    let tag = try await TagBook(session.dependencies).delete(values[name])
    try await session.tell([tag], "done.tag-deleted")
  }

  private static let list = Command<DiarySession>(
    "list",
    summary: "command.tag.list"
  ) { _, session in
    let tags = try await session.read { try TagBook.tags(in: $0) }
    let writer = try await session.recordWriter()
    try session.print(
      .array(tags.map(writer.tag)),
      or: tags.isEmpty ? [session.messages("tag.none")] : tags.map(\.name)
    )
  }

  private static let on = Command<DiarySession>(
    "on",
    summary: "command.tag.on",
    parameters: [id, names]
  ) { values, session in
    let (diary, entry) = try await session.entry(values[id])
    let tags = try await TagBook(session.dependencies).put(values[names], on: entry)
    try await session.tell(tags, "done.tagged", of: entry, in: diary)
  }

  private static let off = Command<DiarySession>(
    "off",
    summary: "command.tag.off",
    parameters: [id, names]
  ) { values, session in
    let (diary, entry) = try await session.entry(values[id])
    let tags = try await TagBook(session.dependencies).take(values[names], off: entry)
    try await session.tell(tags, "done.untagged", of: entry, in: diary)
  }
}

extension DiarySession {
  /// A writer of records by the household's zones.
  func recordWriter() async throws -> RecordJSON {
    RecordJSON(zones: try await read { try zones(in: $0) }, now: now.wholeSeconds)
  }

  fileprivate func tell(_ tags: [Tag], _ done: MessageKey) async throws {
    let writer = try await recordWriter()
    for tag in tags { try print(writer.tag(tag), or: [messages(done, tag.name)]) }
  }

  /// Tells of an entry whose tags have changed.
  fileprivate func tell(
    _ tags: [Tag],
    _ done: MessageKey,
    of entry: DiaryEntry,
    in diary: OpenDiary
  ) async throws {
    let labels = try await read { try EventLabels(of: entry, in: $0) }
    switch entry {
    case .sleep(let sleep):
      let span = span(sleep.start, sleep.end, in: diary.zones)
      try print(
        RecordJSON(zones: diary.zones, now: diary.now.wholeSeconds, labels: labels)
          .sleep(sleep, clock: diary.clock),
        or: [messages(done, messages.list(tags.map(\.name)), span)]
      )
    case .event(let event):
      let time = time(of: event, in: diary.zones)
      try print(
        RecordJSON(zones: diary.zones, now: diary.now.wholeSeconds, labels: labels).event(event),
        or: [messages(done, messages.list(tags.map(\.name)), time)]
      )
    }
  }
}
