public import HearthModel

extension TimeZoneHistory {
  /// An instant as ISO 8601 with the offset in force: `2026-01-09T19:30:00+03:00`.
  ///
  /// Where local mean time was in force, the offset has seconds too.
  public func iso(_ instant: Instant) -> String {
    let offset = offset(at: instant)
    let local = LocalTime(instant, offset: offset)
    let time = local.time.second == 0 ? "\(local.time):00" : local.time.description
    let size = WallTime(secondsSinceMidnight: abs(offset))
    return "\(local.day)T\(time)\(offset < 0 ? "-" : "+")\(size)"
  }
}
