import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

/// Zones with every trouble: clock changes at midnight and by half an hour, dates left out, none.
let troublesomeZones = [
  "Europe/Moscow", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "America/Santiago",
  "Asia/Kathmandu", "Pacific/Apia", "Asia/Tokyo", "Europe/London", "Africa/Casablanca",
  "America/St_Johns", "Antarctica/Troll",
]

@Suite("The time-zone history")
struct TimeZoneHistoryTests {
  private let zones = SystemTimeZones(environment: Environment())

  private func history(_ eras: [(since: Instant, zone: String)]) throws -> TimeZoneHistory {
    TimeZoneHistory(
      try eras.map { .init(since: $0.since, zone: try zones.rules(named: $0.zone)) }
    )
  }

  private static let lengths: [(zone: String, date: String, minutes: Int64)] = [
    ("Europe/Moscow", "2026-03-29", 1440), ("America/New_York", "2026-03-08", 1380),
    ("America/New_York", "2025-11-02", 1500), ("Australia/Lord_Howe", "2026-04-05", 1470),
    ("Australia/Lord_Howe", "2026-10-04", 1410), ("Africa/Cairo", "2026-04-24", 1380),
    ("America/Santiago", "2026-09-06", 1380), ("Pacific/Apia", "2011-12-30", 0),
    ("Pacific/Apia", "2011-12-29", 1440), ("Pacific/Apia", "2011-12-31", 1440),
  ]

  @Test("knows how long a day is", arguments: lengths)
  func length(_ zone: String, _ date: String, _ minutes: Int64) throws {
    let history = try history([(.distantPast, zone)])
    let interval = history.interval(of: try #require(Day(date)))
    #expect(interval.upperBound - interval.lowerBound == .minutes(minutes))
  }

  @Test("gives a clock change over midnight to the day already begun")
  func changeOverMidnight() throws {
    // In Goose Bay, on 2010-11-07, the minute after 00:00 was followed by 23:01 of the day before.
    let history = try history([(.distantPast, "America/Goose_Bay")])
    let day = try #require(Day("2010-11-07"))
    let interval = history.interval(of: day)
    #expect(interval.upperBound - interval.lowerBound == .hours(25))
    let back = interval.lowerBound + .minutes(5)
    #expect(history.local(back).description == "2010-11-06 23:05")
    #expect(history.day(holding: back) == day)
  }

  @Test("finds every reading of a clock time")
  func readings() throws {
    let history = try history([(.distantPast, "America/New_York")])
    func count(_ date: String, _ time: String) throws -> Int {
      let day = try #require(Day(date))
      return history.readings(of: LocalTime(day: day, time: try #require(WallTime(time)))).count
    }
    #expect(try count("2025-11-02", "01:30") == 2)
    #expect(try count("2026-03-08", "02:30") == 0)
    #expect(try count("2026-03-08", "03:00") == 1)
    #expect(try count("2025-11-02", "02:00") == 1)
  }

  @Test("writes instants with the offset in force then")
  func iso() throws {
    let change = Instant(seconds: 1_780_000_000)
    let history = try history([(.distantPast, "Asia/Kathmandu"), (change, "America/New_York")])
    #expect(history.iso(change - .seconds(1)) == "2026-05-29T02:11:39+05:45")
    #expect(history.iso(change) == "2026-05-28T16:26:40-04:00")
    #expect(history.zone(at: change).name == "America/New_York")
  }

  @Test("tiles time with days that hold their instants, in random zones and on random journeys")
  func tiling() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<150 {
      let start = Int64.random(in: 1_200_000_000..<1_900_000_000, using: &random)
      var eras: [(Instant, String)] = [
        (.distantPast, try #require(troublesomeZones.randomElement(using: &random)))
      ]
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let since = Instant(seconds: start + Int64.random(in: 0..<15 * 86_400, using: &random))
        eras.append((since, try #require(troublesomeZones.randomElement(using: &random))))
      }
      let history = try history(eras.map { (since: $0.0, zone: $0.1) })
      let first = history.day(holding: Instant(seconds: start))
      var end = history.start(of: first)
      for offset in 0..<16 {
        let day = first.advanced(by: offset)
        let interval = history.interval(of: day)
        #expect(interval.lowerBound == end)
        end = interval.upperBound
        for _ in 0..<3 where !interval.isEmpty {
          let instant = Instant(
            milliseconds: Int64.random(
              in: interval.lowerBound.milliseconds..<interval.upperBound.milliseconds,
              using: &random
            )
          )
          #expect(history.day(holding: instant) == day)
          #expect(history.readings(of: history.local(instant)).contains(instant.wholeSeconds))
        }
      }
    }
  }
}
