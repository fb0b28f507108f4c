import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import DiaryCore

@Suite("A day read from the store")
struct DayReaderTests {
  @Test("is the day of the whole history's timeline, in random histories", arguments: 0..<24)
  func sameAsWhole(_ seed: UInt64) async throws {
    let history = try RandomHistory(seed: seed, isClean: seed.isMultiple(of: 2))
    let family = try await Family("Europe/Moscow", now: "2026-01-01 12:00")
    var child = family.child
    child.born = Day(year: 2000, month: 1, day: 1) ?? child.born
    let kept = history.sleeps.map { sleep in
      var sleep = sleep
      sleep.child = child.id
      return sleep
    }
    let changed = child
    try await family.dependencies.store.write { transaction in
      try transaction.put(changed)
      for sleep in kept { try transaction.put(sleep) }
    }
    let whole = Timeline(kept, now: history.now)
    let clock = DayClock(zones: history.zones, night: child.night)
    for day in history.days {
      let read = try await family.dependencies.store.read {
        try DayReader($0, zones: history.zones, now: history.now).day(day, of: changed)
      }
      let expected = whole.sections(touching: read.interval)
      #expect(read.sections.map(\.section.start) == expected.map(\.start))
      #expect(read.sections.map(\.section.end) == expected.map(\.end))
      #expect(read.figures.sleep == clock.sleepFigures(in: read.interval, of: whole))
      #expect(read.nextNight == clock.night(of: day, in: whole, events: []))
      #expect(read.pastNight == clock.night(of: day.advanced(by: -1), in: whole, events: []))
    }
  }

  @Test("has no sections and no figures where the zone left it out")
  func leftOut() async throws {
    let family = try await Family("Pacific/Apia", now: "2011-12-31 12:00")
    try await family.sleep("2011-12-29 20:00", "2011-12-31 06:00")
    let day = try await family.day("2011-12-30")
    #expect(day.interval.isEmpty && day.sections.isEmpty && !day.figures.hasData)
    #expect(day.actions == [])
  }

  @Test("with feedings alone has data and no figures of sleep")
  func feedingsOnly() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 12:00")
    try await family.feed(.left, "2026-05-10 23:50", "2026-05-11 00:10")
    let tenth = try await family.day("2026-05-10")
    #expect(tenth.figures.hasData && tenth.figures.sleep == nil)
    #expect(tenth.figures.feeding?.count == 1)
    #expect(tenth.figures.feeding?.leftSeconds == 1200)
    #expect(tenth.sections.map(\.feedings.count) == [1])
    #expect(tenth.actions == [])
    let eleventh = try await family.day("2026-05-11")
    #expect(eleventh.figures.hasData && eleventh.figures.feeding?.count == 0)
    #expect(try await family.day("2026-05-09").figures == DayFigures())
  }

  @Test("counts a night's feedings by their starts, waking excluded")
  func nightFeedings() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 12:00")
    try await family.sleep("2026-05-10 20:00", "2026-05-11 02:00")
    try await family.sleep("2026-05-11 02:30", "2026-05-11 06:00")
    try await family.feed(.right, "2026-05-11 02:05", "2026-05-11 02:20")
    try await family.feed(.left, "2026-05-11 06:00", "2026-05-11 06:15")
    try await family.feed(.left, "2026-05-10 19:50", "2026-05-10 20:05")
    let night = try #require(try await family.day("2026-05-11").pastNight)
    #expect(night.feedings == 1)
    #expect(night.longestStretchSeconds == 21_600)
  }

  @Test(
    "offers the side other than the last one, up to its end",
    arguments: [("2026-05-09", Side.right), ("2026-05-10", .left), ("2026-05-11", .left)]
  )
  func nextSide(_ date: String, _ side: Side) async throws {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 12:00")
    try await family.feed(.left, "2026-05-09 10:00", "2026-05-09 10:10")
    try await family.feed(.both, "2026-05-10 10:00", "2026-05-10 10:10")
    try await family.feed(.bottle, "2026-05-11 10:00", "2026-05-11 10:10")
    #expect(try await family.day(date).nextSide == side)
  }
}

@Suite("The actions of a day")
struct DayActionTests {
  @Test("offer a forgotten sleep only where two minutes are free, and go on with the last one only")
  func sections() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 12:00")
    try await family.sleep("08:00", "09:00")
    try await family.sleep("09:01", "10:00")
    let day = try await family.day("today")
    let actions = day.sections.map { Set(day.actions(of: $0)) }
    #expect(actions[0].contains(.insertSleep))
    #expect(!actions[2].contains(.insertSleep))
    #expect(!actions[1].contains(.continueSleep) && actions[3].contains(.continueSleep))
    #expect(actions[4].contains(.startSleep) && !actions[0].contains(.startSleep))
  }

  @Test("of a past day start a sleep while there is room before 23:59")
  func pastDay() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-05-13 12:00")
    #expect(try await family.day("2026-05-11").actions == [.startSleep])
    try await family.sleep("2026-05-11 22:00", "2026-05-11 23:58")
    #expect(try await family.day("2026-05-11").actions == [.startSleep])
    try await family.sleep("2026-05-11 23:58", "2026-05-11 23:59")
    #expect(try await family.day("2026-05-11").actions == [])
    #expect(try await family.day("2026-05-14").actions == [])
  }
}
