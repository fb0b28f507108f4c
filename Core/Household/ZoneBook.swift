public import HearthModel
public import HearthPorts

/// Keeps the household's time-zone history.
public struct ZoneBook: Sendable {
  private let timeZones: any TimeZoneDatabase

  /// A book over the zones that the system knows.
  public init(timeZones: any TimeZoneDatabase) {
    self.timeZones = timeZones
  }

  /// The stored history.
  ///
  /// - Returns: nil while no zone has ever been set.
  /// - Throws: `TimeZoneError` where the system does not know a stored zone, `StoreError`.
  public func history(in transaction: any ReadTransaction) throws -> TimeZoneHistory? {
    let changes = try transaction.fetch(ZoneChange.query.ordered(by: \.since))
    guard !changes.isEmpty else { return nil }
    return TimeZoneHistory(
      try changes.map { change throws(TimeZoneError) in
        .init(since: change.since, zone: try timeZones.rules(named: change.zone))
      }
    )
  }

  /// Has the household live by another zone's clock from an instant on, until the next change that is
  /// written down already.
  ///
  /// - Parameters:
  ///   - zone: the rules in force from then on.
  ///   - since: the first instant; nil for now, or for ever where no zone has been set yet.
  ///   - home: the zone until then, where none has been set yet.
  ///   - now: the present moment.
  ///   - transaction: where to write.
  /// - Returns: the change as stored; nil where that zone was in force anyway.
  /// - Throws: `TimeZoneError`, `StoreError`.
  public func set(
    _ zone: any TimeZoneRules,
    since: Instant?,
    home: any TimeZoneRules,
    now: Instant,
    in transaction: any WriteTransaction
  ) throws -> ZoneChange? {
    guard let history = try history(in: transaction) else {
      try begin(with: since == nil ? zone : home, in: transaction)
      let change = ZoneChange(since: since ?? .distantPast, zone: zone.name)
      try transaction.put(change)
      return change
    }
    let since = since ?? now.wholeSeconds
    guard history.zone(at: since).name != zone.name else { return nil }
    let change = ZoneChange(since: since, zone: zone.name)
    try transaction.put(change)
    return change
  }

  /// Writes the household's first zone where there is none yet.
  public func begin(
    with zone: any TimeZoneRules,
    in transaction: any WriteTransaction
  ) throws(StoreError) {
    guard try transaction.fetch(ZoneChange.query.limit(1)).isEmpty else { return }
    try transaction.put(ZoneChange(since: .distantPast, zone: zone.name))
  }
}
