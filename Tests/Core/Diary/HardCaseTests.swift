import DiaryCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

/// The hard cases of the diary that need no other module, by their numbers.
@Suite("Hard cases of the diary")
struct HardCaseTests {
  @Test("1: a night over midnight is split to the second, listed on both days, one entry")
  func overMidnight() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-01-10 12:00", night: "19:00-08:00")
    let sleep = try await family.sleep("2026-01-09 19:30", "2026-01-10 00:20")
    let ninth = try await family.day("2026-01-09")
    let tenth = try await family.day("2026-01-10")
    #expect(ninth.outline == ["awake 19:30", "asleep 4:30"])
    #expect(tenth.outline == ["asleep 0:20", "awake 11:40"])
    for day in [ninth, tenth] {
      let section = try #require(day.sections.first { $0.section.stretch != nil })
      #expect(section.section.stretch?.first.id == sleep.id)
      #expect(section.section.seconds == 17_400)
    }
    #expect(ninth.nextNight?.asleepSeconds == 17_400)
    #expect(ninth.nextNight == tenth.pastNight)
    #expect(ninth.pastNight == nil && tenth.nextNight == nil)
  }

  @Test("1: 20:00-06:00 splits 4:00 + 6:00 to the second")
  func splitToTheSecond() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-01-10 12:00")
    try await family.sleep("2026-01-09 20:00", "2026-01-10 06:00")
    #expect(try await family.day("2026-01-09").figures.sleep?.asleepSeconds == 14_400)
    #expect(try await family.day("2026-01-10").figures.sleep?.asleepSeconds == 21_600)
  }

  @Test("2: the night of the spring change is an hour shorter, its day 23 hours long")
  func springForward() async throws {
    let family = try await Family("America/New_York", now: "2026-03-08 12:00")
    let sleep = try await family.sleep("2026-03-07 22:00", "2026-03-08 06:00")
    #expect(try #require(sleep.end) - sleep.start == .hours(7))
    #expect(try await family.day("2026-03-07").outline == ["awake 22:00", "asleep 2:00"])
    let eighth = try await family.day("2026-03-08")
    #expect(eighth.outline == ["asleep 5:00", "awake 6:00"])
    #expect(eighth.interval.upperBound - eighth.interval.lowerBound == .hours(23))
  }

  @Test("3: the night of the autumn change is an hour longer")
  func fallBack() async throws {
    let family = try await Family("America/New_York", now: "2025-11-02 12:00")
    let sleep = try await family.sleep("2025-11-01 22:00", "2025-11-02 06:00")
    #expect(try #require(sleep.end) - sleep.start == .hours(9))
    #expect(try await family.day("2025-11-01").outline == ["awake 22:00", "asleep 2:00"])
    #expect(try await family.day("2025-11-02").outline == ["asleep 7:00", "awake 6:00"])
  }

  @Test("3: from the first to the second 01:30 is one hour")
  func sameClockTimeTwice() async throws {
    let family = try await Family("America/New_York", now: "2025-11-02 12:00")
    let said = try await family.sleep("2025-11-02 01:30 first", "2025-11-02 01:30 second")
    #expect(try #require(said.end) - said.start == .hours(1))
    _ = try await SleepJournal(family.dependencies).delete(said.id)
    let unsaid = try await family.sleep("2025-11-02 01:30", "2025-11-02 01:30")
    #expect(try #require(unsaid.end) - unsaid.start == .hours(1))
  }

  @Test(
    "4: a day that begins at 01:00 is 23 hours long",
    arguments: [("Africa/Cairo", "2026-04-24"), ("America/Santiago", "2026-09-06")]
  )
  func beginsAtOne(_ zone: String, _ date: String) async throws {
    let family = try await Family(zone, now: "\(date) 23:30")
    try await family.sleep("\(date) 01:00", "\(date) 05:00")
    let day = try await family.day(date)
    #expect(day.clock.zones.local(day.interval.lowerBound).time.description == "01:00")
    #expect(day.interval.upperBound - day.interval.lowerBound == .hours(23))
    #expect(day.outline == ["asleep 4:00", "awake 18:30"])
    let next = try #require(Day(date)).advanced(by: 1)
    try await family.setNow("\(next) 00:30")
    let whole = try await family.day(date)
    #expect(whole.outline == ["asleep 4:00", "awake 19:00"])
    #expect(whole.actions == [.startSleep])
  }

  @Test("5: a journey east: asleep in New York, awake in Tokyo, one hour")
  func journeyEast() async throws {
    let family = try await Family("America/New_York", now: "2026-06-01 20:30")
    try await family.sleep("2026-06-01 20:00")
    try await family.travel(to: "Asia/Tokyo", from: "2026-06-01 20:30")
    try await family.setNow("2026-06-02 12:00")
    let end = try await family.at("2026-06-02 10:00")
    let stopped = try await SleepJournal(family.dependencies).stop(child: family.child, at: end)
    #expect(end - stopped.sleep.start == .hours(1))
  }

  @Test("5: a journey west counts no hour twice")
  func journeyWest() async throws {
    let family = try await Family("Asia/Tokyo", now: "2026-06-02 10:00")
    try await family.sleep("2026-06-02 00:30", "2026-06-02 06:00")
    try await family.travel(to: "America/New_York", from: "2026-06-02 10:00")
    family.clock.now = family.clock.now + .hours(40)
    let days = [try await family.day("2026-06-01"), try await family.day("2026-06-02")]
    #expect(days[0].interval.upperBound == days[1].interval.lowerBound)
    #expect(days[1].interval.upperBound - days[1].interval.lowerBound == .hours(37))
    #expect(days.map { $0.figures.sleep?.asleepSeconds } == [nil, 5 * 3600 + 1800])
    let evening = try await family.at("2026-06-01 21:30 second")
    #expect(days[1].interval.contains(evening))
  }

  @Test("6: an open sleep counts on both days, and is flagged after 26 hours")
  func openSleep() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 07:30")
    try await family.sleep("2026-05-10 21:00")
    #expect(try await family.day("yesterday").figures.sleep?.asleepSeconds == 10_800)
    let today = try await family.day("today")
    #expect(today.figures.sleep?.asleepSeconds == 27_000)
    #expect(today.figures.sleep?.awakeSeconds == 0)
    #expect(today.actions == [.finishSleep])
    #expect(try await family.now().isForgotten == false)
    try await family.setNow("2026-05-11 23:00")
    #expect(try await family.now().isForgotten)
    #expect(try await family.day("today").sections.last?.section.stretch?.isForgotten == true)
    #expect(try await family.now().state == .asleep)
  }

  @Test("7: an overlap is refused and names what lies in the way")
  func conflict() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 22:00")
    let stored = try await family.sleep("2026-05-11 19:50", "2026-05-11 20:36")
    await #expect(throws: DiaryError.conflict(SleepConflict(existing: [stored]))) {
      try await family.sleep("2026-05-11 20:35", "2026-05-11 21:10")
    }
    #expect(try await family.day("today").sections.count == 3)
    try await family.sleep("2026-05-11 20:36", "2026-05-11 21:10")
    #expect(try await family.day("today").outline.count == 4)
  }

  @Test("13: a night that began early by hand is one night with one waking")
  func nightByHand() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-05-12 12:00", night: "19:00-08:00")
    try await family.sleep("2026-05-11 18:50", "2026-05-11 23:00", kind: .night)
    try await family.sleep("2026-05-11 23:20", "2026-05-12 06:30")
    let night = try #require(try await family.day("2026-05-11").nextNight)
    #expect(night.fellAsleep == (try await family.at("2026-05-11 18:50")))
    #expect(night.asleepSeconds == 11 * 3600 + 20 * 60)
    #expect(night.awakeSeconds == 20 * 60)
    #expect(night.wakings == 1)
    #expect(night.longestStretchSeconds == 7 * 3600 + 10 * 60)
    #expect(night.isComplete)
  }

  @Test("13: with a night from 01:00 to 09:00 the past and the next night differ")
  func lateNight() async throws {
    let family = try await Family("Europe/Madrid", now: "2026-05-13 12:00", night: "01:00-09:00")
    try await family.sleep("2026-05-12 01:30", "2026-05-12 08:00")
    try await family.sleep("2026-05-13 02:00", "2026-05-13 08:30")
    let twelfth = try await family.day("2026-05-12")
    #expect(twelfth.pastNight?.asleepSeconds == 23_400)
    #expect(twelfth.nextNight?.fellAsleep == (try await family.at("2026-05-13 02:00")))
    #expect(try await family.day("2026-05-13").nextNight == nil)
  }

  @Test("13: a running night has no waking time, spans up to now and is not complete")
  func runningNight() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-05-12 03:00")
    try await family.sleep("2026-05-11 22:00")
    let night = try #require(try await family.day("2026-05-12").pastNight)
    #expect(night.wokeUp == nil)
    #expect(night.spanSeconds == 5 * 3600)
    #expect(!night.isComplete)
  }
}
