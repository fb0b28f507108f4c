public import HearthModel

extension TimeZoneHistory {
  /// An instant as ISO 8601 with the offset in force: `2026-01-09T19:30:00+03:00`.
  ///
  /// Where local mean time was in force, the offset has seconds too.
  public func iso(_ instant: Instant) -> String {
    let offset = offset(at: instant)
    let local = LocalTime(instant, offset: offset)
    var text = local.day.description
    text.reserveCapacity(25)
    text += "T"
    text += local.time.description
    if local.time.second == 0 { text += ":00" }
    text += offset < 0 ? "-" : "+"
    text += WallTime(secondsSinceMidnight: abs(offset)).description
    return text
  }
}
