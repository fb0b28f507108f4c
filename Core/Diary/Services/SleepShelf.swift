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
    var found = try transaction.fetch(all.where(\.start, in: reach..<range.upperBound)) + open
    found += try lastFinished(before: reach)
    if range.upperBound <= now { found += try first(from: range.upperBound) }
    for sleep in open { found += try firstFinished(from: sleep.start) }
    var seen: Set<RecordID> = []
    return found.filter { seen.insert($0.id).inserted }
  }

  /// The stored sleeps that a new one from `start` to `end`, open if nil, would overlap.
  func conflicts(
    start: Instant,
    end: Instant?,
    except id: RecordID?
  ) throws(StoreError) -> [Sleep] {
    let range = start..<max(start, end ?? .distantFuture)
    let others = try sleeps(around: start..<max(start + .seconds(1), end ?? .distantFuture))
      .filter { $0.id != id }
    let counted = Timeline(others, now: .distantFuture).sleeps
    return counted.filter { other in
      Mutant.endInclusive.isPlanted
        ? other.range.lowerBound <= range.upperBound && range.lowerBound <= other.range.upperBound
        : other.range.overlaps(range) || other.range.lowerBound == range.lowerBound
    }.map(\.sleep)
  }

  /// Sleeps that have not ended and that no finished one follows.
  func open() throws(StoreError) -> [Sleep] {
    let candidates = try transaction.fetch(all.where(\.end, is: nil).ordered(by: \.start))
    var open: [Sleep] = []
    for sleep in candidates where try firstFinished(from: sleep.start).isEmpty {
      open.append(sleep)
    }
    return open
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
