import CommandKit
import DiaryCore
import HearthContainer
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport

/// `export FORMAT --to PATH`.
enum ExportCommand {
  static let command = Command<DiarySession>(
    "export",
    summary: "command.export",
    discussion: "command.export.discussion",
    parameters: ExportOptions.all
  ) { values, session in
    let (path, existing) = try ExportOptions.place(values, session.messages)
    let format = values[ExportOptions.format]
    let exporter = try await session.exporters.format(named: format, in: session.messages)
    let strangers = try await strangers(format, session)
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
