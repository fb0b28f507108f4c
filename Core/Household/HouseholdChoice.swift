public import HearthSupport

/// Something a family decides once for all its programs, as a choice in words.
public struct HouseholdChoice: Sendable {
  /// One of the ways to decide.
  public struct Option: Sendable {
    /// As forms and APIs write it.
    public let value: String
    /// As a person reads it.
    public let label: String
    /// Whether it is decided so.
    public let isChosen: Bool
    /// Decides so.
    public let choose: @Sendable (inout HouseholdSettings) -> Void
  }

  /// What is decided, as forms and APIs call it.
  public let name: String
  /// What is decided, as a person reads it.
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
      value: "auto",
      label: messages("household.language.auto"),
      isChosen: settings.language == nil,
      choose: { $0.language = nil }
    )
    let languages = Language.all.map(\.code).map { code in
      Option(
        value: code,
        label: messages(MessageKey("household.language.\(code)")),
        isChosen: settings.language == code,
        choose: { $0.language = code }
      )
    }
    return HouseholdChoice(
      name: "language",
      label: messages("household.language"),
      options: [auto] + languages
    )
  }

  private static func week(
    _ settings: HouseholdSettings,
    _ messages: Messages
  ) -> HouseholdChoice {
    let days = FirstWeekday.known.map { day in
      Option(
        value: day.rawValue,
        label: messages.weekdayName(day.number, .full),
        isChosen: settings.firstWeekday.number == day.number,
        choose: { $0.firstWeekday = day }
      )
    }
    return HouseholdChoice(
      name: "firstWeekday",
      label: messages("household.week"),
      options: days
    )
  }

  private static func clock(
    _ settings: HouseholdSettings,
    _ messages: Messages
  ) -> HouseholdChoice {
    let clocks = ["24", "12"].map { hours in
      Option(
        value: hours,
        label: messages(MessageKey("household.clock.\(hours)")),
        isChosen: (settings.hourCycle == .hours12) == (hours == "12"),
        choose: { $0.clock = hours }
      )
    }
    return HouseholdChoice(name: "clock", label: messages("household.clock"), options: clocks)
  }

  private static func units(
    _ settings: HouseholdSettings,
    _ messages: Messages
  ) -> HouseholdChoice {
    let units = MeasureUnits.allCases.map { units in
      Option(
        value: units.rawValue,
        label: messages(MessageKey("household.units.\(units.rawValue)")),
        isChosen: settings.measureUnits == units,
        choose: { $0.units = units.rawValue }
      )
    }
    return HouseholdChoice(name: "units", label: messages("household.units"), options: units)
  }
}
