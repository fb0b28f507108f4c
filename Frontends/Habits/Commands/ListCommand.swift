import CommandKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// `list`: all trackers with their schedules.
enum ListCommand {
  static let command = Command<HabitsSession>("list", summary: "command.list") { _, session in
    let (histories, categories, reader) = try await session.reading { transaction, reader in
      (
        try reader.histories(), try CategoryBook.categories(in: transaction),
        OpenHabits(calendar: reader.calendar, today: reader.today)
      )
    }
    let names = Dictionary(uniqueKeysWithValues: categories.map { ($0.id, $0.name) })
    try session.print(
      .array(
        histories.map { history in
          TrackerJSON().tracker(
            history.tracker,
            history.versions,
            category: names[history.tracker.category]
          )
        }
      ),
      or: lines(histories, names, reader, session)
    )
  }

  private static func lines(
    _ histories: [TrackerHistory],
    _ names: [RecordID: String],
    _ habits: OpenHabits,
    _ session: HabitsSession
  ) -> [String] {
    let messages = session.messages
    guard !histories.isEmpty else { return [messages("trackers.empty")] }
    var table = TextTable([.init(isFlexible: true), .init(), .init(), .init(), .init()])
    for history in histories {
      let tracker = history.tracker
      let schedule = history.version(on: habits.today)?.rule
        .text(firstWeekday: habits.calendar.firstWeekday, in: messages)
      table.append([
        "\(tracker.emoji) \(tracker.name)", names[tracker.category] ?? "",
        schedule ?? messages("create.event"),
        tracker.archived.map { messages("list.archived", messages.dateText($0, .medium)) } ?? "",
        tracker.id.description,
      ])
    }
    return table.lines(width: session.console.terminal.tableWidth)
  }
}
