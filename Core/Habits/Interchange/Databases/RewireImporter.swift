import HearthModel
public import HearthPlugins
public import HearthPorts

/// Reads Rewire's database.
public struct RewireImporter: Importer {
  private static let format = "rewire"
  private let database: any ForeignDatabase

  /// As an executable lists it.
  public static func plugin(database: any ForeignDatabase) -> ImporterPlugin<ForeignHabits> {
    ImporterPlugin(name: format, summary: "plugin.importer.rewire") { _ in
      RewireImporter(database: database)
    }
  }

  /// A reader over the port that opens such files.
  public init(database: any ForeignDatabase) {
    self.database = database
  }

  fileprivate struct Habit {
    var tracker: ForeignTracker
    let id: Int
    var marks = MarkCollector(.first)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignHabits {
    try ForeignHabits(
      databases: files,
      database,
      format: Self.format,
      tables: ["CHECKINS", "HABITS"]
    ) {
      tables,
      habits throws(ImportError) in try read(tables, into: &habits)
    }
  }

  private func read(
    _ tables: SourceDatabase,
    into habits: inout ForeignHabits
  ) throws(ImportError) {
    var list: [Habit] = []
    let columns = [
      "_id", "name", "description", "schedule", "active_days", "repeating_count", "days", "period",
    ]
    try tables.rows(of: "HABITS", columns, &habits.report) { row throws(RejectionReason) in
      let name = row.text("name").trimmed
      guard !name.isEmpty else { throw .missing(field: "name") }
      var tracker = ForeignTracker(name, at: row.place)
      tracker.note = row.text("description").trimmed.nonEmpty
      tracker.schedule = [ForeignSchedule(try rule(row))]
      list.append(Habit(tracker: tracker, id: try row.required("_id")))
    }
    try readReminders(tables, &list, &habits.report)
    try readCheckins(tables, &list, &habits.report)
    for var habit in list {
      habit.tracker.marks = habit.marks.sorted
      habits.trackers.append(habit.tracker)
    }
  }

  /// 0 for days of the week, 1 for so many days in a week, month or year, 2 for every so many days.
  private func rule(_ row: SourceRecord) throws(RejectionReason) -> ScheduleRule {
    let schedule = try row.required("schedule")
    let rule: ScheduleRule? =
      switch schedule {
      case 0: try weekdays(row).map { .weekdays($0) }
      case 1: try times(row)
      case 2: try row.required("repeating_count").rule
      default: nil
      }
    guard let rule else {
      throw .unreadable(field: "schedule", text: String(schedule))
    }
    return rule
  }

  private func times(_ row: SourceRecord) throws(RejectionReason) -> ScheduleRule? {
    let periods: [ScheduleRule.Period] = [.week, .month, .year]
    let index = try row.required("period")
    let count = try row.required("days")
    guard periods.indices.contains(index), count > 0 else { return nil }
    let days = [7, 31, 365][index]
    return count >= days ? .daily : .times(count, per: periods[index])
  }

  /// Days as numbers from 0 for Sunday, with commas between.
  private func weekdays(_ row: SourceRecord) throws(RejectionReason) -> Weekdays? {
    let text = row.text("active_days")
    let parts = text.split(separator: ",").map { Int($0.trimmed) }
    let numbers = parts.compactMap(\.self)
    guard numbers.count == parts.count, numbers.allSatisfy({ (0...7).contains($0) }) else {
      throw .unreadable(field: "active_days", text: text)
    }
    return Weekdays(numbers.map { $0 == 0 ? 7 : $0 })
  }

  private func readReminders(
    _ tables: SourceDatabase,
    _ list: inout [Habit],
    _ report: inout InterchangeReport
  ) throws(ImportError) {
    let places = Dictionary(zip(list.map(\.id), list.indices)) { first, _ in first }
    var habits = list
    let columns = ["habit_id", "time", "active_days"]
    try tables.rows(of: "REMINDERS", columns, &report) { row throws(RejectionReason) in
      guard let place = places[try row.required("habit_id")] else { return }
      // A reminder without a time is one that is switched off.
      guard let minutes = try row.integer("time"), (1..<1440).contains(minutes) else { return }
      habits[place].tracker.reminders.append(
        ForeignReminder(
          WallTimes([WallTime(secondsSinceMidnight: minutes * 60)]),
          on: try weekdays(row) ?? .all
        )
      )
    }
    list = habits
  }

  /// Of check-ins, type 2 is done and type 1 missed.
  private func readCheckins(
    _ tables: SourceDatabase,
    _ list: inout [Habit],
    _ report: inout InterchangeReport
  ) throws(ImportError) {
    let places = Dictionary(zip(list.map(\.id), list.indices)) { first, _ in first }
    var habits = list
    let columns = ["habit_id", "date", "type", "note"]
    try tables.rows(of: "CHECKINS", columns, &report) { row throws(RejectionReason) in
      let id = try row.required("habit_id")
      guard let place = places[id] else { throw .unknownTracker(String(id)) }
      let date = row.text("date")
      guard let day = Day(digits: date) else {
        throw .unreadable(field: "date", text: date)
      }
      let type = try row.required("type")
      let note = row.text("note")
      switch type {
      case 2: try habits[place].take(ForeignMark(day, .done, text: note))
      case 1: try habits[place].take(ForeignMark(day, .missed, text: note))
      // Days of which nothing was said yet.
      case 0: return
      default: throw .unreadable(field: "type", text: String(type))
      }
    }
    list = habits
  }
}

extension RewireImporter.Habit {
  fileprivate mutating func take(_ mark: ForeignMark) throws(RejectionReason) {
    guard marks.add(mark) else { throw .dayTwice(mark.day) }
  }
}

extension Int {
  /// Once in so many days.
  fileprivate var rule: ScheduleRule? {
    guard (1...ScheduleRule.longest).contains(self) else { return nil }
    return self == 1 ? .daily : .every(days: self)
  }
}
