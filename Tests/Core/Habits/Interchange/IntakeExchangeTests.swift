import HearthModel
import HearthPorts
import StorageArchive
import StorageSQLite
import Testing

@testable import HabitsCore

private let loopExporter = LoopExporter(archive: ZipArchive(), database: SQLiteForeignDatabase())

@Suite("Habits written and taken in again")
struct IntakeExchangeTests {
  @Test("Wiping everything and importing our own lines gives the same", arguments: 0..<20)
  func complete(seed: Int) async throws {
    var random = RandomHabits(
      RandomHabits.Range(
        rules: [.daily, .every(days: 3), .times(3, per: .month)],
        says: [
          .emoji, .category, .pin, .archivalDay, .created, .event, .polarity, .question, .note,
        ],
        saysReminders: true
      ),
      seed: seed
    )
    var habits = random.habits()
    habits.settings = .standard
    habits.pauses = [
      ForeignPause(trackers: habits.trackers.isEmpty ? nil : [0], from: january(1), to: january(2))
    ]
    let (first, second) = (try await IntakeHouse(), try await IntakeHouse())
    try await first.take(habits)
    let lines = try await first.lines()
    let read = try HearthLinesImporter().read([ImportFile(name: "x", bytes: Array(lines.utf8))])
    #expect(read.rejections == [])
    try await second.take(read)
    #expect(try await second.lines() == lines)
    #expect(try await second.take(read).added == 0)
    let again = try await first.take(read)
    #expect(again.added == 0 && again.changed == 0)
    #expect(try await first.lines() == lines)
  }

  @Test("Our own export to another format, taken in again here, doubles nothing")
  func ownExports() async throws {
    let house = try await IntakeHouse()
    try await house.take(
      harsh("2026-01-05 : Run : y :  : 3", "2026-01-06 : Run : s", habits: "Run: 1\nTea: 0\n")
    )
    let lines = try await house.lines()
    let habits = try await house.habits()
    let exports = [
      try HarshImporter().read(HarshExporter().write(habits, named: "h").files("h")),
      try TableHabitImporter().read(TableHabitExporter().write(habits, named: "t").files("t")),
      try readLoop(loopExporter.write(habits, named: "l.zip").files("l.zip")[0]),
      try readLoop(loopExporter.write(habits, named: "l.db").files("l.db")[0]),
    ]
    for export in exports {
      let report = try await house.take(export)
      #expect(report.added == 0 && report.changed == 0)
    }
    #expect(try await house.lines() == lines)
  }

  @Test("y y s s y of harsh is a streak of three")
  func skips() async throws {
    let house = try await IntakeHouse()
    try await house.take(
      harsh(
        "2026-01-27 : Run : y",
        "2026-01-28 : Run : y",
        "2026-01-29 : Run : s",
        "2026-01-30 : Run : s",
        "2026-01-31 : Run : y"
      )
    )
    let streak = try await house.figures("Run").streak
    #expect(streak.current == 3 && streak.best == 3)
  }

  @Test("Coffee at most 2: zeros survive an export and an import")
  func zeros() async throws {
    let house = try await IntakeHouse()
    var habits = ForeignHabits(format: "jsonl")
    var coffee = ForeignTracker("Coffee", at: InterchangePlace(file: ""))
    (coffee.aim, coffee.unit, coffee.target) = (.atMost, "cups", 2000)
    coffee.marks =
      [0, 1, 2, 3].enumerated().map { index, cups in
        ForeignMark(january(index + 1), .done, amount: cups * 1000)
      } + [ForeignMark(january(6), .done, amount: 0)]
    habits.trackers = [coffee]
    try await house.take(habits)
    let lines = [
      "2026-01-01 done 0", "2026-01-02 done 1000", "2026-01-03 done 2000", "2026-01-04 done 3000",
      "2026-01-06 done 0",
    ]
    let kept = try await house.habits()
    #expect(kept.tracker("Coffee")?.lines == lines)
    let zip = try loopExporter.write(kept, named: "x.zip").files("x.zip")[0]
    #expect(try readLoop(zip).tracker("Coffee")?.lines == lines)
    let table = try TableHabitExporter().write(kept, named: "x").files("x")
    #expect(try TableHabitImporter().read(table).tracker("Coffee")?.lines == lines)
  }
}
