import Glibc
import HearthModel
import HearthPorts
import StorageSQL
import Testing

@testable import StorageSQLite

@Suite("Files that others leave, take or make", .timeLimit(.minutes(20)))
struct RecoveryTests {
  @Test("Another program's database is left alone with its log, even with a torn first page")
  func foreignLog() async throws {
    for isTorn in [false, true] {
      try await withTemporaryFolder { folder in
        let path = folder.file("a.db")
        try makeForeign(folder, path)
        if isTorn { try overwrite(path, [UInt8](repeating: 0xA5, count: 512)) }
        let before = ["", "-wal"].map { contents(path + $0) }
        await #expect(throws: StoreError.notAStore(path: path)) { _ = try await openNotes(path) }
        let isUnchanged = ["", "-wal"].map { contents(path + $0) } == before
        #expect(isUnchanged)
        #expect(folder.names == ["a.db", "a.db-wal"])
      }
    }
  }

  /// A database in the middle of a program's work: its last commits are in the log alone.
  private func makeForeign(_ folder: TemporaryFolder, _ path: String) throws {
    try withMaker(folder, path, suffix: "-wal") { maker in
      try maker.execute("PRAGMA journal_mode = WAL; CREATE TABLE note (id INTEGER)")
      try maker.execute("INSERT INTO note VALUES (1)")
    }
  }

  /// Copies what a connection to another file leaves in the middle of its work.
  private func withMaker(
    _ folder: TemporaryFolder,
    _ path: String,
    suffix: String,
    _ body: (SQLiteConnection) throws -> Void
  ) throws {
    let original = path + ".original"
    if access(original, F_OK) != 0 { try overwrite(original, []) }
    let maker = try SQLiteConnection(testing: original)
    try body(maker)
    for suffix in ["", suffix] { try overwrite(path + suffix, contents(original + suffix)) }
    maker.close()
    remove(original)
  }

  @Test("A file in the middle of a change is not read as it lies where it cannot be put right")
  func journalBesideLockedFile() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      try await makeNotes(path + ".original", count: 300)
      try withMaker(folder, path, suffix: "-journal") { maker in
        try maker.execute("PRAGMA journal_mode = DELETE; PRAGMA cache_size = 2; BEGIN")
        try maker.execute("UPDATE note SET text = text || ' changed'")
      }
      chmod(folder.path, 0o755)
      for suffix in ["", "-journal"] { chmod(path + suffix, 0o644) }
      await #expect(processExitsWith: .success) { [path = path as String] in
        try becomeNobody()
        await #expect(throws: StoreError.readOnly(path: path)) { _ = try await openNotes(path) }
      }
      let store = try await openNotes(path)
      #expect(try await store.notes().allSatisfy { !$0.text.hasSuffix("changed") })
      await store.close()
    }
  }

  @Test("What is written to a file that somebody has moved away is refused, not lost")
  func moved() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let store = try await openNotes(path)
      try await store.put(.numbered(1))
      rename(path, folder.file("b.hearth"))
      let error = StoreError.inputOutput(
        path: path,
        detail: "the file has been moved or removed"
      )
      await #expect(throws: error) { try await store.put(.numbered(2)) }
      rename(folder.file("b.hearth"), path)
      try await store.put(.numbered(3))
      #expect(try await store.notes().map(\.id.low) == [1, 3])
      await store.close()
    }
  }

  @Test("Who opens a new file that another gives up again does not write into nothing")
  func givenUp() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let driver = try SQLiteDriver(address: path)
      let maker = try driver.open(.writer)
      let other = OpenDriver(try driver.open(.writer))
      maker.abandon()
      #expect(folder.names == [])
      await #expect(throws: StoreError.self) { _ = try await SQLStore(other, .notes(path)) }
      try await makeNotes(path)
    }
  }
}

/// A driver with one connection, open already.
private struct OpenDriver: SQLDriver {
  // Used by one store alone.
  nonisolated(unsafe) private let connection: any SQLConnection

  var isThere: Bool { true }

  init(_ connection: any SQLConnection) {
    self.connection = connection
  }

  func open(_ role: SQLRole) throws(StoreError) -> any SQLConnection { connection }
}
