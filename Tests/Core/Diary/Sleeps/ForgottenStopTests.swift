import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import DiaryCore

@Suite("A sleep that was probably not stopped")
struct ForgottenStopTests {
  /// Asleep since yesterday 20:00, fed at 05:10, now 13:00.
  private func family() async throws -> Family {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 13:00")
    try await family.sleep("2026-05-10 20:00")
    try await family.feed(.left, "2026-05-11 05:10", "2026-05-11 05:20")
    return family
  }

  private func forgotten(_ body: () async throws -> Void) async -> ForgottenStop? {
    do {
      try await body()
      return nil
    } catch DiaryError.forgottenStop(let forgotten) {
      return forgotten
    } catch DiaryError.conflict(let conflict) {
      return conflict.forgotten
    } catch {
      return nil
    }
  }

  @Test("is asked about when the child is fed: until now, until the last event, or until another")
  func feeding() async throws {
    let family = try await family()
    let found = await forgotten { try await family.feed(.right, "12:30", "12:40") }
    let choices = [try await family.at("05:10"), try await family.at("12:30")]
    #expect(found?.choices == choices)
    #expect(found?.sleep == (try await family.sleeps()[0]))
    #expect(try await family.day("today").sections.map(\.feedings.count) == [1])
  }

  @Test("is asked about when the next sleep starts")
  func nextSleep() async throws {
    let family = try await family()
    let found = await forgotten { try await family.sleep("12:50") }
    #expect(found?.guess == (try await family.at("05:10")))
    #expect(await forgotten { try await family.sleep("2026-05-11 11:00") } == nil)
  }

  @Test("ends when a person says so, and what begins is written, as one action")
  func woke() async throws {
    let family = try await family()
    let before = try await family.text()
    let woke = try await family.at("05:10")
    let draft = SleepDraft(start: try await family.at("12:50"))
    let written = try await family.sleepJournal
      .add(draft, for: family.child.id, Answers(woke: woke))
    #expect(written.sleep.start == draft.start)
    #expect(try await family.sleeps().map(\.end) == [woke, nil])
    _ = try await family.journal.undo()
    #expect(try await family.text() == before)
    let feeding = FeedingDraft(
      method: .bottle,
      content: .formula,
      start: family.clock.now,
      end: family.clock.now
    )
    _ = try await FeedingJournal(family.dependencies).add(feeding, for: family.child.id, woke: woke)
    #expect(try await family.now().since == woke)
  }

  @Test(
    "is left alone when a person says that the child sleeps, or what is written is of the night"
  )
  func stillAsleep() async throws {
    let family = try await family()
    #expect(
      await forgotten { try await family.feed(.left, "2026-05-11 03:00", "2026-05-11 03:10") }
        == nil
    )
    let now = family.clock.now
    let draft = FeedingDraft(method: .bottle, content: .formula, start: now, end: now)
    _ = try await FeedingJournal(family.dependencies)
      .add(draft, for: family.child.id, confirmed: true)
    #expect(try await family.now().state == .asleep)
  }

  @Test("cannot have ended before it began, nor be ended where nothing is open")
  func wrongTimes() async throws {
    let family = try await family()
    let early = try await family.at("2026-05-10 19:00")
    let draft = SleepDraft(start: family.clock.now)
    let child = family.child
    let start = try await family.sleeps()[0].start
    await #expect(throws: DiaryError.endNotAfterStart(start: start, end: early)) {
      try await family.sleepJournal.add(draft, for: child.id, Answers(woke: early))
    }
    _ = try await family.sleepJournal.stop(child: child, at: family.clock.now)
    await #expect(throws: DiaryError.notAsleep(child: "Ada")) {
      try await family.sleepJournal.add(draft, for: child.id, Answers(woke: early))
    }
  }
}
