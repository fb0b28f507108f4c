import Glibc
import HearthModel
import HearthPlugins
import HearthPorts
import Testing

@testable import StorageSQLite

@Suite("Copies of a SQLite store before a migration", .timeLimit(.minutes(20)))
struct MigrationBackupTests {
  @Test("A migration begins with a copy of what it will change")
  func migration() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path)
      for _ in 1...2 { await (try await openNotes(path, version: 2)).close() }
      #expect(folder.names == ["a.db", "a.db-shm", "a.db-wal", "backups"])
      let copy = folder.file("backups/a.before-notes-2.db")
      #expect(TemporaryFolder(holding: copy).names == ["a.before-notes-2.db"])
      #expect(try await maintenance(path).verify(copy).records == 3)
      // Of the older version: the newer one, which made it, would still be refused as a copy.
      await (try await openNotes(copy)).close()
    }
  }

  @Test("A migration leaves no log behind for others to look through")
  func noLog() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path)
      let store = try await openNotes(path, version: 2)
      #expect(contents(path + "-wal").isEmpty)
      #expect(try await store.notes().count == 3)
      await store.close()
    }
  }

  @Test("A program that only adds its own tables copies nothing")
  func addedModule() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path)
      let store = try await StorePlugin.sqlite.make(
        StoreSetup(
          address: path,
          modules: [SchemaModule(name: "other", version: 3) { [Other.schema.table] }],
          now: { .distantPast },
          random: { 0 }
        )
      )
      await store.close()
      #expect(folder.names == ["a.db", "a.db-shm", "a.db-wal"])
    }
  }

  @Test("A migration that fails leaves the file as it was, and a copy")
  func failedMigration() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path)
      let before = contents(path)
      for _ in 1...2 {
        await #expect(throws: StoreError.self) {
          _ = try await StorePlugin.sqlite.make(
            setup(path, version: 2, tables: { [LaterNote.schema.table, Broken.schema.table] })
          )
        }
      }
      let isUnchanged = contents(path) == before
      #expect(isUnchanged)
      let copy = folder.file("backups/a.before-notes-2.db")
      #expect(TemporaryFolder(holding: copy).names == ["a.before-notes-2.db"])
      let isCopy = contents(copy).count == before.count
      #expect(isCopy)
      let store = try await openNotes(path)
      #expect(try await store.notes().count == 3)
      await store.close()
    }
  }

  @Test("A migration without room for its copy does not begin")
  func migrationWithoutCopy() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path)
      try overwrite(folder.file("backups"), [1])
      let before = contents(path)
      await #expect(throws: StoreError.self) { _ = try await openNotes(path, version: 2) }
      let isUnchanged = contents(path) == before
      #expect(isUnchanged)
    }
  }

  @Test("A file of the first layout is brought to the present one, after a copy")
  func firstLayout() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path)
      try execute(
        path,
        """
        DROP TABLE hearth_kind; DROP TABLE hearth_unknown; DROP TABLE hearth_base; \
        ALTER TABLE hearth_device DROP COLUMN home; PRAGMA user_version = 1
        """
      )
      let store = try await openNotes(path)
      #expect(try await store.notes().count == 3)
      await #expect(throws: StoreError.internalFault("kind 7 has a table")) {
        _ = try await store.read { try $0.stored(kind: 7, RecordID(high: 0, low: 0)) }
      }
      await store.close()
      let copy = folder.file("backups/a.before-storage-5.db")
      #expect(TemporaryFolder(holding: copy).names == ["a.before-storage-5.db"])
    }
  }
}

/// The notes with a field more.
private struct LaterNote: Record {
  let id: RecordID
  var owner: RecordID
  var start: Instant
  var text: String
  var place: String?

  // swift-format-ignore
  static let schema = Schema(7, "note", indexes: [[1, 2], [3]], LaterNote.init,
    Field(1, "owner", \.owner),
    Field(2, "start", \.start),
    Field(3, "text", \.text),
    Field(4, "place", \.place)
  )
}

/// An index over a field that is not there.
private struct Broken: Record {
  let id: RecordID
  var name: String

  static let schema = Schema(9, "broken", indexes: [[2]], Broken.init, Field(1, "name", \.name))
}

/// A kind of another program.
private struct Other: Record {
  let id: RecordID
  var name: String

  static let schema = Schema(8, "other", Other.init, Field(1, "name", \.name))
}
