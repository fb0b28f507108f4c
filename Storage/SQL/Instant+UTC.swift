package import HearthModel

/// Dates in the names of copies: without a time zone, so that they sort and never repeat.
extension Instant {
  /// The date in UTC.
  package var utcDay: Day { Day(number: Int(secondsAndDay.day)) }

  /// The time of day in UTC: hours, minutes and seconds, two digits each.
  package var utcTime: String {
    let seconds = secondsAndDay.seconds
    return [seconds / 3600, seconds / 60 % 60, seconds % 60].map { part in
      (part < 10 ? "0" : "") + String(part)
    }.joined()
  }

  private var secondsAndDay: (day: Int64, seconds: Int64) {
    let (day, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    return rest < 0 ? (day - 1, rest + 86_400) : (day, rest)
  }
}
