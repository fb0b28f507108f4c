public import HearthHousehold
public import HearthSupport

/// What the family has decided about its habits, as labels with values and choices.
public struct SettingsViewModel: Sendable {
  /// One decision.
  public struct Line: Sendable, Equatable {
    /// What is decided.
    public let label: String
    /// How, in words.
    public let value: String
  }

  /// The day that begins a week.
  public let week: Line
  /// When a habit's day begins.
  public let day: Line
  /// The language of all programs; its value is nil where nobody decided.
  public let speech: (label: String, code: String?)
  /// What silence says of what is to be left.
  public let avoided: Line
  /// What silence says of what is to be kept to.
  public let atMost: Line
  /// What silence can say, in words.
  public let silences: [(silence: Silence, text: String)]

  /// The decisions in the words of a language.
  public init(
    _ settings: TrackerSettings,
    _ household: HouseholdSettings,
    in messages: Messages
  ) {
    func word(_ silence: Silence) -> String { messages("silence.\(silence.rawValue)") }
    week = Line(
      label: messages("config.week"),
      value: messages.weekdayName(household.firstWeekday.number, .full)
    )
    day = Line(
      label: messages("config.day"),
      value: messages.timeText(household.dayStart, .hours24)
    )
    speech = (messages("config.speech"), household.language)
    avoided = Line(label: messages("config.avoided"), value: word(settings.silenceOfAvoided))
    atMost = Line(label: messages("config.at-most"), value: word(settings.silenceOfAtMost))
    silences = [Silence.kept, .unknown].map { ($0, word($0)) }
  }
}
