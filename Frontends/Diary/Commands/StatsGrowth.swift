import CommandKit
import DiaryCore
import HearthSupport

/// `stats growth`: the measurements with percentiles and rates.
enum StatsGrowth {
  static let command = Command<DiarySession>(
    "growth",
    summary: "command.stats.growth"
  ) { _, session in
    let (readings, child) = try await session.read { transaction in
      let child = try ChildBook.child(session.designation, in: transaction)
      let zones = try session.zones(in: transaction)
      let reader = DayReader(transaction, zones: zones, now: session.now)
      return (try reader.growth(of: child), child)
    }
    try session.print(
      ["sex": JSON(child.sex?.rawValue), "measurements": .array(readings.map(\.json))],
      or: lines(
        GrowthViewModel(readings, of: child, in: session.messages),
        session.console.terminal.tableWidth
      )
    )
  }

  private static func lines(_ model: GrowthViewModel, _ width: Int) -> [String] {
    guard !model.rows.isEmpty else { return [model.title] + model.remarks }
    var table = TextTable(model.columns.map { TextTable.Column($0, isFlexible: true) })
    for row in model.rows { table.append(row) }
    return [model.title, ""] + table.lines(width: width) + [""] + model.remarks
  }
}
