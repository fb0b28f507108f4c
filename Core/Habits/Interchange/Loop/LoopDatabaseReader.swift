import HearthModel
import HearthPorts

/// Reads the database backup, from version 9 on.
struct LoopDatabaseReader {
  let file: String

  /// The versions of the layout that are known.
  static let versions = 9...25
  private static let palette13 = 14
  private static let palette20 = 21
  private static let questions = 23

  private struct Habit {
    var tracker: ForeignTracker
    let id: Int
    let position: Int
    var days: LoopDays
  }

  func read(
    _ bytes: [UInt8],
    _ database: any ForeignDatabase,
    into habits: inout ForeignHabits
  ) throws(ImportError) {
    let tables = try SourceDatabase(
      bytes,
      database,
      file: file,
      format: LoopFormat.name,
      tables: ["Habits", "Repetitions"]
    )
    guard Self.versions.contains(tables.version) else {
      throw .notOfFormat(path: file, format: LoopFormat.name, .otherVersion(tables.version))
    }
    var list: [Habit] = []
    try tables.rows(of: "Habits", Self.columns, &habits.report) { row throws(RejectionReason) in
      list.append(try habit(row, tables.version))
    }
    list.sort { ($0.position, $0.id) < ($1.position, $1.id) }
    try readMarks(tables, &list, &habits.report)
    for var habit in list {
      habit.days.finish(&habit.tracker, &habits.report)
      habits.trackers.append(habit.tracker)
    }
  }

  private static let columns = [
    "id", "archived", "color", "description", "freq_den", "freq_num", "name", "position",
    "reminder_hour", "reminder_min", "reminder_days", "type", "target_type", "target_value",
    "unit", "question", "uuid",
  ]

  private func habit(_ row: SourceRecord, _ version: Int) throws(RejectionReason) -> Habit {
    let name = row.text("name").trimmed
    guard !name.isEmpty else { throw .missing(field: "name") }
    var tracker = ForeignTracker(name, at: row.place)
    tracker.sourceID = row.text("uuid").nonEmpty
    tracker.id = tracker.sourceID.flatMap(RecordID.init(hexadecimal:))
    let numerator = try row.integer("freq_num") ?? 1
    let denominator = try row.integer("freq_den") ?? 1
    guard let rule = LoopFormat.rule(numerator, denominator) else {
      throw .unreadable(field: "freq_num", text: "\(numerator)/\(denominator)")
    }
    tracker.schedule = [ForeignSchedule(rule)]
    tracker.colour = try colour(row, version)
    if try row.integer("archived") ?? 0 != 0 { tracker.archival = .someDay }
    let description = row.text("description").nonEmpty
    tracker.question = version < Self.questions ? description : row.text("question").nonEmpty
    tracker.note = version < Self.questions ? nil : description
    if let reminder = try reminder(row) { tracker.reminders = [reminder] }
    if try row.integer("type") == 1 {
      tracker.aim = try row.integer("target_type") == 1 ? .atMost : .atLeast
      tracker.unit = row.text("unit")
      let target = row.text("target_value")
      tracker.target =
        target.isEmpty ? 0 : try Thousandths.read(target, "target_value").amount
    }
    return Habit(
      tracker: tracker,
      id: try row.required("id"),
      position: try row.integer("position") ?? 0,
      days: LoopDays(tracker.aim != .tick)
    )
  }

  private func colour(_ row: SourceRecord, _ version: Int) throws(RejectionReason) -> String? {
    guard let number = try row.integer("color") else { return nil }
    if version < Self.palette13 { return Colour.hexadecimal(number) }
    let index = version < Self.palette20 ? Self.newIndexes[number] : number
    guard let index, LoopFormat.colours.indices.contains(index) else { return nil }
    return LoopFormat.colours[index]
  }

  /// The colours of the palette of 13 by their places in that of 20.
  private static let newIndexes = [
    0: 0, 1: 1, 2: 4, 3: 5, 4: 7, 5: 8, 6: 9, 7: 10, 8: 13, 9: 14, 10: 15, 11: 17, 12: 19,
  ]

  private func reminder(_ row: SourceRecord) throws(RejectionReason) -> ForeignReminder? {
    guard let hour = try row.integer("reminder_hour"), let minute = try row.integer("reminder_min")
    else { return nil }
    guard let time = WallTime(hour: hour, minute: minute) else {
      throw .unreadable(field: "reminder_hour", text: "\(hour):\(minute)")
    }
    let mask = try row.integer("reminder_days") ?? LoopWeekdays.all
    return ForeignReminder(WallTimes([time]), on: LoopWeekdays.weekdays(mask))
  }

  private func readMarks(
    _ tables: SourceDatabase,
    _ list: inout [Habit],
    _ report: inout InterchangeReport
  ) throws(ImportError) {
    let places = Dictionary(zip(list.map(\.id), list.indices)) { first, _ in first }
    var habits = list
    try tables.rows(of: "Repetitions", ["habit", "timestamp", "value", "notes"], &report) {
      row throws(RejectionReason) in
      let id = try row.required("habit")
      guard let place = places[id] else { throw .unknownTracker(String(id)) }
      let milliseconds = try row.required("timestamp")
      let day = Day(number: Int((Double(milliseconds) / 86_400_000).rounded(.down)))
      guard Day.writable.contains(day) else {
        throw .unreadable(field: "timestamp", text: String(milliseconds))
      }
      // Before version 16 there was no number: each row was a tick.
      let number = try row.integer("value") ?? 2
      try habits[place].days.add(day, number, note: row.text("notes"))
    }
    list = habits
  }
}

/// Loop's days of the week: a bit each, Saturday first.
enum LoopWeekdays {
  static let all = 127

  /// The days of a mask; all where it has none.
  static func weekdays(_ mask: Int) -> Weekdays {
    Weekdays((0..<7).filter { mask >> $0 & 1 == 1 }.map { $0 < 2 ? $0 + 6 : $0 - 1 }) ?? .all
  }

  /// The mask of days.
  static func mask(_ weekdays: Weekdays) -> Int {
    weekdays.numbers().reduce(0) { $0 | 1 << ($1 < 6 ? $1 + 1 : $1 - 6) }
  }
}

extension RecordID {
  /// The identifier of 32 hexadecimal digits.
  init?(hexadecimal text: String) {
    let digits = text.filter { $0 != "-" }
    guard digits.utf8.count == 32, let high = UInt64(digits.prefix(16), radix: 16),
      let low = UInt64(digits.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  /// 32 hexadecimal digits.
  var hexadecimal: String {
    [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
