public import HearthModel
public import HearthSupport

extension Messages {
  /// A moment for people: its clock time, with the date where that is not today and the year where that
  /// is another, all by the zone in force then.
  ///
  /// - Parameters:
  ///   - instant: the moment.
  ///   - zones: the household's.
  ///   - today: the day that goes without saying; without one the whole date is told.
  /// - Returns: "06:50", "Fri 9 Jan 06:50", "9 Jan 2025 06:50".
  public func clock(_ instant: Instant, in zones: TimeZoneHistory, today: Day?) -> String {
    let local = zones.local(instant)
    let time = timeText(local.time)
    guard local.day != today else { return time }
    let isThisYear = local.day.components.year == today?.components.year
    return self("time.dated", dateText(local.day, isThisYear ? .weekdayAndDay : .medium), time)
  }
}
