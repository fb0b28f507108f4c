import Glibc
import HearthModel
import HearthPlugins
import HearthPorts
import Synchronization
import Testing

@testable import StorageSQLite

@Suite("Copies that a SQLite store makes of itself", .timeLimit(.minutes(20)))
struct AutomaticBackupTests {
  @Test("The first write of a day makes a copy of it, readable for its owner alone")
  func daily() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      let store = try await StorePlugin.sqlite.make(setup(path))
      try await store.put(.numbered(1))
      let copy = folder.file("backups/a.2026-01-01.db")
      let first = contents(copy)
      try await store.put(.numbered(2))
      await store.close()
      try await write(path, 3)
      let isFirst = contents(copy) == first
      #expect(isFirst)
      #expect(try mode(copy) == 0o600)
      #expect(try mode(folder.file("backups")) == 0o700)
      #expect(try await maintenance(path).verify(copy).records == 1)
    }
  }

  @Test("The folder of the copies is closed to others again")
  func repairedFolder() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await write(path, 0)
      chmod(folder.file("backups"), 0o777)
      try await write(path, 1)
      #expect(try mode(folder.file("backups")) == 0o700)
    }
  }

  @Test("While another program makes the copy of the day, nothing is made and nothing remarked")
  func madeElsewhere() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      mkdir(folder.file("backups"), 0o700)
      let partial = folder.file("backups/a.2026-01-01.db.partial")
      let descriptor = open(partial, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      flock(descriptor, LOCK_EX)
      let remarks = Mutex<[StoreRemark]>([])
      try await write(path, 0) { remark in remarks.withLock { $0.append(remark) } }
      #expect(remarks.withLock { $0 } == [])
      #expect(TemporaryFolder(holding: partial).names == ["a.2026-01-01.db.partial"])
      close(descriptor)
      try await write(path, 0, "later")
      #expect(TemporaryFolder(holding: partial).names == ["a.2026-01-01.db"])
    }
  }

  @Test("An index that does not hold what its table holds is found within a week, and remarked")
  func weekly() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      // 2026-01-01 is a Thursday; weeks are counted from Thursdays.
      for day in 0...1 { try await write(path, day, "milk \(day)") }
      try spoilIndex(path, "milk 1")
      let remarks = Mutex<[StoreRemark]>([])
      for day in 2...7 {
        try await write(path, day) { remark in remarks.withLock { $0.append(remark) } }
      }
      #expect(remarks.withLock { $0 } == [.notCopied(.damaged(path: path))])
      #expect(!TemporaryFolder(holding: folder.file("backups/x")).names.contains("a.2026-01-08.db"))
    }
  }

  /// Changes a text in the index over it alone, which lies behind the table.
  private func spoilIndex(_ path: String, _ text: String) throws {
    let (bytes, word) = (contents(path), Array(text.utf8))
    let places = bytes.indices.filter { bytes[$0...].starts(with: word) }
    try #require(places.count == 2)
    try overwrite(path, [UInt8(ascii: "X")], at: places[1])
  }

  @Test("Nothing is copied by reading, by writing what is there, or where none was asked for")
  func notWithoutNeed() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path)
      let store = try await StorePlugin.sqlite.make(setup(path))
      #expect(try await store.notes().count == 3)
      try await store.put(.numbered(1, "note 1"))
      await store.close()
      #expect(folder.names == ["a.db", "a.db-shm", "a.db-wal"])
    }
  }

  @Test("Seven days are kept, whatever else lies in the folder")
  func seven() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      for day in 0...9 { try await write(path, day) }
      let foreign = ["a.2026-01-0x.db", "b.2025-01-01.db", "a.before-notes-2.db", "notes.txt"]
      for name in foreign { try overwrite(folder.file("backups/\(name)"), [1]) }
      try await write(path, 12)
      let days = ["05", "06", "07", "08", "09", "10", "13"].map { "a.2026-01-\($0).db" }
      #expect(TemporaryFolder(holding: folder.file("backups/x")).names == (days + foreign).sorted())
      // A clock that was set back makes its own copy, which is not the first to go.
      try await write(path, 1, "again")
      #expect(
        TemporaryFolder(holding: folder.file("backups/x")).names
          == (days.dropFirst() + ["a.2026-01-02.db"] + foreign).sorted()
      )
    }
  }

  @Test("A copy that cannot be made does not take the write with it")
  func notWritable() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try overwrite(folder.file("backups"), [1])
      let remarks = Mutex<[StoreRemark]>([])
      for _ in 1...2 {
        try await write(path, 0) { remark in remarks.withLock { $0.append(remark) } }
      }
      // The second time there is nothing to write, and so no reason to copy.
      #expect(remarks.withLock { $0.count } == 1)
      let store = try await openNotes(path)
      #expect(try await store.notes().count == 1)
      await store.close()
    }
  }

  @Test("A damaged store makes no copies that would push the good ones out")
  func damaged() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path, count: 2_000)
      try overwrite(path, [UInt8](repeating: 0xA5, count: 5_000), at: 30 * 4096 + 100)
      try? await write(path, 0)
      #expect(
        !folder.names.contains("backups")
          || TemporaryFolder(holding: folder.file("backups/x")).names == []
      )
    }
  }

  private func write(
    _ path: String,
    _ day: Int,
    _ text: String = "",
    remark: @escaping @Sendable (StoreRemark) -> Void = { _ in }
  ) async throws {
    let store = try await StorePlugin.sqlite.make(setup(path, day: day, remark: remark))
    try await store.put(.numbered(UInt64(day), text))
    await store.close()
  }
}
