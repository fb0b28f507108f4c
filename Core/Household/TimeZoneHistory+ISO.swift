public import HearthModel

extension TimeZoneHistory {
  /// An instant as ISO 8601 with the offset in force: `2026-01-09T19:30:00+03:00`.
  ///
  /// Where local mean time was in force, the offset has seconds too.
  public func iso(_ instant: Instant) -> String {
    let offset = offset(at: instant)
    let local = LocalTime(instant, offset: offset)
    let seconds = local.time.second == 0 ? ":00" : ""
    let time = local.time.description + seconds + (offset < 0 ? "-" : "+")
    return local.day.description + "T" + time
      + WallTime(secondsSinceMidnight: abs(offset)).description
  }
}
