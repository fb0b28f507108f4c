import HearthModel
import HearthPorts

/// Finds a child's sleeps without reading the whole history.
struct SleepShelf {
  let transaction: any ReadTransaction
  let child: RecordID

  /// The sleeps that a timeline over a range, as of a moment, needs: all that touch it, the last
  /// before it, the first after it, and for each open one the finished one that follows.
  func sleeps(
    around range: Range<Instant>,
    now: Instant = .distantFuture
  ) throws(StoreError) -> [Sleep] {
    let reach = range.lowerBound - Sleep.longest
    let open = try transaction.fetch(all.where(\.end, is: nil)).filter { sleep in
      !Mutant.openForgotten.isPlanted || range.contains(sleep.start)
    }
    var found = try transaction.fetch(
      all.where(\.start, in: reach..<range.upperBound).ordered(by: \.start)
    )
    var others = open + (try lastFinished(before: reach))
    if range.upperBound <= now { others += try first(from: range.upperBound) }
    for sleep in open { others += try firstFinished(from: sleep.start) }
    for sleep in others where !found.contains(where: { $0.id == sleep.id }) { found.append(sleep) }
    return found
  }

  /// The stored sleeps that a sleep would overlap.
  ///
  /// - Parameters:
  ///   - sleep: as it would be stored.
  ///   - stored: as it is stored, where it is.
  /// - Returns: the others, by start.
  /// - Throws: `StoreError`.
  func conflicts(
    of sleep: Sleep,
    inPlaceOf stored: Sleep? = nil
  ) throws(StoreError) -> [Sleep] {
    let ending = sleep.end == nil ? nil : stored
    return try overlapped(by: sleep.extent, without: [sleep.id], ending: ending).map(\.sleep)
  }

  /// The stored sleeps in a range.
  ///
  /// - Parameters:
  ///   - range: where to look.
  ///   - gone: those that are taken for deleted.
  ///   - ending: one of them that still ends the open one before it.
  /// - Returns: the others with the time for which they count, by start.
  /// - Throws: `StoreError`.
  func overlapped(
    by range: Range<Instant>,
    without gone: Set<RecordID>,
    ending: Sleep? = nil
  ) throws(StoreError) -> [CountedSleep] {
    let window = range.lowerBound..<max(range.lowerBound + .seconds(1), range.upperBound)
    let others = try sleeps(around: window).filter { !gone.contains($0.id) }
    let timeline = Timeline(others + [ending].compactMap(\.self), now: .distantFuture)
    return timeline.sleeps.filter { other in
      guard !gone.contains(other.sleep.id) else { return false }
      return Mutant.endInclusive.isPlanted
        ? other.range.lowerBound <= range.upperBound && range.lowerBound <= other.range.upperBound
        : other.range.overlaps(range) || other.range.lowerBound == range.lowerBound
    }
  }

  /// Sleeps that last at a moment: begun, and neither ended nor followed by a finished one.
  func lasting(at now: Instant) throws(StoreError) -> [Sleep] {
    let timeline = Timeline(try sleeps(around: now..<now + .seconds(1), now: now), now: now)
    return timeline.sleeps.filter { $0.isOpen || $0.range.upperBound > now }.map(\.sleep)
  }

  /// When a stored sleep counts to have ended; `distantFuture` while it is open and no finished one
  /// follows.
  func countedEnd(of sleep: Sleep) throws(StoreError) -> Instant {
    if let end = sleep.end { return end }
    let window = sleep.start..<sleep.start + .seconds(1)
    let timeline = Timeline(try sleeps(around: window), now: .distantFuture)
    return timeline.sleeps.first { $0.sleep.id == sleep.id }?.range.upperBound ?? .distantFuture
  }

  /// The sleep that began last, up to a moment.
  func latest(by now: Instant) throws(StoreError) -> Sleep? {
    try transaction.fetch(
      all.where(\.start, in: .distantPast..<now + .seconds(1)).ordered(by: \.start, .descending)
        .limit(1)
    ).first
  }

  /// The first sleep that begins after a moment.
  func upcoming(after now: Instant) throws(StoreError) -> Sleep? {
    try first(from: now + .seconds(1)).first
  }

  /// The earliest sleep of all.
  func earliest() throws(StoreError) -> Sleep? {
    try transaction.fetch(all.ordered(by: \.start).limit(1)).first
  }

  private var all: Query<Sleep> { Sleep.query.where(\.child, is: child) }

  private func lastFinished(before instant: Instant) throws(StoreError) -> [Sleep] {
    try transaction.fetch(
      all.where(\.end, in: .distantPast..<instant).ordered(by: \.end, .descending).limit(1)
    )
  }

  private func first(from instant: Instant) throws(StoreError) -> [Sleep] {
    try transaction.fetch(
      all.where(\.start, in: instant..<max(instant, .distantFuture)).ordered(by: \.start).limit(1)
    )
  }

  private func firstFinished(from instant: Instant) throws(StoreError) -> [Sleep] {
    try transaction.fetch(
      all.where(\.start, in: instant..<max(instant, .distantFuture))
        .where(\.end, in: .distantPast..<Instant.distantFuture).ordered(by: \.start).limit(1)
    )
  }
}
