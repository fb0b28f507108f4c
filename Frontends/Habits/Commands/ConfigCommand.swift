import CommandKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// `config` and `config set …`: what the family has decided.
enum ConfigCommand {
  private static let weekday = Option(
    "week",
    .choices(FirstWeekday.known.map(\.rawValue)),
    summary: "option.config.week"
  )
  private static let dayStart = Option(
    "day",
    .clock,
    valueName: "word.time",
    summary: "option.config.day"
  )
  private static let speech = Option(
    "speech",
    .choices(Language.all.map(\.code) + ["auto"]),
    summary: "option.config.speech"
  )
  private static let clock = Option(
    "clock",
    .choices(["12", "24"]),
    summary: "option.config.clock"
  )
  private static let avoided = Option(
    "silence-avoided",
    .choices(["kept", "unknown"]),
    summary: "option.config.avoided"
  )
  private static let atMost = Option(
    "silence-at-most",
    .choices(["kept", "unknown"]),
    summary: "option.config.at-most"
  )

  static let command = Command<HabitsSession>(
    "config",
    summary: "command.config",
    subcommands: [set]
  ) { _, session in
    try await show(session)
  }

  private static let set = Command<HabitsSession>(
    "set",
    summary: "command.config.set",
    parameters: [weekday, dayStart, speech, clock, avoided, atMost]
  ) { values, session in
    let book = SettingsBook(session.dependencies)
    _ = try await book.change { settings in
      if let weekday = values[weekday] { settings.firstWeekday = .init(rawValue: weekday) }
      if let start = values[dayStart] { settings.dayStart = start }
      if let speech = values[speech] { settings.language = speech == "auto" ? nil : speech }
      if let clock = values[clock] { settings.clock = clock }
    }
    _ = try await book.change(judging: { settings in
      if let silence = values[avoided] { settings.silenceOfAvoided = .init(rawValue: silence) }
      if let silence = values[atMost] { settings.silenceOfAtMost = .init(rawValue: silence) }
    })
    try await show(session)
  }

  private static func show(_ session: HabitsSession) async throws {
    let (household, judging) = try await session.read { transaction in
      _ = try session.calendar(in: transaction)
      return (
        try HouseholdSettings.stored(in: transaction), try TrackerSettings.stored(in: transaction)
      )
    }
    let rows = HabitsSettingsViewModel(household, judging, in: session.messages).rows
    var table = TextTable([.init(), .init()])
    for row in rows { table.append([row.label, row.value]) }
    try session.print(
      judging.json(household),
      or: table.lines(width: session.console.terminal.tableWidth)
    )
  }
}
