public import HearthModel

/// A date and a time of day as a calendar and a clock on the wall show them.
public struct LocalTime: Sendable, Hashable, Comparable {
  /// The date on the calendar.
  public let day: Day
  /// The time on the clock.
  public let time: WallTime

  /// A date and a time.
  public init(day: Day, time: WallTime) {
    self.day = day
    self.time = time
  }

  /// What calendar and clock show at an instant, `offset` seconds east of UTC.
  public init(_ instant: Instant, offset: Int) {
    let seconds = instant.seconds + Int64(offset)
    let (quotient, remainder) = seconds.quotientAndRemainder(dividingBy: 86_400)
    day = Day(number: Int(remainder < 0 ? quotient - 1 : quotient))
    time = WallTime(secondsSinceMidnight: Int(remainder))
  }

  /// The instant that would show this if clocks stood at UTC: the base of all zone arithmetic.
  public var asIfUTC: Instant {
    Instant(seconds: Int64(day.number) * 86_400 + Int64(time.seconds))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (left: LocalTime, right: LocalTime) -> Bool {
    (left.day, left.time) < (right.day, right.time)
  }
}

extension LocalTime: CustomStringConvertible {
  /// `YYYY-MM-DD HH:MM[:SS]`.
  public var description: String { "\(day) \(time)" }
}
