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

  /// When a habit's day begins.
  public let day: Line
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
    day = Line(
      label: messages("config.day"),
      value: messages.timeText(household.dayStart, .hours24)
    )
    avoided = Line(label: messages("config.avoided"), value: word(settings.silenceOfAvoided))
    atMost = Line(label: messages("config.at-most"), value: word(settings.silenceOfAtMost))
    silences = [Silence.kept, .unknown].map { ($0, word($0)) }
  }
}
