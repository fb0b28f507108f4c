import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

/// `stats prediction`: how good the forecast would have been on past sleeps.
enum StatsPrediction {
  static let command = Command<DiarySession>(
    "prediction",
    summary: "command.stats.prediction",
    discussion: "command.stats.prediction.discussion",
    parameters: [StatsCommand.from, StatsCommand.to]
  ) { values, session in
    let (trial, days, child) = try await session.read { transaction in
      let child = try ChildBook.child(session.designation, in: transaction)
      let zones = try session.zones(in: transaction)
      let reader = DayReader(transaction, zones: zones, now: session.now)
      let days = try values.days(by: TimeReader(zones: zones, now: session.now), usual: 60)
      return (try reader.forecastTrial(over: days, of: child), days, child)
    }
    let model = ForecastTrialViewModel(trial, over: days, of: child, in: session.messages)
    try session.print(trial.json, or: lines(model, session.console.terminal.tableWidth))
  }

  private static func lines(_ model: ForecastTrialViewModel, _ width: Int) -> [String] {
    let numbers = model.columns.dropFirst().map { TextTable.Column($0, alignment: .trailing) }
    var table = TextTable([.init(model.columns[0], isFlexible: true)] + numbers)
    for row in model.rows { table.append(row) }
    return [model.title, ""] + table.lines(width: width) + [model.verdict]
  }
}
