import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import DiaryCore

@Suite("The actions of sections")
struct SectionActionTests {
  private func family(now: String = "2026-05-11 12:00") async throws -> Family {
    try await Family("Europe/Moscow", now: now)
  }

  private func actions(_ family: Family, _ day: String = "today") async throws -> [[DayAction]] {
    let day = try await family.day(day)
    return day.sections.map(day.actions)
  }

  @Test("of a night with a waking over midnight: the first joins the next day's sleep")
  func overMidnight() async throws {
    let family = try await family()
    try await family.sleep("2026-05-10 20:00", "2026-05-10 23:00")
    let second = try await family.sleep("2026-05-11 00:30", "2026-05-11 06:00")
    let yesterday = try await actions(family, "yesterday")
    #expect(yesterday[0].contains(.edit) && !yesterday[0].contains(.joinNeighbours))
    #expect(yesterday[1].contains(.joinNext) && !yesterday[1].contains(.continueSleep))
    #expect(yesterday[2].contains(.joinNeighbours))
    let today = try await actions(family)
    #expect(today[0].contains(.joinNeighbours))
    #expect(today[1].contains(.continueSleep) && !today[1].contains(.joinNext))
    #expect(today[2].contains(.startSleep) && today[2].contains(.insertSleep))
    let first = try #require(try await family.sleeps().first)
    let joined = try await family.sleepJournal.joinNext(first.id)
    #expect(joined.sleep.id == first.id && joined.joined.map(\.id) == [second.id])
    #expect(joined.sleep.end == second.end)
  }

  @Test("of a wakefulness of less than two minutes hold no insertion")
  func shortWakefulness() async throws {
    let family = try await family()
    let from = try await family.at("08:00")
    let journal = family.sleepJournal
    let woke = from + .minutes(60)
    _ = try await journal.add(SleepDraft(start: from, end: woke), for: family.child.id)
    let again =
      try await journal
      .add(SleepDraft(start: woke + .seconds(119), end: woke + .hours(1)), for: family.child.id)
    #expect(try await actions(family)[2].contains(.insertSleep) == false)
    let start = woke + .minutes(2)
    _ = try await journal.edit(again.sleep.id) { $0.start = start }
    #expect(try await actions(family)[2].contains(.insertSleep))
  }

  @Test("add events of every kind to a wakefulness, and feedings to a sleep")
  func additions() async throws {
    let family = try await family()
    try await family.sleep("08:00", "09:00")
    let actions = try await actions(family)
    let additions: Set<DayAction> = [.addFeeding, .addPumping, .addNappy, .addOther]
    #expect(additions.isSubset(of: actions[0]) && additions.isSubset(of: actions[2]))
    #expect(additions.intersection(actions[1]) == [.addFeeding])
  }

  @Test("to join the sleeps around a wakefulness are asked about when it holds events")
  func joinWithRows() async throws {
    let family = try await family()
    let first = try await family.sleep("08:00", "09:00")
    try await family.sleep("10:00", "11:00")
    try await family.feed(.left, "09:30", "09:40")
    await #expect(throws: DiaryError.needsConfirmation([.eventsBetween(count: 1)])) {
      try await family.sleepJournal.joinNeighbours(after: first.id)
    }
    #expect(try await family.sleeps().count == 2)
    _ = try await family.sleepJournal
      .joinNeighbours(after: first.id, Answers(isConfirmed: true))
    #expect(try await family.day("today").sections.map(\.feedings.count) == [0, 1, 0])
  }

  @Test("on a past day ask for a time up to 23:59, and for both where a later sleep exists")
  func pastButton() async throws {
    let family = try await family()
    try await family.sleep("2026-05-10 13:00", "2026-05-10 14:00")
    try await family.feed(.left, "2026-05-10 18:00", "2026-05-10 18:20")
    let (from, to) = (
      try await family.at("2026-05-10 18:20"), try await family.at("2026-05-10 23:59")
    )
    #expect(try await family.day("yesterday").button == .start(in: from...to, endBy: nil))
    let later = try await family.sleep("2026-05-11 09:00", "2026-05-11 10:00")
    #expect(try await family.day("yesterday").button == .start(in: from...to, endBy: later.start))
    try await family.feed(.left, "2026-05-10 23:50", "2026-05-10 23:59")
    #expect(try await family.day("yesterday").button == nil)
  }

  @Test("ask whether a nap that covers most of the night was the night")
  func nightQuestion() async throws {
    let family = try await family()
    let sleep = try await family.sleep("2026-05-10 19:30", "2026-05-11 05:00")
    let day = try await family.day("yesterday")
    let stretch = try #require(day.sections[1].section.stretch)
    #expect(day.clock.asksForNight(stretch))
    #expect(day.actions(of: day.sections[1]).contains(.switchKind))
    _ = try await family.sleepJournal.switchKind(sleep.id, by: day.clock)
    let after = try await family.day("yesterday")
    #expect(after.sections[1].section.stretch.map(after.clock.asksForNight) == false)
    #expect(after.nextNight?.asleepSeconds == 34_200)
  }

  @Test(
    "ask nothing of a sleep that is night, set by hand, short, or without a night range",
    arguments: [
      ("20:00", "05:00", "20:00-07:00", nil), ("19:30", "05:00", "20:00-07:00", SleepKind.day),
      ("19:30", "01:30", "20:00-07:00", nil), ("19:30", "05:00", "20:00-20:00", nil),
    ] as [(String, String, String, SleepKind?)]
  )
  func noNightQuestion(_ start: String, _ end: String, _ night: String, _ kind: SleepKind?)
    async throws
  {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 12:00", night: night)
    try await family.sleep("2026-05-10 \(start)", "2026-05-11 \(end)", kind: kind)
    let day = try await family.day("yesterday")
    let stretch = try #require(day.sections[1].section.stretch)
    #expect(!day.clock.asksForNight(stretch))
  }
}
