public import HearthContainer
import HearthHousehold
public import HearthModel
import HearthPorts

/// Writes sleeps: every rule about them is kept here, inside the transaction that writes.
public struct SleepJournal: Sendable {
  private let dependencies: Dependencies

  /// A journal over a store, a clock and a source of identifiers.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  private var journal: Journal { .diary(dependencies) }

  /// Adds a sleep, finished or open.
  ///
  /// - Parameters:
  ///   - draft: what is known of it.
  ///   - child: whose it is.
  ///   - confirmed: whether a person has said yes to what is unusual about it.
  /// - Returns: the sleep as stored.
  /// - Throws: `DiaryError` where a rule forbids it; nothing is written then.
  public func add(
    _ draft: SleepDraft,
    for child: RecordID,
    confirmed: Bool = false
  ) async throws -> Sleep {
    let id = dependencies.newID()
    let now = dependencies.now().wholeSeconds
    return try await journal.perform(JournalLabel.added) { transaction in
      let sleep = draft.sleep(id: id, child: child)
      try SleepRules(now: now, isConfirmed: confirmed).check(sleep, in: transaction)
      try transaction.put(sleep)
      return sleep
    }
  }

  /// Ends the child's open sleep; several open ones are joined to the earliest.
  ///
  /// - Parameters:
  ///   - child: who wakes.
  ///   - end: when.
  ///   - confirmed: whether a person has said yes to what is unusual about it.
  /// - Returns: the sleep that ended, and what was joined to it.
  /// - Throws: `DiaryError` where the child is not asleep or a rule forbids it.
  public func stop(
    child: Child,
    at end: Instant,
    confirmed: Bool = false
  ) async throws -> StoppedSleep {
    let now = dependencies.now().wholeSeconds
    return try await journal.perform({ .stopped($0.sleep) }) { transaction in
      let open = try SleepShelf(transaction: transaction, child: child.id).lasting(at: now)
      guard var sleep = open.first else { throw DiaryError.notAsleep(child: child.name) }
      let stored = sleep
      let others = open.dropFirst()
      if let late = open.last(where: { $0.start >= end.wholeSeconds }) {
        throw DiaryError.endNotAfterStart(start: late.start, end: end.wholeSeconds)
      }
      for other in others { try transaction.delete(other) }
      sleep.end = end.wholeSeconds
      sleep.absorb(others)
      try SleepRules(now: now, isConfirmed: confirmed)
        .check(sleep, inPlaceOf: stored, in: transaction)
      try transaction.put(sleep)
      return StoppedSleep(sleep: sleep, joined: Array(others))
    }
  }

  /// Changes a stored sleep.
  ///
  /// - Parameters:
  ///   - id: which.
  ///   - confirmed: whether a person has said yes to what is unusual about the result.
  ///   - change: makes the change.
  /// - Returns: the sleep as stored now.
  /// - Throws: `DiaryError` where there is no such sleep or a rule forbids the result.
  public func edit(
    _ id: RecordID,
    confirmed: Bool = false,
    _ change: @escaping @Sendable (inout Sleep) -> Void
  ) async throws -> Sleep {
    let now = dependencies.now().wholeSeconds
    return try await journal.perform(JournalLabel.edited) { transaction in
      guard let stored = try transaction.fetch(Sleep.self, id) else {
        throw DiaryError.noSuchRecord(id.description)
      }
      var sleep = stored
      change(&sleep)
      try SleepRules(now: now, isConfirmed: confirmed)
        .check(sleep, inPlaceOf: stored, in: transaction)
      try transaction.put(sleep)
      return sleep
    }
  }

  /// Deletes a sleep and nothing else: what lay in it belongs to the wakefulness that takes its place.
  ///
  /// - Throws: `DiaryError.noSuchRecord`.
  public func delete(_ id: RecordID) async throws -> Sleep {
    try await journal.perform(JournalLabel.deleted) { transaction in
      guard let sleep = try transaction.fetch(Sleep.self, id) else {
        throw DiaryError.noSuchRecord(id.description)
      }
      try transaction.delete(sleep)
      return sleep
    }
  }
}

/// What is known of a sleep before it is stored.
public struct SleepDraft: Sendable {
  /// When the child fell asleep.
  public var start: Instant
  /// When it woke; nil while asleep.
  public var end: Instant?
  /// Night or day, where a person said so.
  public var kind: SleepKind?
  /// Where.
  public var place: Place?
  /// Free text.
  public var note: String?

  /// A sleep from one instant to another, or open.
  public init(
    start: Instant,
    end: Instant? = nil,
    kind: SleepKind? = nil,
    place: Place? = nil,
    note: String? = nil
  ) {
    self.start = start
    self.end = end
    self.kind = kind
    self.place = place
    self.note = note
  }

  func sleep(id: RecordID, child: RecordID) -> Sleep {
    Sleep(
      id: id,
      child: child,
      start: start.wholeSeconds,
      end: end?.wholeSeconds,
      kindByHand: kind,
      place: place,
      settling: nil,
      settlingSeconds: nil,
      moodAtStart: nil,
      moodAtEnd: nil,
      note: note.nonEmpty,
      author: nil
    )
  }
}

/// A sleep that ended, with the other open ones that were joined to it.
public struct StoppedSleep: Sendable {
  /// As it is stored now.
  public let sleep: Sleep
  /// What was open besides; tombstones now.
  public let joined: [Sleep]
}

extension Sleep {
  /// Takes over what other sleeps of the same stretch say: notes line by line, a kind set by hand.
  mutating func absorb(_ others: some Sequence<Sleep>) {
    for other in others {
      note = [note, other.note].compactMap(\.self).joined(separator: "\n").nonEmpty
      kindByHand = kindByHand ?? other.kindByHand
      place = place ?? other.place
    }
  }
}

extension String {
  /// Nil for an empty text: absent values are never stored as "".
  var nonEmpty: String? { isEmpty ? nil : self }
}

extension String? {
  /// Nil for an empty text.
  var nonEmpty: String? { flatMap(\.nonEmpty) }
}
