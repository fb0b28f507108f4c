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
    let exporter = try await session.exporters.format(named: values[format], in: session.messages)
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
