public import HearthSupport

/// Something a family decides once for all its programs, as a choice in words.
public struct HouseholdChoice: Sendable {
  /// One of the ways to decide.
  public struct Option: Sendable {
    /// As a person reads it.
    public let label: String
    /// Whether it is decided so.
    public let isChosen: Bool
    /// Decides so.
    public let choose: @Sendable (inout HouseholdSettings) -> Void
  }

  /// What is decided.
  public let label: String
  /// The ways to decide.
  public let options: [Option]

  /// How it is decided; empty where that is none of the ways.
  public var value: String { options.first(where: \.isChosen)?.label ?? "" }
}

extension HouseholdChoice {
  /// All of them as they stand.
  public static func all(
    _ settings: HouseholdSettings,
    in messages: Messages
  ) -> [HouseholdChoice] {
    [language(settings, messages), week(settings, messages), clock(settings, messages)]
      + [units(settings, messages)]
  }

  private static func language(
    _ settings: HouseholdSettings,
    _ messages: Messages
  ) -> HouseholdChoice {
    let auto = Option(
      label: messages("household.language.auto"),
      isChosen: settings.language == nil,
      choose: { $0.language = nil }
    )
    let languages = Language.all.map(\.code).map { code in
      Option(
        label: messages(MessageKey("household.language.\(code)")),
        isChosen: settings.language == code,
        choose: { $0.language = code }
      )
    }
    return HouseholdChoice(label: messages("household.language"), options: [auto] + languages)
  }

  private static func week(
    _ settings: HouseholdSettings,
    _ messages: Messages
  ) -> HouseholdChoice {
    let days = FirstWeekday.known.map { day in
      Option(
        label: messages.weekdayName(day.number, .full),
        isChosen: settings.firstWeekday.number == day.number,
        choose: { $0.firstWeekday = day }
      )
    }
    return HouseholdChoice(label: messages("household.week"), options: days)
  }

  private static func clock(
    _ settings: HouseholdSettings,
    _ messages: Messages
  ) -> HouseholdChoice {
    let clocks = ["24", "12"].map { hours in
      Option(
        label: messages(MessageKey("household.clock.\(hours)")),
        isChosen: (settings.hourCycle == .hours12) == (hours == "12"),
        choose: { $0.clock = hours }
      )
    }
    return HouseholdChoice(label: messages("household.clock"), options: clocks)
  }

  private static func units(
    _ settings: HouseholdSettings,
    _ messages: Messages
  ) -> HouseholdChoice {
    let units = MeasureUnits.allCases.map { units in
      Option(
        label: messages(MessageKey("household.units.\(units.rawValue)")),
        isChosen: settings.measureUnits == units,
        choose: { $0.units = units.rawValue }
      )
    }
    return HouseholdChoice(label: messages("household.units"), options: units)
  }
}
