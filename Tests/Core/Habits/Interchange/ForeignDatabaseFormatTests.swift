import HearthModel
import HearthPorts
import StorageSQLite
import Testing

@testable import HabitsCore

@Suite("Tickmate and Rewire")
struct ForeignDatabaseFormatTests {
  private let database = SQLiteForeignDatabase()

  @Test("Tickmate's month is counted from 0, and several ticks of a day are counted")
  func tickmate() throws {
    let file = try HabitsCoreTests.database(Self.tickmate)
    let read = try TickmateImporter(database: database).read([file])
    #expect(read.trackers.map(\.name) == ["Water", "Ходьба"])
    #expect(read.tracker("Ходьба")?.lines == ["2025-12-31 done", "2026-01-05 done"])
    #expect(read.tracker("Ходьба")?.category == "Спорт")
    #expect(read.tracker("Water")?.lines == ["2026-01-05 done 2000"])
    #expect(read.tracker("Water")?.archival == .someDay)
    #expect(
      read.rejections == [
        "habits.db:ticks:6 unreadable(field: \"month\", text: \"2026-12-5\")",
        "habits.db:ticks:7 unknownTracker(\"9\")",
      ]
    )
    #expect(read.losses == ["Ходьба: times-of-marks"])
  }

  @Test("Rewire's days of the week, missed days and reminders are kept")
  func rewire() throws {
    let file = try HabitsCoreTests.database(Self.rewire)
    let read = try RewireImporter(database: database).read([file])
    #expect(read.trackers.map(\.name) == ["A", "B", "C"])
    #expect(
      read.trackers.map { $0.schedule[0].rule } == [
        .weekdays(try #require(Weekdays([7, 1, 3]))), .times(4, per: .month), .every(days: 3),
      ]
    )
    #expect(read.tracker("A")?.lines == ["2026-01-05 done", "2026-01-06 missed"])
    #expect(
      read.tracker("A")?.reminders == [
        ForeignReminder(try #require(WallTimes("08:30")), on: try #require(Weekdays([6])))
      ]
    )
    #expect(read.tracker("B")?.reminders == [])
    #expect(read.report.rejected.count == 2)
  }

  private static let tickmate = ForeignContents(
    version: 12,
    definitions: [
      """
      CREATE TABLE tracks (_id INTEGER, name TEXT, description TEXT, icon TEXT, \
      enabled INTEGER, multiple_entries_per_day INTEGER, "order" INTEGER)
      """,
      """
      CREATE TABLE ticks (_id INTEGER, _track_id INTEGER, year INTEGER, month INTEGER, \
      day INTEGER, hour INTEGER, minute INTEGER, second INTEGER, has_time_info INTEGER)
      """,
      "CREATE TABLE groups (_id INTEGER, name TEXT)",
      "CREATE TABLE track2groups (_track_id INTEGER, _group_id INTEGER)",
    ],
    tables: [
      .init(
        "tracks",
        columns: [
          "_id", "name", "description", "enabled", "multiple_entries_per_day", "order",
        ],
        rows: [
          [
            .integer(1), .text("Ходьба"), .text("пешком"), .integer(1), .integer(0),
            .integer(2),
          ],
          [.integer(2), .text("Water"), .text(""), .integer(0), .integer(1), .integer(1)],
        ]
      ),
      .init(
        "ticks",
        columns: ["_track_id", "year", "month", "day", "has_time_info"],
        rows: [
          [.integer(1), .integer(2026), .integer(0), .integer(5), .integer(1)],
          [.integer(1), .integer(2026), .integer(0), .integer(5), .integer(0)],
          [.integer(1), .integer(2025), .integer(11), .integer(31), .integer(0)],
          [.integer(2), .integer(2026), .integer(0), .integer(5), .integer(0)],
          [.integer(2), .integer(2026), .integer(0), .integer(5), .integer(0)],
          [.integer(1), .integer(2026), .integer(12), .integer(5), .integer(0)],
          [.integer(9), .integer(2026), .integer(0), .integer(5), .integer(0)],
        ]
      ),
      .init("groups", columns: ["_id", "name"], rows: [[.integer(4), .text("Спорт")]]),
      .init(
        "track2groups",
        columns: ["_track_id", "_group_id"],
        rows: [[.integer(1), .integer(4)]]
      ),
    ]
  )

  private static let rewire = ForeignContents(
    version: 3,
    definitions: [
      "CREATE TABLE HABITS (\(habits.joined(separator: ", ")))",
      "CREATE TABLE CHECKINS (habit_id, date, type)",
      "CREATE TABLE REMINDERS (habit_id, time, active_days)",
    ],
    tables: [
      .init(
        "HABITS",
        columns: habits,
        rows: [
          [
            .integer(1), .text("A"), .text("a"), .integer(0), .text("0,1,3"), .integer(0),
            .integer(0), .integer(0),
          ],
          [
            .integer(2), .text("B"), .null, .integer(1), .null, .integer(0), .integer(4),
            .integer(1),
          ],
          [
            .integer(3), .text("C"), .null, .integer(2), .null, .integer(3), .integer(0),
            .integer(0),
          ],
          [
            .integer(4), .text("D"), .null, .integer(7), .null, .integer(3), .integer(0),
            .integer(0),
          ],
        ]
      ),
      .init(
        "CHECKINS",
        columns: ["habit_id", "date", "type"],
        rows: [
          [.integer(1), .text("20260105"), .integer(2)],
          [.integer(1), .text("20260106"), .integer(1)],
          [.integer(1), .text("20260107"), .integer(0)],
          [.integer(1), .text("2026-01-08"), .integer(2)],
        ]
      ),
      .init(
        "REMINDERS",
        columns: ["habit_id", "time", "active_days"],
        rows: [[.integer(1), .integer(510), .text("6")], [.integer(2), .integer(0), .null]]
      ),
    ]
  )

  private static let habits = [
    "_id", "name", "description", "schedule", "active_days", "repeating_count", "days", "period",
  ]

  @Test("A database of something else is refused")
  func others() throws {
    let file = try HabitsCoreTests.database(
      ForeignContents(version: 1, definitions: ["CREATE TABLE notes (text)"])
    )
    let mismatch = ImportError.Mismatch.otherTables
    #expect(throws: ImportError.notOfFormat(path: file.name, format: "tickmate", mismatch)) {
      try TickmateImporter(database: database).read([file])
    }
    #expect(throws: ImportError.notOfFormat(path: file.name, format: "rewire", mismatch)) {
      try RewireImporter(database: database).read([file])
    }
    #expect(throws: ImportError.notOfFormat(path: file.name, format: "loop", mismatch)) {
      try readLoop(file)
    }
  }
}
