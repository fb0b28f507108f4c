public import HearthHousehold
public import HearthModel
public import HearthPorts

/// One child's day: its sections with their events, and the figures of the day and both nights.
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
  /// What the household has decided about what is shown.
  public let settings: DiarySettings
  /// The names that go with its events.
  public let labels: EventLabels
  /// The sleeps of the day and both nights, those beside them, and the last of all.
  public let timeline: Timeline
  /// The first sleep that begins after now.
  public let upcoming: Sleep?
  /// What lost of its entries against another device's writing.
  public let losses: Losses
}

extension DiaryDay {
  /// The sleeps and events that it shows.
  public var ids: [RecordID] { sections.flatMap(\.ids) }
}

/// A section with the events that belong to it.
public struct SectionWithRows: Sendable {
  /// The piece of the timeline.
  public let section: Section
  /// Seconds of it inside the day.
  public let secondsInDay: Int64
  /// The events whose beginning it holds, by beginning; a day's measures on their own day only.
  public let rows: [any DiaryEvent]

  /// The sleeps it is made of, then its events.
  public var ids: [RecordID] { sleeps + rows.map { $0.id } }

  /// The sleeps it is made of.
  var sleeps: [RecordID] { section.stretch?.members.map(\.sleep.id) ?? [] }

  /// The feedings among them.
  public var feedings: [Feeding] { rows.compactMap { $0 as? Feeding } }
}

/// Reads days.
public struct DayReader {
  let transaction: any ReadTransaction
  /// By which days begin and end.
  public let zones: TimeZoneHistory
  /// The moment of the reading.
  public let now: Instant

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
      clock.nightWindow(of: day.advanced(by: -1)).lowerBound..<clock.nightWindow(of: day).upperBound
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
    let events = try self.events(of: child.id, around: window, sections, timeline)
    let begun = events.filter { $0.beginning(by: zones) <= now }
    let ofDay = begun.filter { interval.contains($0.beginning(by: zones)) }
    let feedings = events.compactMap { $0 as? Feeding }
    let rows = sections.map { $0.with(events, on: day, by: zones, now: now) }
    let hasData = try hasData(in: interval, sections, begun, of: child.id, from: window.lowerBound)
    return DiaryDay(
      child: child,
      clock: clock,
      day: day,
      interval: interval,
      now: now,
      sections: rows,
      figures: DayFigures(
        hasData: hasData,
        sleep: clock.sleepFigures(in: interval, of: timeline),
        feeding: hasData ? FeedingFigures(ofDay.compactMap { $0 as? Feeding }, now: now) : nil,
        care: hasData ? CareFigures(ofDay) : nil
      ),
      nextSide: try nextSide(
        of: child.id,
        before: min(interval.upperBound, now + .seconds(1)),
        among: feedings
      ),
      pastNight: clock.night(of: day.advanced(by: -1), in: timeline, events: events),
      nextNight: clock.night(of: day, in: timeline, events: events),
      settings: try DiarySettingsBook.settings(in: transaction),
      labels: try labels(of: rows),
      timeline: timeline,
      upcoming: try shelf.upcoming(after: now),
      losses: try Losses(of: rows.flatMap(\.ids), in: transaction)
    )
  }

  /// Whether a day lies before both the child's birth and its first entry, or begins after now.
  private func isBeforeAll(_ day: Day, _ child: Child) throws(StoreError) -> Bool {
    let interval = zones.interval(of: day)
    if interval.lowerBound > now { return true }
    guard day < child.born else { return false }
    let shelf = EventShelf(transaction: transaction, child: child.id, zones: zones)
    let firstSleep = try SleepShelf(transaction: transaction, child: child.id).earliest()
    let first = [try shelf.earliest(), firstSleep?.start].compactMap(\.self).min()
    return first.map { interval.upperBound <= $0 } ?? true
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
  var isBelieved: Bool {
    stretch != nil
      || (start != nil
        && extent.upperBound - extent.lowerBound
          <= Self.longestBelievedWakefulness)
  }

  /// The section of a day with those of the events that belong to it.
  ///
  /// A wakefulness that nobody wrote down shows only the events of the day, else a diary without
  /// sleeps would show its whole history on every day.
  fileprivate func with(
    _ events: [any DiaryEvent],
    on day: Day,
    by zones: TimeZoneHistory,
    now: Instant
  ) -> SectionWithRows {
    let interval = zones.interval(of: day)
    let passed = interval.lowerBound..<max(interval.lowerBound, min(interval.upperBound, now))
    let held = extent.lowerBound..<(end ?? .distantFuture)
    let shown = isBelieved ? held : held.clamped(to: interval)
    return SectionWithRows(
      section: self,
      secondsInDay: extent.clamped(to: passed).seconds,
      rows: events.filter { event in
        shown.contains(event.beginning(by: zones)) && event.ownDay ?? day == day
      }
    )
  }
}
