import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import DiaryCore

@Suite("A day's events of every kind")
struct DayEventTests {
  private func family() async throws -> Family {
    try await Family("Europe/Moscow", now: "2026-05-12 12:00")
  }

  @Test("make it a day with data and stand in one section", arguments: EventKind.allCases)
  func everyKind(_ kind: EventKind) async throws {
    let family = try await family()
    try await family.sleep("2026-05-10 20:00", "2026-05-11 06:00")
    try await family.sleep("2026-05-11 13:00", "2026-05-11 14:00")
    try await family.store(kind, "2026-05-11 15:00")
    let day = try await family.day("2026-05-11")
    #expect(day.sections.map(\.rows.count) == (kind == .growth ? [1, 0, 0, 0] : [0, 0, 0, 1]))
    #expect(day.sections.flatMap(\.rows).map { type(of: $0).kind } == [kind])
    let dayBefore = try await family.day("2026-05-10")
    #expect(dayBefore.sections.flatMap(\.rows).isEmpty)
  }

  @Test("alone give it data, and no figures of sleep", arguments: EventKind.allCases)
  func data(_ kind: EventKind) async throws {
    let family = try await family()
    try await family.store(kind, "2026-05-11 15:00")
    let figures = try await family.day("2026-05-11").figures
    #expect(figures.hasData && figures.sleep == nil && figures.care != nil)
    #expect(figures.feeding?.count == (kind == .feeding ? 1 : 0))
    #expect(try await family.day("2026-05-10").figures == DayFigures())
    #expect(try await family.day("2026-05-12").figures == DayFigures())
  }

  @Test("count as its first entry, before the birth", arguments: EventKind.allCases)
  func beforeBirth(_ kind: EventKind) async throws {
    let family = try await family()
    try await family.store(kind, "2025-12-30 15:00")
    #expect(try await family.day("2025-12-29").sections.isEmpty)
    #expect(try await family.day("2025-12-30").sections.map(\.rows.count) == [1])
    #expect(try await family.day("2025-12-31").sections.map(\.rows.count) == [0])
  }

  @Test("are summed: pumpings and nappies by their starts, what is to come left out")
  func sums() async throws {
    let family = try await family()
    try await family.pump("2026-05-11 23:59", 1000)
    try await family.pump("2026-05-12 00:00", 605)
    try await family.pump("2026-05-12 09:00")
    try await family.pump("2026-05-12 12:30", 800)
    try await family.change("2026-05-12 07:00", wet: true, dirty: false)
    try await family.change("2026-05-12 08:00", wet: true, dirty: true)
    try await family.change("2026-05-12 09:00", wet: false, dirty: false)
    let care = try await family.day("today").figures.care
    #expect(care == CareFigures(pumpings: 2, pumpedAmount: 605, wet: 2, dirty: 1))
  }

  @Test("of the sides of a pumping are its amount where no total is given")
  func sides() async throws {
    let family = try await family()
    var pumping = try await family.pump("09:00")
    (pumping.left, pumping.right) = (300, nil)
    try await family.put(pumping)
    #expect(try await family.day("today").figures.care?.pumpedAmount == 300)
  }

  @Test("count for the night that holds their starts, waking excluded")
  func nightPumpings() async throws {
    let family = try await family()
    try await family.sleep("2026-05-11 20:00", "2026-05-12 06:00")
    try await family.pump("2026-05-11 20:00")
    try await family.pump("2026-05-12 05:59")
    try await family.pump("2026-05-12 06:00")
    try await family.store(.feeding, "2026-05-12 03:00")
    let night = try #require(try await family.day("today").pastNight)
    #expect(night.pumpings == 2 && night.feedings == 1)
  }

  @Test("that are the household's are shown and counted for every child, but are no data of it")
  func household() async throws {
    let family = try await family()
    try await family.pump("2026-05-11 10:00", 500, isHousehold: true)
    let alone = try await family.day("2026-05-11")
    #expect(alone.sections.map(\.rows.count) == [1])
    #expect(alone.figures == DayFigures())
    try await family.store(.nappy, "2026-05-11 11:00")
    #expect(try await family.day("2026-05-11").figures.care?.pumpedAmount == 500)
    let sibling = Child(
      id: family.dependencies.newID(),
      name: "Bo",
      born: family.child.born,
      bornAt: nil,
      due: nil,
      sex: nil,
      nightStart: family.child.nightStart,
      nightEnd: family.child.nightEnd,
      colour: nil,
      isArchived: false
    )
    try await family.put(sibling)
    let day = try await family.day("2026-05-11", of: sibling)
    #expect(day.sections.flatMap(\.rows).count == 1)
  }

  @Test("that began long before and reach into it give it data")
  func longAgo() async throws {
    let family = try await family()
    var bath = Bath(
      id: family.dependencies.newID(),
      child: family.child.id,
      start: try await family.at("2026-05-06 10:00"),
      end: nil,
      note: nil,
      author: nil
    )
    bath.end = try await family.at("2026-05-10 10:00")
    try await family.put(bath)
    for day in 5...11 {
      let date = day < 10 ? "2026-05-0\(day)" : "2026-05-\(day)"
      #expect(try await family.day(date).figures.hasData == (6...10).contains(day), "\(date)")
    }
  }
}
