public import HearthHousehold
public import HearthSupport

/// What the household has decided about its diary, in words.
public struct SettingsViewModel: Sendable {
  /// What is hidden, from where gaps are counted, the units and the language.
  public let lines: [String]

  /// Settings in the words of a language.
  public init(
    _ settings: DiarySettings,
    _ household: HouseholdSettings = .standard,
    in messages: Messages
  ) {
    let hidden = settings.hiddenNames
    lines = [
      hidden.isEmpty
        ? messages("config.hidden.none") : messages("config.hidden", messages.list(hidden)),
      settings.feedingGap == .end
        ? messages("config.feeding-gap.end") : messages("config.feeding-gap.start"),
      messages("config.units.\(household.measureUnits.rawValue)"),
      household.language.map { messages("config.language", $0) }
        ?? messages("config.language.none"),
    ]
  }
}
