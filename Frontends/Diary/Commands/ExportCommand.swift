import CommandKit
import DiaryCore
import HearthContainer
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport

/// `export FORMAT --to PATH`.
enum ExportCommand {
  private static let format = Argument(
    "word.format",
    .named("export-format"),
    summary: "argument.export.format"
  )
  private static let target = Option(
    "to",
    .file,
    valueName: "word.path",
    summary: "option.export.to"
  )
  private static let force = Flag("force", summary: "option.export.force")

  static let command = Command<DiarySession>(
    "export",
    summary: "command.export",
    discussion: "command.export.discussion",
    parameters: [format, target, force]
  ) { values, session in
    guard let path = values[target] else {
      throw Failure(session.messages("export.no-path"), status: .usage)
    }
    let exporter = try await session.exporters.format(named: values[format], in: session.messages)
    let existing: FileWriter.Existing = values[force] ? .replace : .keep
    let strangers = try await strangers(values[format], session)
    let losses = try await session.read { transaction in
      let history = DiaryHistory(
        transaction,
        zones: try session.zones(in: transaction),
        now: session.now,
        messages: session.messages,
        strangers: strangers
      )
      let exported: Exported<DiaryLoss>
      do throws(ExportError) {
        exported = try exporter.write(history, named: path)
      } catch {
        throw error.failure(path, session.messages)
      }
      try exported.make(at: path, existing: existing)
      return exported.losses
    }
    try tell(losses, path, session)
  }

  /// What the program does not know and the format can write.
  private static func strangers(
    _ format: String,
    _ session: DiarySession
  ) async throws -> [DiaryHistory.Stranger] {
    let plugin = try session.exporters.plugin(named: format)
    guard plugin.capabilities.contains(.complete) else { return [] }
    do {
      return try await DiaryHistory.strangers(of: session.dependencies.store)
    } catch StoreError.readOnly {
      session.console.diagnostics.remark(session.messages("export.no-strangers"))
      return []
    }
  }

  private static func tell(
    _ losses: [DiaryLoss],
    _ path: String,
    _ session: DiarySession
  ) throws {
    let messages = session.messages
    let title = losses.isEmpty ? [] : ["", messages("export.lossy")]
    try session.print(
      ["path": .string(path), "lossy": .array(losses.map { $0.json(in: messages) })],
      or: [messages("export.done", path)] + title
        + losses.map { "  " + $0.sentence(in: messages) }
    )
  }
}
