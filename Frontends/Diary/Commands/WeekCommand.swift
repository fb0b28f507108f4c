import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

/// `week [DATE]`: the seven days up to a date as a picture of sleep.
enum WeekCommand {
  private static let date = Argument.optional("word.date", .text, summary: "argument.week.date")
  private static let signs: [DayPattern.Kind: String] = [
    .night: "█", .nap: "▒", .awake: "·", .unknown: " ",
  ]

  static let command = Command<DiarySession>(
    "week",
    summary: "command.week",
    parameters: [date]
  ) { values, session in
    let text = values[date]
    let (range, settings) = try await session.read { transaction in
      let child = try ChildBook.child(session.designation, in: transaction)
      let zones = try session.zones(in: transaction)
      let clock = TimeReader(zones: zones, now: session.now)
      let last = try text.map { try clock.day($0) } ?? clock.today
      let days = try DiaryRange.days(from: nil, to: last, today: clock.today)
      let reader = DayReader(transaction, zones: zones, now: session.now)
      return (
        try reader.range(days, of: child), try DiarySettingsBook.settings(in: transaction)
      )
    }
    try session.print(
      range.patternJSON,
      or: lines(
        WeekViewModel(range, settings, in: session.messages),
        session.console.terminal.tableWidth
      )
    )
  }

  private static func lines(_ model: WeekViewModel, _ width: Int) -> [String] {
    var table = TextTable([.init(), .init(), .init(alignment: .trailing)])
    let hours = ["0", "6", "12", "18"].map { $0 + String(repeating: " ", count: 12 - $0.count) }
    table.append(["", hours.joined() + "24", ""])
    for day in model.days {
      table.append([
        day.date, day.halfHours.map { $0.flatMap { signs[$0] } ?? " " }.joined(), day.asleep,
      ])
    }
    let legend = zip(["█", "▒", "·", " "], model.legend).map { "\($0) \($1)" }
    return [model.title, ""] + table.lines(width: width) + ["", legend.joined(separator: "  ")]
  }
}
