import HearthModel
import Testing

@testable import DiaryCore

@Suite("An age")
struct AgeTests {
  private func child(born: String, due: String? = nil) throws -> Child {
    var draft = ChildDraft(name: "Ada", born: try #require(Day(born)))
    draft.due = due.flatMap { Day($0) }
    return try draft.child(id: RecordID(high: 0, low: 1), today: Day(number: 40_000))
  }

  private static let ages: [(born: String, on: String, days: Int, calendar: [Int])] = [
    ("2026-01-01", "2026-01-01", 0, [0, 0, 0]),
    ("2026-01-01", "2026-01-22", 21, [0, 0, 21]),
    ("2026-01-31", "2026-02-28", 28, [0, 1, 0]),
    ("2026-01-31", "2026-03-01", 29, [0, 1, 1]),
    ("2026-01-31", "2026-03-31", 59, [0, 2, 0]),
    ("2024-02-29", "2025-02-28", 365, [1, 0, 0]),
    ("2024-02-29", "2028-02-29", 1461, [4, 0, 0]),
    ("2025-12-15", "2026-01-14", 30, [0, 0, 30]),
    ("2025-12-15", "2026-12-14", 364, [0, 11, 29]),
    ("2025-12-15", "2026-12-15", 365, [1, 0, 0]),
  ]

  @Test("is counted in days and by the calendar", arguments: ages)
  func calendar(_ born: String, _ on: String, _ days: Int, _ calendar: [Int]) throws {
    let age = Age(of: try child(born: born), on: try #require(Day(on)))
    #expect(age.days == days)
    let counted = try #require(age.calendar)
    #expect([counted.years, counted.months, counted.days] == calendar)
    #expect(age.corrected == nil)
  }

  @Test("before the birth is negative days and nothing else")
  func unborn() throws {
    let age = Age(of: try child(born: "2026-02-10"), on: try #require(Day("2026-02-01")))
    #expect(age.days == -9 && age.calendar == nil && age.corrected == nil)
  }

  @Test("is corrected for a birth more than 21 days early, until the second birthday")
  func corrected() throws {
    let early = try child(born: "2026-01-01", due: "2026-01-23")
    #expect(Age(of: early, on: try #require(Day("2026-02-01"))).corrected?.days == 9)
    #expect(Age(of: early, on: try #require(Day("2026-01-10"))).corrected?.calendar == nil)
    #expect(Age(of: early, on: try #require(Day("2027-12-31"))).corrected != nil)
    #expect(Age(of: early, on: try #require(Day("2028-01-01"))).corrected == nil)
    let onTime = try child(born: "2026-01-01", due: "2026-01-22")
    #expect(Age(of: onTime, on: try #require(Day("2026-02-01"))).corrected == nil)
  }

  @Test("takes back to the day of birth whatever the day")
  func backAndForth() throws {
    for born in stride(from: 20_000, to: 20_800, by: 7) {
      for days in stride(from: 0, to: 900, by: 13) {
        let birth = Day(number: born)
        let day = birth.advanced(by: days)
        let age = try #require(Age.CalendarAge(from: birth, to: day))
        let back = birth.adding(months: age.years * 12 + age.months).advanced(by: age.days)
        #expect(back == day && age.days < 31 && age.months < 12)
      }
    }
  }
}
