import CommandKit
import HearthPorts
import HearthSupport

/// `backup PATH`: one file with everything, made while others may be writing.
enum BackupCommand {
  private static let path = Argument("word.path", .file, summary: "argument.backup.path")

  static let command = Command<DiarySession>(
    "backup",
    summary: "command.backup",
    discussion: "command.backup.discussion",
    parameters: [path]
  ) { values, session in
    let backup = try await session.maintenance().backUp(to: values[path])
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
