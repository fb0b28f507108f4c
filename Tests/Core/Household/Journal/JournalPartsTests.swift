import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import HearthHousehold

@Suite("The journal of an action that changes very many records")
struct JournalPartsTests {
  /// More than are kept in one entry.
  private static let many = 20_000

  private func make(_ journal: Journal, _ numbers: ClosedRange<Int>) async throws {
    _ = try await journal.perform({ (_: Int) in .named("made") }) { transaction in
      for number in numbers { try transaction.put(Sheet(UInt64(number))) }
      return numbers.count
    }
  }

  private func sheets(_ desk: Desk) async throws -> [Sheet] {
    try await desk.place.store.read { try $0.fetch(Sheet.query) }
  }

  private func parts(_ desk: Desk) async throws -> [JournalEntry] {
    try await desk.entries().filter { $0.state == .part }
  }

  @Test("undoes and redoes all of it, and keeps no entry that is large")
  func whole() async throws {
    let desk = try await Desk()
    let journal = desk.journal()
    try await make(journal, 1...Self.many)
    let before = try await sheets(desk)
    #expect(try await desk.entries().allSatisfy { $0.changes.utf8.count < 600_000 })
    #expect(try await parts(desk).count == 2)
    _ = try await journal.undo()
    #expect(try await sheets(desk).isEmpty)
    _ = try await journal.redo()
    #expect(try await sheets(desk) == before)
  }

  @Test("follows a record that is written again much later in it")
  func again() async throws {
    let desk = try await Desk()
    let journal = desk.journal()
    try await make(journal, 1...1)
    _ = try await journal.perform({ (_: Int) in .named("made") }) { transaction in
      var first = Sheet(1)
      first.title = "early"
      try transaction.put(first)
      for number in 2...9_000 { try transaction.put(Sheet(UInt64(number))) }
      first.title = "late"
      try transaction.put(first)
      try transaction.delete(Sheet(2))
      return 0
    }
    let undone = try await journal.undo()
    #expect(undone.records.count == 9_000)
    #expect(try await desk.sheet(1)?.title == Sheet(1).title)
    #expect(try await sheets(desk).count == 1)
    _ = try await journal.redo()
    #expect(try await desk.sheet(1)?.title == "late")
    #expect(try await desk.sheet(2) == nil)
    #expect(try await sheets(desk).count == 8_999)
  }

  @Test("is refused as a whole where one of the records was changed since")
  func changed() async throws {
    let desk = try await Desk()
    let journal = desk.journal()
    try await make(journal, 1...Self.many)
    try await desk.writeElsewhere(3) { $0.title = "other" }
    #expect(await journal.refusal { try await $0.undo() } == .changedSince(.named("made")))
    #expect(try await sheets(desk).count == Self.many)
  }

  @Test("gives up its place with all that lies there")
  func replaced() async throws {
    let desk = try await Desk()
    let journal = desk.journal()
    try await make(journal, 1...1)
    try await make(journal, 2...Self.many)
    _ = try await journal.undo()
    try await make(journal, 30_001...30_002)
    #expect(try await parts(desk).isEmpty)
    try await make(journal, 1...Self.many)
    _ = try await journal.letStand()
    #expect(try await parts(desk).isEmpty)
    _ = try await journal.undo()
    #expect(try await desk.sheet(30_001) == nil)
  }
}
