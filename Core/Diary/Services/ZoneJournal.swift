public import HearthContainer
public import HearthHousehold
public import HearthModel
public import HearthPorts

/// Writes the household's time-zone history, so that it can be undone.
public struct ZoneJournal: Sendable {
  private let dependencies: Dependencies

  /// A journal over a store and a clock.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Has the household live by another zone's clock from an instant on, until the next change that is
  /// written down already.
  ///
  /// - Parameters:
  ///   - zone: the rules in force from then on.
  ///   - since: the first instant; nil for now, or for ever where no zone has been set yet.
  ///   - home: the zone until then, where none has been set yet.
  /// - Returns: the change as stored; nil where that zone was in force anyway.
  /// - Throws: `TimeZoneError`, `StoreError`.
  public func set(
    _ zone: any TimeZoneRules,
    since: Instant?,
    home: any TimeZoneRules
  ) async throws -> ZoneChange? {
    let book = ZoneBook(timeZones: dependencies.timeZones)
    let now = dependencies.now()
    return try await Journal.diary(dependencies).perform(JournalLabel.zoneSet) { transaction in
      try book.set(zone, since: since, home: home, now: now, in: transaction)
    }
  }
}
