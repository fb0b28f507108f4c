public import HearthContainer
public import HearthHousehold
public import HearthModel
public import HearthPorts

/// Keeps the reminders, and tells which are due.
public struct ReminderBook: Sendable {
  private let dependencies: Dependencies

  /// A book over a store and a source of identifiers.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Sets a tracker's reminder in the place of the one there was.
  ///
  /// - Throws: `HabitsError` where there is no such tracker.
  public func set(
    _ designation: String,
    at times: WallTimes,
    on weekdays: Weekdays
  ) async throws -> TrackerReminder {
    let id = dependencies.newID()
    return try await Journal.habits(dependencies).perform(JournalLabel.reminded) { transaction in
      let tracker = try TrackerBook.tracker(designation, in: transaction)
      var reminder =
        try Self.reminder(of: tracker, in: transaction)
        ?? Reminder(id: id, tracker: tracker.id, times: times, weekdays: weekdays)
      reminder.times = times
      reminder.weekdays = weekdays
      try transaction.put(reminder)
      return TrackerReminder(tracker: tracker, reminder: reminder)
    }
  }

  /// Deletes a tracker's reminder.
  ///
  /// - Throws: `HabitsError` where there is no such tracker, or it has none.
  public func delete(_ designation: String) async throws -> TrackerReminder {
    try await Journal.habits(dependencies).perform(JournalLabel.silenced) { transaction in
      let tracker = try TrackerBook.tracker(designation, in: transaction)
      guard let reminder = try Self.reminder(of: tracker, in: transaction) else {
        throw HabitsError.noReminder(tracker.name)
      }
      try transaction.delete(reminder)
      return TrackerReminder(tracker: tracker, reminder: reminder)
    }
  }

  private static func reminder(
    of tracker: Tracker,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> Reminder? {
    try transaction.fetch(Reminder.query.where(\.tracker, is: tracker.id).limit(1)).first
  }
}

/// A reminder with the tracker that it is for.
public struct TrackerReminder: Sendable, Equatable {
  /// Whose.
  public let tracker: Tracker
  /// When.
  public let reminder: Reminder
}

/// A tracker that asks for attention now.
public struct DueReminder: Sendable, Equatable {
  /// Which.
  public let tracker: Tracker
  /// The day it asks about.
  public let day: Day
  /// The time of the day at which it was to ask.
  public let time: WallTime
}

extension ReminderBook {
  /// All reminders in the order of their trackers.
  public static func reminders(
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [TrackerReminder] {
    let reminders = try transaction.fetch(Reminder.query)
    return try TrackerBook.trackers(in: transaction).flatMap { tracker in
      reminders.filter { $0.tracker == tracker.id }
        .map { TrackerReminder(tracker: tracker, reminder: $0) }
    }
  }

  /// The reminders whose time has come within a stretch of time, of trackers that stand open on their
  /// day.
  ///
  /// - Parameters:
  ///   - window: up to now.
  ///   - calendar: the household's days; a time before the day begins belongs to the day before.
  ///   - transaction: where to look.
  /// - Returns: those that are due, by their time.
  /// - Throws: `StoreError`.
  public static func due(
    in window: ReminderWindow,
    _ calendar: HouseholdCalendar,
    in transaction: any ReadTransaction
  ) throws -> [DueReminder] {
    let reminders = try reminders(in: transaction)
    guard !reminders.isEmpty else { return [] }
    let reader = HabitsReader(transaction, calendar: calendar, now: window.now)
    var due: [(instant: Instant, DueReminder)] = []
    // A journey west may have led back over midnight.
    let edges = [window.since, window.now].map { calendar.zones.local($0).day.number }.sorted()
    for day in (edges[0]...edges[1]).suffix(366).map({ Day(number: $0) }) {
      for item in reminders where item.reminder.weekdays.contains(day.weekday) {
        for time in item.reminder.times.list {
          let instant = calendar.zones.instant(of: time, on: day)
          let belongsTo = calendar.day(holding: instant)
          guard window.contains(instant), try reader.isOpen(item.tracker, on: belongsTo) else {
            continue
          }
          due.append((instant, DueReminder(tracker: item.tracker, day: belongsTo, time: time)))
        }
      }
    }
    return due.sorted { $0.instant < $1.instant }.map(\.1)
  }
}
