import HearthModel
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

  /// Writes the household's first zone where there is none yet.
  public func begin(
    with zone: any TimeZoneRules,
    in transaction: any WriteTransaction
  ) throws(StoreError) {
    guard try transaction.fetch(ZoneChange.query.limit(1)).isEmpty else { return }
    try transaction.put(ZoneChange(since: .distantPast, zone: zone.name))
  }
}
