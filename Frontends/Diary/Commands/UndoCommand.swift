import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

/// `undo` and `redo`: this program's own actions on this device, the latest first.
enum UndoCommand {
  private static let skip = Flag("skip", summary: "option.undo.skip")

  static let undo = Command<DiarySession>(
    "undo",
    summary: "command.undo",
    discussion: "command.undo.discussion",
    parameters: [skip]
  ) { values, session in
    let journal = Journal.diary(session.dependencies)
    if values[skip] {
      let label = try await journal.letStand()
      let (writer, _) = try await session.journalWriter()
      try session.print(["action": JSON(label.map(writer.text))], or: [writer.stands(label)])
    } else {
      let action = try await journal.undo()
      try await session.tell(action) { $0.undone($1) }
    }
  }

  static let redo = Command<DiarySession>("redo", summary: "command.redo") { _, session in
    let action = try await Journal.diary(session.dependencies).redo()
    try await session.tell(action) { $0.redone($1) }
  }
}

extension DiarySession {
  /// The words for actions, by the household's own zones.
  func journalWriter() async throws -> (writer: JournalWriter, zones: TimeZoneHistory) {
    let zones = try await read { try self.zones(in: $0) }
    return (JournalWriter(messages: messages, zones: zones, now: now), zones)
  }

  /// Tells of an action that was undone or redone.
  fileprivate func tell(
    _ action: JournalAction,
    _ text: (JournalWriter, JournalLabel) -> String
  ) async throws {
    let (writer, zones) = try await journalWriter()
    try print(
      [
        "action": .string(writer.text(action.label)),
        "at": .string(zones.iso(action.instant)),
        "records": .array(action.records.map { .string($0.description) }),
      ],
      or: [text(writer, action.label)]
    )
  }
}
