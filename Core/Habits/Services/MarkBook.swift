public import HearthContainer
import HearthHousehold
public import HearthModel
import HearthPorts

/// Marks days: every rule about marks is kept here, inside the transaction that writes.
public struct MarkBook: Sendable {
  private let dependencies: Dependencies
  private let today: Day

  /// A book over a store, on a day.
  public init(_ dependencies: Dependencies, today: Day) {
    self.dependencies = dependencies
    self.today = today
  }

  private var journal: Journal { .habits(dependencies) }

  /// Says that a tracker is done on a day; said twice it is the same.
  ///
  /// - Parameters:
  ///   - designation: the tracker's name or identifier.
  ///   - day: which; one that is still to come is refused.
  ///   - amount: thousandths; of something measured to be reached, the target where nobody said.
  ///   - note: free text; nil leaves the day's note alone.
  /// - Returns: what is said of the day now.
  /// - Throws: `HabitsError`; nothing is written then.
  public func done(
    _ designation: String,
    on day: Day,
    amount: Int? = nil,
    note: String? = nil
  ) async throws -> MarkedDay {
    try await mark(designation, on: day, JournalLabel.done) { tracker, entry in
      entry.mark = .done
      entry.amount = try Self.checked(amount, of: tracker)
      entry.reason = nil
      if let note { entry.note = note.nonEmpty }
    }
  }

  /// Leaves a day out, so that it counts neither way.
  ///
  /// - Throws: `HabitsError`; nothing is written then.
  public func skip(
    _ designation: String,
    on day: Day,
    reason: String? = nil
  ) async throws -> MarkedDay {
    try await mark(designation, on: day, JournalLabel.skipped) { _, entry in
      entry.mark = .skipped
      entry.amount = nil
      entry.reason = reason.nonEmpty
    }
  }

  /// Says that a tracker is not done on a day: of something to be left, that it was not left.
  ///
  /// - Throws: `HabitsError`; nothing is written then.
  public func miss(
    _ designation: String,
    on day: Day,
    note: String? = nil
  ) async throws -> MarkedDay {
    try await mark(designation, on: day, JournalLabel.missed) { _, entry in
      entry.mark = .missed
      (entry.amount, entry.reason) = (nil, nil)
      if let note { entry.note = note.nonEmpty }
    }
  }

  /// Takes back what was said of a day; nothing happens where nothing was.
  ///
  /// - Throws: `HabitsError`; nothing is written then.
  public func clear(_ designation: String, on day: Day) async throws -> MarkedDay {
    try await journal.perform(JournalLabel.cleared) { transaction in
      let tracker = try TrackerBook.tracker(designation, in: transaction)
      try check(day)
      let id = RecordID.of(tracker.id, on: day)
      try transaction.delete(Entry.schema.table, id)
      return MarkedDay(tracker: tracker, day: day, entry: nil)
    }
  }

  /// The one button: done, or no longer done.
  ///
  /// - Throws: `HabitsError`; nothing is written then.
  public func toggle(_ designation: String, on day: Day) async throws -> MarkedDay {
    try await journal.perform(JournalLabel.toggled) { transaction in
      let tracker = try TrackerBook.tracker(designation, in: transaction)
      try check(day)
      let stored = try transaction.fetch(Entry.self, RecordID.of(tracker.id, on: day))
      // An amount that is not enough yet is made enough, not thrown away.
      guard MarkedDay(tracker: tracker, day: day, entry: stored).state != .done else {
        try transaction.delete(Entry.schema.table, RecordID.of(tracker.id, on: day))
        return MarkedDay(tracker: tracker, day: day, entry: nil)
      }
      var entry = stored ?? Entry(tracker: tracker.id, day: day, mark: .done)
      (entry.mark, entry.reason) = (.done, nil)
      entry.amount = try Self.checked(nil, of: tracker)
      try transaction.put(entry)
      return MarkedDay(tracker: tracker, day: day, entry: entry)
    }
  }
}

extension MarkBook {
  private func mark(
    _ designation: String,
    on day: Day,
    _ label: @escaping @Sendable (MarkedDay) -> JournalLabel,
    _ change: @escaping @Sendable (Tracker, inout Entry) throws -> Void
  ) async throws -> MarkedDay {
    try await journal.perform(label) { transaction in
      let tracker = try TrackerBook.tracker(designation, in: transaction)
      try check(day)
      let id = RecordID.of(tracker.id, on: day)
      var entry =
        try transaction.fetch(Entry.self, id)
        ?? Entry(tracker: tracker.id, day: day, mark: .done)
      try change(tracker, &entry)
      try transaction.put(entry)
      return MarkedDay(tracker: tracker, day: day, entry: entry)
    }
  }

  private func check(_ day: Day) throws(HabitsError) {
    guard day <= today else { throw .futureDay(day, today: today) }
    guard DayMarks.days.contains(day) else {
      throw .tooEarly(day, first: DayMarks.days.lowerBound)
    }
  }

  private static func checked(_ amount: Int?, of tracker: Tracker) throws(HabitsError) -> Int? {
    if let amount {
      guard tracker.aim != .tick else { throw .amountNotTaken(tracker.name) }
      guard (0...Goal.largestAmount).contains(amount) else { throw .badAmount }
      return amount
    }
    switch tracker.aim {
    case .atLeast: return tracker.target
    case .atMost: throw .amountMissing(tracker.name, unit: tracker.unit)
    default: return nil
    }
  }
}

/// A day of a tracker after something was said of it.
public struct MarkedDay: Sendable, Equatable {
  /// Whose.
  public let tracker: Tracker
  /// Which.
  public let day: Day
  /// What is said now; nil for nothing.
  public let entry: Entry?

  /// What is said of a day of a tracker.
  public init(tracker: Tracker, day: Day, entry: Entry?) {
    (self.tracker, self.day, self.entry) = (tracker, day, entry)
  }

  /// Whether that is enough.
  public var state: CardState {
    switch entry?.mark {
    case .some(.done): tracker.isEnough(entry?.amount) ? .done : .undone
    case .some(.skipped): .skipped
    default: .undone
    }
  }
}
