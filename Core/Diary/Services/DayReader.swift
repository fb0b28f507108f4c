public import HearthHousehold
public import HearthModel
public import HearthPorts

/// One child's day: its sections with their feedings, and the figures of the day and both nights.
public struct DiaryDay: Sendable {
  /// Whose.
  public let child: Child
  /// The calendar and the child's night.
  public let clock: DayClock
  /// Which.
  public let day: Day
  /// From its first instant to the next day's.
  public let interval: Range<Instant>
  /// The moment it was read.
  public let now: Instant
  /// In order; none of a future day, nor of one before both birth and first entry.
  public let sections: [SectionWithRows]
  /// The sums of the day.
  public let figures: DayFigures
  /// The breast to offer next, as of the end of the day or now.
  public let nextSide: Side?
  /// The night that ended on the day.
  public let pastNight: NightFigures?
  /// The night that begins on the day.
  public let nextNight: NightFigures?
  /// The sleeps of the day and both nights, those beside them, and the last of all.
  public let timeline: Timeline
  /// The first sleep that begins after now.
  public let upcoming: Sleep?
}

/// A section with the events that belong to it.
public struct SectionWithRows: Sendable {
  /// The piece of the timeline.
  public let section: Section
  /// Seconds of it inside the day.
  public let secondsInDay: Int64
  /// The feedings whose start it holds, by start.
  public let feedings: [Feeding]
}

/// Reads days.
public struct DayReader {
  let transaction: any ReadTransaction
  let zones: TimeZoneHistory
  let now: Instant

  /// A reader of one state of the store.
  public init(_ transaction: any ReadTransaction, zones: TimeZoneHistory, now: Instant) {
    self.transaction = transaction
    self.zones = zones
    self.now = now.wholeSeconds
  }

  /// A child's day.
  ///
  /// - Throws: `StoreError`.
  public func day(_ day: Day, of child: Child) throws(StoreError) -> DiaryDay {
    let clock = DayClock(zones: zones, night: child.night)
    let interval = zones.interval(of: day)
    let nights =
      clock.nightWindow(of: day.advanced(by: -1))
      .lowerBound..<clock
      .nightWindow(of: day).upperBound
    let window =
      min(
        interval.lowerBound,
        nights.lowerBound
      )..<max(
        interval.upperBound,
        nights.upperBound
      )
    let shelf = SleepShelf(transaction: transaction, child: child.id)
    let timeline = Timeline(try shelf.sleeps(around: window, now: now), now: now)
    let sections = try isBeforeAll(day, child) ? [] : timeline.sections(touching: interval)
    let feedings = try self.feedings(of: child.id, around: window, sections, timeline)
    let starts = feedings.map(\.start)
    let begun = feedings.filter { $0.start <= now }
    let ofDay = begun.filter { interval.contains($0.start) }
    let touchesDay = begun.contains { $0.touches(interval, now: now) }
    let hasData = touchesDay || sections.contains { $0.stretch != nil }
    return DiaryDay(
      child: child,
      clock: clock,
      day: day,
      interval: interval,
      now: now,
      sections: sections.map { $0.with(feedings, in: interval, now: now) },
      figures: DayFigures(
        hasData: hasData,
        sleep: clock.sleepFigures(in: interval, of: timeline),
        feeding: hasData ? FeedingFigures(ofDay, now: now) : nil
      ),
      nextSide: try nextSide(
        of: child.id,
        before: min(interval.upperBound, now + .seconds(1)),
        among: feedings
      ),
      pastNight: clock.night(of: day.advanced(by: -1), in: timeline, feedings: starts),
      nextNight: clock.night(of: day, in: timeline, feedings: starts),
      timeline: timeline,
      upcoming: try shelf.upcoming(after: now)
    )
  }

  /// Whether a day lies before both the child's birth and its first entry, or begins after now.
  private func isBeforeAll(_ day: Day, _ child: Child) throws(StoreError) -> Bool {
    let interval = zones.interval(of: day)
    if interval.lowerBound > now { return true }
    guard day < child.born else { return false }
    let firstFeeding = try transaction.fetch(
      Feeding.query.where(\.child, is: child.id).ordered(by: \.start).limit(1)
    ).first
    let firstSleep = try SleepShelf(transaction: transaction, child: child.id).earliest()
    let first = [firstFeeding?.start, firstSleep?.start].compactMap(\.self).min()
    return first.map { interval.upperBound <= $0 } ?? true
  }

  /// The feedings that the sections and both nights can hold.
  private func feedings(
    of child: RecordID,
    around window: Range<Instant>,
    _ sections: [Section],
    _ timeline: Timeline
  ) throws(StoreError) -> [Feeding] {
    let believed = sections.filter(\.isBelieved).map(\.extent)
    let nights = timeline.stretches.filter { window.contains($0.start) }.map(\.range.upperBound)
    let lower = believed.map(\.lowerBound).min() ?? window.lowerBound
    let upper = (believed.map(\.upperBound) + nights).max() ?? window.upperBound
    let range = min(lower, window.lowerBound)..<max(upper + .seconds(1), window.upperBound)
    return try transaction.fetch(
      Feeding.query.where(\.child, is: child).where(\.start, in: range).ordered(by: \.start)
    )
  }

  /// The breast other than the one offered last before an instant.
  ///
  /// - Parameters:
  ///   - child: whose.
  ///   - instant: up to when feedings count.
  ///   - known: feedings already read, without a hole between them and the instant; the store is
  ///     asked only where none of them was at a breast.
  /// - Returns: nil where no breast has been offered yet.
  /// - Throws: `StoreError`.
  func nextSide(
    of child: RecordID,
    before instant: Instant,
    among known: [Feeding]
  ) throws(StoreError) -> Side? {
    if let last = known.last(where: { $0.start < instant && $0.lastSide != nil }) {
      return last.lastSide?.other
    }
    var last: Feeding?
    for method in FeedingMethod.nursing {
      let candidate = try transaction.fetch(
        Feeding.query.where(\.child, is: child).where(\.method, is: method)
          .where(\.start, in: .distantPast..<instant).ordered(by: \.start, .descending).limit(1)
      ).first
      if let candidate, candidate.start > (last?.start ?? .distantPast) { last = candidate }
    }
    return last?.lastSide?.other
  }
}

extension Section {
  /// Whether the piece is one that somebody wrote down, not a hole in the diary.
  fileprivate var isBelieved: Bool {
    stretch != nil
      || (start != nil
        && extent.upperBound - extent.lowerBound
          <= Self.longestBelievedWakefulness)
  }

  /// The section of a day with those of the feedings that belong to it.
  ///
  /// A wakefulness that nobody wrote down shows only the feedings of the day, else a diary without
  /// sleeps would show its whole history on every day.
  fileprivate func with(
    _ feedings: [Feeding],
    in day: Range<Instant>,
    now: Instant
  ) -> SectionWithRows {
    let passed = day.lowerBound..<max(day.lowerBound, Swift.min(day.upperBound, now))
    let held = extent.lowerBound..<(end ?? .distantFuture)
    let shown = isBelieved ? held : held.clamped(to: day)
    return SectionWithRows(
      section: self,
      secondsInDay: extent.clamped(to: passed).seconds,
      feedings: feedings.filter { shown.contains($0.start) }
    )
  }
}

extension Feeding {
  /// Whether some of it lies in a range; a moment lies where it begins.
  fileprivate func touches(_ range: Range<Instant>, now: Instant) -> Bool {
    range.contains(start) || (start..<Swift.max(start, end ?? now)).overlaps(range)
  }
}
