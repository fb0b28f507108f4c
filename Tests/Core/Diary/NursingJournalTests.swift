import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import DiaryCore

@Suite("A feeding while it goes on")
struct NursingJournalTests {
  private func family(now: String = "2026-05-11 22:00") async throws -> Family {
    try await Family("Europe/Moscow", now: now)
  }

  private func journal(_ family: Family) -> NursingJournal { NursingJournal(family.dependencies) }

  private func start(
    _ family: Family,
    _ method: FeedingMethod,
    _ at: String
  ) async throws -> Feeding {
    try await journal(family)
      .start(method, .breastMilk, at: try await family.at(at), for: family.child)
  }

  private func refusal(_ body: () async throws -> Void) async -> RunningFeedingError? {
    do {
      try await body()
    } catch DiaryError.feeding(let error) {
      return error
    } catch { Issue.record("\(error)") }
    return nil
  }

  @Test("8: left, a pause, right: one feeding, its times without the pause, next side left")
  func hardCase() async throws {
    let family = try await family()
    let (journal, child) = (journal(family), family.child)
    let begun = try await start(family, .left, "21:00")
    let paused = try await journal.pause(child, at: try await family.at("21:10"))
    #expect(paused.isPaused && paused.isRunning)
    let other = try await journal.switchSide(of: child, at: try await family.at("21:12"))
    #expect(other.method == .both && !other.isPaused)
    let stopped = try await journal.stop(child, at: try await family.at("21:22")).feeding
    #expect(stopped.id == begun.id)
    #expect(stopped.end.map { $0 - stopped.start } == .minutes(22))
    let now = family.clock.now
    #expect([stopped.seconds(.left, now: now), stopped.seconds(.right, now: now)] == [600, 600])
    let day = try await family.day("today")
    #expect(day.figures.feeding?.count == 1)
    #expect(day.nextSide == .left)
  }

  @Test("resumes at the same breast and switches without a pause")
  func resume() async throws {
    let family = try await family()
    let (journal, child) = (journal(family), family.child)
    _ = try await start(family, .right, "21:00")
    _ = try await journal.pause(child, at: try await family.at("21:05"))
    _ = try await journal.resume(child, at: try await family.at("21:07"))
    _ = try await journal.switchSide(of: child, at: try await family.at("21:10"))
    let running = try #require(try await family.now().lastFeeding)
    #expect(running.seconds(.right, now: family.clock.now) == 8 * 60)
    #expect(running.seconds(.left, now: family.clock.now) == 50 * 60)
    #expect(try await family.now().nextSide == .right)
  }

  @Test("leaves no stretch of no length, and the method of those that last")
  func emptyStretches() async throws {
    let family = try await family()
    let (journal, child) = (journal(family), family.child)
    _ = try await start(family, .left, "21:00")
    _ = try await journal.switchSide(of: child, at: try await family.at("21:00"))
    let stopped = try await journal.stop(child, at: try await family.at("21:10")).feeding
    #expect(stopped.method == .right && stopped.segments?.list.count == 1)
    _ = try await start(family, .left, "21:30")
    let none = try await journal.stop(child, at: try await family.at("21:30")).feeding
    #expect(none.method == .left && none.end == none.start)
    #expect(try await family.now().nextSide == .right)
  }

  @Test("a bottle goes on as well, and can only be stopped, with what was drunk")
  func bottle() async throws {
    let family = try await family()
    let (journal, child) = (journal(family), family.child)
    let begun = try await start(family, .bottle, "21:00")
    for change in [journal.pause, journal.resume, journal.switchSide] {
      #expect(
        await refusal { _ = try await change(child, family.clock.now, Answers()) }
          == .notNursing(since: begun.start)
      )
    }
    let end = try await family.at("21:15")
    let stopped = try await journal.stop(child, at: end, amount: 900, note: "all")
    #expect(stopped.feeding.amount == 900 && stopped.feeding.note == "all")
    #expect(try await family.day("today").figures.feeding?.bottleAmount == 900)
  }

  @Test("is refused what does not fit its state, and stays as it was")
  func refusals() async throws {
    let family = try await family()
    let (journal, child, now) = (journal(family), family.child, family.clock.now)
    let changes = [journal.pause, journal.resume, journal.switchSide]
    for change in changes {
      #expect(
        await refusal { _ = try await change(child, now, Answers()) } == .notRunning(child: "Ada")
      )
    }
    #expect(
      await refusal { _ = try await journal.stop(child, at: now) } == .notRunning(child: "Ada")
    )
    let begun = try await start(family, .left, "21:00")
    let before = try await family.text()
    #expect(
      await refusal { _ = try await start(family, .right, "21:30") }
        == .alreadyRunning(since: begun.start)
    )
    #expect(
      await refusal { _ = try await journal.resume(child, at: now) }
        == .notPaused(since: begun.start)
    )
    let early = begun.start - .seconds(1)
    for change in changes.dropFirst(2) + [journal.pause] {
      #expect(
        await refusal { _ = try await change(child, early, Answers()) }
          == .beforeLastChange(begun.start)
      )
    }
    #expect(
      await refusal { _ = try await journal.stop(child, at: early) }
        == .beforeLastChange(begun.start)
    )
    #expect(try await family.text() == before)
    let paused = try await family.at("21:10")
    _ = try await journal.pause(child, at: paused)
    #expect(
      await refusal { _ = try await journal.pause(child, at: now) }
        == .alreadyPaused(since: paused)
    )
  }

  @Test("asks about the future and about more than a day, and nothing about a sleep")
  func questions() async throws {
    let family = try await family()
    let (journal, child) = (journal(family), family.child)
    let later = family.clock.now + .minutes(5)
    await #expect(throws: DiaryError.needsConfirmation([.beginsInFuture(later)])) {
      try await journal.start(.left, .breastMilk, at: later, for: child)
    }
    _ = try await start(family, .left, "21:00")
    await #expect(throws: DiaryError.needsConfirmation([.endsInFuture(later)])) {
      try await journal.pause(child, at: later)
    }
    try await family.sleep("21:50")
    try await family.setNow("2026-05-13 22:00")
    await #expect(throws: DiaryError.needsConfirmation([.longerThanADay(seconds: 49 * 3600)])) {
      try await journal.stop(child, at: family.clock.now)
    }
  }

  @Test(
    "is undone and redone step by step, but never to two that go on",
    arguments: TestBackend.allCases
  )
  func undo(_ backend: TestBackend) async throws {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 22:00", on: backend)
    let (journal, child) = (journal(family), family.child)
    var texts = [try await family.text()]
    _ = try await start(family, .left, "21:00")
    texts.append(try await family.text(knowing: texts[0].keys))
    _ = try await journal.switchSide(of: child, at: try await family.at("21:10"))
    texts.append(try await family.text(knowing: texts[1].keys))
    _ = try await journal.stop(child, at: try await family.at("21:20"))
    for text in texts.reversed() {
      _ = try await family.journal.undo()
      #expect(try await family.text(knowing: text.keys) == text)
    }
    for _ in texts { _ = try await family.journal.redo() }
    let other = Feeding(
      running: family.child.id,
      id: family.dependencies.newID(),
      since: family.clock.now
    )
    try await family.dependencies.store.write { try $0.put(other) }
    let since = try await family.at("21:00")
    await #expect(throws: DiaryError.feeding(.alreadyRunning(since: since))) {
      try await family.journal.undo()
    }
  }

  @Test("of which a merge left several are all ended by one stop")
  func several() async throws {
    let family = try await family()
    let begun = try await start(family, .left, "21:00")
    let late = Feeding(
      running: family.child.id,
      id: family.dependencies.newID(),
      since: try await family.at("21:05")
    )
    try await family.dependencies.store.write { try $0.put(late) }
    let stopped = try await journal(family).stop(family.child, at: family.clock.now)
    #expect(stopped.count == 2 && stopped.feeding.id == late.id)
    let all = try await family.dependencies.store.read { try $0.fetch(Feeding.query) }
    #expect(all.allSatisfy { $0.end == family.clock.now })
    #expect(all.contains { $0.id == begun.id })
  }

  @Test("cannot end with less time than it has at the breasts")
  func shorterThanSegments() throws {
    let start = Instant(seconds: 1000)
    var draft = FeedingDraft(
      method: .left,
      content: .breastMilk,
      start: start,
      end: start + .minutes(5)
    )
    draft.segments = NursingSegments([
      NursingSegment(side: .left, start: start, end: start + .minutes(6))
    ])
    #expect(throws: DiaryError.minutesDoNotFit) {
      try draft.feeding(id: RecordID(high: 0, low: 1), child: RecordID(high: 0, low: 2))
    }
  }
}

extension Feeding {
  /// A feeding at the left breast that goes on, as another device writes it.
  fileprivate init(running child: RecordID, id: RecordID, since start: Instant) {
    self.init(
      id: id,
      child: child,
      start: start,
      end: nil,
      method: .left,
      content: .breastMilk,
      amount: nil,
      segments: NursingSegments([NursingSegment(side: .left, start: start, end: nil)]),
      foods: nil,
      reaction: nil,
      note: nil,
      author: nil
    )
  }
}
