import HearthHousehold
import HearthModel

/// Draws up the figures of the days of a range, one after the other.
struct RangeSummaries {
  private let child: Child
  private let clock: DayClock
  private let calendar: RangeCalendar
  private let timeline: Timeline
  private let events: RangeEvents
  private let firstEntry: Instant?
  private let sideBefore: Side?
  /// The feedings at a breast.
  private let nursings: [Feeding]
  /// When the events began that touch the day at a place.
  private var touched: [[Instant]]

  init(
    child: Child,
    clock: DayClock,
    calendar: RangeCalendar,
    timeline: Timeline,
    events: RangeEvents,
    firstEntry: Instant?,
    sideBefore: Side?
  ) {
    self.child = child
    self.clock = clock
    self.calendar = calendar
    self.timeline = timeline
    self.events = events
    self.firstEntry = firstEntry
    self.sideBefore = sideBefore
    nursings = events.feedings.filter { $0.lastSide != nil }
    touched = Array(repeating: [], count: calendar.count)
    for extent in events.extents {
      for place in calendar.places(touching: extent) {
        let day = calendar.interval(at: place)
        guard day.contains(extent.lowerBound) || extent.overlaps(day) else { continue }
        touched[place].append(extent.lowerBound)
      }
    }
  }

  /// The figures of the day at a place.
  func summary(at place: Int) -> DaySummary {
    let interval = calendar.interval(at: place)
    let part = part(at: place)
    let begun = min(interval.upperBound, timeline.now + .milliseconds(1))
    let passed = interval.lowerBound..<max(interval.lowerBound, begun)
    let feedings = events.feedings.part(in: passed) { $0.start }
    let sections = part.sections(touching: interval)
    let hasData = hasData(at: place, isBeforeAll(place) ? [] : sections)
    let care = CareFigures(
      events.pumpings.part(in: passed) { $0.start },
      events.nappies.part(in: passed) { $0.time }
    )
    return DaySummary(
      day: calendar.day(at: place),
      interval: interval,
      figures: DayFigures(
        hasData: hasData,
        sleep: clock.sleepFigures(in: interval, of: part, sections),
        feeding: hasData ? FeedingFigures(feedings, now: timeline.now) : nil,
        care: hasData ? care : nil
      ),
      nextSide: nextSide(before: min(interval.upperBound, timeline.now + .seconds(1))),
      nextNight: night(at: place, part)
    )
  }

  /// The timeline around the day at a place and all of its nights' sleeps.
  private func part(at place: Int) -> Timeline {
    let window = calendar.window(at: place)
    let next = timeline.stretches.partitioningIndex { window.upperBound <= $0.start }
    let end = next > 0 ? timeline.stretches[next - 1].range.upperBound : window.upperBound
    return timeline.part(around: window.lowerBound..<max(window.upperBound, end))
  }

  private func night(at place: Int, _ part: Timeline) -> NightFigures? {
    let window = calendar.night(at: place)
    let upper = part.stretches.last { $0.start < window.upperBound }?.range.upperBound
    let reach = window.lowerBound..<max(window.upperBound, upper ?? window.upperBound)
    return clock.night(
      in: window,
      rangeEnd: clock.nightRangeEnd(of: calendar.day(at: place)),
      part,
      feedings: events.feedings.part(in: reach) { $0.start }.lazy.map(\.start),
      pumpings: events.pumpings.part(in: reach) { $0.start }.lazy.map(\.start)
    )
  }

  /// Whether some record of the child touches the day; told as `DayReader.day` tells it.
  private func hasData(at place: Int, _ sections: [Section]) -> Bool {
    if sections.contains(where: { $0.stretch != nil }) { return true }
    guard !touched[place].isEmpty else { return false }
    let window = calendar.window(at: place)
    let believed = sections.filter(\.isBelieved).map(\.extent.lowerBound).min()
    let reach = sections.isEmpty ? window.lowerBound : window.lowerBound - FeedingJournal.longest
    let earliest = min(reach, believed ?? reach)
    return touched[place].contains { earliest <= $0 }
  }

  /// Whether a day lies before the birth and before whatever was written down.
  private func isBeforeAll(_ place: Int) -> Bool {
    let end = calendar.interval(at: place).upperBound
    return calendar.day(at: place) < child.born && firstEntry.map { end <= $0 } ?? true
  }

  private func nextSide(before instant: Instant) -> Side? {
    let end = nursings.partitioningIndex { instant <= $0.start }
    return end > 0 ? nursings[end - 1].lastSide?.other : sideBefore
  }
}

extension Array {
  /// The elements whose instant lies in a range, of an array in the order of these instants.
  fileprivate func part(
    in range: Range<Instant>,
    by instant: (Element) -> Instant
  ) -> ArraySlice<Element> {
    let first = partitioningIndex { range.lowerBound <= instant($0) }
    let last = partitioningIndex { range.upperBound <= instant($0) }
    return self[first..<Swift.max(first, last)]
  }
}
