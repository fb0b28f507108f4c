import HearthModel
import HearthSupport

/// Reads one habit of Table Habit with its records.
struct TableHabitReader {
  let place: InterchangePlace
  /// Categories by the identifiers of groups.
  let groups: [String: String]

  private struct Record {
    let day: Day
    let isSkip: Bool
    let value: Thousandths.Reading?
    let reason: String
  }

  /// The habit; nil where it was deleted.
  func tracker(
    _ json: JSON,
    _ report: inout InterchangeReport
  ) throws(RejectionReason) -> ForeignTracker? {
    guard var object = SourceObject(json) else { throw .malformed }
    let name = try object.text("name").trimmed
    guard !name.isEmpty else { throw .missing(field: "name") }
    guard try object.integer("status") != TableHabitFormat.deleted else {
      report.lose(.deletedTracker, of: name)
      return nil
    }
    var tracker = try head(name, &object, &report)
    let records = records(try object.list("records"), of: name, &report)
    let goal = try object.amount("daily_goal")
    try aim(&tracker, goal?.amount, records, &object)
    var marks = MarkCollector(.last)
    for record in records { marks.add(mark(record, tracker)) }
    tracker.marks = marks.sorted
    let rounded = records.filter { $0.value?.isRounded ?? false }.count
    report.lose(.roundedAmounts, of: name, count: rounded + (goal?.isRounded ?? false ? 1 : 0))
    for field in object.unread.subtracting(Self.bookkeeping).sorted() {
      report.lose(.field, of: name, field)
    }
    return tracker
  }

  /// What says nothing that a person wrote down.
  private static let bookkeeping: Set = [
    "create_t", "modify_t", "sort_position", "custom_color_tinted", "group_id",
  ]

  private func head(
    _ name: String,
    _ object: inout SourceObject,
    _ report: inout InterchangeReport
  ) throws(RejectionReason) -> ForeignTracker {
    var tracker = ForeignTracker(name, at: place)
    tracker.sourceID = try object.integer("create_t").map(String.init)
    tracker.note = try object.text("desc").nonEmpty
    tracker.question = try object.text("reminder_quest").nonEmpty
    tracker.category = groups[try object.text("group_id")]
    if let colour = try object.integer("custom_color") {
      tracker.colour = Colour.hexadecimal(colour)
      _ = object.take("color")
    }
    if try object.integer("status") == TableHabitFormat.archived { tracker.archival = .someDay }
    tracker.created = try object.integer("start_date").map { Day(number: $0) }
    if let created = tracker.created, !Day.writable.contains(created) {
      throw .unreadable(field: "start_date", text: String(created.number))
    }
    if let type = try object.integer("freq_type") {
      let custom = try object.text("freq_custom")
      guard let rule = TableHabitFormat.rule(type, custom) else {
        throw .unreadable(field: "freq_custom", text: "\(type) \(custom)")
      }
      tracker.schedule = [ForeignSchedule(rule)]
    }
    if let reminder = try reminder(&object) {
      tracker.reminders = [reminder]
    } else if object.take("reminder") != nil {
      report.lose(.field, of: name, "reminder")
    }
    if try object.integer("target_days") ?? TableHabitFormat.usualTargetDays
      != TableHabitFormat.usualTargetDays
    {
      report.lose(.field, of: name, "target_days")
    }
    return tracker
  }

  /// A daily or weekly reminder, which is JSON in a text; nil for one of another kind.
  private func reminder(_ object: inout SourceObject) throws(RejectionReason) -> ForeignReminder? {
    let text = try object.text("reminder")
    guard let json = try? JSON(parsing: text), let minutes = json["time"]?.integer,
      (0..<1440).contains(minutes)
    else { return nil }
    let times = WallTimes([WallTime(secondsSinceMidnight: Int(minutes) * 60)])
    switch json["type"]?.integer {
    case 2: return ForeignReminder(times)
    case 3:
      let days = json["extra"]?.array?.compactMap { $0.integer.flatMap { Int(exactly: $0) } } ?? []
      return Weekdays(days).map { ForeignReminder(times, on: $0) }
    default: return nil
    }
  }

  private func records(
    _ list: [JSON],
    of name: String,
    _ report: inout InterchangeReport
  ) -> [Record] {
    var records: [Record] = []
    for (index, item) in list.enumerated() {
      do throws(RejectionReason) {
        records.append(try record(item))
      } catch {
        let file = "\(place.file)[\(place.line ?? 0)]:records"
        report.reject(InterchangePlace(file: file, line: index + 1), error, of: name)
      }
    }
    return records
  }

  private func record(_ json: JSON) throws(RejectionReason) -> Record {
    guard var object = SourceObject(json) else { throw .malformed }
    guard let number = try object.integer("record_date") else {
      throw .missing(field: "record_date")
    }
    let day = Day(number: number)
    guard Day.writable.contains(day) else {
      throw .unreadable(field: "record_date", text: String(number))
    }
    let type = try object.integer("record_type") ?? TableHabitFormat.done
    guard type == TableHabitFormat.done || type == TableHabitFormat.skipped else {
      throw .unreadable(field: "record_type", text: String(type))
    }
    return Record(
      day: day,
      isSkip: type == TableHabitFormat.skipped,
      value: try object.amount("record_value"),
      reason: try object.text("reason")
    )
  }

  /// A goal of one without a unit, of which there is never more or less than all, is a tick.
  private func aim(
    _ tracker: inout ForeignTracker,
    _ goal: Int?,
    _ records: [Record],
    _ object: inout SourceObject
  ) throws(RejectionReason) {
    let unit = try object.text("daily_goal_unit")
    let isNegative = try object.integer("type") == TableHabitFormat.negative
    let values = records.filter { !$0.isSkip }.compactMap(\.value?.amount)
    let usual = isNegative ? 0 : 1000
    if goal ?? usual == usual, unit.isEmpty, values.allSatisfy({ $0 == 0 || $0 == 1000 }) {
      tracker.polarity = isNegative ? .avoid : .build
      return
    }
    tracker.aim = isNegative ? .atMost : .atLeast
    tracker.unit = unit
    tracker.target = goal ?? usual
  }

  private func mark(_ record: Record, _ tracker: ForeignTracker) -> ForeignMark {
    if record.isSkip { return ForeignMark(record.day, .skipped, text: record.reason) }
    guard tracker.aim == .tick else {
      let amount = record.value?.amount ?? tracker.target
      return ForeignMark(record.day, .done, amount: amount, text: record.reason)
    }
    // A tick of something to be left says that it was left: that there was none of it.
    let isDone = (record.value?.amount != 0) == (tracker.polarity == .build)
    return ForeignMark(record.day, isDone ? .done : .missed, text: record.reason)
  }
}
