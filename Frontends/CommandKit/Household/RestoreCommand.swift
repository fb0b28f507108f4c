import HearthPorts
import HearthSupport

/// `restore PATH`: a backup takes the place of the store, which is kept beside it.
public enum RestoreCommand<Context: HouseholdContext> {
  /// The command of a program.
  public static var command: Command<Context> {
    let path = Argument("word.path", .file, summary: "argument.restore.path")
    let yes = Flag("yes", summary: "option.restore.yes")
    return Command(
      "restore",
      summary: "command.restore",
      discussion: "command.restore.discussion",
      parameters: [path, yes]
    ) { values, session in
      let maintenance = try await session.household.maintenance()
      let backup = try await maintenance.verify(values[path])
      let question = session.messages("question.restore", backup.path, backup.records)
      // Scripts have said what they want, and the former store is kept.
      if !values[yes], session.canAsk, !session.isYes(to: question, "confirm.restore") {
        throw Failure(session.messages("refused.not-restored"))
      }
      let restoration = try await maintenance.restore(from: backup.path)
      try session.print(restoration.json, or: sentences(restoration, session.messages))
    }
  }

  private static func sentences(_ restoration: Restoration, _ messages: Messages) -> [String] {
    let backup = restoration.backup
    return [messages("done.restored", backup.path, backup.records)]
      + (restoration.kept.map { [messages("done.store-kept", $0)] } ?? [])
  }
}

extension Restoration {
  fileprivate var json: JSON {
    [
      "path": .string(backup.path),
      "bytes": .integer(backup.bytes),
      "records": .integer(Int64(backup.records)),
      "kept": JSON(kept),
    ]
  }
}
