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
    let open = try transaction.fetch(all.where(\.end, is: nil))
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
  ///   - stored: as it is stored, where it is; it still ends the open one before it.
  /// - Returns: the others, by start.
  /// - Throws: `StoreError`.
  func conflicts(
    of sleep: Sleep,
    inPlaceOf stored: Sleep? = nil
  ) throws(StoreError) -> [Sleep] {
    let range = sleep.start..<max(sleep.start, sleep.end ?? .distantFuture)
    let window = sleep.start..<max(sleep.start + .seconds(1), range.upperBound)
    let others = try sleeps(around: window).filter { $0.id != sleep.id }
    let timeline = Timeline(others + [stored].compactMap(\.self), now: .distantFuture)
    return timeline.sleeps.filter { other in
      guard other.sleep.id != sleep.id else { return false }
      return Mutant.endInclusive.isPlanted
        ? other.range.lowerBound <= range.upperBound && range.lowerBound <= other.range.upperBound
        : other.range.overlaps(range) || other.range.lowerBound == range.lowerBound
    }.map(\.sleep)
  }

  /// Sleeps that last at a moment: begun, and neither ended nor followed by a finished one.
  func lasting(at now: Instant) throws(StoreError) -> [Sleep] {
    let timeline = Timeline(try sleeps(around: now..<now + .seconds(1), now: now), now: now)
    return timeline.sleeps.filter { $0.isOpen || $0.range.upperBound > now }.map(\.sleep)
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
