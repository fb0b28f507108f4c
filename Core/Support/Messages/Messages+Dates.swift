public import HearthModel

/// How a day is written.
public enum DayStyle: Sendable, Hashable, CaseIterable {
  /// Saturday, 28 November 2026
  case full
  /// 28 November 2026
  case long
  /// 28 Nov 2026
  case medium
  /// 28/11/2026
  case short
  /// 28 November
  case dayAndMonth
  /// Sat 28 Nov
  case weekdayAndDay
  /// November 2026
  case month

  fileprivate var key: MessageKey {
    switch self {
    case .full: "date.full"
    case .long: "date.long"
    case .medium: "date.medium"
    case .short: "date.short"
    case .dayAndMonth: "date.day-and-month"
    case .weekdayAndDay: "date.weekday-and-day"
    case .month: "date.month"
    }
  }
}

/// How much of a name is written.
public enum NameLength: Sendable, Hashable, CaseIterable {
  /// Saturday
  case full
  /// Sat
  case short
}

/// How a clock counts hours.
public enum HourCycle: Sendable, Hashable, CaseIterable {
  /// 0:00 to 23:59
  case hours24
  /// 12 am to 11:59 pm
  case hours12
}

extension Messages {
  /// A day in writing.
  public func dateText(_ day: Day, _ style: DayStyle) -> String {
    self(style.key, day)
  }

  /// The name of a day of the week: 1 for Monday to 7 for Sunday (ISO 8601).
  public func weekdayName(_ weekday: Int, _ length: NameLength) -> String {
    // 1969-12-29 was a Monday.
    let day = Day(number: weekday - 4)
    return length == .full ? self("weekday.full", day) : self("weekday.short", day)
  }

  /// A time of day in writing, to the minute.
  ///
  /// - Parameters:
  ///   - time: the time of day.
  ///   - cycle: how hours are counted; nil for as the person has it.
  /// - Returns: the text.
  public func timeText(_ time: WallTime, _ cycle: HourCycle? = nil) -> String {
    switch cycle ?? hourCycle {
    case .hours24: WallTime(secondsSinceMidnight: time.seconds - time.second).description
    case .hours12: self("time.12-hours", time)
    }
  }
}
