import Glibc
import HearthPlugins
import HearthPorts
import Testing

@testable import StorageSQLite

@Suite("Opening after an unclean stop", .timeLimit(.minutes(20)))
struct UncleanStopTests {
  @Test("A sound file goes on with what the log holds")
  func sound() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path)
      try leaveLog(path)
      #expect(!contents(path + "-wal").isEmpty)
      let store = try await openNotes(path)
      #expect(try await store.notes().count == 4)
      await store.close()
      #expect(folder.names == ["a.db", "a.db-shm", "a.db-wal"])
    }
  }

  @Test("A log is looked through once, even where nobody writes or closes the store afterwards")
  func onlyRead() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path)
      try leaveLog(path)
      let store = try await openNotes(path)
      #expect(contents(path + "-wal").isEmpty)
      #expect(try await store.notes().count == 4)
      await store.close()
    }
  }

  @Test("A damaged file is told as such at every opening, before anybody meets the damage")
  func damaged() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path, count: 2_000)
      try leaveLog(path)
      try damage(path)
      for _ in 1...3 {
        await #expect(throws: StoreError.damaged(path: path)) { _ = try await openNotes(path) }
      }
      #expect(!contents(path + "-wal").isEmpty)
    }
  }

  @Test("After a clean stop nothing is looked through")
  func cleanStop() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path, count: 2_000)
      try damage(path)
      await (try await openNotes(path)).close()
    }
  }

  @Test("Nor while another program has the file open: its log is no leftover")
  func openElsewhere() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path, count: 2_000)
      let other = try await openNotes(path)
      try await other.put(.numbered(9_000))
      #expect(!contents(path + "-wal").isEmpty)
      try damage(path)
      await (try await openNotes(path)).close()
      await other.close()
    }
  }

  /// Spoils a page that opening does not need.
  private func damage(_ path: String) throws {
    try overwrite(path, [UInt8](repeating: 0xA5, count: 4_000), at: 30 * 4096 + 50)
  }
}
