import HearthHousehold
import HearthModel
import HearthSupport

/// `undo` and `redo`: this program's own actions on this device, the latest first.
public enum UndoCommand<Context: HouseholdContext> {
  /// `undo`.
  public static var undo: Command<Context> {
    let skip = Flag("skip", summary: "option.undo.skip")
    return Command(
      "undo",
      summary: "command.undo",
      discussion: "command.undo.discussion",
      parameters: [skip]
    ) { values, session in
      if values[skip] {
        let label = try await session.journal.letStand()
        let (writer, _) = try await session.journalWriter()
        try session.print(["action": JSON(label.map(writer.text))], or: [writer.stands(label)])
      } else {
        let action = try await session.journal.undo()
        try await tell(action, session) { $0.undone($1) }
      }
    }
  }

  /// `redo`.
  public static var redo: Command<Context> {
    Command("redo", summary: "command.redo") { _, session in
      let action = try await session.journal.redo()
      try await tell(action, session) { $0.redone($1) }
    }
  }

  /// Tells of an action that was undone or redone.
  private static func tell(
    _ action: JournalAction,
    _ session: Context,
    _ text: (JournalWriter, JournalLabel) -> String
  ) async throws {
    let (writer, zones) = try await session.journalWriter()
    try session.print(
      [
        "action": .string(writer.text(action.label)),
        "at": .string(zones.iso(action.instant)),
        "records": .array(action.records.map { .string($0.description) }),
      ],
      or: [text(writer, action.label)]
    )
  }
}
