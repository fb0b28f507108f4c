import CommandKit
import DiaryCore
import HearthHousehold
import HearthSupport

/// `day [DATE]`: the Day scene.
enum DayCommand {
  private static let date = Argument.optional("word.date", .text, summary: "argument.day.date")

  static let command = Command<DiarySession>(
    "day",
    summary: "command.day",
    parameters: [date]
  ) { values, session in
    let text = values[date]
    let day = try await session.read { transaction in
      let child = try ChildBook.child(session.designation, in: transaction)
      let zones = try session.zones(in: transaction)
      let reader = TimeReader(zones: zones, now: session.now)
      let day = try text.map { try reader.day($0) } ?? reader.today
      return try DayReader(transaction, zones: zones, now: session.now).day(day, of: child)
    }
    let width = session.console.terminal.tableWidth
    try session.print(
      day.json,
      or: DayPage(DayViewModel(day, in: session.messages), width: width).lines
    )
  }
}
