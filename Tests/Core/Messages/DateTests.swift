import HearthModel
import HearthSupport
import Testing

@Suite("Dates in writing")
struct DateTests {
  let english = Messages(.english, [Sample.catalogue])
  let russian = Messages(.russian, [Sample.catalogue])

  @Test(
    "A day is written in every style",
    arguments: [
      (DayStyle.full, "Saturday, 28 November 2026", "суббота, 28 ноября 2026 г."),
      (.long, "28 November 2026", "28 ноября 2026 г."),
      (.medium, "28 Nov 2026", "28 нояб. 2026 г."),
      (.short, "28/11/2026", "28.11.2026"),
      (.dayAndMonth, "28 November", "28 ноября"),
      (.weekdayAndDay, "Sat 28 Nov", "сб, 28 нояб."),
      (.month, "November 2026", "ноябрь 2026 г."),
    ]
  )
  func styles(style: DayStyle, inEnglish: String, inRussian: String) throws {
    let day = try #require(Day("2026-11-28"))
    #expect(english.dateText(day, style) == inEnglish)
    #expect(russian.dateText(day, style) == inRussian)
  }

  @Test(
    "Years end where the calendar says",
    arguments: [
      ("2025-12-31", "Wednesday, 31 December 2025"), ("2026-01-01", "Thursday, 1 January 2026"),
      ("2024-02-29", "Thursday, 29 February 2024"), ("1969-12-31", "Wednesday, 31 December 1969"),
      ("1970-01-01", "Thursday, 1 January 1970"), ("2018-12-31", "Monday, 31 December 2018"),
      ("1582-10-14", "Thursday, 14 October 1582"), ("1500-02-28", "Wednesday, 28 February 1500"),
      ("0001-01-01", "Monday, 1 January 1"), ("9999-12-31", "Friday, 31 December 9999"),
    ]
  )
  func yearEnds(day: String, expected: String) throws {
    #expect(english.dateText(try #require(Day(day)), .full) == expected)
  }

  @Test("Day and month agree with the calendar on 2,000 days of ten millennia")
  func manyDays() {
    for number in stride(from: Day.writable.lowerBound.number, to: 2_932_896, by: 1826) {
      let day = Day(number: number)
      let (year, month, date) = day.components
      let two = { (value: Int) in value < 10 ? "0\(value)" : "\(value)" }
      #expect(english.dateText(day, .short) == "\(two(date))/\(two(month))/\(year)")
    }
  }

  @Test(
    "A moment prints the fields of the wall, to the last minute of the year",
    arguments: [
      ("2025-12-31", "23:59", "31 December 2025 at 23:59"),
      ("2026-01-01", "00:00", "1 January 2026 at 00:00"),
      ("2026-03-29", "02:30", "29 March 2026 at 02:30"),
      ("1969-12-31", "23:59:59", "31 December 1969 at 23:59"),
    ]
  )
  func moments(day: String, time: String, expected: String) throws {
    let moment = LocalMoment(day: try #require(Day(day)), time: try #require(WallTime(time)))
    #expect(english("sample.when", moment) == expected)
  }

  @Test(
    "An instant is shifted to the wall before it is printed",
    arguments: [
      (0, 0, "1 January 1970 at 00:00"), (0, -18_000, "31 December 1969 at 19:00"),
      (1_798_761_599_000, 10_800, "1 January 2027 at 02:59"),
      (-1, 0, "31 December 1969 at 23:59"), (-86_400_000, 0, "31 December 1969 at 00:00"),
    ]
  )
  func instants(milliseconds: Int64, offset: Int, expected: String) {
    let moment = LocalMoment(Instant(milliseconds: milliseconds), offset: offset)
    #expect(english("sample.when", moment) == expected)
  }

  @Test("Days of the week have a long and a short name")
  func weekdays() {
    let short = (1...7).map { english.weekdayName($0, .short) }
    #expect(short == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect((1...7).map { russian.weekdayName($0, .short) }.first == "пн")
    #expect(russian.weekdayName(6, .full) == "суббота")
  }

  @Test(
    "A clock counts to 24 or to 12",
    arguments: [
      ("00:00", "0:00", "12:00 am"), ("07:05", "7:05", "7:05 am"), ("12:30", "12:30", "12:30 pm"),
      ("23:59:59", "23:59", "11:59 pm"),
    ]
  )
  func clocks(time: String, inTwentyFour: String, inTwelve: String) throws {
    let time = try #require(WallTime(time))
    #expect(english.timeText(time, .hours12) == inTwelve)
    let padded = inTwentyFour.utf8.count == 4 ? "0" + inTwentyFour : inTwentyFour
    #expect(english.timeText(time, .hours24) == padded)
  }
}
