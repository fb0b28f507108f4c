import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// `config list|hide|show|feeding-gap|set`: what the household decides about its diary.
enum ConfigCommand {
  private static let names = Argument.repeating(
    "word.figure",
    .text,
    summary: "argument.config.figure"
  )
  private static let gap = Argument(
    "word.gap",
    .choices(FeedingGap.known.map(\.rawValue)),
    summary: "argument.config.gap"
  )

  private static let units = Option(
    "units",
    .choice(of: MeasureUnits.self),
    summary: "option.config.units"
  )
  private static let speech = Option(
    "speech",
    .choices(Language.all.map(\.code) + ["auto"]),
    summary: "option.config.language"
  )

  private static let clock = Option(
    "clock",
    .choices(["12", "24"]),
    summary: "option.config.clock"
  )
  private static let week = Option(
    "week",
    .choices(FirstWeekday.known.map(\.rawValue)),
    summary: "option.config.week"
  )

  static let command = Command<DiarySession>(
    "config",
    summary: "command.config",
    subcommands: [list, hide, show, feedingGap, set]
  )

  private static let list = Command<DiarySession>(
    "list",
    summary: "command.config.list"
  ) { _, session in
    try await session.tellSettings()
  }

  private static let hide = Command<DiarySession>(
    "hide",
    summary: "command.config.hide",
    parameters: [names]
  ) { values, session in
    let book = DiarySettingsBook(session.dependencies)
    _ = try await book.set(values[names], hidden: true)
    try await session.tellSettings()
  }

  private static let show = Command<DiarySession>(
    "show",
    summary: "command.config.show",
    parameters: [names]
  ) { values, session in
    let book = DiarySettingsBook(session.dependencies)
    _ = try await book.set(values[names], hidden: false)
    try await session.tellSettings()
  }

  private static let feedingGap = Command<DiarySession>(
    "feeding-gap",
    summary: "command.config.feeding-gap",
    parameters: [gap]
  ) { values, session in
    let book = DiarySettingsBook(session.dependencies)
    _ = try await book.set(feedingGap: FeedingGap(rawValue: values[gap]))
    try await session.tellSettings()
  }

  private static let set = Command<DiarySession>(
    "set",
    summary: "command.config.household",
    parameters: [units, speech, clock, week]
  ) { values, session in
    let given = [values[units]?.rawValue, values[speech], values[clock], values[week]]
    guard given.contains(where: { $0 != nil }) else {
      throw Failure(session.messages("refused.nothing-to-change"), status: .usage)
    }
    try await DiarySettingsBook(session.dependencies).change {
      (settings: inout HouseholdSettings) in
      if let units = values[units] { settings.units = units.rawValue }
      if let speech = values[speech] { settings.language = speech == "auto" ? nil : speech }
      if let clock = values[clock] { settings.clock = clock }
      if let week = values[week] { settings.firstWeekday = FirstWeekday(rawValue: week) }
    }
    try await session.tellSettings()
  }
}

extension DiarySession {
  /// Tells of all settings.
  fileprivate func tellSettings() async throws {
    let (settings, household) = try await read { transaction in
      try self.household.speakAsDecided(in: transaction)
      return (
        try DiarySettingsBook.settings(in: transaction),
        try HouseholdSettings.stored(in: transaction)
      )
    }
    try print(
      settings.json(household),
      or: SettingsViewModel(settings, household, in: messages).lines
    )
  }
}
