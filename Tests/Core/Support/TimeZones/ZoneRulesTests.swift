import HearthModel
import HearthPorts
import HearthSupport
import Testing

@Suite("Zone rules in memory")
struct ZoneRulesTests {
  private func second(_ day: String, _ time: String) throws -> Int64 {
    let day = try #require(Day(day))
    let time = try #require(WallTime(time))
    return Int64(day.number * 86_400 + time.seconds)
  }

  @Test("A zone made by hand has its changes, in whatever order they were given")
  func byHand() {
    let changes = [
      ZoneRules.Transition(at: Instant(seconds: 50), offset: 7200),
      ZoneRules.Transition(at: Instant(seconds: 10), offset: 3600),
    ]
    let zone = ZoneRules(name: "Test/Hand", offset: -60, transitions: changes)
    #expect(zone.name == "Test/Hand")
    #expect(
      [9, 10, 49, 50].map { zone.offset(at: Instant(seconds: $0)) } == [-60, 3600, 3600, 7200]
    )
  }

  @Test("A change at a year's edge belongs to the year of its own clock")
  func yearEdge() throws {
    // Summer time from 1 January 01:00 east of Greenwich begins in the old year of UTC.
    let zone = try ZoneRules(name: "x", posix: "AAA-10BBB,J1/1,J365/23")
    let start = try second("2026-12-31", "15:00")
    #expect(zone.offset(at: Instant(seconds: start - 1)) == 36_000)
    #expect(zone.offset(at: Instant(seconds: start)) == 39_600)
    let end = try second("2026-12-31", "12:00")
    #expect(zone.nextTransition(after: Instant(seconds: end - 1)) == Instant(seconds: end))
    #expect(zone.nextTransition(after: Instant(seconds: end)) == Instant(seconds: start))
  }

  @Test("Summer time all the year round never changes (RFC 9636, section 3.3.1)")
  func allYear() throws {
    let zone = try ZoneRules(name: "x", posix: "EST5EDT,0/0,J365/25")
    for year in [1970, 2023, 2024, 2025] {
      for day in ["01-01", "06-01", "12-31"] {
        let instant = Instant(seconds: try second("\(year)-\(day)", "04:30"))
        #expect(zone.offset(at: instant) == -4 * 3600)
      }
    }
    #expect(zone.nextTransition(after: Instant(seconds: 0)) == nil)
  }

  @Test("The changes of a rule go on to the end of the calendar")
  func endless() throws {
    let zone = try ZoneRules(name: "x", posix: "CET-1CEST,M3.5.0,M10.5.0/3")
    var instant = Instant(seconds: try second("9990-06-01", "00:00"))
    var count = 0
    while let next = zone.nextTransition(after: instant) {
      #expect(next > instant)
      instant = next
      count += 1
    }
    #expect(count == 19)
    #expect(instant == Instant(seconds: try second("9999-10-31", "01:00")))
    #expect(zone.nextTransition(after: .distantFuture) == nil)
  }

  @Test("A rule without summer time never changes")
  func fixedRule() throws {
    let zone = try ZoneRules(name: "x", posix: "<-0330>+3:30:15")
    #expect(zone.offset(at: .distantPast) == -12_615)
    #expect(zone.nextTransition(after: .distantPast) == nil)
  }

  @Test(
    "What is no description is refused",
    arguments: [
      "", "3", "AB3", "ABC", "<AB3", "<>3", "ABC25", "ABC3:60", "ABC3x", "ABC-", "ABC3DE",
      "ABC3DEF,", "ABC3DEF,M3.2.0", "ABC3DEF,M13.1.0,M1.1.0", "ABC3DEF,M1.6.0,M1.1.0",
      "ABC3DEF,M1.1.7,M1.1.0", "ABC3DEF,J0,J1", "ABC3DEF,366,1", "ABC3DEF,1/168,2",
      "ABC3DEF,1,2,3", "ABC99999999999999999999", "A\u{E9}B3", "ABC3 ", "Europe/Moscow",
    ]
  )
  func badDescription(text: String) {
    #expect(throws: TimeZoneError.malformed(name: "x")) { try ZoneRules(name: "x", posix: text) }
  }

  @Test(
    "A fixed zone has one offset and a name that tells it",
    arguments: [(0, "UTC"), (10_800, "UTC+03:00"), (-12_600, "UTC-03:30")]
  )
  func fixed(secondsEast: Int, name: String) {
    let zone = FixedZone(secondsEast: secondsEast)
    #expect(zone.name == name)
    #expect(zone.offset(at: .distantFuture) == secondsEast)
    #expect(zone.nextTransition(after: .distantPast) == nil)
  }
}
