import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
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
    let read = try await session.read { transaction in
      let child = try ChildBook.child(session.designation, in: transaction)
      let zones = try session.zones(in: transaction)
      let reader = TimeReader(zones: zones, now: session.now)
      let day = try text.map { try reader.day($0) } ?? reader.today
      let read = try DayReader(transaction, zones: zones, now: session.now).day(day, of: child)
      let names = try wantsNames ? RecordFinder(transaction).shortNames(of: read.ids) : nil
      return ReadDay(day: read, names: names)
    }
    let width = session.console.terminal.tableWidth
    try session.print(
      read.day.json,
      or: DayPage(DayViewModel(read.day, in: session.messages), names: read.names, width: width)
        .lines
    )
  }
}

/// No tuple: the runtime would have to look up what it holds, which a start pays for.
private struct ReadDay: Sendable {
  let day: DiaryDay
  let names: [RecordID: String]?
}
