import CommandKit
import HabitsCore
import HearthHousehold
import HearthPorts
import HearthSupport

/// `stats [NAME]`: the figures of all trackers together and of each.
enum StatsCommand {
  private static let name = Argument.optional(
    "word.name",
    .named("tracker"),
    summary: "argument.stats.name"
  )
  private static let mode = Option(
    "mode",
    .choice(of: StreakMode.self),
    default: .honest,
    summary: "option.mode"
  )
  private static let silence = Option(
    "silence",
    .choices(["kept", "unknown"]),
    summary: "option.silence"
  )
  private static let explain = Flag("explain", summary: "option.explain")

  static let command = Command<HabitsSession>(
    "stats",
    summary: "command.stats",
    parameters: [name, mode, silence, explain]
  ) { values, session in
    let silence = values[silence].map(Silence.init(rawValue:))
    let (designation, mode) = (values[name], values[mode])
    let statistics = try await session.reading { transaction, reader in
      let chosen = try designation.map { try TrackerBook.tracker($0, in: transaction) }
      let histories =
        try chosen.map { [try reader.history(of: $0, silence: silence)] }
        ?? reader.histories(silence: silence)
      return HabitsStatistics(
        histories,
        today: reader.today,
        firstWeekday: reader.calendar.firstWeekday,
        mode: mode
      )
    }
    let model = StatisticsViewModel(statistics, in: session.messages)
    try session.print(
      statistics.json,
      or: values[explain] ? definitions(model) : lines(model, session)
    )
  }

  private static func lines(_ model: StatisticsViewModel, _ session: HabitsSession) -> [String] {
    if let text = model.emptyText { return [text] }
    let width = session.console.terminal.tableWidth
    var sums = TextTable([.init(isFlexible: true), .init(alignment: .trailing)])
    for figure in model.figures { sums.append([figure.label, figure.value]) }
    var table = TextTable(
      [.init(isFlexible: true)] + model.columns.map { .init($0.label, alignment: .trailing) }
    )
    for tracker in model.trackers {
      table.append([
        tracker.name, tracker.streak, tracker.bestStreak, tracker.score, tracker.rate,
        tracker.completed,
      ])
    }
    return sums.lines(width: width) + [""] + table.lines(width: width)
  }

  private static func definitions(_ model: StatisticsViewModel) -> [String] {
    (model.figures + model.columns).map { "\($0.label): \($0.definition)" }
  }
}
