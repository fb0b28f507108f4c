import HearthModel
import HearthPorts

/// Reads lists in pieces that bring every record once, however many lie at one moment.
enum RecordPage {
  /// Some records, the latest first, those of one moment by their identifiers backwards.
  ///
  /// - Parameters:
  ///   - query: which.
  ///   - path: their moment, or their day.
  ///   - position: the last one that was given; nil for the beginning.
  ///   - limit: how many at most.
  ///   - transaction: the state of the store.
  /// - Returns: fewer than the limit only at the end.
  /// - Throws: `StoreError`.
  static func records<R: Record, Key: FieldValue & Comparable & FirstKey>(
    _ query: Query<R>,
    by path: KeyPath<R, Key>,
    behind position: (key: Key, id: RecordID)?,
    limit: Int,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [R] {
    let latest = query.ordered(by: path, .descending)
    guard let position else { return try transaction.fetch(latest.limit(limit)) }
    let beside = try transaction.fetch(latest.where(path, is: position.key))
      .filter { $0.id < position.id }.prefix(limit)
    guard beside.count < limit else { return Array(beside) }
    let earlier = latest.where(path, in: Key.first..<position.key).limit(limit - beside.count)
    return try Array(beside) + transaction.fetch(earlier)
  }
}

/// A kind of key of which there is a first one.
protocol FirstKey {
  static var first: Self { get }
}

extension Instant: FirstKey {
  static var first: Instant { .distantPast }
}

extension Day: FirstKey {
  static var first: Day { Day.writable.lowerBound }
}
