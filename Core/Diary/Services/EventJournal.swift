public import HearthContainer
public import HearthHousehold
public import HearthModel
import HearthPorts

/// Writes events of every kind: every rule about them is kept here, inside the transaction that
/// writes.
public struct EventJournal: Sendable {
  /// The longest that an event can last; it lets a day be read without looking at the whole history.
  public static let longest = Sleep.longest

  private let dependencies: Dependencies
  private let zones: TimeZoneHistory

  /// A journal over a store, a clock and a source of identifiers, by the household's zones.
  public init(_ dependencies: Dependencies, zones: TimeZoneHistory) {
    self.dependencies = dependencies
    self.zones = zones
  }

  private var journal: Journal { .diary(dependencies) }

  /// Adds an event.
  ///
  /// - Parameters:
  ///   - kind: what it is.
  ///   - child: whose; `fill` may make what the household can own the household's.
  ///   - confirmed: whether a person has said yes to what is unusual about it.
  ///   - fill: puts in its times and values.
  /// - Returns: the event as stored.
  /// - Throws: `DiaryError` where a rule forbids it, what `fill` throws; nothing is written then.
  public func add<Event: DiaryEvent>(
    _ kind: Event.Type = Event.self,
    for child: RecordID,
    confirmed: Bool = false,
    _ fill: @escaping @Sendable (inout Event) throws -> Void
  ) async throws -> Event {
    let id = dependencies.newID()
    let rules = rules(confirmed)
    return try await journal.perform(JournalLabel.event(.added)) { transaction in
      let event = try rules.event(id, for: child, in: transaction, fill)
      try transaction.put(event)
      return event
    }
  }

  /// Changes a stored event.
  ///
  /// - Parameters:
  ///   - kind: what it is.
  ///   - id: which.
  ///   - confirmed: whether a person has said yes to what is unusual about the result.
  ///   - change: makes the change.
  /// - Returns: the event as stored now.
  /// - Throws: `DiaryError` where there is no such event or a rule forbids the result.
  public func edit<Event: DiaryEvent>(
    _ kind: Event.Type = Event.self,
    _ id: RecordID,
    confirmed: Bool = false,
    _ change: @escaping @Sendable (inout Event) throws -> Void
  ) async throws -> Event {
    let rules = rules(confirmed)
    return try await journal.perform(JournalLabel.event(.edited)) { transaction in
      guard let stored = try transaction.fetch(Event.self, id) else {
        throw DiaryError.noSuchRecord(id.description)
      }
      var event = stored
      try EventRules.change(&event, change)
      try rules.check(event, inPlaceOf: stored, in: transaction)
      try transaction.put(event)
      return event
    }
  }

  /// Deletes an event with the tags on it.
  ///
  /// - Returns: the event as it was.
  /// - Throws: `DiaryError.noSuchRecord`.
  public func delete<Event: DiaryEvent>(
    _ kind: Event.Type = Event.self,
    _ id: RecordID
  ) async throws -> Event {
    try await journal.perform(JournalLabel.event(.deleted)) { transaction in
      guard let event = try transaction.fetch(Event.self, id) else {
        throw DiaryError.noSuchRecord(id.description)
      }
      try transaction.delete(event)
      for tagging in try transaction.fetch(Tagging.query.where(\.event, is: id)) {
        try transaction.delete(tagging)
      }
      return event
    }
  }

  private func rules(_ confirmed: Bool) -> EventRules {
    EventRules(now: dependencies.now().wholeSeconds, zones: zones, isConfirmed: confirmed)
  }
}
