public import HearthContainer
import HearthHousehold
public import HearthModel
public import HearthPorts

/// Keeps the trackers and their schedules.
public struct TrackerBook: Sendable {
  private let dependencies: Dependencies
  private let today: Day

  /// A book over a store and a source of identifiers, on a day.
  public init(_ dependencies: Dependencies, today: Day) {
    self.dependencies = dependencies
    self.today = today
  }

  private var journal: Journal { .habits(dependencies) }

  /// Adds a tracker, with its first schedule if it is a habit.
  ///
  /// - Throws: `HabitsError` where the name cannot be.
  public func add(_ draft: TrackerDraft) async throws -> Tracker {
    let id = dependencies.newID()
    let today = today
    return try await journal.perform(JournalLabel.added) { transaction in
      let last = try transaction.fetch(Tracker.query).map(\.order).max() ?? -1
      let tracker = try draft.tracker(id: id, order: last + 1, today: today)
      try transaction.put(tracker)
      if tracker.kind == .habit {
        try transaction.put(
          ScheduleVersion(tracker: id, validFrom: tracker.created, rule: draft.rule)
        )
      }
      return tracker
    }
  }

  /// Changes a tracker, and its schedule from a day on.
  ///
  /// - Parameters:
  ///   - designation: its name or identifier.
  ///   - rule: the schedule from that day on; nil leaves it alone.
  ///   - from: the first day of that schedule; today where nobody said.
  ///   - change: changes what else there is.
  /// - Returns: the tracker as stored now.
  /// - Throws: `HabitsError` where there is no such tracker, or the result cannot be.
  public func edit(
    _ designation: String,
    rule: ScheduleRule? = nil,
    from: Day? = nil,
    _ change: @escaping @Sendable (inout Tracker) -> Void = { _ in }
  ) async throws -> Tracker {
    let today = today
    return try await journal.perform(JournalLabel.edited) { transaction in
      var tracker = try Self.tracker(designation, in: transaction)
      change(&tracker)
      tracker.name = try TrackerDraft.checked(tracker.name)
      tracker.target = try TrackerDraft.checked(tracker.target)
      if let rule {
        let day = from ?? max(today, tracker.created)
        guard tracker.kind == .habit else { throw HabitsError.scheduleOfEvent(tracker.name) }
        guard tracker.created <= day else {
          throw HabitsError.beforeCreation(day, created: tracker.created)
        }
        try transaction.put(ScheduleVersion(tracker: tracker.id, validFrom: day, rule: rule))
      }
      try transaction.put(tracker)
      return tracker
    }
  }

  /// Puts a tracker above all categories, or back under its own.
  ///
  /// - Throws: `HabitsError` where there is no such tracker.
  public func pin(_ designation: String, _ isPinned: Bool) async throws -> Tracker {
    try await journal.perform({ .pinned($0) }) { transaction in
      var tracker = try Self.tracker(designation, in: transaction)
      tracker.isPinned = isPinned
      try transaction.put(tracker)
      return tracker
    }
  }

  /// Takes a tracker out of use from a day on, or back into use.
  ///
  /// - Parameters:
  ///   - designation: its name or identifier.
  ///   - day: the first day on which it is no longer due; nil takes it back.
  /// - Returns: the tracker as stored now.
  /// - Throws: `HabitsError` where there is no such tracker, or the day lies before it begins.
  public func archive(_ designation: String, from day: Day?) async throws -> Tracker {
    try await journal.perform({ .archived($0) }) { transaction in
      var tracker = try Self.tracker(designation, in: transaction)
      if let day, day < tracker.created {
        throw HabitsError.beforeCreation(day, created: tracker.created)
      }
      tracker.archived = day
      try transaction.put(tracker)
      return tracker
    }
  }

  /// Deletes a tracker with all its history.
  ///
  /// - Throws: `HabitsError` where there is no such tracker.
  public func delete(_ designation: String) async throws -> Tracker {
    try await journal.perform(JournalLabel.deleted) { transaction in
      let tracker = try Self.tracker(designation, in: transaction)
      try Self.remove(tracker, in: transaction)
      return tracker
    }
  }
}

extension TrackerBook {
  /// All trackers in the order in which they were added, archived ones included.
  public static func trackers(
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [Tracker] {
    try transaction.fetch(Tracker.query.ordered(by: \.order))
  }

  /// The tracker that a person means by a name or an identifier.
  ///
  /// - Throws: `HabitsError` with the names there are, or the identifiers of those of one name.
  public static func tracker(
    _ designation: String,
    in transaction: any ReadTransaction
  ) throws -> Tracker {
    if let id = RecordID(designation), let tracker = try transaction.fetch(Tracker.self, id) {
      return tracker
    }
    let trackers = try trackers(in: transaction)
    let wanted = designation.trimmed
    var matches = trackers.filter { $0.name == wanted }
    if matches.isEmpty {
      matches = trackers.filter { $0.name.lowercased() == wanted.lowercased() }
    }
    guard let match = matches.first else {
      throw HabitsError.noSuchTracker(designation, names: trackers.map(\.name))
    }
    guard matches.count == 1 else {
      throw HabitsError.sameName(designation, ids: matches.map(\.id))
    }
    return match
  }

  /// Deletes a tracker with all that belongs to it.
  static func remove(
    _ tracker: Tracker,
    in transaction: any WriteTransaction
  ) throws(StoreError) {
    let id = tracker.id
    let entries = Entry.query.where(\.tracker, is: id).ordered(by: \.day)
    for entry in try transaction.fetch(entries) {
      try transaction.delete(entry)
    }
    for version in try transaction.fetch(ScheduleVersion.query.where(\.tracker, is: id)) {
      try transaction.delete(version)
    }
    for reminder in try transaction.fetch(Reminder.query.where(\.tracker, is: id)) {
      try transaction.delete(reminder)
    }
    try transaction.delete(tracker)
  }
}
