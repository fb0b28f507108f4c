public import HearthHousehold
import HearthModel
public import HearthSupport

/// What the family has decided about its days and its habits, as choices in words.
public struct HabitsSettingsViewModel: Sendable {
  /// What a choice changes.
  public enum Change: Sendable {
    /// What holds for all programs.
    case household(@Sendable (inout HouseholdSettings) -> Void)
    /// How days are judged of which nothing was said.
    case judging(@Sendable (inout TrackerSettings) -> Void)
  }

  /// One of the ways to decide.
  public struct Option: Sendable {
    /// As a person reads it.
    public let label: String
    /// Whether it is decided so.
    public let isChosen: Bool
    /// Decides so.
    public let change: Change
  }

  /// Something that is decided.
  public struct Row: Sendable {
    /// What.
    public let label: String
    /// How.
    public let value: String
    /// The ways to decide.
    public let options: [Option]
  }

  /// In the order they are shown.
  public let rows: [Row]

  /// The settings in a language.
  public init(
    _ household: HouseholdSettings,
    _ judging: TrackerSettings,
    in messages: Messages
  ) {
    let shared = HouseholdChoice.all(household, in: messages).map { choice in
      let options = choice.options.map { option in
        Option(
          label: option.label,
          isChosen: option.isChosen,
          change: .household(option.choose)
        )
      }
      return Row(label: choice.label, value: choice.value, options: options)
    }
    let silences = [
      Self.silence("config.avoided", judging.silenceOfAvoided, messages) {
        $0.silenceOfAvoided = $1
      },
      Self.silence("config.at-most", judging.silenceOfAtMost, messages) {
        $0.silenceOfAtMost = $1
      },
    ]
    rows = [Self.dayStart(household, messages)] + shared + silences
  }

  /// A habit's day may begin at any hour of the first half of the day.
  private static func dayStart(_ household: HouseholdSettings, _ messages: Messages) -> Row {
    let options = (0...12).map { hour in
      let time = WallTime(secondsSinceMidnight: hour * 3600)
      return Option(
        label: messages.timeText(time),
        isChosen: household.dayStart == time,
        change: .household { $0.dayStart = time }
      )
    }
    let value = messages.timeText(household.dayStart)
    return Row(label: messages("config.day"), value: value, options: options)
  }

  private static func silence(
    _ label: MessageKey,
    _ chosen: Silence,
    _ messages: Messages,
    _ set: @escaping @Sendable (inout TrackerSettings, Silence) -> Void
  ) -> Row {
    let options = [Silence.kept, .unknown].map { silence in
      Option(
        label: messages(MessageKey("silence.\(silence.rawValue)")),
        isChosen: chosen == silence,
        change: .judging { set(&$0, silence) }
      )
    }
    let value = options.first(where: \.isChosen)?.label ?? chosen.rawValue
    return Row(label: messages(label), value: value, options: options)
  }
}
