import HearthModel
import HearthPorts
import StorageSQLite
import Testing

@testable import HabitsCore

/// A backup as a version of Loop made it, with one habit and three days.
struct LoopBackup: Sendable, CustomTestStringConvertible {
  let version: Int

  var testDescription: String { "version \(version)" }

  /// The columns that each version added to the habits.
  private var columns: [(name: String, value: ForeignValue)] {
    var columns: [(name: String, value: ForeignValue)] = [
      ("id", .integer(7)), ("archived", .integer(1)), ("color", colour),
      ("description", .text(version < 23 ? "Did you run?" : "In the park")),
      ("freq_den", .integer(7)), ("freq_num", .integer(2)), ("highlight", .integer(0)),
      ("name", .text("Бег")), ("position", .integer(0)), ("reminder_hour", .integer(8)),
      ("reminder_min", .integer(30)), ("reminder_days", .integer(0b0000101)),
    ]
    if version >= 17 { columns.append(("type", .integer(0))) }
    if version >= 23 { columns.append(("question", .text("Did you run?"))) }
    if version >= 24 {
      columns.append(("uuid", .text("0123456789abcdef0123456789abcdef")))
    }
    return columns
  }

  /// Orange, as each version numbers it.
  private var colour: ForeignValue {
    if version < 14 { return .integer(Int64(Int32(bitPattern: 0xFF_F57C00))) }
    return .integer(version < 21 ? 1 : 2)
  }

  private var days: ForeignContents.Table {
    var columns = ["id", "habit", "timestamp"]
    let first = Int64(january(5).number) * 86_400_000
    var rows: [[ForeignValue]] = (0..<3).map { index in
      [.integer(Int64(index)), .integer(7), .integer(first + Int64(index) * 86_400_000)]
    }
    if version >= 16 {
      columns.append("value")
      for (index, value) in [2, 3, 0].enumerated() { rows[index].append(.integer(Int64(value))) }
    }
    if version >= 25 {
      columns.append("notes")
      for (index, note) in ["in rain", "ill", ""].enumerated() { rows[index].append(.text(note)) }
    }
    return ForeignContents.Table("Repetitions", columns: columns, rows: rows)
  }

  func file() throws -> ImportFile {
    let names = columns.map(\.name)
    return try database(
      ForeignContents(
        version: version,
        definitions: [
          "CREATE TABLE Habits (\(names.joined(separator: ", ")))",
          "CREATE TABLE Repetitions (\(days.columns.joined(separator: ", ")))",
        ],
        tables: [.init("Habits", columns: names, rows: [columns.map(\.value)]), days]
      )
    )
  }
}

@Suite("Loop's backup")
struct LoopDatabaseTests {
  @Test("Every version from 9 to 25 is read", arguments: (9...25).map { LoopBackup(version: $0) })
  func versions(_ backup: LoopBackup) throws {
    let habits = try readLoop(backup.file())
    let tracker = try #require(habits.tracker("Бег"))
    switch backup.version {
    case ..<16:
      #expect(tracker.lines == ["2026-01-05 done", "2026-01-06 done", "2026-01-07 done"])
    case ..<25:
      #expect(tracker.lines == ["2026-01-05 done", "2026-01-06 skipped", "2026-01-07 missed"])
    default:
      #expect(
        tracker.lines == [
          "2026-01-05 done in rain", "2026-01-06 skipped ill", "2026-01-07 missed",
        ]
      )
    }
    #expect(tracker.question == "Did you run?")
    #expect(tracker.note == (backup.version < 23 ? nil : "In the park"))
    #expect(tracker.colour == (backup.version < 14 || backup.version >= 21 ? "#F57C00" : "#E64A19"))
    #expect(tracker.schedule == [ForeignSchedule(.timesInDays(2, days: 7))])
    #expect(tracker.archival == .someDay)
    #expect(tracker.sourceID == (backup.version < 24 ? nil : "0123456789abcdef0123456789abcdef"))
    #expect(habits.rejections == [])
  }

  @Test("A reminder's days begin with Saturday")
  func reminder() throws {
    let habits = try readLoop(LoopBackup(version: 25).file())
    let reminder = try #require(habits.tracker("Бег")?.reminders.first)
    #expect(reminder.weekdays == Weekdays([6, 1]))
    #expect(reminder.times.description == "08:30")
  }

  @Test("Masks of days and days are the same thing", arguments: 1...127)
  func masks(mask: Int) {
    #expect(LoopWeekdays.mask(LoopWeekdays.weekdays(mask)) == mask)
  }

  @Test("A version that is not known is refused", arguments: [0, 8, 26, 1000])
  func otherVersion(version: Int) throws {
    #expect(
      throws: ImportError.notOfFormat(path: "habits.db", format: "loop", .otherVersion(version))
    ) {
      try readLoop(LoopBackup(version: version).file())
    }
  }

  @Test("Of two rows of a day the first stands; rows of no habit are rejected")
  func doubles() throws {
    let day = Int64(january(5).number) * 86_400_000
    let habits = try readLoop(
      database(
        ForeignContents(
          version: 20,
          definitions: [
            "CREATE TABLE Habits (id, name, freq_num, freq_den, type, target_value, unit)",
            "CREATE TABLE Repetitions (id, habit, timestamp, value)",
          ],
          tables: [
            .init(
              "Habits",
              columns: ["id", "name", "freq_num", "freq_den", "type", "target_value", "unit"],
              rows: [
                [
                  .integer(1), .text("Water"), .integer(1), .integer(1), .integer(1), .real(2.5),
                  .text("l"),
                ]
              ]
            ),
            .init(
              "Repetitions",
              columns: ["id", "habit", "timestamp", "value"],
              rows: [
                [.integer(1), .integer(1), .integer(day), .integer(2500)],
                [.integer(2), .integer(1), .integer(day), .integer(0)],
                [.integer(3), .integer(9), .integer(day), .integer(2)],
                [.integer(4), .integer(1), .integer(.max), .integer(2)],
                [.integer(5), .integer(1), .text("soon"), .integer(2)],
                [.integer(6), .integer(1), .integer(day - 86_400_000), .integer(0)],
              ]
            ),
          ]
        )
      )
    )
    let tracker = try #require(habits.tracker("Water"))
    #expect(tracker.target == 2500 && tracker.aim == .atLeast)
    #expect(tracker.lines == ["2026-01-04 done 0", "2026-01-05 done 2500"])
    #expect(
      habits.rejections == [
        "habits.db:Repetitions:2 dayTwice(\(january(5)))",
        "habits.db:Repetitions:3 unknownTracker(\"9\")",
        "habits.db:Repetitions:4 unreadable(field: \"timestamp\", text: \"\(Int64.max)\")",
        "habits.db:Repetitions:5 unreadable(field: \"timestamp\", text: \"soon\")",
      ]
    )
  }
}
