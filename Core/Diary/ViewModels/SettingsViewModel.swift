public import HearthHousehold
public import HearthSupport

/// What the household has decided about its diary, in words.
public struct SettingsViewModel: Sendable {
  /// What is hidden, from where gaps are counted, the units, the language, the clock, the week.
  public let lines: [String]
  /// From where the gap between feedings is counted.
  public let feedingGap: String

  /// Settings in the words of a language.
  public init(
    _ settings: DiarySettings,
    _ household: HouseholdSettings = .standard,
    in messages: Messages
  ) {
    let hidden = settings.hiddenNames
    feedingGap = messages(
      settings.feedingGap == .end ? "config.feeding-gap.end" : "config.feeding-gap.start"
    )
    lines = [
      hidden.isEmpty
        ? messages("config.hidden.none") : messages("config.hidden", messages.list(hidden)),
      feedingGap,
      messages("config.units.\(household.measureUnits.rawValue)"),
      household.language.map { messages("config.language", $0) }
        ?? messages("config.language.none"),
      household.hourCycle == .hours12 ? messages("config.clock.12") : messages("config.clock.24"),
      messages("config.week", messages.weekdayName(household.firstWeekday.number, .full)),
    ]
  }
}
