import HearthHousehold
import HearthModel
import HearthPorts

/// One import on one state of the store: goes through the trackers and gathers what is to be written.
struct HabitIntakePass {
  let habits: ForeignHabits
  let options: HabitIntakeOptions
  let today: Day
  let transaction: any ReadTransaction
  var report: HabitIntakeReport
  var plan = HabitIntakePlan()
  private var matcher: TrackerMatcher
  var shelf: CategoryShelf
  private var lastOrder: Int
  /// What became of each tracker of the source; nil where it was deleted here.
  private var ids: [RecordID?] = []

  init(
    _ habits: ForeignHabits,
    _ options: HabitIntakeOptions,
    today: Day,
    _ transaction: any ReadTransaction
  ) throws(StoreError) {
    self.habits = habits
    self.options = options
    self.today = today
    self.transaction = transaction
    report = HabitIntakeReport(details: habits.report)
    let trackers = try TrackerBook.trackers(in: transaction)
    matcher = TrackerMatcher(
      transaction,
      trackers,
      format: habits.format,
      source: options.source
    )
    shelf = try CategoryShelf(habits.categories, in: transaction)
    lastOrder = trackers.map(\.order).max() ?? -1
  }

  /// Goes through everything.
  mutating func run() throws(StoreError) {
    for tracker in habits.trackers { try take(tracker) }
    try takePauses()
    try takeSettings()
    if habits.format == HearthLines.name { try shelf.addAll() }
    plan.categories = shelf.added
    report.details.sort()
  }

  private mutating func take(_ foreign: ForeignTracker) throws(StoreError) {
    let match = try matcher.match(foreign)
    let cells = foreign.cells
    switch match.finding {
    case .deleted:
      ids.append(nil)
      report.unchanged += 1 + foreign.marks.count
      report.details.lose(.deletedHere, of: foreign.name)
    case .known(let tracker, let content):
      ids.append(tracker.id)
      try follow(foreign, tracker, match.key, cells, content)
    case .joined(let tracker, let isSame):
      ids.append(tracker.id)
      if !isSame { report.details.lose(.joined, of: tracker.name) }
      report.unchanged += 1
      remember(match.key, tracker.id, cells)
      try addReminders(foreign, of: tracker.id, match.key)
      try takeMarks(foreign, of: tracker, match.key, isNew: false)
    case .new(let id):
      let tracker = try add(foreign, id, match.key)
      ids.append(id)
      report.added += 1
      remember(match.key, id, cells)
      try takeMarks(foreign, of: tracker, match.key, isNew: true)
    }
  }

  private mutating func remember(_ key: String, _ id: RecordID, _ cells: ImportedRow.Content) {
    plan.rows.append(ImportedRow(key: key, record: id, content: cells.text))
  }

  /// A tracker that was imported before follows what the source has changed since.
  private mutating func follow(
    _ foreign: ForeignTracker,
    _ tracker: Tracker,
    _ key: String,
    _ cells: ImportedRow.Content,
    _ content: ImportedRow.Content
  ) throws(StoreError) {
    let changes = cells.changes(since: content)
    if changes.isEmpty {
      report.unchanged += 1
    } else {
      var changed = tracker
      let versions = plan.versions.count
      try apply(foreign, to: &changed, changes)
      if changed != tracker { plan.trackers.append(changed) }
      let isChanged = changed != tracker || plan.versions.count > versions
      if isChanged { report.changed += 1 } else { report.unchanged += 1 }
      remember(key, tracker.id, cells)
    }
    try addReminders(foreign, of: tracker.id, key)
    try takeMarks(foreign, of: tracker, key, isNew: false)
  }

  private mutating func add(
    _ foreign: ForeignTracker,
    _ id: RecordID,
    _ key: String
  ) throws(StoreError) -> Tracker {
    lastOrder += 1
    let tracker = try record(foreign, id, order: foreign.order ?? lastOrder)
    plan.trackers.append(tracker)
    if tracker.kind == .habit {
      plan.versions += foreign.schedule.map { schedule in
        ScheduleVersion(
          tracker: id,
          validFrom: schedule.validFrom ?? tracker.created,
          rule: schedule.rule
        )
      }
    }
    try addReminders(foreign, of: id, key)
    return tracker
  }

  /// Reminders that are neither here nor were deleted here.
  private mutating func addReminders(
    _ foreign: ForeignTracker,
    of tracker: RecordID,
    _ key: String
  ) throws(StoreError) {
    for (index, reminder) in foreign.reminders.enumerated() {
      let place = ImportedRow.key([key, "reminder", String(index + 1)])
      let id = reminder.id ?? ImportedRow.id(forKey: place)
      guard try transaction.stored(Reminder.schema.table, id) == nil else { continue }
      plan.reminders.append(
        Reminder(id: id, tracker: tracker, times: reminder.times, weekdays: reminder.weekdays)
      )
    }
  }

  private mutating func takeMarks(
    _ foreign: ForeignTracker,
    of tracker: Tracker,
    _ key: String,
    isNew: Bool
  ) throws(StoreError) {
    var pass = MarkPass(tracker: tracker, key: key, today: today, isNew: isNew)
    try pass.run(foreign, in: transaction)
    plan.entries += pass.entries
    plan.rows += pass.rows
    report.details.add(pass.details)
    report.added += pass.line.added
    report.changed += pass.line.changed
    report.unchanged += pass.line.unchanged
    report.trackers.append(pass.line)
  }

  private mutating func takePauses() throws(StoreError) {
    for pause in habits.pauses {
      let trackers = pause.trackers.map { $0.compactMap { ids[$0] } }
      let key = "\(habits.format):pause:\(pause.from):\(pause.to)"
      let id = pause.id ?? ImportedRow.id(forKey: key)
      let isKnown = try transaction.stored(Pause.schema.table, id) != nil
      guard !isKnown, trackers != [] else {
        report.unchanged += 1
        continue
      }
      report.added += 1
      plan.pauses.append(
        Pause(id: id, trackers: trackers.map { TrackerList($0) }, from: pause.from, to: pause.to)
      )
    }
  }

  /// A family that has judged of silence itself is not overruled.
  private mutating func takeSettings() throws(StoreError) {
    let table = TrackerSettings.schema.table
    guard let settings = habits.settings,
      try transaction.stored(table, TrackerSettings.standard.id) == nil
    else { return }
    plan.settings = settings
  }
}
