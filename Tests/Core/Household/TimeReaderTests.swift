import HearthHousehold
import HearthModel
import HearthSupport
import Testing

@Suite("Times as people write them")
struct TimeReaderTests {
  private func reader(_ now: String, in zone: String = "America/New_York") throws -> TimeReader {
    let history = TimeZoneHistory(
      try SystemTimeZones(environment: Environment()).rules(named: zone)
    )
    let instant = try TimeReader(zones: history, now: .distantFuture).instant(now).instant
    return TimeReader(zones: history, now: instant)
  }

  /// Read on Monday, 2026-03-09, at 12:00 in New York, a day after the clocks went forward.
  private static let written: [(text: String, instant: String)] = [
    ("now", "2026-03-09T12:00:00-04:00"),
    ("сейчас", "2026-03-09T12:00:00-04:00"),
    ("11:30", "2026-03-09T11:30:00-04:00"),
    ("12:20", "2026-03-09T12:20:00-04:00"),
    ("12:31", "2026-03-08T12:31:00-04:00"),
    ("23:50", "2026-03-08T23:50:00-04:00"),
    ("7:05:09", "2026-03-09T07:05:09-04:00"),
    ("yesterday 21:10", "2026-03-08T21:10:00-04:00"),
    ("вчера 21:10", "2026-03-08T21:10:00-04:00"),
    ("today 0:30", "2026-03-09T00:30:00-04:00"),
    ("sunday 01:59", "2026-03-08T01:59:00-05:00"),
    ("mon 06:00", "2026-03-09T06:00:00-04:00"),
    ("среду 06:00", "2026-03-04T06:00:00-05:00"),
    ("20m ago", "2026-03-09T11:40:00-04:00"),
    ("20 min ago", "2026-03-09T11:40:00-04:00"),
    ("1h 5m ago", "2026-03-09T10:55:00-04:00"),
    ("1h5m ago", "2026-03-09T10:55:00-04:00"),
    ("36 hours ago", "2026-03-07T23:00:00-05:00"),
    ("2 часа назад", "2026-03-09T10:00:00-04:00"),
    ("2026-03-07 22:00", "2026-03-07T22:00:00-05:00"),
    ("2026-03-07T22:00", "2026-03-07T22:00:00-05:00"),
    ("2026-03-07T22:00:00Z", "2026-03-07T17:00:00-05:00"),
    ("2026-03-07 22:00:00.734Z", "2026-03-07T17:00:00-05:00"),
    ("2026-03-07T22:00:00+03:00", "2026-03-07T14:00:00-05:00"),
    ("2026-03-07T22:00+0545", "2026-03-07T11:15:00-05:00"),
    ("2026-03-07 22:00 -05:00", "2026-03-07T22:00:00-05:00"),
    ("2025-11-02 01:30", "2025-11-02T01:30:00-04:00"),
    ("2025-11-02 01:30 first", "2025-11-02T01:30:00-04:00"),
    ("2025-11-02 01:30 second", "2025-11-02T01:30:00-05:00"),
    ("  2025-11-02   01:30   second ", "2025-11-02T01:30:00-05:00"),
  ]

  @Test("are read", arguments: written)
  func instants(_ text: String, _ expected: String) throws {
    let reader = try reader("2026-03-09 12:00")
    #expect(reader.zones.iso(try reader.instant(text).instant) == expected)
  }

  @Test(
    "are refused",
    arguments: [
      "", "noon", "25:00", "2026-02-30 10:00", "10:60", "yesterday", "yesterday 9", "ago", "m ago",
      "5 parsecs ago", "10:00 third", "2026-03-07", "2026-03-07T", "14:30+03:00", "1 2 3",
      "monday monday 10:00", "99999999999h ago", "2026-03-07 22:00 +25:00", "🕐",
    ]
  )
  func refusals(_ text: String) throws {
    let reader = try reader("2026-03-09 12:00")
    #expect(throws: TimeReadingError.notATime(text)) { try reader.instant(text) }
  }

  @Test("that the clock jumped over are answered with their neighbours")
  func skipped() throws {
    let reader = try reader("2026-03-09 12:00")
    let error = #expect(throws: TimeReadingError.self) { try reader.instant("2026-03-08 02:30") }
    guard case .skipped(let local, let before, let after) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(local.description == "2026-03-08 02:30")
    #expect(before.description == "2026-03-08 01:59")
    #expect(after.description == "2026-03-08 03:00")
  }

  @Test("on a date that the zone left out are refused")
  func leftOut() throws {
    let reader = try reader("2012-01-05 12:00", in: "Pacific/Apia")
    let error = #expect(throws: TimeReadingError.self) { try reader.instant("2011-12-30 12:00") }
    guard case .skipped(_, let before, let after) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(before.description == "2011-12-29 23:59")
    #expect(after.description == "2011-12-31 00:00")
  }

  @Test("that occur twice carry a remark unless the text chooses")
  func twice() throws {
    let reader = try reader("2026-03-09 12:00")
    #expect(try reader.instant("2025-11-02 01:30").occursTwice != nil)
    #expect(try reader.instant("2025-11-02 01:30 second").occursTwice == nil)
    #expect(try reader.instant("2025-11-02 01:30 -05:00").occursTwice == nil)
    #expect(try reader.instant("2025-11-02 00:30").occursTwice == nil)
  }

  @Test(
    "that end something come after its start",
    arguments: [
      ("2026-03-08 22:00", "06:00", "2026-03-09T06:00:00-04:00"),
      ("2026-03-08 22:00", "23:00", "2026-03-08T23:00:00-04:00"),
      ("2026-03-08 22:00", "22:00", "2026-03-09T22:00:00-04:00"),
      ("2025-11-02 01:30 first", "2025-11-02 01:30", "2025-11-02T01:30:00-05:00"),
      ("2025-11-02 01:45", "01:15", "2025-11-02T01:15:00-05:00"),
      ("2025-11-02 00:30", "2025-11-02 01:30", "2025-11-02T01:30:00-04:00"),
      ("2025-11-02 00:30", "2025-11-01 23:00", "2025-11-01T23:00:00-04:00"),
    ]
  )
  func ends(_ start: String, _ end: String, _ expected: String) throws {
    let reader = try reader("2026-03-09 12:00")
    let from = try reader.instant(start).instant
    #expect(reader.zones.iso(try reader.end(end, after: from).instant) == expected)
  }

  @Test(
    "name days too",
    arguments: [
      ("today", "2026-03-09"), ("yesterday", "2026-03-08"), ("позавчера", "2026-03-07"),
      ("2026-01-31", "2026-01-31"), ("-3", "2026-03-06"), ("monday", "2026-03-09"),
      ("Tuesday", "2026-03-03"), ("tomorrow", "2026-03-10"),
    ]
  )
  func days(_ text: String, _ expected: String) throws {
    #expect(try reader("2026-03-09 12:00").day(text).description == expected)
  }

  @Test("that name no day are refused", arguments: ["", "2026-02-30", "soon", "-", "--1", "3"])
  func notDays(_ text: String) throws {
    let reader = try reader("2026-03-09 12:00")
    #expect(throws: TimeReadingError.notADay(text)) { try reader.day(text) }
  }
}
