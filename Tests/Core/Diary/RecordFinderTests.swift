import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import DiaryCore

@Suite("Entries found by the beginning of their identifiers")
struct RecordFinderTests {
  @Test("answer to their short names, the shortest that are theirs alone", arguments: 0..<6)
  func shortNames(_ seed: UInt64) async throws {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 12:00")
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let kind = EventKind.allCases.randomElement(using: &random) ?? .note
      // Some of one millisecond, some of very different times.
      let high = UInt64.random(in: 0...3, using: &random) << (seed.isMultiple(of: 2) ? 61 : 16)
      let id = RecordID(high: high, low: random.next())
      try await family.put(
        kind.sample(id: id, of: family.child.id, at: family.clock.now, by: family.zones())
      )
    }
    try await family.sleep("08:00", "09:00")
    let faults = try await family.dependencies.store.read { transaction in
      let finder = RecordFinder(transaction)
      var ids = try transaction.fetch(Sleep.query).map(\.id)
      for kind in EventKind.allCases {
        try transaction.scan(Scan(table: kind.table)) { (id, _) throws(StoreError) in
          ids.append(id)
        }
      }
      let names = try finder.shortNames(of: ids)
      return try ids.filter { id in
        guard let name = names[id] else { return true }
        let isAlone = ids.count { $0.description.hasPrefix(name) } == 1
        let isShortest =
          name.count == 4 || ids.count { $0.description.hasPrefix(name.dropLast()) } > 1
        return try !isAlone || !isShortest || finder.entry(name.uppercased()).id != id
      }
    }
    #expect(faults.isEmpty)
  }

  @Test("are not found by fewer than four letters, nor after they were deleted")
  func refusals() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 12:00")
    let nappy = try await family.write(.nappy, at: family.clock.now)
    let id = nappy.id.description
    let find = { @Sendable (text: String) in
      try await family.dependencies.store.read { try RecordFinder($0).entry(text).id }
    }
    #expect(try await find(String(id.prefix(4))) == nappy.id)
    for text in [String(id.prefix(3)), "", id + "0", "é234", "uuuu"] {
      await #expect(throws: DiaryError.noSuchRecord(text)) { try await find(text) }
    }
    try await family.delete(nappy)
    await #expect(throws: DiaryError.noSuchRecord(id)) { try await find(id) }
  }
}

@Suite("Tags, persons and timers")
struct HouseholdWordTests {
  private func family() async throws -> Family {
    try await Family("Europe/Moscow", now: "2026-05-11 12:00")
  }

  @Test("a tag that is deleted leaves all entries, and one undo brings both back")
  func tags() async throws {
    let family = try await family()
    let book = TagBook(family.dependencies)
    let nappy = try await family.write(.nappy, at: family.clock.now)
    _ = try await book.add("trip")
    _ = try await book.put(["TRIP"], on: .event(nappy))
    let before = try await family.text()
    _ = try await book.delete("trip")
    #expect(try await family.dependencies.store.read { try $0.fetch(Tagging.query) }.isEmpty)
    _ = try await family.journal.undo()
    #expect(try await family.text() == before)
    try await family.delete(nappy)
    _ = try await family.journal.undo()
    #expect(try await family.text() == before)
  }

  @Test("a tag or a person that is in use by now does not vanish under an entry")
  func inUse() async throws {
    let family = try await family()
    let person = try await PersonBook(family.dependencies).add("Mia")
    var nappy = try #require(try await family.store(.nappy, "09:00") as? Nappy)
    nappy.author = person.id
    try await family.put(nappy)
    await #expect(
      throws: JournalError.inUse(JournalLabel("journal.person.added", .text("Mia")))
    ) { try await family.journal.undo() }
    let tag = try await TagBook(family.dependencies).add("trip")
    let tagging = Tagging(event: nappy.id, tag: tag.id)
    try await family.put(tagging)
    await #expect(
      throws: JournalError.inUse(JournalLabel("journal.tag.added", .text("trip")))
    ) { try await family.journal.undo() }
  }

  @Test("a timer that cannot become a sleep runs on")
  func timerConflict() async throws {
    let family = try await family()
    let timers = TimerJournal(family.dependencies, zones: try await family.zones())
    let start = try await family.at("10:00")
    _ = try await timers.start("nap", for: family.child.id, at: start)
    let sleep = try await family.sleep("10:30", "11:00")
    let before = try await family.text()
    await #expect(throws: DiaryError.conflict(SleepConflict(existing: [sleep]))) {
      _ = try await timers.stopAsSleep(
        "nap",
        of: family.child.id,
        at: family.clock.now,
        confirmed: false
      )
    }
    #expect(try await family.text() == before)
  }

  @Test("a child's timer comes before the household's of the same name")
  func timerOwners() async throws {
    let family = try await family()
    let timers = TimerJournal(family.dependencies, zones: try await family.zones())
    let start = try await family.at("10:00")
    let own = try await timers.start("milk", for: family.child.id, at: start)
    let shared = try await timers.start("milk", for: nil, at: start)
    await #expect(throws: DiaryError.timerRuns("milk", since: start)) {
      _ = try await timers.start("Milk", for: nil, at: start)
    }
    for timer in [own, shared] {
      #expect(try await timers.cancel("milk", of: family.child.id).id == timer.id)
    }
    await #expect(throws: DiaryError.noTimer) {
      _ = try await timers.cancel(nil, of: family.child.id)
    }
  }
}
