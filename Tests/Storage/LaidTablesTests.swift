import HearthModel
import HearthPlugins
import HearthPorts
import Testing

@testable import StorageSQLite

@Suite("Tables that are made with their first row", .timeLimit(.minutes(20)))
struct LaidTablesTests {
  private struct Stop: Error {}

  @Test("A table is made with its first row, and its indexes with it")
  func firstRow() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let store = try await openNotes(path)
      #expect(try await store.notes() == [])
      try await store.write { try $0.delete(Note.schema.table, RecordID(high: 0, low: 1)) }
      #expect(try definitions(path, of: "note") == [])
      try await store.put(.numbered(1))
      #expect(try definitions(path, of: "note").count == 3)
      #expect(try await store.notes() == [.numbered(1)])
      await store.close()
    }
  }

  @Test("A first row that is taken back leaves no table, and the next one makes it")
  func takenBack() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let store = try await openNotes(path)
      await #expect(throws: Stop.self) {
        try await store.write { transaction in
          try transaction.put(Note.numbered(1))
          #expect(try transaction.fetch(Note.query).count == 1)
          throw Stop()
        }
      }
      #expect(try definitions(path, of: "note") == [])
      #expect(try await store.notes() == [])
      try await store.put(.numbered(2))
      #expect(try await store.notes() == [.numbered(2)])
      await store.close()
    }
  }

  @Test("A table that another program has made meanwhile is seen", arguments: StoreExecution.both)
  func madeByAnother(_ execution: StoreExecution) async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let (one, other) = (
        try await openNotes(path, execution: execution),
        try await openNotes(path, execution: execution)
      )
      #expect(try await one.notes() == [])
      #expect(try await other.notes() == [])
      try await one.put(.numbered(1))
      #expect(try await other.notes() == [.numbered(1)])
      try await other.put(.numbered(2))
      #expect(try await one.notes().count == 2)
      await one.close()
      await other.close()
    }
  }

  @Test("A program without the module makes its table as the module would")
  func madeByStranger() async throws {
    try await withTemporaryFolder { folder in
      let (path, own) = (folder.file("a.hearth"), folder.file("own.hearth"))
      try await makeNotes(own)
      await (try await openNotes(path)).close()
      let stranger = try await StorePlugin.sqlite.make(.noModule(path))
      try await stranger.sync { transaction in
        let table = try #require(try transaction.syncedTables().first { $0.name == "note" })
        try transaction.put(table, RecordID(high: 0, low: 7)) { writer in
          for value in [Value.id(RecordID(high: 0, low: 1)), .integer(7), .text("seven")] {
            writer.next(value)
          }
        }
      }
      await stranger.close()
      #expect(try definitions(path, of: "note") == definitions(own, of: "note"))
      let store = try await openNotes(path)
      #expect(try await store.notes().map(\.text) == ["seven"])
      await store.close()
    }
  }

  @Test("A table that was there and is gone is damage and not emptiness")
  func gone() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      try await makeNotes(path)
      try execute(path, "DROP TABLE note")
      let store = try await openNotes(path)
      await #expect(throws: StoreError.self) { _ = try await store.notes() }
      await store.close()
    }
  }

  @Test("A file of the layout in which all tables were made at once keeps what it holds")
  func formerLayout() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      try await makeNotes(path)
      try execute(
        path,
        """
        ALTER TABLE hearth_kind DROP COLUMN is_laid; ALTER TABLE hearth_kind DROP COLUMN name; \
        PRAGMA user_version = 4
        """
      )
      let store = try await openNotes(path)
      #expect(try await store.notes().count == 3)
      try await store.put(.numbered(9))
      #expect(try await store.notes().count == 4)
      await store.close()
    }
  }

  /// How a table and its indexes were made.
  private func definitions(_ path: String, of table: String) throws -> [String] {
    let connection = try SQLiteConnection(testing: path)
    defer { connection.close() }
    return try connection.names(
      "SELECT sql FROM sqlite_schema WHERE tbl_name = ?1 AND sql IS NOT NULL ORDER BY name",
      table
    )
  }
}

extension StoreExecution {
  fileprivate static let both = [StoreExecution.caller, .queues]
}

extension StoreSetup {
  fileprivate static func noModule(_ path: String) -> StoreSetup {
    StoreSetup(
      address: path,
      modules: [],
      now: { Instant(seconds: 1_700_000_000) },
      random: { 4 }
    )
  }
}
