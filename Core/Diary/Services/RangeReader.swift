import HearthHousehold
public import HearthModel
public import HearthPorts

/// The days of a range in figures, as the Day scene tells each of them.
public struct DiaryRange: Sendable {
  /// Whose.
  public let child: Child
  /// The calendar and the child's night.
  public let clock: DayClock
  /// The moment it was read.
  public let now: Instant
  /// In order, without a hole.
  public let days: [DaySummary]
  /// The day of the child's first entry of any kind; nil without any.
  public let firstEntry: Day?
  /// The day with which the household's weeks begin: 1 for Monday to 7 for Sunday.
  public let firstWeekday: Int
  /// All that was slept in the range.
  let timeline: Timeline
  /// The feedings that began in the range or the nights that touch it, by start.
  let feedings: [Feeding]
}

extension DayReader {
  /// The days of a range, read in one pass over the store.
  ///
  /// - Throws: `StoreError`.
  public func range(_ days: ClosedRange<Day>, of child: Child) throws(StoreError) -> DiaryRange {
    let clock = DayClock(zones: zones, night: child.night)
    let calendar = RangeCalendar(days, clock)
    let sleeps = SleepShelf(transaction: transaction, child: child.id)
    let timeline = Timeline(try sleeps.sleeps(around: calendar.window, now: now), now: now)
    let shelf = EventShelf(transaction: transaction, child: child.id, zones: zones)
    let first = [try shelf.earliest(), try sleeps.earliest()?.start].compactMap(\.self).min()
    let events = try RangeEvents(shelf, calendar, timeline, now: now)
    let summaries = RangeSummaries(
      child: child,
      clock: clock,
      calendar: calendar,
      timeline: timeline,
      events: events,
      firstEntry: first,
      sideBefore: try nextSide(of: child.id, before: events.range.lowerBound, among: [])
    )
    return DiaryRange(
      child: child,
      clock: clock,
      now: now,
      days: (0..<calendar.count).map(summaries.summary),
      firstEntry: first.map(zones.day(holding:)),
      firstWeekday: try HouseholdSettings.stored(in: transaction).firstWeekday.number,
      timeline: timeline,
      feedings: events.feedings
    )
  }
}

/// The instants at which the days and nights of a range begin and end.
struct RangeCalendar {
  /// The days.
  let days: ClosedRange<Day>
  /// The first instants of the days and of the day after them.
  private let starts: [Instant]
  /// Where nights begin to count, from the day before to the day after.
  private let middles: [Instant]

  init(_ days: ClosedRange<Day>, _ clock: DayClock) {
    self.days = days
    let numbers = days.lowerBound.number...days.upperBound.number + 1
    starts = numbers.map { clock.zones.start(of: Day(number: $0)) }
    middles = (days.lowerBound.number - 1...days.upperBound.number + 1).map {
      clock.zones.instant(of: clock.night.dayMiddle, on: Day(number: $0))
    }
  }

  /// How many days.
  var count: Int { starts.count - 1 }

  /// The day at a place.
  func day(at index: Int) -> Day { days.lowerBound.advanced(by: index) }

  /// The instants of the day at a place.
  func interval(at index: Int) -> Range<Instant> {
    starts[index]..<max(starts[index], starts[index + 1])
  }

  /// When the sleeps begin of the night of the day at a place.
  func night(at index: Int) -> Range<Instant> {
    middles[index + 1]..<max(middles[index + 1], middles[index + 2])
  }

  /// The day at a place with both its nights.
  func window(at index: Int) -> Range<Instant> {
    let interval = interval(at: index)
    return min(
      interval.lowerBound,
      middles[index]
    )..<max(
      interval.upperBound,
      night(at: index).upperBound
    )
  }

  /// All of it.
  var window: Range<Instant> {
    window(at: 0).lowerBound..<window(at: count - 1).upperBound
  }

  /// The places of the days that a stretch of time may touch.
  func places(touching range: Range<Instant>) -> Range<Int> {
    let first = starts.partitioningIndex { range.lowerBound < $0 } - 1
    let end = max(range.lowerBound + .seconds(1), range.upperBound)
    let last = starts.partitioningIndex { end <= $0 }
    return max(0, first)..<max(0, first, min(count, last))
  }
}
