import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

/// `stats [--from DATE] [--to DATE]`: the days of a range and their averages; what else can be asked
/// of them are its subcommands.
enum StatsCommand {
  static let from = Option("from", .text, valueName: "word.date", summary: "option.stats.from")
  static let to = Option("to", .text, valueName: "word.date", summary: "option.stats.to")
  private static let explain = Option(
    "explain",
    .choices(FigureCatalogue.all.map(\.name)),
    valueName: "word.figure",
    summary: "option.stats.explain"
  )

  static let command = Command<DiarySession>(
    "stats",
    summary: "command.stats",
    discussion: "command.stats.discussion",
    parameters: [from, to, explain],
    exclusive: [[from, explain], [to, explain]],
    subcommands: [
      StatsFigures.command, StatsTrends.command, StatsGrowth.command, StatsPrediction.command,
    ]
  ) { values, session in
    if let name = values[explain] { return try StatsFigures.explain(name, session) }
    let (range, settings) = try await session.read { transaction in
      let child = try ChildBook.child(session.designation, in: transaction)
      let zones = try session.zones(in: transaction)
      let days = try values.days(by: TimeReader(zones: zones, now: session.now))
      let reader = DayReader(transaction, zones: zones, now: session.now)
      return (
        try reader.range(days, of: child), try DiarySettingsBook.settings(in: transaction)
      )
    }
    let width = session.console.terminal.tableWidth
    try session.print(
      range.json,
      or: RangePage(RangeViewModel(range, settings, in: session.messages), width: width).lines
    )
  }
}

extension Values {
  /// The days of `--from` and `--to`, by themselves so many that are over.
  func days(by reader: TimeReader, usual: Int = 7) throws -> ClosedRange<Day> {
    try DiaryRange.days(
      from: try self[StatsCommand.from].map { try reader.day($0) },
      to: try self[StatsCommand.to].map { try reader.day($0) },
      today: reader.today,
      usual: usual
    )
  }
}
