import HearthHousehold
public import HearthModel
public import HearthPorts

/// Hands out everything that the habit tracker keeps, for any exporter.
public enum HabitExport {
  /// Everything of one state of the store, at a moment of a day.
  public static func habits(
    in transaction: any ReadTransaction,
    at moment: Instant,
    today: Day
  ) throws(StoreError) -> ForeignHabits {
    var habits = ForeignHabits(format: HearthLines.name)
    habits.moment = moment
    habits.today = today
    let categories = try CategoryBook.categories(in: transaction)
    let names = Dictionary(categories.map { ($0.id, $0.name) }) { first, _ in first }
    habits.categories = categories.map { ForeignCategory($0.name, id: $0.id, order: $0.order) }
    let versions = Dictionary(grouping: try transaction.fetch(ScheduleVersion.query), by: \.tracker)
    let reminders = Dictionary(grouping: try transaction.fetch(Reminder.query), by: \.tracker)
    let trackers = try TrackerBook.trackers(in: transaction)
    for tracker in trackers {
      var foreign = ForeignTracker(tracker)
      foreign.category = names[tracker.category]
      foreign.schedule = (versions[tracker.id] ?? []).sorted { $0.validFrom < $1.validFrom }
        .map { ForeignSchedule($0.rule, from: $0.validFrom) }
      foreign.reminders = (reminders[tracker.id] ?? []).sorted { $0.id < $1.id }
        .map { ForeignReminder($0.times, on: $0.weekdays, id: $0.id) }
      let entries = Entry.query.where(\.tracker, is: tracker.id).ordered(by: \.day)
      foreign.marks = try transaction.fetch(entries).map { ForeignMark($0) }
      habits.trackers.append(foreign)
    }
    let places = Dictionary(zip(trackers.map(\.id), trackers.indices)) { first, _ in first }
    habits.pauses = try transaction.fetch(Pause.query).map { pause in
      ForeignPause(
        id: pause.id,
        trackers: pause.trackers.map { $0.ids.compactMap { places[$0] } },
        from: pause.from,
        to: pause.to
      )
    }
    habits.settings = try transaction.fetch(TrackerSettings.self, TrackerSettings.standard.id)
    return habits
  }
}

extension ForeignTracker {
  fileprivate init(_ tracker: Tracker) {
    self.init(tracker.name, at: InterchangePlace(file: ""))
    id = tracker.id
    kind = tracker.kind
    emoji = tracker.emoji
    colour = tracker.colour
    isPinned = tracker.isPinned
    order = tracker.order
    created = tracker.created
    archival = tracker.archived.map { .on($0) } ?? .none
    (aim, unit, target) = (tracker.aim, tracker.unit, tracker.target)
    polarity = tracker.polarity
    (question, note) = (tracker.question, tracker.note)
  }
}

extension ForeignMark {
  fileprivate init(_ entry: Entry) {
    self.init(
      entry.day,
      entry.mark,
      amount: entry.amount,
      reason: entry.reason,
      note: entry.note
    )
  }
}
