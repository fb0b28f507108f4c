import HearthHousehold
import HearthModel
import HearthPorts

/// What an import will write.
struct HabitIntakePlan {
  var categories: [Category] = []
  var trackers: [Tracker] = []
  var versions: [ScheduleVersion] = []
  var reminders: [Reminder] = []
  var entries: [Entry] = []
  var pauses: [Pause] = []
  var settings: TrackerSettings?
  /// What is to be remembered of the source.
  var rows: [ImportedRow] = []

  /// Whether there is nothing to write.
  var isEmpty: Bool { !isAction && rows.isEmpty }

  /// Whether anything changes that a person sees.
  var isAction: Bool {
    !(categories.isEmpty && trackers.isEmpty && versions.isEmpty && reminders.isEmpty
      && entries.isEmpty && pauses.isEmpty && settings == nil)
  }

  /// Writes it; what others refer to comes first.
  ///
  /// - Parameters:
  ///   - transaction: where.
  ///   - step: called before each entry with how many have been written.
  /// - Throws: `StoreError`; what `step` throws.
  func write(
    in transaction: any WriteTransaction,
    _ step: (Int) throws -> Void = { _ in }
  ) throws {
    for category in categories { try transaction.put(category) }
    for tracker in trackers { try transaction.put(tracker) }
    for version in versions { try transaction.put(version) }
    for reminder in reminders { try transaction.put(reminder) }
    // In order they fill the pages of a store one after another.
    for (done, entry) in entries.sorted(by: { $0.id < $1.id }).enumerated() {
      try step(done)
      try transaction.put(entry)
    }
    for pause in pauses { try transaction.put(pause) }
    if let settings { try transaction.put(settings) }
    // Their identifiers are hashes.
    for row in rows.sorted(by: { $0.id < $1.id }) { try transaction.put(row) }
  }
}
