import CommandKit
import DiaryCore
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
    let exporter = try await exporter(values[format], session)
    let existing: FileWriter.Existing = values[force] ? .replace : .keep
    let losses = try await session.read { transaction in
      let history = DiaryHistory(
        transaction,
        zones: try session.zones(in: transaction),
        now: session.now,
        messages: session.messages
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

  private static func exporter(
    _ format: String,
    _ session: DiarySession
  ) async throws -> any Exporter<DiaryHistory, DiaryLoss> {
    do {
      return try await session.exporters.plugin(named: format).make(())
    } catch let error as UnknownPlugin {
      throw Failure.of(error, session.messages, plugins: .formats) ?? error
    }
  }

  private static func tell(
    _ losses: [DiaryLoss],
    _ path: String,
    _ session: DiarySession
  ) throws {
    let sentences = losses.map { ($0.count, session.sentence(for: $0)) }
    let title = losses.isEmpty ? [] : ["", session.messages("export.lossy")]
    try session.print(
      [
        "path": .string(path),
        "lossy": .array(
          sentences.map { ["reason": .string($1), "count": .integer(Int64($0))] }
        ),
      ],
      or: [session.messages("export.done", path)] + title + sentences.map { "  " + $1 }
    )
  }
}
