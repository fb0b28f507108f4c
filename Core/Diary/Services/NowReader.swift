import HearthHousehold
public import HearthModel
public import HearthPorts

/// What heads every scene: how the child is at this moment.
public struct DiaryNow: Sendable {
  /// Whose.
  public let child: Child
  /// The calendar and the child's night.
  public let clock: DayClock
  /// The moment it was read.
  public let now: Instant
  /// Asleep, awake, or unknown without any sleep.
  public let state: State
  /// Since when; nil where unknown.
  public let since: Instant?
  /// Whether the sleep was probably left open by mistake.
  public let isForgotten: Bool
  /// The feeding that began last.
  public let lastFeeding: Feeding?
  /// The breast to offer next.
  public let nextSide: Side?
  /// What can be said of the next sleep.
  public let next: NextSleep
  /// What the household has decided about what is shown.
  public let settings: DiarySettings
  /// The nappy that was changed last.
  public let lastNappy: Nappy?
  /// The timers that run, by start.
  public let timers: [DiaryTimer]
  /// The names that go with the events.
  public let labels: EventLabels

  /// How a child is.
  public enum State: String, Sendable {
    /// Sleeping.
    case asleep
    /// Not sleeping.
    case awake
    /// Nobody has written a sleep yet.
    case unknown
  }
}

extension DayReader {
  /// How a child is now.
  ///
  /// - Throws: `StoreError`.
  public func now(of child: Child) throws(StoreError) -> DiaryNow {
    let shelf = SleepShelf(transaction: transaction, child: child.id)
    let timeline = Timeline(try shelf.sleeps(around: forecastWindow, now: now), now: now)
    let current = timeline.sections(touching: now..<now + .seconds(1)).last
    let upToNow = Instant.distantPast..<now + .seconds(1)
    let lastFeeding = try transaction.fetch(
      Feeding.query.where(\.child, is: child.id).where(\.start, in: upToNow)
        .ordered(by: \.start, .descending).limit(1)
    ).first
    let lastNappy = try transaction.fetch(
      Nappy.query.where(\.child, is: child.id).where(\.time, in: upToNow)
        .ordered(by: \.time, .descending).limit(1)
    ).first
    let events: [(any DiaryEvent)?] = [lastFeeding, lastNappy]
    let isAsleep = current?.stretch != nil
    return DiaryNow(
      child: child,
      clock: DayClock(zones: zones, night: child.night),
      now: now,
      state: timeline.stretches.isEmpty ? .unknown : isAsleep ? .asleep : .awake,
      since: current?.start,
      isForgotten: current?.stretch?.isForgotten ?? false,
      lastFeeding: lastFeeding,
      nextSide: try nextSide(
        of: child.id,
        before: upToNow.upperBound,
        among: lastFeeding.map { [$0] } ?? []
      ),
      next: nextSleep(of: child, timeline),
      settings: try DiarySettingsBook.settings(in: transaction),
      lastNappy: lastNappy,
      timers: try TimerJournal.timers(of: child.id, in: transaction),
      labels: try EventLabels(of: events.compactMap(\.self), in: transaction)
    )
  }
}
