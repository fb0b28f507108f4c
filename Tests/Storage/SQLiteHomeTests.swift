import Glibc
import HearthModel
import HearthPlugins
import HearthPorts
import StorageSQLite
import Synchronization
import TestSupport
import Testing

/// Which device stamps what is written.
@Suite("A SQLite file and its device", .timeLimit(.minutes(20)))
struct SQLiteHomeTests {
  @Test("A file that was copied is another device from its first write on; its clock goes on")
  func copied() async throws {
    try await withTemporaryFolder { folder in
      let (path, copy) = (folder.file("a.db"), folder.file("b.db"))
      let first = try await write(path, 1)
      try overwrite(copy, contents(path))
      let other = try await write(copy, 2)
      #expect(other.device != first.device && other.time > first.time)
      #expect(try await write(copy, 3).device == other.device)
      #expect(try await write(path, 2).device == first.device)
    }
  }

  @Test("A file that was moved within its medium stays the device it was")
  func moved() async throws {
    try await withTemporaryFolder { folder in
      let (path, place) = (folder.file("a.db"), folder.file("b.db"))
      let first = try await write(path, 1)
      rename(path, place)
      #expect(try await write(place, 2).device == first.device)
      let link = folder.file("link.db")
      symlink(place, link)
      #expect(try await write(link, 3).device == first.device)
    }
  }

  @Test("A file put back by hand in the place of the one that is gone is another device")
  func putBack() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      let first = try await write(path, 1)
      let kept = contents(path)
      unlink(path)
      // Media give the number of a file that is gone to the next one.
      try overwrite(path, kept)
      #expect(try await write(path, 2).device != first.device)
    }
  }

  @Test("Copies of a copied file are its own, beside it")
  func backups() async throws {
    try await withTemporaryFolder { folder in
      let (path, copy) = (folder.file("a.db"), folder.file("b.db"))
      _ = try await write(path, 1)
      try overwrite(copy, contents(path))
      let store = try await StorePlugin.sqlite.make(setup(copy))
      try await store.put(.numbered(2))
      await store.close()
      #expect(TemporaryFolder(holding: folder.file("backups/x")).names == ["b.2026-01-01.db"])
      let backup = try await maintenance(path).verify(folder.file("backups/b.2026-01-01.db"))
      #expect(backup.records == 2)
    }
  }

  @Test("What a machine that went down has left makes another device, what a killed process not")
  func cutOff() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      let first = try await write(path, 1)
      try leaveLog(path)
      #expect(try await write(path, 2).device == first.device)
      try leaveLog(path, number: 0xFFFE)
      var times = [
        timeval(tv_sec: 1_000_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000_000, tv_usec: 0),
      ]
      try #require(utimes(path + "-wal", &times) == 0)
      // Who only reads puts the log into the file, and what it told is not forgotten.
      let reader = try await openNotes(path)
      #expect(try await reader.notes().count == 4)
      await reader.close()
      let other = try await write(path, 3)
      #expect(other.device != first.device && other.time > first.time)
      #expect(try await write(path, 4).device == other.device)
    }
  }

  /// Writes a note as a program that has just been started.
  ///
  /// - Returns: who stamped it, and when.
  private func write(
    _ path: String,
    _ number: UInt64
  ) async throws -> (device: UInt64, time: UInt64) {
    let random = Mutex(SplitMix64(seed: number &+ UInt64(path.utf8.last ?? 0)))
    let store = try await StorePlugin.sqlite.make(
      StoreSetup(
        address: path,
        modules: [SchemaModule(name: "notes", version: 1) { [Note.schema.table] }],
        now: { Instant(seconds: 1_700_000_000) },
        random: { random.withLock { $0.next() } }
      )
    )
    try await store.put(.numbered(number))
    let id = Note.numbered(number).id
    let row = try await store.read { try $0.stored(Note.schema.table, id) }
    await store.close()
    let group = try #require(row?.stamps.groups.first)
    return (group.device, group.time)
  }
}
