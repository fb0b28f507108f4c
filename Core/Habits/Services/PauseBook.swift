public import HearthContainer
import HearthHousehold
public import HearthModel
public import HearthPorts

/// Keeps the pauses.
public struct PauseBook: Sendable {
  private let dependencies: Dependencies

  /// A book over a store and a source of identifiers.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Lets all trackers, or some, rest from one day to another.
  ///
  /// - Parameters:
  ///   - from: the first day.
  ///   - to: the last day.
  ///   - designations: which trackers, by name or identifier; none means all, later ones included.
  /// - Returns: the pause as stored.
  /// - Throws: `HabitsError` where the days are the wrong way round or there is no such tracker.
  public func add(from: Day, to: Day, trackers designations: [String]) async throws -> Pause {
    let id = dependencies.newID()
    return try await Journal.habits(dependencies).perform(JournalLabel.added) { transaction in
      guard from <= to else { throw HabitsError.pauseReversed(from: from, to: to) }
      let ids = try designations.map { try TrackerBook.tracker($0, in: transaction).id }
      let pause = Pause(id: id, trackers: ids.isEmpty ? nil : TrackerList(ids), from: from, to: to)
      try transaction.put(pause)
      return pause
    }
  }

  /// Deletes a pause, as if there had been none.
  ///
  /// - Throws: `HabitsError.noSuchPause`.
  public func delete(_ designation: String) async throws -> Pause {
    try await Journal.habits(dependencies).perform(JournalLabel.deleted) { transaction in
      guard let id = RecordID(designation), let pause = try transaction.fetch(Pause.self, id) else {
        throw HabitsError.noSuchPause(designation)
      }
      try transaction.delete(pause)
      return pause
    }
  }

  /// All pauses by their first day.
  public static func pauses(in transaction: any ReadTransaction) throws(StoreError) -> [Pause] {
    try transaction.fetch(Pause.query.ordered(by: \.from))
  }
}
