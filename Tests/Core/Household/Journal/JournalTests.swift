import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import HearthHousehold

@Suite("The journal")
struct JournalTests {
  struct Refused: Error, Equatable {}

  @Test("undoes and redoes an action, and says which", arguments: TestBackend.allCases)
  func undoAndRedo(_ backend: TestBackend) async throws {
    let desk = try await Desk(backend)
    let journal = desk.journal()
    try await journal.put(Sheet(1, "first"))
    let done = desk.clock.now
    desk.clock.now = done + .hours(1)
    let undone = try await journal.undo()
    #expect(undone.label == .named("put"))
    #expect(undone.instant == done)
    #expect(undone.records == [.numbered(1)])
    #expect(try await desk.sheet(1) == nil)
    #expect(try await journal.redo() == undone)
    #expect(try await desk.sheet(1) == Sheet(1, "first"))
  }

  @Test("has nothing to undo or redo where nothing was done or undone")
  func nothing() async throws {
    let journal = try await Desk().journal()
    #expect(await journal.refusal { try await $0.undo() } == .nothingToUndo)
    #expect(await journal.refusal { try await $0.redo() } == .nothingToRedo)
    try await journal.put(Sheet(1))
    #expect(await journal.refusal { try await $0.redo() } == .nothingToRedo)
  }

  @Test("takes no note of an action that changed nothing, which leaves a redo possible")
  func unchanged() async throws {
    let desk = try await Desk()
    let journal = desk.journal()
    try await journal.put(Sheet(1, "a"))
    try await journal.put(Sheet(1, "b"))
    _ = try await journal.undo()
    try await journal.put(Sheet(1, "a"))
    try await journal.perform({ _ in .named("there and back") }) { transaction in
      try transaction.put(Sheet(1, "c"))
      try transaction.put(Sheet(1, "a"))
      try transaction.put(Sheet(2))
      try transaction.delete(Sheet.schema.table, .numbered(2))
      try transaction.delete(Sheet.schema.table, .numbered(3))
    }
    #expect(try await desk.entries().count == 2)
    _ = try await journal.redo()
    #expect(try await desk.sheet(1)?.title == "b")
  }

  @Test("keeps nothing of an action that throws, and leaves a redo possible")
  func thrown() async throws {
    let desk = try await Desk()
    let journal = desk.journal()
    try await journal.put(Sheet(1))
    _ = try await journal.undo()
    await #expect(throws: Refused.self) {
      try await journal.perform({ .named("never") }) { transaction in
        try transaction.put(Sheet(2))
        throw Refused()
      }
    }
    #expect(try await desk.sheet(2) == nil)
    _ = try await journal.redo()
    #expect(try await desk.sheet(1) != nil)
  }

  @Test("takes all that a body writes for one action")
  func severalRecords() async throws {
    let desk = try await Desk()
    let journal = desk.journal()
    try await journal.put(Sheet(1, "old"))
    let before = try await desk.text()
    try await journal.perform({ _ in .named("all") }) { transaction in
      for number in 2..<5 { try transaction.put(Sheet(UInt64(number))) }
      try transaction.put(Sheet(1, "new"))
      try transaction.delete(Sheet.schema.table, .numbered(1))
    }
    _ = try await journal.undo()
    #expect(try await desk.text(knowing: before.keys) == before)
    _ = try await journal.undo()
    #expect(await journal.refusal { try await $0.undo() } == .nothingToUndo)
  }

  @Test("drops what was undone when something new is done")
  func newBranch() async throws {
    let desk = try await Desk()
    let journal = desk.journal()
    for number in 1...4 { try await journal.put(Sheet(UInt64(number))) }
    for _ in 0..<3 { _ = try await journal.undo() }
    try await journal.put(Sheet(9))
    #expect(await journal.refusal { try await $0.redo() } == .nothingToRedo)
    _ = try await journal.undo()
    _ = try await journal.undo()
    #expect(await journal.refusal { try await $0.undo() } == .nothingToUndo)
    #expect(try await desk.sheet(1) == nil)
  }

  @Test("keeps the last fifty actions, in as many rows", arguments: TestBackend.allCases)
  func capacity(_ backend: TestBackend) async throws {
    let desk = try await Desk(backend)
    let journal = desk.journal()
    for number in 1...123 { try await journal.put(Sheet(UInt64(number))) }
    #expect(Set(try await desk.entries().map(\.id.low)) == Set(0..<50))
    for _ in 0..<50 { _ = try await journal.undo() }
    #expect(await journal.refusal { try await $0.undo() } == .nothingToUndo)
    #expect(try await desk.sheet(73) != nil)
    #expect(try await desk.sheet(74) == nil)
    for _ in 0..<50 { _ = try await journal.redo() }
    #expect(try await desk.sheet(123) != nil)
  }

  @Test("is a program's own")
  func programs() async throws {
    let desk = try await Desk()
    let (one, other) = (desk.journal("one"), desk.journal("other"))
    try await one.put(Sheet(1))
    try await other.put(Sheet(2))
    #expect(try await one.undo().records == [.numbered(1)])
    #expect(await one.refusal { try await $0.undo() } == .nothingToUndo)
    try await other.put(Sheet(3))
    #expect(try await one.redo().records == [.numbered(1)])
  }

  @Test("writes nothing when a program's rules refuse the result", arguments: TestBackend.allCases)
  func rules(_ backend: TestBackend) async throws {
    let desk = try await Desk(backend)
    let journal = desk.journal(rules: SizeRules())
    try await journal.put(Sheet(1, size: 1))
    try await journal.put(Sheet(1, size: 2))
    try await desk.writeElsewhere(2) { $0.size = 1 }
    let before = try await desk.text()
    await #expect(throws: SizeRules.SameSize(other: .numbered(2))) { try await journal.undo() }
    #expect(try await desk.text() == before)
    try await desk.writeElsewhere(2) { $0.size = 3 }
    _ = try await journal.undo()
    try await desk.writeElsewhere(2) { $0.size = 2 }
    await #expect(throws: SizeRules.SameSize(other: .numbered(2))) { try await journal.redo() }
  }

  @Test("takes an action back that made room, or took room, among what broke the rules before")
  func oldObstacles() async throws {
    let desk = try await Desk()
    let journal = desk.journal(rules: SizeRules())
    try await desk.writeElsewhere(1) { $0.size = 1 }
    try await desk.writeElsewhere(2) { $0.size = 1 }
    try await desk.writeElsewhere(3) { $0.size = 5 }
    try await journal.put(Sheet(1, size: 2))
    try await journal.delete(2)
    try await journal.put(Sheet(4, size: 5))
    let last = try await desk.text()
    for _ in 0..<2 {
      for _ in 0..<3 { _ = try await journal.undo() }
      #expect(try await desk.sheet(1)?.size == 1)
      for _ in 0..<3 { _ = try await journal.redo() }
      #expect(try await desk.text() == last)
    }
  }

  @Test("tells the rules what was written")
  func replays() async throws {
    struct Watching: JournalRules {
      func obstacles(to: RecordID, kind: Int, in: any ReadTransaction) -> [RecordID] { [] }
      func check(_ replay: JournalReplay, in transaction: any ReadTransaction) throws {
        #expect(replay.label == .named("put"))
        let record = JournalReplay.Record(kind: 90, id: .numbered(1), isAlive: true, fields: 0b10)
        #expect(replay.records == [record])
        #expect(replay.tolerated == [.numbered(1)])
        #expect(try transaction.fetch(Sheet.self, .numbered(1))?.title == "a")
        throw Refused()
      }
    }
    let desk = try await Desk()
    try await desk.journal().put(Sheet(1, "a"))
    try await desk.journal().put(Sheet(1, "b"))
    await #expect(throws: Refused.self) { try await desk.journal(rules: Watching()).undo() }
  }

  @Test("leaves out what never leaves the device")
  func localRecords() async throws {
    let desk = try await Desk()
    let journal = desk.journal()
    try await journal.perform({ _ in .named("draft") }) {
      try $0.put(Draft(id: .numbered(1), text: "a"))
    }
    #expect(try await desk.entries().isEmpty)
    #expect(JournalEntry.schema.table.isLocal)
    #expect(!Sheet.schema.table.isLocal)
  }

  @Test("gives a deleted record back as it was before it was revived and changed")
  func tombstones() async throws {
    let desk = try await Desk()
    let journal = desk.journal()
    try await journal.put(Sheet(1, "a", note: "kept"))
    let living = try await desk.text()
    try await journal.delete(1)
    let deleted = try await desk.text(knowing: living.keys)
    try await journal.put(Sheet(1, "b"))
    let revived = try await desk.text()
    _ = try await journal.undo()
    #expect(try await desk.text(knowing: living.keys) == deleted)
    _ = try await journal.undo()
    #expect(try await desk.text() == living)
    for _ in 0..<2 { _ = try await journal.redo() }
    #expect(try await desk.text() == revived)
  }
}
