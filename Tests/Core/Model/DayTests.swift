import HearthModel
import TestSupport
import Testing

@Suite("A day")
struct DayTests {
  @Test(
    "is written and read as ISO 8601",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-30", 20_787),
      ("0001-01-01", -719_162), ("9999-12-31", 2_932_896), ("1900-03-01", -25_508),
    ]
  )
  func text(_ text: String, _ number: Int) throws {
    let day = try #require(Day(text))
    #expect(day.number == number)
    #expect(day.description == text)
  }

  @Test(
    "is refused where the calendar has none",
    arguments: [
      "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-1-01",
      "10000-01-01", "0000-01-01", "2026-01-0x", "", "2026/01/01", " 2026-01-1",
    ]
  )
  func refused(_ text: String) {
    #expect(Day(text) == nil)
  }

  @Test("goes through its components unharmed, for every day of a thousand years")
  func roundTrip() {
    var weekday = Day(number: -200_000).weekday
    for number in -200_000..<165_000 {
      let day = Day(number: number)
      let (year, month, dayOfMonth) = day.components
      #expect(Day(year: year, month: month, day: dayOfMonth) == day)
      #expect(day.weekday == weekday)
      weekday = weekday % 7 + 1
    }
  }

  @Test("knows its weekday", arguments: [("1970-01-01", 4), ("2026-11-30", 1), ("2026-11-29", 7)])
  func weekday(_ text: String, _ weekday: Int) throws {
    #expect(try #require(Day(text)).weekday == weekday)
  }
}
