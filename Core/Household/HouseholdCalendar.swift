public import HearthModel

/// The days and weeks of a household: when a day begins, and which day begins a week.
public struct HouseholdCalendar: Sendable {
  /// The zones that decide the local day of an instant.
  public let zones: TimeZoneHistory
  /// The time at which a day begins.
  public let dayStart: WallTime
  /// The day that begins a week: 1 for Monday to 7 for Sunday.
  public let firstWeekday: Int

  /// A calendar by the household's zones and settings.
  public init(zones: TimeZoneHistory, dayStart: WallTime, firstWeekday: Int) {
    self.zones = zones
    self.dayStart = dayStart
    self.firstWeekday = firstWeekday
  }

  /// A calendar by what the family has decided.
  public init(zones: TimeZoneHistory, settings: HouseholdSettings) {
    self.init(
      zones: zones,
      dayStart: settings.dayStart,
      firstWeekday: settings.firstWeekday.number
    )
  }

  /// The day that an instant belongs to: the calendar's, or the one before while that still lasts.
  public func day(holding instant: Instant) -> Day {
    let day = zones.day(holding: instant)
    guard dayStart.seconds > 0, instant < zones.instant(of: dayStart, on: day) else { return day }
    return day.advanced(by: -1)
  }
}
