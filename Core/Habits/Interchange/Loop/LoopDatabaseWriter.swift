import HearthModel
import HearthPorts

/// Writes the database backup, in the newest layout that is known.
struct LoopDatabaseWriter {
  private(set) var report = InterchangeReport()

  private static let habitColumns = [
    "id", "archived", "color", "description", "freq_den", "freq_num", "highlight", "name",
    "position", "reminder_hour", "reminder_min", "reminder_days", "type", "target_type",
    "target_value", "unit", "question", "uuid",
  ]

  mutating func contents(of habits: ForeignHabits) -> ForeignContents {
    report.losePausesAndSettings(of: habits)
    var rows: [[ForeignValue]] = []
    var repetitions: [[ForeignValue]] = []
    for (index, tracker) in habits.trackers.enumerated() {
      rows.append(row(index, tracker))
      for (mark, number) in report.loopMarks(of: tracker) {
        repetitions.append([
          .integer(Int64(repetitions.count + 1)), .integer(Int64(index + 1)),
          .integer(Int64(mark.day.number) * 86_400_000), .integer(Int64(number)),
          .text(mark.text),
        ])
      }
    }
    return ForeignContents(
      version: LoopDatabaseReader.versions.upperBound,
      definitions: LoopLayout.definitions,
      tables: [
        .init("Habits", columns: Self.habitColumns, rows: rows),
        .init(
          "Repetitions",
          columns: ["id", "habit", "timestamp", "value", "notes"],
          rows: repetitions
        ),
      ]
    )
  }

  private mutating func row(_ index: Int, _ tracker: ForeignTracker) -> [ForeignValue] {
    report.lose(of: tracker, to: .loopDatabase.union([.colour, .reminders]))
    let frequency = report.frequency(of: tracker)
    let isMeasured = tracker.aim != .tick
    let reminder = firstReminder(tracker)
    return [
      .integer(Int64(index + 1)), .integer(tracker.archival == .none ? 0 : 1),
      .integer(Int64(colour(tracker))), .text(tracker.note ?? ""),
      .integer(Int64(frequency.1)), .integer(Int64(frequency.0)), .integer(0),
      .text(tracker.name), .integer(Int64(index)), reminder?.hour ?? .null,
      reminder?.minute ?? .null, reminder?.days ?? .integer(Int64(LoopWeekdays.all)),
      .integer(isMeasured ? 1 : 0), .integer(tracker.aim == .atMost ? 1 : 0),
      .real(Double(isMeasured ? tracker.target ?? 0 : 0) / 1000),
      .text(isMeasured ? tracker.unit ?? "" : ""), .text(tracker.question ?? ""),
      .text(uuid(index, tracker)),
    ]
  }

  private mutating func colour(_ tracker: ForeignTracker) -> Int {
    guard let colour = tracker.colour else { return 8 }
    let nearest = Colour.nearest(colour, among: LoopFormat.colours)
    if !nearest.isSame {
      report.lose(.colour, of: tracker.name, LoopFormat.colours[nearest.index])
    }
    return nearest.index
  }

  private struct LoopReminder {
    let hour: ForeignValue
    let minute: ForeignValue
    let days: ForeignValue
  }

  /// The one time that Loop has room for.
  private mutating func firstReminder(_ tracker: ForeignTracker) -> LoopReminder? {
    let times = tracker.reminders.flatMap { reminder in
      reminder.times.list.map { (time: $0, days: reminder.weekdays) }
    }
    report.lose(.reminders, of: tracker.name, count: max(0, times.count - 1))
    guard let first = times.first else { return nil }
    return LoopReminder(
      hour: .integer(Int64(first.time.seconds / 3600)),
      minute: .integer(Int64(first.time.seconds / 60 % 60)),
      days: .integer(Int64(LoopWeekdays.mask(first.days)))
    )
  }

  /// The tracker's own identifier; of one without, a number that no other tracker of the file has.
  private func uuid(_ index: Int, _ tracker: ForeignTracker) -> String {
    tracker.sourceID ?? (tracker.id ?? RecordID(high: 0, low: UInt64(index + 1))).hexadecimal
  }
}

/// The tables of Loop's version 25, by what Loop expects to find.
enum LoopLayout {
  static let definitions = [
    """
    CREATE TABLE Habits (id INTEGER PRIMARY KEY AUTOINCREMENT, archived INTEGER, color INTEGER, \
    description TEXT, freq_den INTEGER, freq_num INTEGER, highlight INTEGER, name TEXT, \
    position INTEGER, reminder_hour INTEGER, reminder_min INTEGER, \
    reminder_days INTEGER NOT NULL DEFAULT 127, type INTEGER NOT NULL DEFAULT 0, \
    target_type INTEGER NOT NULL DEFAULT 0, target_value REAL NOT NULL DEFAULT 0, \
    unit TEXT NOT NULL DEFAULT '', question TEXT, uuid TEXT)
    """,
    """
    CREATE TABLE Repetitions (id INTEGER PRIMARY KEY AUTOINCREMENT, \
    habit INTEGER NOT NULL REFERENCES Habits (id), timestamp INTEGER NOT NULL, \
    value INTEGER NOT NULL, notes TEXT)
    """,
    """
    CREATE TABLE Events (id INTEGER PRIMARY KEY AUTOINCREMENT, timestamp INTEGER, message TEXT, \
    server_id INTEGER)
    """,
    "CREATE UNIQUE INDEX idx_repetitions_habit_timestamp ON Repetitions (habit, timestamp)",
  ]
}
