import HearthPorts
import HearthSupport

/// `backup PATH`: one file with everything, made while others may be writing.
public enum BackupCommand<Context: HouseholdContext> {
  /// The command of a program.
  public static var command: Command<Context> {
    let path = Argument("word.path", .file, summary: "argument.backup.path")
    return Command(
      "backup",
      summary: "command.backup",
      discussion: "command.backup.discussion",
      parameters: [path]
    ) { values, session in
      let backup = try await session.household.maintenance().backUp(to: values[path])
      let sentence = session.messages("done.backed-up", backup.path, backup.records)
      try session.print(
        [
          "path": .string(backup.path),
          "bytes": .integer(backup.bytes),
          "records": .integer(Int64(backup.records)),
        ],
        or: [sentence]
      )
    }
  }
}
