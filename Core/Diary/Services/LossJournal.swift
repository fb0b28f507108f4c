public import HearthContainer
public import HearthHousehold
public import HearthModel
import HearthPorts
import HearthSupport

/// Decides between the value of an entry that stands and the one that lost against it.
public struct LossJournal: Sendable {
  private let dependencies: Dependencies
  private let zones: TimeZoneHistory

  /// A journal over a store and a clock, by the household's zones.
  public init(_ dependencies: Dependencies, zones: TimeZoneHistory) {
    self.dependencies = dependencies
    self.zones = zones
  }

  /// Lets the values stand that lost: of each field the one that was written last.
  ///
  /// - Parameters:
  ///   - id: the entry.
  ///   - answers: what a person has said in advance.
  /// - Returns: the entry as stored now.
  /// - Throws: `DiaryError` where there is no such entry or a rule forbids the result.
  public func take(_ id: RecordID, _ answers: Answers = Answers()) async throws -> DiaryEntry {
    let entry = try await dependencies.store.read { transaction in
      try RecordFinder(transaction).entry(id.description)
    }
    switch entry {
    case .sleep(let sleep): return .sleep(try await take(sleep, answers).sleep)
    case .event(let event): return .event(try await take(event, answers))
    }
  }

  private func take(_ sleep: Sleep, _ answers: Answers) async throws -> WrittenSleeps {
    try await SleepJournal(dependencies).perform(JournalLabel.edited, answers) { writing in
      let stored = try writing.sleep(sleep.id)
      let lost = try writing.transaction.settleLosses(of: sleep.id)
      return try writing.change(stored, to: try stored.taking(lost))
    }
  }

  private func take<Event: DiaryEvent>(_ event: Event, _ answers: Answers) async throws -> Event {
    let rules = EventRules(
      now: dependencies.now().wholeSeconds,
      zones: zones,
      isConfirmed: answers.isConfirmed
    )
    return try await Journal.diary(dependencies).perform(JournalLabel.event(.edited)) {
      transaction in
      guard let stored = try transaction.fetch(Event.self, event.id) else {
        throw DiaryError.noSuchRecord(event.id.description)
      }
      let changed = try stored.taking(try transaction.settleLosses(of: event.id))
      try rules.check(changed, inPlaceOf: stored, in: transaction)
      try transaction.put(changed)
      return changed
    }
  }

  /// Leaves an entry as it is and tells nobody any more what lost of it.
  ///
  /// - Returns: the entry.
  /// - Throws: `DiaryError.noSuchRecord`, `StoreError`.
  public func keep(_ id: RecordID) async throws -> DiaryEntry {
    try await Journal.diary(dependencies).perform({ _ in JournalLabel("journal.loss.kept") }) {
      transaction in
      _ = try transaction.settleLosses(of: id)
      return try RecordFinder(transaction).entry(id.description)
    }
  }
}

extension WriteTransaction {
  /// Deletes what lost of an entry.
  ///
  /// - Returns: what that was, the earliest write first.
  fileprivate func settleLosses(of id: RecordID) throws(StoreError) -> [LostValue] {
    let lost = try lostValues(of: id)
    for value in lost { try delete(value) }
    return lost
  }
}

extension Record {
  /// The record with values that lost in their places.
  fileprivate func taking(_ lost: [LostValue]) throws -> Self {
    let table = Self.schema.table
    var values = ValueRow(count: table.columns.count) { Self.schema.encode(self, into: &$0) }.values
    for lost in lost {
      guard let position = table.position(ofField: lost.field),
        table.columns[position].admits(lost.value)
      else { continue }
      values[position] = lost.value
    }
    var reader = RowReader(ValueRow(values))
    return try Self.schema.decode(id, &reader)
  }
}
