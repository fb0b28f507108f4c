import CommandKit
import HabitsCore
import HearthHousehold
import HearthPorts
import HearthSupport

/// `graph [NAME]`: a tracker's calendar, or a little line for each.
enum GraphCommand {
  private static let name = Argument.optional(
    "word.name",
    .named("tracker"),
    summary: "argument.graph.name"
  )
  private static let weeks = Option(
    "weeks",
    .integer(in: 1...520),
    default: 20,
    summary: "option.weeks"
  )

  static let command = Command<HabitsSession>(
    "graph",
    summary: "command.graph",
    discussion: "command.graph.discussion",
    parameters: [name, weeks]
  ) { values, session in
    let weeks = values[weeks]
    guard let designation = values[name] else { return try await lines(weeks, session) }
    let (history, habits) = try await session.reading { transaction, reader in
      let tracker = try TrackerBook.tracker(designation, in: transaction)
      let habits = OpenHabits(calendar: reader.calendar, today: reader.today)
      return (try reader.history(of: tracker), habits)
    }
    let model = HeatMapViewModel(
      history,
      weeks: weeks,
      today: habits.today,
      firstWeekday: habits.calendar.firstWeekday,
      in: session.messages
    )
    guard !session.isJSON else { return try session.print(model.json) }
    // Drawn with colours, which no other line may hold.
    for line in GraphPage(model, session.console.terminal, session.messages).lines {
      try session.console.output.line(line)
    }
  }

  private static func lines(_ weeks: Int, _ session: HabitsSession) async throws {
    let (histories, habits) = try await session.reading { _, reader in
      (try reader.histories(), OpenHabits(calendar: reader.calendar, today: reader.today))
    }
    let models = histories.filter { $0.isActive(on: habits.today) }.map { history in
      SparklineViewModel(
        history,
        weeks: weeks,
        today: habits.today,
        firstWeekday: habits.calendar.firstWeekday,
        in: session.messages
      )
    }
    let empty = [session.messages("trackers.empty")]
    try session.print(
      .array(models.map(\.json)),
      or: models.isEmpty ? empty : GraphPage.lines(models, session.console.terminal)
    )
  }
}
