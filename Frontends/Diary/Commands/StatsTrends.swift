import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

/// `stats trends`: the figures as series.
enum StatsTrends {
  private static let by = Option(
    "by",
    .choice(of: TrendStep.self),
    default: .day,
    summary: "option.trends.by"
  )
  private static let figures = Option.repeating(
    "figure",
    .choices(FigureCatalogue.all.map(\.name)),
    valueName: "word.figure",
    summary: "option.trends.figure"
  )
  private static let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let mostBars = 40

  static let command = Command<DiarySession>(
    "trends",
    summary: "command.stats.trends",
    parameters: [StatsCommand.from, StatsCommand.to, by, figures]
  ) { values, session in
    let step = values[by]
    let (range, settings, growth) = try await session.read { transaction in
      let child = try ChildBook.child(session.designation, in: transaction)
      let zones = try session.zones(in: transaction)
      let clock = TimeReader(zones: zones, now: session.now)
      let days = try values.days(by: clock, usual: step.usualDays)
      let reader = DayReader(transaction, zones: zones, now: session.now)
      return (
        try reader.range(days, of: child), try DiarySettingsBook.settings(in: transaction),
        try reader.growth(of: child).filter { days.contains($0.growth.day) }
      )
    }
    let model = TrendsViewModel(
      Trends(range, by: step),
      of: range,
      only: values[figures],
      settings,
      in: session.messages
    )
    try session.print(
      range.trendsJSON(by: step, settings, growth),
      or: lines(model, session.console.terminal.tableWidth)
    )
  }

  private static func lines(_ model: TrendsViewModel, _ width: Int) -> [String] {
    let head = [model.title, model.subtitle, ""]
    if let text = model.emptyText { return head + [text] }
    var table = TextTable([
      .init(model.columns[0], isFlexible: true), .init(model.columns[1]),
      .init(model.columns[2], alignment: .trailing), .init(model.columns[3], alignment: .trailing),
    ])
    for row in model.rows { table.append([row.label, line(row.heights), row.span, row.latest]) }
    return head + table.lines(width: width)
  }

  /// The newest values as bars.
  private static func line(_ heights: [Double?]) -> String {
    heights.suffix(mostBars).map { height in
      height.map { bars[Int(($0 * Double(bars.count - 1)).rounded())] } ?? " "
    }.joined()
  }
}
