public import HearthModel

/// Why the habit tracker refuses; nothing has been written.
public enum HabitsError: Error, Sendable, Equatable {
  /// A name must have letters, and no more than `limit` of them.
  case badName(limit: Int)
  /// A category of this name exists.
  case categoryExists(String)
  /// No category has this name or identifier.
  case noSuchCategory(String, names: [String])
  /// No tracker has this name or identifier.
  case noSuchTracker(String, names: [String])
  /// Several trackers have this name; one must be told by its identifier.
  case sameName(String, ids: [RecordID])
  /// A day that is still to come cannot be marked.
  case futureDay(Day, today: Day)
  /// A day that lies before all that can be marked.
  case tooEarly(Day, first: Day)
  /// Something measured is marked with an amount.
  case amountMissing(String, unit: String?)
  /// Something ticked takes no amount.
  case amountNotTaken(String)
  /// An amount below zero, or beyond belief.
  case badAmount
  /// An event has no schedule.
  case scheduleOfEvent(String)
  /// The day lies before the tracker begins.
  case beforeCreation(Day, created: Day)
  /// The category has trackers: they must go somewhere, or with it.
  case categoryInUse(String, count: Int)
  /// The trackers of a category cannot move into itself.
  case moveIntoItself(String)
  /// The last day of a pause lies before the first.
  case pauseReversed(from: Day, to: Day)
  /// No pause has this identifier.
  case noSuchPause(String)
  /// The tracker has no reminder.
  case noReminder(String)
}
