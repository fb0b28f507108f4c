import DiaryCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@Suite("The journal of sleeps")
struct SleepJournalTests {
  private func family(now: String = "2026-05-11 12:00") async throws -> Family {
    try await Family("Europe/Moscow", now: now)
  }

  private func refusal(_ body: () async throws -> Void) async -> DiaryError? {
    do {
      try await body()
      return nil
    } catch {
      return error as? DiaryError
    }
  }

  @Test("refuses a sleep that does not end after it begins")
  func emptySleep() async throws {
    let family = try await family()
    let at = try await family.at("10:00")
    for end in [at, at - .seconds(1)] {
      let draft = SleepDraft(start: at, end: end)
      await #expect(throws: DiaryError.endNotAfterStart(start: at, end: end)) {
        try await SleepJournal(family.dependencies).add(draft, for: family.child.id)
      }
    }
  }

  @Test("asks back before it stores what is unusual, and stores it when told to")
  func questions() async throws {
    let family = try await family()
    let long = "2026-05-09 10:00"
    #expect(
      await refusal { try await family.sleep(long, "2026-05-10 10:00:01") }
        == .needsConfirmation([.longerThanADay(seconds: 86_401)])
    )
    let end = try await family.at("2026-05-11 12:01")
    #expect(
      await refusal { try await family.sleep("11:00", "2026-05-11 12:01") }
        == .needsConfirmation([.endsInFuture(end)])
    )
    #expect(
      await refusal { try await family.sleep("2026-05-11 12:01") }
        == .needsConfirmation([.beginsInFuture(end)])
    )
    #expect(try await family.day("today").figures.hasData == false)
    try await family.sleep(long, "2026-05-10 10:00:01", confirmed: true)
    #expect(try await family.day("2026-05-10").figures.sleep?.asleepSeconds == 36_001)
  }

  @Test("refuses what no sleep can be, even when told to")
  func tooLong() async throws {
    let family = try await family()
    #expect(
      await refusal {
        try await family.sleep("2026-05-01 10:00", "2026-05-08 10:01", confirmed: true)
      } == .tooLong(seconds: 7 * 86_400 + 60)
    )
  }

  @Test("allows one open sleep, names it to whoever starts another, and ends it")
  func openSleep() async throws {
    let family = try await family()
    let first = try await family.sleep("10:00")
    #expect(
      await refusal { try await family.sleep("11:00") }
        == .conflict(SleepConflict(existing: [first]))
    )
    let journal = SleepJournal(family.dependencies)
    let stopped = try await journal.stop(child: family.child, at: try await family.at("11:30"))
    #expect(stopped.sleep.id == first.id && stopped.joined.isEmpty)
    #expect(
      await refusal { _ = try await journal.stop(child: family.child, at: family.clock.now) }
        == .notAsleep(child: "Ada")
    )
    try await family.sleep("11:30")
    #expect(try await family.now().state == .asleep)
  }

  @Test("joins several open sleeps to the earliest when one stops")
  func severalOpen() async throws {
    let family = try await family()
    let earliest = try await family.storeUnchecked("09:00")
    let later = try await family.storeUnchecked("09:30")
    let section = try #require(try await family.day("today").sections.last)
    #expect(section.section.stretch?.isConflict == true)
    let stopped = try await SleepJournal(family.dependencies)
      .stop(child: family.child, at: try await family.at("11:00"))
    #expect(stopped.sleep.id == earliest.id)
    #expect(stopped.joined.map(\.id) == [later.id])
    #expect(try await family.day("today").outline == ["awake 9:00", "asleep 2:00", "awake 1:00"])
  }

  @Test("does not end an open sleep before it begins, several or one")
  func stopTooEarly() async throws {
    let family = try await family()
    try await family.storeUnchecked("08:00")
    let late = try await family.storeUnchecked("10:00")
    let end = try await family.at("09:00")
    #expect(
      await refusal {
        _ = try await SleepJournal(family.dependencies).stop(child: family.child, at: end)
      } == .endNotAfterStart(start: late.start, end: end)
    )
    #expect(try await family.now().since == (try await family.at("08:00")))
  }

  @Test("lets overlaps be edited that a merge brought, but no new ones be made")
  func editOverlap() async throws {
    let family = try await family()
    let first = try await family.storeUnchecked("06:00", "08:00")
    let second = try await family.storeUnchecked("07:00", "09:00")
    let third = try await family.storeUnchecked("10:00", "11:00")
    let journal = SleepJournal(family.dependencies)
    #expect(try await journal.edit(second.id) { $0.note = "both wrote it" }.sleep.note != nil)
    let shorter = try await family.at("08:30")
    #expect(try await journal.edit(second.id) { $0.end = shorter }.sleep.end == shorter)
    let longer = try await family.at("10:30")
    #expect(
      await refusal { _ = try await journal.edit(second.id) { $0.end = longer } }
        == .conflict(SleepConflict(existing: [third]))
    )
    #expect(try await journal.edit(first.id) { $0.kindByHand = .night }.sleep.kindByHand == .night)
  }

  @Test("lets the sleep after a forgotten one be edited")
  func editAfterForgotten() async throws {
    let family = try await family()
    try await family.storeUnchecked("2026-05-10 20:00")
    let later = try await family.storeUnchecked("2026-05-11 08:00", "2026-05-11 09:00")
    let end = try await family.at("09:10")
    let edited = try await SleepJournal(family.dependencies).edit(later.id) { $0.end = end }
    #expect(edited.sleep.end == end)
  }

  @Test("counts an open sleep up to the finished one that follows, and flags it")
  func forgotten() async throws {
    let family = try await family()
    try await family.storeUnchecked("2026-05-10 20:00")
    try await family.storeUnchecked("2026-05-11 08:00", "2026-05-11 09:00")
    let today = try await family.day("today")
    #expect(today.outline == ["asleep 8:00", "asleep 1:00", "awake 3:00"])
    #expect(today.sections[0].section.stretch?.isForgotten == true)
    #expect(today.actions == [.startSleep])
    try await family.sleep("10:00", "11:00")
  }

  @Test("edits, reopens and deletes a sleep; what lay in it stays")
  func editing() async throws {
    let family = try await family()
    let sleep = try await family.sleep("08:00", "09:00")
    try await family.feed(.left, "08:30", "08:40")
    let journal = SleepJournal(family.dependencies)
    let end = try await family.at("08:20")
    _ = try await journal.edit(sleep.id) { $0.end = end }
    var day = try await family.day("today")
    #expect(day.sections.map(\.feedings.count) == [0, 0, 1])
    _ = try await journal.edit(sleep.id) { $0.end = nil }
    day = try await family.day("today")
    #expect(day.sections.map(\.feedings.count) == [0, 1])
    _ = try await journal.delete(sleep.id)
    day = try await family.day("today")
    #expect(day.sections.map(\.feedings.count) == [1])
    #expect(
      await refusal { _ = try await journal.delete(sleep.id) }
        == .noSuchRecord(sleep.id.description)
    )
  }

  @Test("refuses an edit into another sleep and leaves both as they were")
  func editConflict() async throws {
    let family = try await family()
    let first = try await family.sleep("08:00", "09:00")
    let second = try await family.sleep("10:00", "11:00")
    let before = try await family.day("today").outline
    let start = try await family.at("08:59")
    #expect(
      await refusal {
        _ = try await SleepJournal(family.dependencies).edit(second.id) { $0.start = start }
      } == .conflict(SleepConflict(existing: [first]))
    )
    #expect(try await family.day("today").outline == before)
  }

  @Test("changes what a sleep counts as when the child's night changes, unless set by hand")
  func kindFollowsRange() async throws {
    let family = try await family()
    try await family.sleep("2026-05-10 19:30", "2026-05-10 20:30")
    try await family.sleep("2026-05-10 21:00", "2026-05-11 06:00", kind: .day)
    #expect(try await family.day("2026-05-10").figures.sleep?.naps == 2)
    var child = family.child
    child.night = try #require(NightRange("19:00-07:00"))
    let changed = child
    try await family.dependencies.store.write { try $0.put(changed) }
    let zones = try await family.zones()
    let now = family.clock.now
    let day = try await family.dependencies.store.read {
      try DayReader($0, zones: zones, now: now).day(#require(Day("2026-05-10")), of: changed)
    }
    #expect(day.figures.sleep?.naps == 1)
    #expect(day.nextNight?.asleepSeconds == 3600)
  }
}
