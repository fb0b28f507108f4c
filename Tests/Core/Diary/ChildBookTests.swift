import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import DiaryCore

@Suite("The children of a household")
struct ChildBookTests {
  private let family: Family
  private let book: ChildBook

  init() async throws {
    family = try await Family("Europe/Berlin", now: "2026-03-01 12:00")
    book = ChildBook(family.dependencies)
  }

  @Test("A change is kept, portrait included, and undone as one")
  func edit() async throws {
    let before = try await family.text()
    let hasPhoto = try await book.edit(family.child.id, photo: [1, 2, 3]) { child in
      child.name = "  Ёжик "
      child.sex = .girl
    }
    #expect(hasPhoto)
    #expect(try await child().name == "Ёжик")
    _ = try await family.journal.undo()
    #expect(try await child() == family.child)
    #expect(try await family.text(knowing: before.keys) == before)
  }

  @Test("A name that is none and a birth that is yet to come are refused, and nothing changes")
  func refusals() async throws {
    let id = family.child.id
    await #expect(throws: DiaryError.badName(limit: ChildBook.longestName)) {
      try await book.edit(id, photo: [1]) { $0.name = " \n" }
    }
    let tomorrow = try #require(Day("2026-03-02"))
    await #expect(throws: DiaryError.bornInFuture(tomorrow)) {
      try await book.edit(id) { $0.born = tomorrow }
    }
    #expect(try await child() == family.child)
  }

  @Test("An archived child is nobody's first guess, and comes back")
  func archive() async throws {
    _ = try await book.add(ChildDraft(name: "Eva", born: family.child.born), zone: family.zone)
    #expect(try await book.setArchived(true, family.child.id).isArchived)
    let guess = try await family.dependencies.store.read { try ChildBook.child(nil, in: $0) }
    #expect(guess.name == "Eva")
    #expect(try await !book.setArchived(false, family.child.id).isArchived)
  }

  @Test("Two become one: every entry moves, overlapping sleeps show as one, and undo parts them")
  func merge() async throws {
    let other = try await twin(born: family.child.born)
    try await family.sleep("2026-02-27 20:00", "2026-02-28 06:00")
    try await family.feed(.left, "2026-02-28 07:00", "2026-02-28 07:20")
    try await hand("2026-02-27 21:00", "2026-02-28 06:30", to: other)
    let before = try await family.text()
    let merged = try await book.merge(other.id, into: family.child.id)
    #expect(merged.moved == 1)
    #expect(merged.child.sex == .boy)
    let day = try await family.day("2026-02-28")
    #expect(day.sections.filter { $0.section.stretch?.isConflict ?? false }.count == 1)
    #expect(day.figures.sleep?.asleepSeconds == 23_400)
    #expect(try await children().map(\.id) == [family.child.id])
    _ = try await family.journal.undo()
    #expect(try await family.text(knowing: before.keys) == before)
    _ = try await family.journal.redo()
    #expect(try await children().count == 1)
  }

  @Test("Records of every kind that names a child move")
  func everyKind() async throws {
    let other = try await twin(born: family.child.born)
    let zones = try await family.zones()
    let dependencies = family.dependencies
    let now = family.clock.now
    try await dependencies.store.write { transaction in
      for kind in EventKind.allCases {
        try put(
          kind.sample(id: dependencies.newID(), of: other.id, at: now, by: zones),
          transaction
        )
      }
      try transaction.put(
        DiaryTimer(id: dependencies.newID(), child: other.id, name: "bath", start: now, author: nil)
      )
    }
    let merged = try await book.merge(other.id, into: family.child.id)
    #expect(merged.moved == EventKind.allCases.count + 1)
    let kept = try await family.text().description.split(separator: "\n")
      .filter { $0.contains(other.id.description) }
    #expect(kept == [])
  }

  @Test("What was imported for the child that went is the other's at the next import")
  func importedRows() async throws {
    let other = try await twin(born: family.child.born)
    let key = ImportedRow.key(["babybuddy", "", "child", "7"])
    try await family.dependencies.store.write {
      try $0.put(ImportedRow(key: key, record: other.id, content: ""))
    }
    _ = try await book.merge(other.id, into: family.child.id)
    let row = try await family.dependencies.store.read {
      try $0.fetch(ImportedRow.self, ImportedRow.id(forKey: key))
    }
    #expect(row?.record == family.child.id)
  }

  @Test("Children born on other days are asked about, and one is no two")
  func mergeRefusals() async throws {
    let born = try #require(Day("2026-01-02"))
    let other = try await twin(born: born)
    let id = family.child.id
    await #expect(
      throws: DiaryError.needsConfirmation([.bornOnOtherDays(family.child.born, born)])
    ) {
      try await book.merge(other.id, into: id)
    }
    await #expect(throws: DiaryError.sameChild) { try await book.merge(id, into: id) }
    #expect(
      try await book.merge(other.id, into: id, confirmed: true).child.born == family.child.born
    )
  }

  private func child() async throws -> Child {
    let id = family.child.id
    return try #require(try await family.dependencies.store.read { try $0.fetch(Child.self, id) })
  }

  private func children() async throws -> [Child] {
    try await family.dependencies.store.read { try ChildBook.children(in: $0) }
  }

  private func twin(born: Day) async throws -> Child {
    var draft = ChildDraft(name: "Ada B", born: born)
    draft.sex = .boy
    return try await book.add(draft, zone: family.zone)
  }

  private func hand(_ start: String, _ end: String, to child: Child) async throws {
    let draft = SleepDraft(start: try await family.at(start), end: try await family.at(end))
    _ = try await SleepJournal(family.dependencies).add(draft, for: child.id)
  }
}

private func put(_ event: some DiaryEvent, _ transaction: any WriteTransaction) throws {
  try transaction.put(event)
}
