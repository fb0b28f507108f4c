public import HearthContainer
import HearthHousehold
public import HearthModel
import HearthPorts

/// Writes sleeps: every rule about them is kept here, inside the transaction that writes.
///
/// Everything throws `DiaryError` where a rule forbids it, and nothing is written then.
public struct SleepJournal: Sendable {
  private let dependencies: Dependencies

  /// A journal over a store, a clock and a source of identifiers.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Adds a sleep, finished or open.
  ///
  /// - Parameters:
  ///   - draft: what is known of it.
  ///   - child: whose it is.
  ///   - answers: what a person has said in advance; `woke` ends the sleep that is open first.
  /// - Returns: the sleep as stored, with further pieces and what was joined to it.
  /// - Throws: `DiaryError.conflict` with the sleeps in the way, and others.
  public func add(
    _ draft: SleepDraft,
    for child: RecordID,
    _ answers: Answers = Answers()
  ) async throws -> WrittenSleeps {
    let id = dependencies.newID()
    return try await perform(JournalLabel.added, answers) { writing in
      if answers.woke != nil { try writing.settleSleep(of: child, before: draft.start) }
      let sleep = draft.sleep(id: id, child: child)
      do {
        return try writing.placement.place(sleep)
      } catch DiaryError.conflict(let conflict) where sleep.end == nil {
        let forgotten = try ForgottenStop.before(
          sleep.start,
          of: child,
          now: writing.now,
          in: writing.transaction
        )
        throw DiaryError.conflict(.init(existing: conflict.existing, forgotten: forgotten))
      }
    }
  }

  /// Ends the child's open sleep; several open ones are joined to the earliest.
  ///
  /// - Parameters:
  ///   - child: who wakes.
  ///   - end: when.
  ///   - mood: the child's mood, where it is known.
  ///   - answers: what a person has said in advance.
  /// - Returns: the sleep that ended, and what was joined to it.
  /// - Throws: `DiaryError.notAsleep`, and others.
  public func stop(
    child: Child,
    at end: Instant,
    mood: String? = nil,
    _ answers: Answers = Answers()
  ) async throws -> WrittenSleeps {
    try await perform({ .stopped($0.sleep) }, answers) { writing in
      try writing.end(child, at: end.wholeSeconds, mood: mood.nonEmpty)
    }
  }

  /// Changes a stored sleep.
  ///
  /// - Parameters:
  ///   - id: which.
  ///   - answers: what a person has said in advance.
  ///   - change: makes the change.
  /// - Returns: the sleep as stored now, with further pieces and what was joined to it.
  /// - Throws: `DiaryError.noSuchRecord`, and others.
  public func edit(
    _ id: RecordID,
    _ answers: Answers = Answers(),
    _ change: @escaping @Sendable (inout Sleep) -> Void
  ) async throws -> WrittenSleeps {
    try await perform(JournalLabel.edited, answers) { writing in
      let stored = try writing.sleep(id)
      var sleep = stored
      change(&sleep)
      return try writing.change(stored, to: sleep)
    }
  }

  /// Deletes a sleep and nothing else: what lay in it belongs to the wakefulness that takes its place.
  ///
  /// - Throws: `DiaryError.noSuchRecord`.
  public func delete(_ id: RecordID) async throws -> Sleep {
    try await perform(JournalLabel.deleted, Answers()) { writing in
      let sleep = try writing.sleep(id)
      try writing.transaction.delete(sleep)
      return sleep
    }
  }

  /// Does something that can be undone as a whole.
  func perform<Result: Sendable>(
    _ label: @escaping @Sendable (Result) -> JournalLabel,
    _ answers: Answers,
    _ body: @escaping @Sendable (SleepWriting) throws -> Result
  ) async throws -> Result {
    let now = dependencies.now().wholeSeconds
    let newID = dependencies.newID
    return try await Journal.diary(dependencies).perform(label) { transaction in
      try body(SleepWriting(transaction: transaction, now: now, answers: answers, newID: newID))
    }
  }
}
