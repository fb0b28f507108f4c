import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import DiaryCore

@Suite("A sleep that overlaps stored ones")
struct SleepConflictTests {
  private func family(now: String = "2026-05-11 22:00") async throws -> Family {
    try await Family("Europe/Moscow", now: now)
  }

  private func add(
    _ family: Family,
    _ start: String,
    _ end: String?,
    _ resolution: ConflictResolution,
    note: String? = nil,
    kind: SleepKind? = nil
  ) async throws -> WrittenSleeps {
    var draft = SleepDraft(start: try await family.at(start), kind: kind, note: note)
    draft.end = try await end.asyncMap { try await family.at($0) }
    return try await family.sleepJournal
      .add(draft, for: family.child.id, Answers(onConflict: resolution))
  }

  private func spans(_ family: Family) async throws -> [String] {
    let zones = try await family.zones()
    let text = { (instant: Instant) in zones.local(instant).time.description }
    return try await family.sleeps().map { "\(text($0.start))-\($0.end.map(text) ?? "")" }
  }

  @Test(
    "7: joined is one from the earliest start to the latest end under the earliest's identifier"
  )
  func join() async throws {
    let family = try await family()
    let stored = try await family.sleep("19:50", "20:36")
    _ = try await family.sleepJournal.edit(stored.id) { $0.note = "restless" }
    let written = try await add(family, "20:35", "21:10", .join, note: "calm", kind: .night)
    #expect(written.sleep.id == stored.id)
    #expect(written.sleep.note == "restless\ncalm")
    #expect(written.sleep.kindByHand == .night)
    #expect(written.joined.isEmpty && written.more.isEmpty)
    #expect(try await spans(family) == ["19:50-21:10"])
  }

  @Test("7: trimmed is only what does not overlap; the stored one is untouched")
  func trim() async throws {
    let family = try await family()
    let stored = try await family.sleep("19:50", "20:36")
    let written = try await add(family, "20:35", "21:10", .trim)
    #expect(try await spans(family) == ["19:50-20:36", "20:36-21:10"])
    #expect(try await family.sleeps()[0] == stored)
    #expect(try await family.sleeps()[1] == written.sleep)
  }

  @Test("joined takes in all that it overlaps; the others are gone and come back with undo")
  func joinSeveral() async throws {
    let family = try await family()
    try await family.sleep("10:00", "11:00")
    let first = try await family.sleep("12:00", "13:00")
    let second = try await family.sleep("13:00", "14:00", kind: .day)
    try await family.sleep("16:00", "17:00")
    let before = try await family.text()
    let written = try await add(family, "11:00", "13:30", .join)
    #expect(written.joined.map(\.id) == [first.id, second.id])
    #expect(written.sleep.kindByHand == .day)
    #expect(try await spans(family) == ["10:00-11:00", "11:00-14:00", "16:00-17:00"])
    _ = try await family.journal.undo()
    #expect(try await family.text() == before)
  }

  @Test("trimmed in several pieces answers the first and the rest under more")
  func trimPieces() async throws {
    let family = try await family()
    try await family.sleep("12:00", "13:00")
    try await family.sleep("14:00", "15:00")
    let written = try await add(family, "11:00", "16:00", .trim, note: "long", kind: .day)
    #expect(
      try await spans(family)
        == ["11:00-12:00", "12:00-13:00", "13:00-14:00", "14:00-15:00", "15:00-16:00"]
    )
    #expect(written.more.count == 2)
    #expect(written.sleep.note == "long" && written.more.allSatisfy { $0.note == nil })
    #expect(written.more.allSatisfy { $0.kindByHand == .day })
  }

  @Test("of which nothing would be left is refused")
  func nothingLeft() async throws {
    let family = try await family()
    let stored = try await family.sleep("12:00", "14:00")
    let before = try await family.text()
    await #expect(
      throws: DiaryError.sleep(.nothingLeft(SleepConflict(existing: [stored])))
    ) { try await add(family, "12:30", "14:00", .trim) }
    #expect(try await family.text() == before)
  }

  @Test("is open if any of them is open")
  func open() async throws {
    let family = try await family()
    let open = try await family.sleep("20:00")
    let joined = try await add(family, "19:00", "20:30", .join)
    #expect(joined.sleep.end == nil && joined.joined.map(\.id) == [open.id])
    #expect(try await spans(family) == ["19:00-"])
    let trimmed = try await add(family, "18:00", nil, .trim)
    #expect(trimmed.sleep.end == joined.sleep.start)
    #expect(try await spans(family) == ["18:00-19:00", "19:00-"])
  }

  @Test("when it is open and others follow, is trimmed around them and goes on after the last")
  func openAround() async throws {
    let family = try await family()
    try await family.sleep("12:00", "13:00")
    let written = try await add(family, "11:00", nil, .trim)
    #expect(try await spans(family) == ["11:00-12:00", "12:00-13:00", "13:00-"])
    #expect(written.more.map(\.end) == [nil])
    #expect(try await family.now().state == .asleep)
  }

  @Test("joined takes in what overlaps only what it overlaps")
  func chain() async throws {
    let family = try await family()
    try await family.storeUnchecked("12:00", "14:00")
    try await family.storeUnchecked("13:30", "15:00")
    try await family.storeUnchecked("14:30", "16:00")
    let written = try await add(family, "11:00", "12:30", .join)
    #expect(written.joined.count == 3)
    #expect(try await spans(family) == ["11:00-16:00"])
  }

  @Test("by an edit is joined or trimmed as well")
  func edit() async throws {
    let family = try await family()
    let first = try await family.sleep("10:00", "11:00")
    let second = try await family.sleep("12:00", "13:00")
    let (start, late) = (try await family.at("10:30"), try await family.at("10:50"))
    let trimmed = try await family.sleepJournal
      .edit(second.id, Answers(onConflict: .trim)) { $0.start = start }
    #expect(trimmed.sleep.id == second.id)
    #expect(try await spans(family) == ["10:00-11:00", "11:00-13:00"])
    let joined = try await family.sleepJournal
      .edit(second.id, Answers(onConflict: .join)) { $0.start = late }
    #expect(joined.sleep.id == first.id && joined.joined.map(\.id) == [second.id])
    #expect(try await spans(family) == ["10:00-13:00"])
  }

  @Test("asks about a joined sleep of more than a day")
  func tooLong() async throws {
    let family = try await family()
    try await family.sleep("2026-05-10 08:00", "2026-05-11 07:00")
    await #expect(throws: DiaryError.needsConfirmation([.longerThanADay(seconds: 27 * 3600)])) {
      try await add(family, "2026-05-11 06:00", "2026-05-11 11:00", .join)
    }
  }

  @Test(
    "a forgotten one counts to the next sleep, and moving its start takes in nothing behind that"
  )
  func forgotten() async throws {
    let family = try await family()
    let forgotten = try await family.storeUnchecked("08:00")
    try await family.storeUnchecked("12:00", "13:00")
    let earlier = try await family.at("07:30")
    _ = try await family.sleepJournal
      .edit(forgotten.id, Answers(onConflict: .join)) { $0.start = earlier }
    #expect(try await spans(family) == ["07:30-", "12:00-13:00"])
  }
}
