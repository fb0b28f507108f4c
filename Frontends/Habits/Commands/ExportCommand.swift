import CommandKit
import HabitsCore
import HearthPlugins
import HearthPorts
import HearthSupport

/// `export FORMAT --to PATH`.
enum ExportCommand {
  static let command = Command<HabitsSession>(
    "export",
    summary: "command.output",
    discussion: "command.output.discussion",
    parameters: ExportOptions.all
  ) { values, session in
    let (path, existing) = try ExportOptions.place(values, session.messages)
    let now = session.now
    let exporter = try await session.exporters.format(
      named: values[ExportOptions.format],
      in: session.messages
    )
    let habits = try await session.reading { transaction, reader in
      try HabitExport.habits(in: transaction, at: now, today: reader.today)
    }
    let exported = try session.write(habits, exporter, path)
    try exported.make(at: path, existing: existing)
    try tell(habits, exported.losses, path, session)
  }

  private static func tell(
    _ habits: ForeignHabits,
    _ losses: [InterchangeLoss],
    _ path: String,
    _ session: HabitsSession
  ) throws {
    let writer = InterchangeWriter(messages: session.messages)
    let marks = habits.trackers.reduce(0) { $0 + $1.marks.count }
    let lines = writer.lines(losses).map { "  \($0)" }
    let title = lines.isEmpty ? [] : ["", session.messages("output.lossy", lines.count)]
    try session.print(
      [
        "path": .string(path),
        "trackers": .integer(Int64(habits.trackers.count)),
        "marks": .integer(Int64(marks)),
        "lossy": .array(losses.map(writer.json)),
      ],
      or: [session.messages("output.done", path, habits.trackers.count, marks)] + title + lines
    )
  }
}

extension HabitsSession {
  fileprivate func write(
    _ habits: ForeignHabits,
    _ exporter: any Exporter<ForeignHabits, InterchangeLoss>,
    _ path: String
  ) throws -> Exported<InterchangeLoss> {
    do throws(ExportError) {
      return try exporter.write(habits, named: path)
    } catch {
      throw error.failure(path, messages)
    }
  }
}
