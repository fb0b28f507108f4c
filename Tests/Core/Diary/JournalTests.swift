import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import DiaryCore

@Suite("Undo in the diary")
struct JournalTests {
  private func family(_ backend: TestBackend = .memory) async throws -> Family {
    try await Family("Europe/Moscow", now: "2026-05-11 12:00", on: backend)
  }

  private func writer(_ family: Family, _ language: Language = .english) async throws
    -> JournalWriter
  {
    JournalWriter(
      messages: Messages(language, [.household, .diary]),
      zones: try await family.zones(),
      now: family.clock.now
    )
  }

  @Test("says in any language what it undid")
  func words() async throws {
    let family = try await family()
    let sleeps = SleepJournal(family.dependencies)
    let yesterday = try await family.sleep("2026-05-10 20:00", "2026-05-11 06:00")
    let nap = try await family.sleep("2026-05-10 13:00", "2026-05-10 14:30")
    try await family.feed(.left, "08:30", "08:40")
    _ = try await sleeps.edit(nap.id) { $0.note = "in the rain" }
    _ = try await sleeps.delete(yesterday.id)
    let open = try await family.sleep("11:00")
    _ = try await sleeps.edit(open.id) { $0.place = Place(rawValue: "pram") }
    _ = try await sleeps.stop(child: family.child, at: family.clock.now)
    let stopped = try await family.sleep("09:00", "09:30")
    _ = try await sleeps.delete(stopped.id)
    let (english, russian) = (try await writer(family), try await writer(family, .russian))
    var lines: [String] = []
    while let action = try? await family.journal.undo() {
      lines.append(english.undone(action.label))
      lines.append(russian.redone(action.label))
    }
    #expect(
      lines == [
        "Undone: sleep 09:00 – 09:30 deleted", "Возвращено: сон 09:00 – 09:30 удалён",
        "Undone: sleep 09:00 – 09:30 added", "Возвращено: сон 09:00 – 09:30 добавлен",
        "Undone: sleep 11:00 – 12:00 ended", "Возвращено: сон 11:00 – 12:00 закончен",
        "Undone: sleep since 11:00 changed", "Возвращено: сон с 11:00 изменён",
        "Undone: sleep started at 11:00", "Возвращено: сон начат в 11:00",
        "Undone: sleep Sun 10 May 20:00 – Mon 11 May 06:00 deleted",
        "Возвращено: сон вс, 10 мая 20:00 – пн, 11 мая 06:00 удалён",
        "Undone: sleep Sun 10 May 13:00 – 14:30 changed",
        "Возвращено: сон вс, 10 мая 13:00 – 14:30 изменён",
        "Undone: feeding at 08:30 added (left breast)",
        "Возвращено: кормление в 08:30 добавлено (левая грудь)",
        "Undone: sleep Sun 10 May 13:00 – 14:30 added",
        "Возвращено: сон вс, 10 мая 13:00 – 14:30 добавлен",
        "Undone: sleep Sun 10 May 20:00 – Mon 11 May 06:00 added",
        "Возвращено: сон вс, 10 мая 20:00 – пн, 11 мая 06:00 добавлен",
        "Undone: Ada added", "Возвращено: ребёнок добавлен: Ada",
      ]
    )
    #expect(try await family.text().description.isEmpty)
  }

  @Test("says in a sentence why it did not")
  func refusals() async throws {
    let (english, label) = (try await writer(try await family()), JournalLabel("journal.redone"))
    let errors: [JournalError] = [
      .nothingToUndo, .nothingToRedo, .changedSince(label), .inUse(label), .ownerGone(label),
      .newer,
    ]
    let sentences = errors.map(english.sentence)
    #expect(Set(sentences).count == errors.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
    #expect(
      english.text(.imported(from: "babybuddy", count: 1)) == "import from babybuddy (1 entry)"
    )
  }

  @Test("brings several open sleeps back that one stop had joined", arguments: TestBackend.allCases)
  func joined(_ backend: TestBackend) async throws {
    let family = try await family(backend)
    try await family.storeUnchecked("09:00")
    try await family.storeUnchecked("09:30")
    let before = try await family.text()
    _ = try await SleepJournal(family.dependencies)
      .stop(child: family.child, at: try await family.at("11:00"))
    let after = try await family.text(knowing: before.keys)
    _ = try await family.journal.undo()
    #expect(try await family.text() == before)
    _ = try await family.journal.redo()
    #expect(try await family.text(knowing: before.keys) == after)
  }

  @Test("does not bring a sleep back over one that was written meanwhile")
  func overlap() async throws {
    let family = try await family()
    let nap = try await family.sleep("09:00", "10:00")
    _ = try await SleepJournal(family.dependencies).delete(nap.id)
    let other = try await family.storeUnchecked("09:30", "10:30")
    let before = try await family.text()
    await #expect(throws: DiaryError.conflict(SleepConflict(existing: [other]))) {
      try await family.journal.undo()
    }
    #expect(try await family.text() == before)
    #expect(await refusal(family) { try await $0.redo() } == .nothingToRedo)
  }

  @Test("does not lengthen a sleep over one that was written meanwhile, but takes a note back")
  func overlapOfEdit() async throws {
    let family = try await family()
    let nap = try await family.sleep("09:00", "10:00")
    let sleeps = SleepJournal(family.dependencies)
    let end = try await family.at("09:20")
    _ = try await sleeps.edit(nap.id) { $0.end = end }
    _ = try await sleeps.edit(nap.id) { $0.note = "short" }
    let other = try await family.storeUnchecked("09:30", "10:30")
    _ = try await family.journal.undo()
    await #expect(throws: DiaryError.conflict(SleepConflict(existing: [other]))) {
      try await family.journal.undo()
    }
  }

  @Test("brings a sleep back over one that it overlapped before")
  func overlapOfOld() async throws {
    let family = try await family()
    try await family.storeUnchecked("09:30", "10:30")
    let nap = try await family.storeUnchecked("09:00", "10:00")
    let before = try await family.text()
    _ = try await SleepJournal(family.dependencies).delete(nap.id)
    _ = try await family.journal.undo()
    #expect(try await family.text() == before)
  }

  @Test("does not leave a sleep that ends before it begins")
  func halfOfTwoEdits() async throws {
    let family = try await family()
    let nap = try await family.sleep("09:00", "10:00")
    let (start, end) = (try await family.at("07:00"), try await family.at("08:00"))
    _ = try await SleepJournal(family.dependencies).edit(nap.id) { $0.start = start }
    try await family.dependencies.store.write { transaction in
      var sleep = try #require(try transaction.fetch(Sleep.self, nap.id))
      sleep.end = end
      try transaction.put(sleep)
    }
    await #expect(throws: DiaryError.endNotAfterStart(start: nap.start, end: end)) {
      try await family.journal.undo()
    }
  }

  @Test("keeps a child that has entries by now")
  func childInUse() async throws {
    let family = try await family()
    try await family.storeUnchecked("09:00", "10:00")
    #expect(
      await refusal(family) { try await $0.undo() }
        == .inUse(JournalLabel("journal.child.added", .text("Ada")))
    )
  }

  @Test("brings nothing back of a child that is gone")
  func childGone() async throws {
    let family = try await family()
    let nap = try await family.sleep("09:00", "10:00")
    _ = try await SleepJournal(family.dependencies).delete(nap.id)
    let child = family.child
    try await family.dependencies.store.write { try $0.delete(child) }
    let refused = await refusal(family) { try await $0.undo() }
    guard case .ownerGone = refused else {
      Issue.record("\(String(describing: refused))")
      return
    }
  }

  private func refusal(
    _ family: Family,
    _ body: (Journal) async throws -> JournalAction
  ) async -> JournalError? {
    do {
      _ = try await body(family.journal)
      return nil
    } catch {
      return error as? JournalError
    }
  }
}
