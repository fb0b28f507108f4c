import CommandKit
import DiaryCore
import HearthHousehold
import HearthSupport

/// `day [DATE]`: the Day scene.
enum DayCommand {
  private static let ids = Flag("ids", summary: "option.day.ids")
  private static let date = Argument.optional("word.date", .text, summary: "argument.day.date")

  static let command = Command<DiarySession>(
    "day",
    summary: "command.day",
    parameters: [date, ids]
  ) { values, session in
    let text = values[date]
    let wantsNames = values[ids] && !session.isJSON
    let (day, names) = try await session.read { transaction in
      let child = try ChildBook.child(session.designation, in: transaction)
      let zones = try session.zones(in: transaction)
      let reader = TimeReader(zones: zones, now: session.now)
      let day = try text.map { try reader.day($0) } ?? reader.today
      let read = try DayReader(transaction, zones: zones, now: session.now).day(day, of: child)
      let names = try wantsNames ? RecordFinder(transaction).shortNames(of: read.ids) : nil
      return (read, names)
    }
    let width = session.console.terminal.tableWidth
    try session.print(
      day.json,
      or: DayPage(DayViewModel(day, in: session.messages), names: names, width: width).lines
    )
  }
}
