public import HearthHousehold
import HearthModel
import HearthSupport

extension JournalLabel {
  static func added(_ category: Category) -> JournalLabel {
    JournalLabel("action.category.added", .text(category.name))
  }

  static func renamed(_ category: Category) -> JournalLabel {
    JournalLabel("action.category.renamed", .text(category.name))
  }

  static func deleted(_ category: Category) -> JournalLabel {
    JournalLabel("action.category.deleted", .text(category.name))
  }

  static func added(_ tracker: Tracker) -> JournalLabel {
    JournalLabel("action.tracker.added", .text(tracker.name))
  }

  static func edited(_ tracker: Tracker) -> JournalLabel {
    JournalLabel("action.tracker.edited", .text(tracker.name))
  }

  static func deleted(_ tracker: Tracker) -> JournalLabel {
    JournalLabel("action.tracker.deleted", .text(tracker.name))
  }

  static func pinned(_ tracker: Tracker) -> JournalLabel {
    tracker.isPinned
      ? JournalLabel("action.tracker.pinned", .text(tracker.name))
      : JournalLabel("action.tracker.unpinned", .text(tracker.name))
  }

  static func archived(_ tracker: Tracker) -> JournalLabel {
    tracker.archived == nil
      ? JournalLabel("action.tracker.restored", .text(tracker.name))
      : JournalLabel("action.tracker.archived", .text(tracker.name))
  }

  static func done(_ day: MarkedDay) -> JournalLabel {
    JournalLabel("action.day.done", .text(day.tracker.name), .day(day.day))
  }

  static func toggled(_ day: MarkedDay) -> JournalLabel {
    day.entry == nil ? cleared(day) : done(day)
  }

  static func skipped(_ day: MarkedDay) -> JournalLabel {
    JournalLabel("action.day.skipped", .text(day.tracker.name), .day(day.day))
  }

  static func missed(_ day: MarkedDay) -> JournalLabel {
    JournalLabel("action.day.missed", .text(day.tracker.name), .day(day.day))
  }

  static func cleared(_ day: MarkedDay) -> JournalLabel {
    JournalLabel("action.day.cleared", .text(day.tracker.name), .day(day.day))
  }

  static func added(_ pause: Pause) -> JournalLabel {
    JournalLabel("action.pause.added", .day(pause.from), .day(pause.to))
  }

  static func deleted(_ pause: Pause) -> JournalLabel {
    JournalLabel("action.pause.deleted", .day(pause.from), .day(pause.to))
  }

  static func reminded(_ reminder: TrackerReminder) -> JournalLabel {
    JournalLabel("action.reminder.set", .text(reminder.tracker.name))
  }

  static func silenced(_ reminder: TrackerReminder) -> JournalLabel {
    JournalLabel("action.reminder.deleted", .text(reminder.tracker.name))
  }

  static var settings: JournalLabel { JournalLabel("action.settings") }

  /// An import that brought or changed so many entries.
  public static func importedHabits(from format: String, count: Int) -> JournalLabel {
    JournalLabel("action.import", .text(format), .number(Int64(count)))
  }
}
