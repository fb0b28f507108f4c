public import HearthSupport

/// What the household has decided about its diary, in words.
public struct SettingsViewModel: Sendable {
  /// What is hidden, and from where gaps are counted.
  public let lines: [String]

  /// Settings in the words of a language.
  public init(_ settings: DiarySettings, in messages: Messages) {
    let hidden = settings.hiddenNames
    lines = [
      hidden.isEmpty
        ? messages("config.hidden.none") : messages("config.hidden", messages.list(hidden)),
      settings.feedingGap == .end
        ? messages("config.feeding-gap.end") : messages("config.feeding-gap.start"),
    ]
  }
}
