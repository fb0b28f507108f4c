import HearthHousehold
import HearthModel
import HearthSupport
import Testing

@Suite("A moment in a sentence")
struct ClockTests {
  private static let moments: [(String, String?, String)] = [
    ("2026-01-10 06:50", "2026-01-10", "06:50"),
    ("2026-01-09 20:30", "2026-01-10", "Fri 9 Jan 20:30"),
    ("2026-06-01 07:00", "2026-01-10", "Mon 1 Jun 07:00"),
    ("2025-06-01 07:00", "2026-01-10", "1 Jun 2025 07:00"),
    ("2025-12-31 23:59", "2026-01-01", "31 Dec 2025 23:59"),
    ("2026-01-10 06:50", nil, "10 Jan 2026 06:50"),
  ]

  @Test(
    "has its date where that is not today, and its year where that is another",
    arguments: moments
  )
  func clock(text: String, today: String?, words: String) throws {
    let zone = try SystemTimeZones(environment: Environment()).rules(named: "Europe/Moscow")
    let zones = TimeZoneHistory(zone)
    let instant = try TimeReader(zones: zones, now: .distantFuture).instant(text).instant
    let messages = Messages(.english, [.household])
    let day = try today.map { try #require(Day($0)) }
    #expect(messages.clock(instant, in: zones, today: day) == words)
  }
}
