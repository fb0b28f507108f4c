import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import DiaryCore

@Suite("Statistics of a range")
struct RangeTests {
  private func value(_ key: String, _ range: DiaryRange) throws -> Double? {
    let figure = try #require(DaySummary.figures.first { $0.key == key })
    return DayAverages(range).value(of: figure)
  }

  @Test("count days without data: two naps in ten days are 0.2 a day")
  func hardCase9() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-02-20 12:00")
    try await family.sleep("2026-02-01 23:30", "2026-02-02 00:30", kind: .day)
    try await family.sleep("2026-02-10 13:00", "2026-02-10 14:00")
    let range = try await family.range("2026-02-01", "2026-02-10")
    #expect(
      range.days.map { $0.figures.sleep?.naps } == [1, 0] + Array(repeating: nil, count: 7) + [1]
    )
    #expect(try value("naps", range) == 0.2)
    #expect(try value("napSeconds", range) == 720)
    let averages = DayAverages(range)
    #expect(averages.daysWithData == 3)
    #expect(averages.daysWithoutData.map(\.description) == (3...9).map { "2026-02-0\($0)" })
  }

  @Test("leave out today, what is to come, and what lies before the first entry")
  func finishedDays() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-02-20 12:00")
    try await family.feed(.bottle, "2026-02-17 10:00", "2026-02-17 10:10")
    try await family.feed(.bottle, "2026-02-20 10:00", "2026-02-20 10:10")
    let range = try await family.range("2026-02-10", "2026-02-25")
    #expect(DayAverages(range).counted.map(\.day.components.day) == [17, 18, 19])
    #expect(try value("feedings", range) == 1.0 / 3)
    #expect(try value("asleepSeconds", range) == 0)
    let none = try await family.range("2026-02-20", "2026-02-25")
    #expect(try value("feedings", none) == nil)
    #expect(DayAverages(none).daysWithData == 0 && DayAverages(none).daysWithoutData.isEmpty)
  }

  @Test("begin with the first entry of any kind", arguments: EventKind.allCases)
  func firstEntry(_ kind: EventKind) async throws {
    let family = try await Family("Europe/Moscow", now: "2026-02-20 12:00")
    #expect(try await family.range("2026-02-10", "2026-02-12").firstEntry == nil)
    try await family.sleep("2026-02-15 13:00", "2026-02-15 14:00")
    try await family.store(kind, "2026-02-13 10:00")
    let range = try await family.range("2026-02-10", "2026-02-16")
    #expect(range.firstEntry?.description == "2026-02-13")
    #expect(try value("naps", range) == 0.25)
  }

  @Test("leave out a date that the zone left out, and know long and short days")
  func oddDays() async throws {
    let apia = try await Family("Pacific/Apia", now: "2012-01-05 12:00")
    try await apia.sleep("2011-12-29 10:00", "2011-12-29 12:00")
    let range = try await apia.range("2011-12-29", "2011-12-31")
    #expect(range.days.map(\.interval.seconds) == [86_400, 0, 86_400])
    #expect(DayAverages(range).counted.count == 2)
    #expect(try value("asleepSeconds", range) == 3600)
    let york = try await Family("America/New_York", now: "2026-11-20 12:00")
    try await york.sleep("2026-03-07 22:00", "2026-03-08 06:00")
    let spring = try await york.range("2026-03-07", "2026-03-08")
    #expect(spring.days.map { $0.figures.sleep?.asleepSeconds } == [7200, 18_000])
    #expect(spring.days.map(\.interval.seconds) == [86_400, 82_800])
  }

  @Test("tell of the wakefulness before a night, after midnight too")
  func bedtime() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-02-20 12:00")
    try await family.sleep("2026-02-10 15:00", "2026-02-10 16:00")
    try await family.sleep("2026-02-11 00:30", "2026-02-11 06:00")
    try await family.sleep("2026-02-12 20:00", "2026-02-13 06:00")
    let range = try await family.range("2026-02-09", "2026-02-12")
    let before = range.days.map { $0.nextNight?.awakeBeforeSeconds }
    #expect(before == [nil, 30_600, nil, nil])
  }
}

extension Family {
  /// A range as the statistics tell it.
  func range(_ from: String, _ to: String) async throws -> DiaryRange {
    let zones = try await zones()
    let (now, child) = (clock.now, child)
    let first = try #require(Day(from))
    let last = try #require(Day(to))
    return try await dependencies.store.read {
      try DayReader($0, zones: zones, now: now).range(first...last, of: child)
    }
  }
}
