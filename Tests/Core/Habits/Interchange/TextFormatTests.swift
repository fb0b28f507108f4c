import HearthModel
import HearthPorts
import Testing

@testable import HabitsCore

@Suite("harsh and habitctl")
struct TextFormatTests {
  private func harsh(_ habits: [String], _ log: [String]) throws -> ForeignHabits {
    func file(_ name: String, _ lines: [String]) -> ImportFile {
      ImportFile(name: name, bytes: Array(lines.joined(separator: "\n").utf8))
    }
    return try HarshImporter().read([file("h/habits", habits), file("h/log", log)])
  }

  @Test("Headings are categories, frequencies windows, 0 an event and an end the archive's eve")
  func habits() throws {
    let read = try harsh(
      [
        "# of mine", "! Sport", "Run: 1", "Gym: 3/7: 2026-03-31", "", "! Home", "Wash: 2w",
        "Cook: 5", "Coffee: 0", "Tea: green: 1",
      ],
      []
    )
    #expect(read.trackers.map(\.name) == ["Run", "Gym", "Wash", "Cook", "Coffee", "Tea: green"])
    #expect(read.categories.map(\.name) == ["Sport", "Home"])
    #expect(read.trackers.map(\.category) == ["Sport", "Sport", "Home", "Home", "Home", "Home"])
    #expect(
      read.trackers.map { $0.schedule.first?.rule } == [
        .daily, .timesInDays(3, days: 7), .timesInDays(1, days: 14), .timesInDays(1, days: 5), nil,
        .daily,
      ]
    )
    #expect(read.tracker("Coffee")?.kind == .event)
    #expect(read.tracker("Gym")?.archival == .on(Day(number: january(31).number + 60)))
  }

  @Test(
    "A line of habits that makes no sense is rejected",
    arguments: ["Run", "Run: often", "Run: 8/7", "Run: 1/0", ": 1", "Run: 1/2/3", "Run: -1"]
  )
  func badHabit(line: String) throws {
    let read = try harsh(["A: 1", line, "B: 1"], [])
    #expect(read.trackers.map(\.name) == ["A", "B"])
    #expect(read.report.rejected.map(\.place.line) == [2])
  }

  @Test("Separators in a comment or a name lose nothing")
  func separators() throws {
    let read = try harsh(
      ["Run: 1", "a : b: 1"],
      [
        "# a comment", "2026-01-05 : Run : y : felt : good : 5",
        "2026-01-06 : Run : n : no : 1 : 2",
        "2026-01-07 : Run : s", "2026-01-08 : Run : y : : ", "2026-01-05 : a : b : y : s : y : ",
      ]
    )
    #expect(
      read.tracker("Run")?.lines == [
        "2026-01-05 done 5000 felt : good", "2026-01-06 missed 2000 no : 1", "2026-01-07 skipped",
        "2026-01-08 done 0",
      ]
    )
    #expect(read.tracker("a : b")?.lines == ["2026-01-05 done s : y"])
    #expect(read.rejections == [])
  }

  @Test("Of two lines of a day the later stands; a bad line is told with its number")
  func lines() throws {
    let read = try harsh(
      ["Run: 1"],
      [
        "2026-01-05 : Run : y", "2026-01-05 : Run : s : ill", "2026-13-01 : Run : y",
        "2026-01-06 : Run : maybe", "nonsense", "2026-01-07 : Swim : y",
        "2026-01-08 : Run : y : x : many", "2026-01-09 : Run : y",
      ]
    )
    #expect(read.tracker("Run")?.lines == ["2026-01-05 skipped ill", "2026-01-09 done"])
    #expect(read.report.rejected.map(\.place.line) == [3, 4, 5, 6, 7])
  }

  @Test("A log alone makes daily habits of its names")
  func logAlone() throws {
    let read = try HarshImporter().read([
      ImportFile("log", "2026-01-05 : Run : y", "2026-01-05 : A : n")
    ])
    #expect(read.trackers.map(\.name) == ["Run", "A"])
    #expect(read.tracker("A")?.lines == ["2026-01-05 missed"])
  }

  @Test("What harsh cannot hold is altered, and that is said")
  func altered() throws {
    var habits = ForeignHabits(format: "jsonl")
    var tracker = ForeignTracker("Tea: green", at: InterchangePlace(file: ""))
    tracker.marks = [ForeignMark(january(5), .done, note: "one : two\nthree")]
    habits.trackers = [tracker, ForeignTracker("Tea - green", at: InterchangePlace(file: ""))]
    let exported = try HarshExporter().write(habits, named: "h")
    guard case .folder(let files) = exported.content else {
      Issue.record("no folder")
      return
    }
    #expect(
      String(decoding: files[0].bytes, as: UTF8.self) == "Tea - green: 1\nTea - green (2): 1\n"
    )
    #expect(
      String(decoding: files[1].bytes, as: UTF8.self)
        == "2026-01-05 : Tea - green : y : one - two three : \n"
    )
    #expect(
      exported.losses.map(\.text) == [
        "Tea: green: altered-texts ×2", "Tea - green: altered-texts",
      ]
    )
  }

  @Test("habitctl's two files, with the zone that older versions wrote behind a date")
  func habitctl() throws {
    let read = try HabitctlImporter().read([
      ImportFile("habits", "# days name", "1 Run fast", "7\tClean", "0 Ache", "x Bad"),
      ImportFile(
        "log",
        "2019-01-25+01:00\tRun fast\ty",
        "",
        "2019-01-26\tRun fast\tn",
        "2019-01-26\tAche\ts",
        "2019-01-27\tNope\ty",
        "2019-01-27 Run fast y"
      ),
    ])
    #expect(read.trackers.map(\.name) == ["Run fast", "Clean", "Ache"])
    #expect(read.tracker("Run fast")?.lines == ["2019-01-25 done", "2019-01-26 missed"])
    #expect(read.tracker("Clean")?.schedule == [ForeignSchedule(.timesInDays(1, days: 7))])
    #expect(read.tracker("Ache")?.kind == .event)
    #expect(
      read.rejections == [
        "habits:5 unreadable(field: \"days\", text: \"x\")", "log:5 unknownTracker(\"Nope\")",
        "log:6 malformed",
      ]
    )
  }
}
