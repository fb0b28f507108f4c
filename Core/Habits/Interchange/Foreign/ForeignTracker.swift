public import HearthModel

/// A tracker with its history as a file has it.
public struct ForeignTracker: Sendable {
  /// Where it stands.
  public var place: InterchangePlace
  /// Its identifier, where the file is ours.
  public var id: RecordID?
  /// The identifier that the source never gives to another tracker; nil where its name has to do.
  public var sourceID: String?
  /// Its name, as long as the source has it; never empty.
  public var name: String
  /// The name of its category; nil where the source has none.
  public var category: String?
  /// Habit or event.
  public var kind = TrackerKind.habit
  /// One grapheme; nil where the source has none.
  public var emoji: String?
  /// `#RRGGBB`; nil where the source has none.
  public var colour: String?
  /// Whether it stands above the others.
  public var isPinned = false
  /// Its place in the order, where the file is ours.
  public var order: Int?
  /// The first day on which it can be due, where the source says so.
  public var created: Day?
  /// Whether it is still in use.
  public var archival = Archival.none
  /// How it is told whether it is done.
  public var aim = Aim.tick
  /// What is measured.
  public var unit: String?
  /// Thousandths of the unit.
  public var target: Int?
  /// Whether it is to be done or to be left.
  public var polarity = Polarity.build
  /// What a reminder asks.
  public var question: String?
  /// Free text.
  public var note: String?
  /// Its schedules, the oldest first; an event has none.
  public var schedule: [ForeignSchedule] = [ForeignSchedule(.daily)]
  /// When it asks for attention.
  public var reminders: [ForeignReminder] = []
  /// Its marks by day, the oldest first, at most one a day.
  public var marks: [ForeignMark] = []

  /// A daily habit that is ticked.
  public init(_ name: String, at place: InterchangePlace) {
    self.name = name
    self.place = place
  }

  /// Whether a tracker is still in use.
  public enum Archival: Sendable, Equatable {
    /// It is.
    case none
    /// No longer from this day on.
    case on(Day)
    /// No longer, and the source does not say since when.
    case someDay
  }
}

/// A schedule from a day on.
public struct ForeignSchedule: Sendable, Equatable {
  /// The first day on which it is in force; nil for the tracker's first.
  public var validFrom: Day?
  /// When it is to be done.
  public var rule: ScheduleRule

  /// A schedule.
  public init(_ rule: ScheduleRule, from day: Day? = nil) {
    validFrom = day
    self.rule = rule
  }
}

/// When a tracker asks for attention.
public struct ForeignReminder: Sendable, Equatable {
  /// Its identifier, where the file is ours.
  public var id: RecordID?
  /// At which times of the day.
  public var times: WallTimes
  /// On which days of the week.
  public var weekdays: Weekdays

  /// A reminder.
  public init(_ times: WallTimes, on weekdays: Weekdays = .all, id: RecordID? = nil) {
    self.id = id
    self.times = times
    self.weekdays = weekdays
  }
}

/// What a tracker has on a day.
public struct ForeignMark: Sendable, Equatable {
  /// The calendar day.
  public var day: Day
  /// Done, missed or skipped.
  public var mark: Mark
  /// Thousandths of the unit; nil for a tick.
  public var amount: Int?
  /// Why it was skipped; never empty.
  public var reason: String?
  /// Free text; never empty.
  public var note: String?

  /// A mark.
  public init(
    _ day: Day,
    _ mark: Mark,
    amount: Int? = nil,
    reason: String? = nil,
    note: String? = nil
  ) {
    self.day = day
    self.mark = mark
    self.amount = amount
    self.reason = reason
    self.note = note
  }

  /// A mark with the one text that most formats have: of a skipped day, why; else a note.
  init(_ day: Day, _ mark: Mark, amount: Int? = nil, text: String) {
    let text = text.isEmpty ? nil : text
    let isSkip = mark == .skipped
    self.init(
      day,
      mark,
      amount: amount,
      reason: isSkip ? text : nil,
      note: isSkip ? nil : text
    )
  }

  /// The one text that most formats have room for; empty where there is none.
  var text: String {
    [reason, note].compactMap(\.self).joined(separator: " · ")
  }
}
