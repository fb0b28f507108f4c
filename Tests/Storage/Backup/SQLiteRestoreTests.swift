import Glibc
import HearthModel
import HearthPlugins
import HearthPorts
import StorageSQL
import Testing

@testable import StorageSQLite

@Suite("Restoring a SQLite store", .timeLimit(.minutes(20)))
struct SQLiteRestoreTests {
  @Test("The former store is kept beside the new one, under the moment of the restoration")
  func kept() async throws {
    try await withFiles { folder, path, copy in
      let store = try await openNotes(path)
      try await store.put(.numbered(9))
      await store.close()
      let before = contents(path)
      // 2023-11-14T22:13:20Z is what the setup's clock says.
      let kept = folder.file("a.before-restore-2023-11-14-221320.db")
      #expect(try await maintenance(path).restore(from: copy).kept == kept)
      let isKept = contents(kept) == before
      #expect(isKept)
      #expect(
        try await maintenance(path).restore(from: copy).kept?.hasSuffix("-221320-2.db") == true
      )
      #expect(folder.names.count == 4)
      #expect(try mode(path) == 0o600)
    }
  }

  @Test("A store that cannot be opened any more is replaced too")
  func damaged() async throws {
    let spoilers: [(String) throws -> Void] = [
      { try overwrite($0, [UInt8](repeating: 0x5A, count: 4_096)) },
      { truncate($0, 100) },
      { truncate($0, 0) },
      { try overwrite($0, [UInt8](repeating: 0xA5, count: 4_000), at: 3 * 4_096) },
      { try execute($0, "PRAGMA user_version = 99") },
    ]
    for spoil in spoilers {
      try await withFiles { folder, path, copy in
        try spoil(path)
        let before = contents(path)
        let kept = try #require(try await maintenance(path).restore(from: copy).kept)
        let isKept = contents(kept) == before || before.isEmpty
        #expect(isKept)
        let store = try await openNotes(path)
        #expect(try await store.notes().count == 3)
        await store.close()
      }
    }
  }

  @Test("Commits that a killed process left in the log are kept with the former store")
  func leftLog() async throws {
    try await withFiles { folder, path, copy in
      try leaveLog(path)
      let kept = try #require(try await maintenance(path).restore(from: copy).kept)
      #expect(try await maintenance(path).verify(kept).records == 4)
      let store = try await openNotes(path)
      #expect(try await store.notes().count == 3)
      await store.close()
    }
  }

  @Test("The log of a damaged store goes with it and is never taken for the new one's")
  func leftLogOfDamaged() async throws {
    try await withFiles { folder, path, copy in
      try leaveLog(path)
      let log = contents(path + "-wal")
      try overwrite(path, [UInt8](repeating: 0x5A, count: 4_096))
      let kept = try #require(try await maintenance(path).restore(from: copy).kept)
      let isKept = contents(kept + "-wal") == log
      #expect(isKept)
      #expect(contents(path + "-wal").isEmpty)
      let store = try await openNotes(path)
      #expect(try await store.notes().count == 3)
      await store.close()
    }
  }

  @Test("A store that another process has open is left alone, idle as that may be")
  func busy() async throws {
    try await withFiles { folder, path, copy in
      let store = try await openNotes(path)
      #expect(try await store.notes().count == 3)
      let before = folder.names
      await #expect(processExitsWith: .success) { [path = path as String, copy = copy as String] in
        await #expect(throws: BackupError.store(.busy(path: path))) {
          _ = try await maintenance(path).restore(from: copy)
        }
      }
      #expect(folder.names == before)
      try await store.put(.numbered(77))
      await store.close()
      let again = try await openNotes(path)
      #expect(try await again.notes().map(\.id.low) == [0, 1, 2, 77])
      await again.close()
    }
  }

  @Test("The store itself, by whatever name, is no copy of itself")
  func itself() async throws {
    try await withFiles { folder, path, _ in
      let link = folder.file("link.db")
      symlink(path, link)
      for name in [path, link, folder.path + "/./a.db"] {
        await #expect(throws: BackupError.isStore(path: name)) {
          _ = try await maintenance(path).restore(from: name)
        }
      }
    }
  }

  @Test("A store behind a link is replaced where it lies, and the link stays")
  func behindLink() async throws {
    try await withFiles { folder, path, copy in
      mkdir(folder.file("link"), 0o700)
      let link = folder.file("link/b.db")
      symlink(path, link)
      let kept = try #require(try await maintenance(link).restore(from: copy).kept)
      #expect(kept.hasPrefix(folder.file("a.before-restore")))
      #expect(TemporaryFolder(holding: link).names == ["b.db"])
      var info = stat()
      #expect(lstat(link, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK)
    }
  }

  @Test("A store is made where there is none, with the folders on the way")
  func fresh() async throws {
    try await withFiles { folder, _, copy in
      let path = folder.file("new/er/b.db")
      let restoration = try await maintenance(path).restore(from: copy)
      #expect(restoration.kept == nil && restoration.backup.records == 3)
      #expect(TemporaryFolder(holding: path).names == ["b.db"])
    }
  }

  @Test("A folder under the store's name is left alone")
  func folder() async throws {
    try await withFiles { folder, _, copy in
      mkdir(folder.file("b.db"), 0o700)
      await #expect(throws: BackupError.store(.notAFile(path: folder.file("b.db")))) {
        _ = try await maintenance(folder.file("b.db")).restore(from: copy)
      }
    }
  }

  @Test("A connection that opened the former file finds that it has moved, and takes the new one")
  func reopening() async throws {
    try await withFiles { folder, path, copy in
      let early = try SQLiteConnection(testing: path)
      #expect(!early.hasMoved)
      // Open, but not looked into: nothing tells of it yet.
      _ = try await maintenance(path).restore(from: copy)
      #expect(early.hasMoved)
      early.close()
      let late = try SQLiteDriver(address: path).connection(.reader)
      #expect(!late.hasMoved)
      late.close()
    }
  }

  /// A store of three notes, a copy of it, and the folder that holds both.
  private func withFiles(
    _ body: (TemporaryFolder, _ path: String, _ copy: String) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let (path, copy) = (folder.file("a.db"), folder.file("copy.db"))
      try await makeNotes(path)
      _ = try await maintenance(path).backUp(to: copy)
      try await body(folder, path, copy)
    }
  }
}

/// Leaves a store as a process that was killed leaves it: a fourth note is in the log alone.
func leaveLog(_ path: String, number: UInt16 = 0xFFFF) throws {
  let connection = try SQLiteConnection(testing: path)
  connection.keepLog(true)
  try connection.execute(
    """
    INSERT INTO note (id, owner, start, text, _stamps, _base, _dirty, _alive) \
    VALUES (x'0000000000000000000000000000\(String(number, radix: 16))', \
    x'00000000000000000000000000000001', 9, 'log', x'', 0, 1, 1)
    """
  )
  connection.close()
}
