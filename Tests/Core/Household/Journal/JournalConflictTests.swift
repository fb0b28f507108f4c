import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import HearthHousehold

/// Between an action and its undo somebody else writes.
@Suite("An undo and the work of others")
struct JournalConflictTests {
  private func expectRefusal(
    on desk: Desk,
    _ body: (Journal) async throws -> JournalAction,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try await desk.text()
    let entries = try await desk.entries()
    guard case .changedSince = await desk.journal().refusal(body) else {
      Issue.record("was not refused", sourceLocation: sourceLocation)
      return
    }
    #expect(try await desk.text() == before, sourceLocation: sourceLocation)
    #expect(try await desk.entries() == entries, sourceLocation: sourceLocation)
  }

  @Test("An undo keeps what others changed in other fields", arguments: TestBackend.allCases)
  func otherField(_ backend: TestBackend) async throws {
    let desk = try await Desk(backend)
    try await desk.journal().put(Sheet(1, "a", size: 1))
    try await desk.journal().put(Sheet(1, "b", size: 1))
    try await desk.writeElsewhere(1) { $0.size = 2 }
    _ = try await desk.journal().undo()
    #expect(try await desk.sheet(1) == Sheet(1, "a", size: 2))
    try await desk.writeElsewhere(1) { $0.note = "theirs" }
    _ = try await desk.journal().redo()
    #expect(try await desk.sheet(1) == Sheet(1, "b", size: 2, note: "theirs"))
  }

  @Test("An undo is refused where others changed the same field", arguments: TestBackend.allCases)
  func sameField(_ backend: TestBackend) async throws {
    let desk = try await Desk(backend)
    try await desk.journal().put(Sheet(1, "a"))
    try await desk.journal().perform({ _ in .named("two") }) { transaction in
      try transaction.put(Sheet(2, "new"))
      try transaction.put(Sheet(1, "b"))
    }
    try await desk.writeElsewhere(1) { $0.title = "c" }
    try await expectRefusal(on: desk) { try await $0.undo() }
    try await desk.writeElsewhere(1) { $0.title = "b" }
    _ = try await desk.journal().undo()
    try await desk.writeElsewhere(1) { $0.title = "c" }
    try await expectRefusal(on: desk) { try await $0.redo() }
  }

  @Test("An addition is not undone once others have written into it")
  func additionUsed() async throws {
    let desk = try await Desk()
    try await desk.journal().put(Sheet(1, "a"))
    try await desk.writeElsewhere(1) { $0.note = "theirs" }
    try await expectRefusal(on: desk) { try await $0.undo() }
  }

  @Test("An addition is not undone once a newer version has written a field unknown here")
  func unknownField() async throws {
    let desk = try await Desk()
    try await desk.journal().put(Sheet(1, "a"))
    try await desk.place.store.write { transaction in
      var row = try #require(try transaction.stored(Sheet.schema.table, .numbered(1)))
      row.unknown = [UnknownField(number: 20, bytes: Value.text("theirs").bytes)]
      try transaction.store(row, Sheet.schema.table, .numbered(1))
    }
    try await expectRefusal(on: desk) { try await $0.undo() }
  }

  @Test("A deletion is not repeated once others have written into what came back")
  func deletionRepeated() async throws {
    let desk = try await Desk()
    try await desk.journal().put(Sheet(1, "a"))
    try await desk.journal().delete(1)
    _ = try await desk.journal().undo()
    try await desk.writeElsewhere(1) { $0.note = "theirs" }
    try await expectRefusal(on: desk) { try await $0.redo() }
  }

  @Test("What others deleted does not come back by undoing an edit, nor goes twice")
  func deletedElsewhere() async throws {
    let desk = try await Desk()
    try await desk.journal().put(Sheet(1, "a"))
    try await desk.journal().put(Sheet(1, "b"))
    try await desk.place.store.write { try $0.delete(Sheet.schema.table, .numbered(1)) }
    try await expectRefusal(on: desk) { try await $0.undo() }
  }

  @Test("What others brought back stays when a deletion is undone")
  func revivedElsewhere() async throws {
    let desk = try await Desk()
    try await desk.journal().put(Sheet(1, "a"))
    try await desk.journal().delete(1)
    try await desk.writeElsewhere(1) { $0.note = "theirs" }
    try await expectRefusal(on: desk) { try await $0.undo() }
  }

  @Test("An action that cannot be undone can be let stand, and the one before it be undone")
  func letStand() async throws {
    let desk = try await Desk()
    let journal = desk.journal()
    try await journal.put(Sheet(1))
    try await journal.put(Sheet(2))
    try await journal.put(Sheet(3))
    _ = try await journal.undo()
    try await desk.writeElsewhere(2) { $0.title = "theirs" }
    try await expectRefusal(on: desk) { try await $0.undo() }
    _ = try await journal.letStand()
    #expect(try await journal.undo().records == [.numbered(1)])
    #expect(try await desk.sheet(2)?.title == "theirs")
    #expect(try await journal.redo().records == [.numbered(1)])
    #expect(try await journal.redo().records == [.numbered(3)])
    for _ in 0..<2 { _ = try await journal.letStand() }
    await #expect(throws: JournalError.nothingToUndo) { _ = try await journal.letStand() }
  }
}
