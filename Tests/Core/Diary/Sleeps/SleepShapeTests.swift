import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import DiaryCore

@Suite("Splitting, joining and reopening sleeps")
struct SleepShapeTests {
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

  @Test("splitting and joining again gives the sleep that was there", arguments: [true, false])
  func splitAndJoin(_ isOpen: Bool) async throws {
    let family = try await family()
    let sleep = try await family.sleep("2026-05-10 20:00", isOpen ? nil : "2026-05-11 06:00")
    _ = try await family.sleepJournal.edit(sleep.id) { sleep in
      sleep.note = "restless"
      sleep.kindByHand = .night
      sleep.settling = "sung to"
      sleep.moodAtStart = "tired"
      sleep.moodAtEnd = "glad"
    }
    let before = try await family.sleeps()
    let (from, to) = (try await family.at("02:00"), try await family.at("02:40"))
    let split = try await family.sleepJournal.split(sleep.id, from: from, to: to)
    #expect(split.sleep.id == sleep.id && split.sleep.end == from)
    #expect(split.more.map(\.start) == [to] && split.more.map(\.end) == [sleep.end])
    #expect(split.more[0].kindByHand == .night && split.more[0].moodAtEnd == "glad")
    #expect(try await family.day("today").pastNight?.wakings == 1)
    let joined = try await family.sleepJournal.join([split.more[0].id, sleep.id])
    #expect([joined.sleep] == before)
    #expect(try await family.sleeps() == before)
  }

  @Test("a waking has sleep before and after it")
  func wakingOutside() async throws {
    let family = try await family()
    let sleep = try await family.sleep("08:00", "09:00")
    let start = sleep.start
    for (from, to) in [(0, 600), (600, 3600), (-60, 60), (3000, 4000)] as [(Int64, Int64)] {
      #expect(
        await refusal {
          _ = try await family.sleepJournal
            .split(sleep.id, from: start + .seconds(from), to: start + .seconds(to))
        } == .sleep(.wakingOutside(start: start, end: sleep.end))
      )
    }
    let moment = start + .minutes(5)
    #expect(
      await refusal {
        _ = try await family.sleepJournal.split(sleep.id, from: moment, to: moment)
      } == .endNotAfterStart(start: moment, end: moment)
    )
    #expect(try await family.sleeps() == [sleep])
  }

  @Test("joining takes in no sleep that was not named, unless told to")
  func joinOverOthers() async throws {
    let family = try await family()
    let first = try await family.sleep("06:00", "07:00")
    let middle = try await family.sleep("08:00", "09:00")
    let last = try await family.sleep("10:00", "11:00")
    #expect(
      await refusal { _ = try await family.sleepJournal.join([first.id, last.id]) }
        == .conflict(SleepConflict(existing: [middle]))
    )
    #expect(try await family.sleeps().count == 3)
    let joined = try await family.sleepJournal
      .join([last.id, first.id], Answers(onConflict: .join))
    #expect(joined.sleep.id == first.id && joined.sleep.end == last.end)
    #expect(Set(joined.joined.map(\.id)) == [middle.id, last.id])
    _ = try await family.journal.undo()
    #expect(try await family.sleeps() == [first, middle, last])
  }

  @Test("a sleep alone has nothing to join; overlapping ones join each other first")
  func joinAround() async throws {
    let family = try await family()
    let alone = try await family.sleep("06:00", "07:00")
    for body in [family.sleepJournal.joinNext, family.sleepJournal.joinAround] {
      #expect(await refusal { _ = try await body(alone.id, Answers()) } == .sleep(.nothingToJoin))
    }
    let second = try await family.storeUnchecked("06:30", "07:30")
    let later = try await family.sleep("09:00", "10:00")
    let joined = try await family.sleepJournal.joinAround(second.id)
    #expect(joined.sleep.id == alone.id && joined.sleep.end == second.end)
    let whole = try await family.sleepJournal.joinAround(alone.id)
    #expect(whole.joined.map(\.id) == [later.id])
  }

  @Test("joins an open sleep to an open one, and never those of two children")
  func joinOpen() async throws {
    let family = try await family()
    let first = try await family.sleep("06:00", "07:00")
    let open = try await family.sleep("11:00")
    #expect(try await family.sleepJournal.joinNext(first.id).sleep.end == nil)
    let other = try await ChildBook(family.dependencies)
      .add(ChildDraft(name: "Bo", born: Day(number: 20_000)), zone: family.zone)
    let theirs = try await family.sleepJournal
      .add(SleepDraft(start: open.start, end: family.clock.now), for: other.id)
    #expect(
      await refusal { _ = try await family.sleepJournal.join([first.id, theirs.sleep.id]) }
        == .sleep(.otherChild)
    )
  }

  @Test("reopens the last sleep, and none that another follows")
  func reopen() async throws {
    let family = try await family()
    let journal = family.sleepJournal
    let child = family.child
    #expect(
      await refusal { _ = try await journal.reopen(nil, of: child) }
        == .sleep(.noSleep(child: "Ada"))
    )
    let first = try await family.sleep("06:00", "07:00")
    let last = try await family.sleep("08:00", "09:00")
    #expect(
      await refusal { _ = try await journal.reopen(first.id, of: child) }
        == .conflict(SleepConflict(existing: [last]))
    )
    let opened = try await journal.reopen(nil, of: child)
    #expect(opened.sleep.id == last.id && opened.sleep.end == nil)
    #expect(
      await refusal { _ = try await journal.reopen(nil, of: child) }
        == .sleep(.stillOpen(since: last.start))
    )
  }

  @Test("does not let two sleeps last, of which one was forgotten")
  func reopenAfterForgotten() async throws {
    let family = try await family()
    let forgotten = try await family.storeUnchecked("06:00")
    let last = try await family.storeUnchecked("08:00", "09:00")
    let child = family.child
    #expect(
      await refusal { _ = try await family.sleepJournal.reopen(last.id, of: child) }
        == .conflict(SleepConflict(existing: [forgotten]))
    )
  }

  @Test("moves the edges of a wakefulness, forwards and back, as one action")
  func wakefulness() async throws {
    let family = try await family()
    let first = try await family.sleep("06:00", "07:00")
    let second = try await family.sleep("08:00", "09:00")
    for (from, to) in [("08:10", "08:20"), ("06:30", "06:40"), ("07:00", "08:00")] {
      let range = try await family.at(from)..<family.at(to)
      let changed = try await family.sleepJournal
        .editWakefulness(after: first.id, before: second.id, to: range)
      #expect(changed.map(\.end) == [range.lowerBound, second.end])
      #expect(changed.map(\.start) == [first.start, range.upperBound])
      #expect(try await family.sleeps() == changed)
    }
    _ = try await family.journal.undo()
    _ = try await family.journal.undo()
    _ = try await family.journal.undo()
    #expect(try await family.sleeps() == [first, second])
    let over = try await family.at("05:00")..<family.at("08:00")
    #expect(
      await refusal {
        _ = try await family.sleepJournal
          .editWakefulness(after: first.id, before: second.id, to: over)
      } == .endNotAfterStart(start: first.start, end: over.lowerBound)
    )
  }
}
