public import HearthModel
public import HearthPorts
public import HearthSupport

/// What a family decides once for all its programs and devices.
public struct HouseholdSettings: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// The day on which calendars begin a week.
  public var firstWeekday: FirstWeekday
  /// The time at which a habit's day begins; 00:00 by itself.
  public var dayStart: WallTime
  /// The two letters of the language that programs speak; nil where the environment decides.
  public var language: String?
  /// `metric` or `us`: the units in which measures are told; nil for metric ones.
  public var units: String?
  /// `12` or `24`: how clocks count hours; nil for 24.
  public var clock: String?

  // swift-format-ignore
  public static let schema = Schema(1, "household_settings", HouseholdSettings.init,
    Field(1, "first_weekday", \.firstWeekday),
    Field(2, "day_start", \.dayStart),
    Field(3, "language", \.language),
    Field(4, "units", \.units),
    Field(5, "clock", \.clock),
  )
}

extension HouseholdSettings {
  /// What holds until the family says otherwise; there is one such record, the same on every device.
  public static let standard = HouseholdSettings(
    id: RecordID(high: 0, low: 1),
    firstWeekday: .monday,
    dayStart: WallTime(secondsSinceMidnight: 0),
    language: nil,
    units: nil,
    clock: nil
  )

  /// The units in which measures are told.
  public var measureUnits: MeasureUnits { units.flatMap(MeasureUnits.init(rawValue:)) ?? .metric }

  /// How clocks count hours.
  public var hourCycle: HourCycle { clock == "12" ? .hours12 : .hours24 }

  /// The family's settings.
  ///
  /// - Returns: the standard ones where nothing has been set.
  public static func stored(
    in transaction: any ReadTransaction
  ) throws(StoreError) -> HouseholdSettings {
    try transaction.fetch(HouseholdSettings.self, standard.id) ?? standard
  }
}

/// The day on which a week begins; unknown ones begin it on Monday.
public struct FirstWeekday: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As most of the world has it (ISO 8601).
  public static let monday = FirstWeekday(rawValue: "mon")
  /// As in North America and much of Asia.
  public static let sunday = FirstWeekday(rawValue: "sun")
  /// As in much of the Middle East.
  public static let saturday = FirstWeekday(rawValue: "sat")

  /// All of them.
  public static let known = [monday, sunday, saturday]

  /// 1 for Monday to 7 for Sunday.
  public var number: Int {
    switch self {
    case .saturday: 6
    case .sunday: 7
    default: 1
    }
  }
}
