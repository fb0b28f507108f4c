import Glibc
import HearthModel
import HearthPorts
import StorageSQL
import Testing

@testable import StorageSQLite

@Suite("A SQLite store that may or can not", .timeLimit(.minutes(20)))
struct SQLiteLimitsTests {
  @Test("A file that others own and may only be read is read and not written")
  func readOnly() async throws {
    // Mode of the folder, mode of the file.
    for (folderMode, fileMode) in [(0o755, 0o644), (0o755, 0o666), (0o777, 0o444)]
      as [(mode_t, mode_t)]
    {
      try await withTemporaryFolder { folder in
        let path = folder.file("a.hearth")
        try await makeNotes(path)
        chmod(folder.path, folderMode)
        chmod(path, fileMode)
        await #expect(processExitsWith: .success) { [path = path as String] in
          try becomeNobody()
          let store = try await openNotes(path)
          #expect(try await store.notes().count == 3)
          await #expect(throws: StoreError.readOnly(path: path)) {
            try await store.put(.numbered(9))
          }
          #expect(try await store.notes().count == 3)
          await store.close()
        }
      }
    }
  }

  @Test("What may be written beside a link to a file has nothing to do with the file")
  func readOnlyBehindLink() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      try await makeNotes(path)
      chmod(folder.path, 0o755)
      chmod(path, 0o666)
      await #expect(processExitsWith: .success) { [path = path as String] in
        try becomeNobody()
        try await withTemporaryFolder { other in
          let link = other.file("link.hearth")
          symlink(path, link)
          let store = try await openNotes(link)
          #expect(try await store.notes().count == 3)
          await #expect(throws: StoreError.readOnly(path: link)) {
            try await store.put(.numbered(9))
          }
          await store.close()
          #expect(other.names == ["link.hearth"])
        }
      }
    }
  }

  @Test("A file that waits for its tables cannot be completed where it is only read")
  func readOnlyAndOld() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      try await makeNotes(path)
      chmod(folder.path, 0o755)
      chmod(path, 0o644)
      await #expect(processExitsWith: .success) { [path = path as String] in
        try becomeNobody()
        await #expect(throws: StoreError.readOnly(path: path)) {
          _ = try await openNotes(path, version: 2)
        }
      }
    }
  }

  @Test("A file whose log cannot be read with it is refused, not shown without its last commits")
  func readOnlyWithLog() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let copy = folder.file("copy.hearth")
      let store = try await openNotes(path)
      try await store.put(.numbered(1))
      for suffix in ["", "-wal"] { try overwrite(copy + suffix, contents(path + suffix)) }
      await store.close()
      chmod(folder.path, 0o755)
      for suffix in ["", "-wal"] { chmod(copy + suffix, 0o644) }
      await #expect(processExitsWith: .success) { [copy = copy as String] in
        try becomeNobody()
        await #expect(throws: StoreError.self) { _ = try await openNotes(copy) }
      }
    }
  }

  @Test("A file or folder of somebody else is not permitted")
  func notPermitted() async throws {
    for (folderMode, fileMode) in [(0o755, 0o600), (0o700, 0o644)] as [(mode_t, mode_t)] {
      try await withTemporaryFolder { folder in
        let path = folder.file("a.hearth")
        try await makeNotes(path)
        chmod(folder.path, folderMode)
        chmod(path, fileMode)
        await #expect(processExitsWith: .success) { [path = path as String] in
          try becomeNobody()
          await #expect(throws: StoreError.notPermitted(path: path)) {
            _ = try await openNotes(path)
          }
          await #expect(throws: StoreError.notPermitted(path: path + "2")) {
            _ = try await openNotes(path + "2")
          }
        }
      }
    }
  }

  @Test("A full medium fails the write and leaves nothing of it")
  func full() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let store = try await SQLStore(
        LimitedDriver(driver: SQLiteDriver(address: path), pages: 40),
        .notes(path)
      )
      try await store.put(.numbered(0, "before"))
      await #expect(throws: StoreError.full(path: path)) {
        try await store.write { transaction in
          for number in 1...500 as ClosedRange<UInt64> {
            try transaction.put(Note.numbered(number, String(repeating: "x", count: 1_000)))
          }
        }
      }
      #expect(try await store.notes().map(\.text) == ["before"])
      try await store.put(.numbered(1, "after"))
      #expect(try await store.notes().map(\.text) == ["before", "after"])
      await store.close()
    }
  }

  @Test("A body that goes on after a full medium commits nothing")
  func fullAndIgnored() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let store = try await SQLStore(
        LimitedDriver(driver: SQLiteDriver(address: path), pages: 40),
        .notes(path)
      )
      let result = await Result { () async throws -> Int in
        try await store.write { transaction in
          var failures = 0
          for number in 1...500 as ClosedRange<UInt64> {
            do {
              try transaction.put(Note.numbered(number, String(repeating: "x", count: 1_000)))
            } catch {
              failures += 1
            }
          }
          return failures
        }
      }
      let written = try await store.notes().count
      switch result {
      case .success(let failures): #expect(failures > 0 && written == 500 - failures)
      case .failure: #expect(written == 0)
      }
      await store.close()
    }
  }

  @Test("A file that cannot grow fails the write and leaves nothing of it")
  func cannotGrow() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      try await makeNotes(path)
      await #expect(processExitsWith: .success) { [path = path as String] in
        signal(SIGXFSZ, SIG_IGN)
        let store = try await openNotes(path)
        var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        await #expect {
          try await store.write { transaction in
            for number in 10...500 as ClosedRange<UInt64> {
              try transaction.put(Note.numbered(number, String(repeating: "x", count: 1_000)))
            }
          }
        } throws: { error in
          if case StoreError.inputOutput(path, _) = error { true } else { false }
        }
        #expect(try await store.notes().count == 3)
        await store.close()
      }
      let store = try await openNotes(path)
      #expect(try await store.notes().count == 3)
      await store.close()
    }
  }

  @Test("A file that another program is writing to is busy for writers alone")
  func busy() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      try await makeNotes(path)
      let other = try SQLiteConnection(testing: path)
      try other.execute("BEGIN IMMEDIATE")
      let store = try await SQLStore(
        SQLiteDriver(address: path, patience: 20),
        .notes(path, execution: .queues)
      )
      await #expect(throws: StoreError.busy(path: path)) { try await store.put(.numbered(9)) }
      #expect(try await store.notes().count == 3)
      try other.execute("ROLLBACK")
      try await store.put(.numbered(9))
      other.close()
      await store.close()
    }
  }
}

/// A driver whose files may have so many pages and no more.
private struct LimitedDriver: SQLDriver {
  let driver: SQLiteDriver
  let pages: Int

  var isThere: Bool { driver.isThere }

  func open(_ role: SQLRole) throws(StoreError) -> any SQLConnection {
    let connection = try driver.open(role)
    try connection.run("PRAGMA max_page_count = \(pages)")
    return connection
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
