import HearthModel
import HearthPorts
import Testing

@testable import HabitsCore

@Suite("HabitBull and Streaks")
struct TableFormatTests {
  private let head = "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText"

  private func bull(_ rows: String...) throws -> ForeignHabits {
    let text = ([head] + rows).joined(separator: "\n")
    return try HabitBullImporter().read([ImportFile(name: "bull.csv", bytes: Array(text.utf8))])
  }

  @Test("Ones are ticks, and zeros days that were missed")
  func ticks() throws {
    let read = try bull(
      "Run,Fast,Sport,2026-01-05,1,\"good, really\"",
      "Run,Fast,Sport,2026-01-06,0,",
      "Run,Fast,Sport,2026-01-07,-2150000000,",
      "Run,Fast,Sport,2026-01-08,-2150000000,ill",
      "Run,Fast,Sport,2026-01-09,-3,",
      "Run,Fast,Sport,2026-01-05,0,"
    )
    let tracker = try #require(read.tracker("Run"))
    #expect(
      tracker.lines == [
        "2026-01-05 done good, really", "2026-01-06 missed", "2026-01-08 missed ill",
      ]
    )
    #expect(tracker.category == "Sport" && tracker.note == "Fast" && tracker.aim == .tick)
    #expect(
      read.rejections == [
        "bull.csv:6 negative(field: \"Value\", text: \"-3\")", "bull.csv:7 dayTwice(\(january(5)))",
      ]
    )
  }

  @Test("In a habit with other numbers a one is an amount like the others")
  func measured() throws {
    let read = try bull(
      "Water,,,2026-01-05,1,",
      "Water,,,2026-01-06,30,",
      "Water,,,2026-01-07,0,"
    )
    let tracker = try #require(read.tracker("Water"))
    #expect(
      tracker.lines == ["2026-01-05 done 1000", "2026-01-06 done 30000", "2026-01-07 done 0"]
    )
    #expect(tracker.aim == .atLeast && read.losses == ["Water: guessed-target 1"])
  }

  @Test("13/05/2021 is never January 2022: one order of days and months for the whole file")
  func dayFirst() throws {
    let read = try bull("A,,,13/05/2021,1,", "A,,,01/02/2021,1,", "A,,,05/13/2021,1,")
    #expect(read.tracker("A")?.lines == ["2021-02-01 done", "2021-05-13 done"])
    #expect(read.rejections == ["bull.csv:4 mixedDates(text: \"05/13/2021\")"])
    #expect(read.losses == [])
  }

  @Test("Months come first where a day says so, and where nothing does that is told")
  func monthFirst() throws {
    let known = try bull("A,,,05/13/2021,1,", "A,,,01/02/2021,1,")
    #expect(known.tracker("A")?.lines == ["2021-01-02 done", "2021-05-13 done"])
    let unknown = try bull("A,,,01/02/2021,1,")
    #expect(unknown.tracker("A")?.lines == ["2021-01-02 done"])
    #expect(unknown.losses == ["guessed-date-order MM/DD/YYYY"])
    #expect(try bull("A,,,01.02.2021,1,").tracker("A")?.lines == ["2021-02-01 done"])
    #expect(try bull("A,,,31.02.2021,1,").report.rejected.count == 1)
  }

  @Test("Streaks' entries by their types, with quantities")
  func streaks() throws {
    let read = try StreaksImporter().read([
      ImportFile(
        "streaks.csv",
        "task_id,title,icon,page,entry_type,entry_date,entry_timestamp,entry_timezone,quantity,notes",
        "T1,Read,book,1,completed_manually,20260105,2026-01-05T20:00:00Z,Europe/Berlin,1,good",
        "T1,Read,book,1,missed_auto,20260106,2026-01-07T00:00:00Z,Europe/Berlin,,",
        "T1,Read,book,1,skipped_manually,20260107,2026-01-07T20:00:00Z,Europe/Berlin,,ill",
        "T2,Walk,shoe,1,completed_auto,20260105,,,8000,",
        "T2,Walk,shoe,1,partially_completed,20260106,,,2500.5,",
        "T1,Read,book,1,dreamt,20260108,,,,",
        "T1,Read,book,1,completed_manually,20260132,,,,"
      )
    ])
    #expect(
      read.tracker("Read")?.lines == [
        "2026-01-05 done good", "2026-01-06 missed", "2026-01-07 skipped ill",
      ]
    )
    let walk = try #require(read.tracker("Walk"))
    #expect(walk.lines == ["2026-01-05 done 8000000", "2026-01-06 done 2500500"])
    #expect(walk.target == 8_000_000 && walk.sourceID == "T2")
    #expect(read.losses == ["Walk: guessed-target 8000", "Read: times-of-marks ×3"])
    #expect(read.report.rejected.map(\.place.line) == [7, 8])
  }

  @Test("Amounts are read to the thousandth, and rounding is told")
  func thousandths() throws {
    let cases: [(text: String, amount: Int, isRounded: Bool)] = [
      ("0", 0, false), ("2.0", 2000, false), (".5", 500, false), ("0.0005", 1, true),
      ("1e3", 1_000_000, false), ("2500E-4", 250, false), ("0.1234", 123, true),
      ("1000000000", Thousandths.most, false), ("-0", 0, false),
    ]
    for item in cases {
      let reading = try Thousandths.read(item.text, "x")
      #expect(reading == Thousandths.Reading(amount: item.amount, isRounded: item.isRounded))
    }
    for text in ["", ".", "1,5", "1.2.3", "x", "1e", "--1", "1e99"] {
      #expect(throws: RejectionReason.unreadable(field: "x", text: text)) {
        try Thousandths.read(text, "x")
      }
    }
    #expect(throws: RejectionReason.tooMuch(text: "1e40")) { try Thousandths.read("1e40", "x") }
    #expect(throws: RejectionReason.negative(field: "x", text: "-1")) {
      try Thousandths.read("-1", "x")
    }
    for amount in [0, 1, 10, 100, 999, 1000, 1001, 2500, 123_456, Thousandths.most] {
      #expect(try Thousandths.read(Thousandths.text(amount), "x").amount == amount)
    }
  }
}
