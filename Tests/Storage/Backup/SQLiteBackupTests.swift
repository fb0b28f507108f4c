import Glibc
import HearthModel
import HearthPlugins
import HearthPorts
import StorageSQLite
import Testing

@Suite("Copies of a SQLite store", .timeLimit(.minutes(20)))
struct SQLiteBackupTests {
  @Test("A copy is one file, its owner's alone, and nothing else is left")
  func oneFile() async {
    await #expect(processExitsWith: .success) {
      umask(0)
      try await withTemporaryFolder { folder in
        let path = folder.file("a.db")
        try await makeNotes(path)
        _ = try await maintenance(path).backUp(to: folder.file("copy.db"))
        #expect(folder.names == ["a.db", "copy.db"])
        #expect(try mode(folder.file("copy.db")) == 0o600)
      }
    }
  }

  @Test("A copy holds what another process has committed and not closed")
  func openElsewhere() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      let store = try await openNotes(path)
      try await store.put(.numbered(1, "in the log"))
      let backup = try await maintenance(path).backUp(to: folder.file("copy.db"))
      #expect(backup.records == 1)
      try await store.put(.numbered(2))
      #expect(try await store.notes().count == 2)
      await store.close()
      #expect(folder.names == ["a.db", "copy.db"])
    }
  }

  @Test("A copy is read where nothing can be written")
  func readOnlyMedium() async throws {
    try await withTemporaryFolder { folder in
      let copy = folder.file("copy.db")
      try await makeNotes(folder.file("a.db"))
      _ = try await maintenance(folder.file("a.db")).backUp(to: copy)
      chmod(copy, 0o444)
      chmod(folder.path, 0o555)
      await #expect(processExitsWith: .success) { [copy = copy as String] in
        try becomeNobody()
        try await withTemporaryFolder { other in
          let path = other.file("b.db")
          _ = try await maintenance(path).restore(from: copy)
          #expect(try mode(path) == 0o600)
          let store = try await openNotes(path)
          #expect(try await store.notes().count == 3)
          await store.close()
          #expect(other.names == ["b.db", "b.db-shm", "b.db-wal"])
        }
      }
      chmod(folder.path, 0o755)
    }
  }

  @Test("A store that is not there is not made by copying it")
  func nothingToCopy() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      await #expect(throws: BackupError.missing(path: path)) {
        _ = try await maintenance(path).backUp(to: folder.file("copy.db"))
      }
      #expect(folder.names == [])
    }
  }

  @Test("A damaged store gives no copy")
  func damagedStore() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path, count: 2_000)
      try overwrite(path, [UInt8](repeating: 0xA5, count: 5_000), at: 8 * 4096 + 100)
      await #expect(throws: BackupError.store(.damaged(path: path))) {
        _ = try await maintenance(path).backUp(to: folder.file("copy.db"))
      }
      #expect(folder.names == ["a.db"])
    }
  }

  @Test("What a killed copy has left is taken over, what a living one works on is not")
  func leftovers() async throws {
    try await withTemporaryFolder { folder in
      let (path, copy) = (folder.file("a.db"), folder.file("copy.db"))
      try await makeNotes(path)
      try overwrite(copy + ".partial", [UInt8](repeating: 7, count: 100_000))
      let descriptor = open(copy + ".partial", O_RDWR)
      flock(descriptor, LOCK_EX)
      await #expect(throws: BackupError.copy(.busy(path: copy + ".partial"))) {
        _ = try await maintenance(path).backUp(to: copy)
      }
      close(descriptor)
      #expect(try await maintenance(path).backUp(to: copy).records == 3)
      #expect(folder.names == ["a.db", "copy.db"])
      #expect(try await maintenance(path).verify(copy).records == 3)
    }
  }

  @Test("A copy that somebody has given a trigger or a view is none of ours")
  func foreignContent() async throws {
    for sql in [
      "CREATE TRIGGER t AFTER INSERT ON note BEGIN DELETE FROM note; END",
      "CREATE VIEW v AS SELECT 1",
    ] {
      try await withTemporaryFolder { folder in
        let (path, copy) = (folder.file("a.db"), folder.file("copy.db"))
        try await makeNotes(path)
        _ = try await maintenance(path).backUp(to: copy)
        try execute(copy, sql)
        await #expect(throws: BackupError.copy(.notAStore(path: copy))) {
          _ = try await maintenance(path).restore(from: copy)
        }
      }
    }
  }

  @Test("A copy without tables that its version has is damaged")
  func missingTable() async throws {
    try await withTemporaryFolder { folder in
      let (path, copy) = (folder.file("a.db"), folder.file("copy.db"))
      try await makeNotes(path)
      _ = try await maintenance(path).backUp(to: copy)
      try execute(copy, "DROP TABLE note")
      await #expect(throws: BackupError.copy(.damaged(path: copy))) {
        _ = try await maintenance(path).verify(copy)
      }
    }
  }
}
