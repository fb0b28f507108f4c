public import HearthModel

/// What a calendar and a clock on the wall show: a day and a time without any zone.
public struct LocalMoment: Sendable, Hashable {
  /// The calendar's day.
  public let day: Day
  /// The clock's time.
  public let time: WallTime

  /// A day and a time of it.
  public init(day: Day, time: WallTime) {
    self.day = day
    self.time = time
  }

  /// What the wall shows at an instant where clocks are `offset` seconds ahead of UTC.
  public init(_ instant: Instant, offset: Int) {
    let local = Instant(milliseconds: instant.milliseconds).advanced(by: .seconds(offset)).seconds
    let (days, seconds) = local.quotientAndRemainder(dividingBy: 86_400)
    day = Day(number: Int(seconds < 0 ? days - 1 : days))
    time = WallTime(secondsSinceMidnight: Int(seconds))
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LocalMoment: MessageArgument {
  public var messageValue: MessageValue {
    let seconds = Double(day.number) * 86_400 + Double(time.seconds)
    return .moment(milliseconds: seconds * 1000, .dateAndTime)
  }
}
