import Glibc
import HearthModel
import HearthPlugins
import HearthPorts
import Testing

@testable import StorageSQLite

@Suite("Files and folders of a SQLite store", .timeLimit(.minutes(20)))
struct SQLiteFileTests {
  @Test("New files are their owner's alone, whatever the umask")
  func newFiles() async {
    await #expect(processExitsWith: .success) {
      umask(0)
      try await withTemporaryFolder { folder in
        let path = folder.file("new/er/a.hearth")
        let store = try await openNotes(path)
        try await store.put(.numbered(1))
        for suffix in ["", "-wal", "-shm"] { #expect(try mode(path + suffix) == 0o600) }
        #expect(try mode(folder.file("new")) == 0o700)
        #expect(try mode(folder.file("new/er")) == 0o700)
        await store.close()
      }
    }
  }

  @Test("A store that is made when first written leaves no trace of being read and listened to")
  func unmade() async throws {
    for execution in [StoreExecution.caller, .queues] {
      try await withTemporaryFolder { folder in
        let path = folder.file("new/a.hearth")
        let store = try await StorePlugin.sqlite.make(
          .notes(path, execution: execution, creation: .whenWritten)
        )
        let listening = store.changes()
        #expect(try await store.notes() == [])
        #expect(folder.names == [])
        try await store.put(.numbered(1))
        #expect(try await store.notes().count == 1)
        #expect(try mode(folder.file("new")) == 0o700)
        await store.close()
        for await _ in listening {}
      }
    }
  }

  @Test("A link that leads nowhere, or a folder in the way, is no missing store")
  func notMissing() async throws {
    try await withTemporaryFolder { folder in
      symlink(folder.file("nowhere/b.hearth"), folder.file("a.hearth"))
      try overwrite(folder.file("file"), [1])
      for name in ["a.hearth", "file/a.hearth"] {
        await #expect(throws: StoreError.self) {
          _ = try await StorePlugin.sqlite.make(
            .notes(folder.file(name), creation: .whenWritten)
          )
        }
      }
    }
  }

  @Test("Files that others may read are closed to them at the next opening")
  func repairedModes() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let first = try await openNotes(path)
      try await first.put(.numbered(1))
      for suffix in ["", "-wal", "-shm"] { chmod(path + suffix, 0o666) }
      let second = try await openNotes(path)
      for suffix in ["", "-wal", "-shm"] { #expect(try mode(path + suffix) == 0o600) }
      await first.close()
      await second.close()
    }
  }

  @Test("The suite's own folder is closed to others at the next opening")
  func repairedFolder() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("hearth/a.hearth")
      for _ in 1...2 {
        try await makeNotes(path)
        #expect(try mode(folder.file("hearth")) == 0o700)
        chmod(folder.file("hearth"), 0o777)
      }
    }
  }

  @Test("Any other folder of a file that exists keeps its permissions")
  func foldersOfOthers() async throws {
    try await withTemporaryFolder { folder in
      chmod(folder.path, 0o755)
      try await makeNotes(folder.file("a.hearth"))
      #expect(try mode(folder.path) == 0o755)
    }
  }

  @Test(
    "After closing, everything is in the one file",
    arguments: [StoreExecution.caller, .queues]
  )
  func logIsGone(_ execution: StoreExecution) async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let store = try await openNotes(path, execution: execution)
      try await store.put(.numbered(1))
      for _ in 1...4 { _ = try await store.notes() }
      #expect(folder.names == ["a.hearth", "a.hearth-shm", "a.hearth-wal"])
      await store.close()
      #expect(folder.names == ["a.hearth"])
    }
  }

  @Test("After reading alone an empty log stays beside the file, until somebody has written")
  func emptyLogStays() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      try await makeNotes(path)
      for _ in 1...2 {
        let store = try await openNotes(path)
        #expect(try await store.notes().count == 3)
        await store.close()
        #expect(folder.names == ["a.hearth", "a.hearth-shm", "a.hearth-wal"])
        #expect(contents(path + "-wal").isEmpty)
      }
      let store = try await openNotes(path)
      try await store.put(.numbered(4))
      await store.close()
      #expect(folder.names == ["a.hearth"])
    }
  }

  @Test("Where an empty log lies, a file that may only be read is read")
  func emptyLogOfLockedFile() async {
    await #expect(processExitsWith: .success) {
      try becomeNobody()
      let modes: [(mode_t, mode_t)] = [(0o400, 0o500), (0o400, 0o700), (0o600, 0o500)]
      for (file, folderMode) in modes {
        for log in [file, 0o600] {
          try await withTemporaryFolder { folder in
            let path = folder.file("a.hearth")
            try await makeNotes(path)
            let first = try await openNotes(path)
            _ = try await first.notes()
            await first.close()
            chmod(path, file)
            for suffix in ["-wal", "-shm"] { chmod(path + suffix, log) }
            chmod(folder.path, folderMode)
            let store = try await openNotes(path)
            #expect(try await store.notes().count == 3)
            await store.close()
            chmod(folder.path, 0o700)
          }
        }
      }
    }
  }

  @Test("A store that is dropped unclosed lets go of its file")
  func dropped() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      try await openNotes(path).put(.numbered(1))
      #expect(folder.names == ["a.hearth"])
    }
  }

  @Test("A page that makes no sense is damage, as is a file cut short")
  func damage() async throws {
    for cut in [false, true] {
      try await withTemporaryFolder { folder in
        let path = folder.file("a.hearth")
        try await makeNotes(path, count: 2_000)
        if cut {
          truncate(path, 3 * 4096)
        } else {
          let noise = [UInt8](repeating: 0xA5, count: contents(path).count - 2 * 4096)
          try overwrite(path, noise, at: 2 * 4096)
        }
        await #expect(throws: StoreError.damaged(path: path)) {
          let store = try await openNotes(path)
          _ = try await store.notes()
        }
      }
    }
  }

  @Test("A row whose stamps make no sense is named, not guessed")
  func malformedStamps() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      try await makeNotes(path)
      let connection = try SQLiteConnection(testing: path)
      try connection.execute("UPDATE note SET _stamps = x'0102'")
      connection.close()
      let store = try await openNotes(path)
      await #expect(throws: StoreError.malformedRow(table: "note", field: "_stamps")) {
        try await store.put(.numbered(1, "edited"))
      }
      #expect(try await store.notes().map(\.text) == ["note 0", "note 1", "note 2"])
      await store.close()
    }
  }

  @Test("Indexes follow their declaration from version to version")
  func indexes() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      try await makeNotes(path)
      #expect(try indexes(path) == ["note_1_2", "note_3"])
      let later = StoreSetup(
        address: path,
        modules: [SchemaModule(name: "notes", version: 2) { [LaterNote.schema.table] }],
        now: { .distantPast },
        random: { 0 }
      )
      let store = try await StorePlugin.sqlite.make(later)
      #expect(try await store.read { try $0.fetch(LaterNote.query) }.count == 3)
      await store.close()
      #expect(try indexes(path) == ["note_2_1", "note_3"])
    }
  }

  private func indexes(_ path: String) throws -> [String] {
    let connection = try SQLiteConnection(testing: path)
    defer { connection.close() }
    return try connection.indexes(of: "note").sorted()
  }

  @Test("Another process's commits are seen and told")
  func otherProcess() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let store = try await openNotes(path, execution: .queues)
      var changes = store.changes().makeAsyncIterator()
      await #expect(processExitsWith: .success) { [path = path as String] in
        let store = try await openNotes(path)
        try await store.put(.numbered(1, "from the other"))
        await store.close()
      }
      #expect(await changes.next() == .unknown)
      #expect(try await store.notes().map(\.text) == ["from the other"])
      await store.close()
    }
  }

  @Test("A process that dies in a write leaves the store whole")
  func killed() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      try await makeNotes(path)
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
        let store = try await openNotes(path)
        try await store.put(.numbered(10, "committed"))
        try await store.write { transaction in
          for number in 20..<5_000 as Range<UInt64> {
            try transaction.put(Note.numbered(number, String(repeating: "x", count: 1_000)))
          }
          kill(getpid(), SIGKILL)
        }
      }
      let store = try await openNotes(path)
      #expect(try await store.notes().map(\.id.low) == [0, 1, 2, 10])
      await store.close()
    }
  }
}

/// The notes with another index.
private struct LaterNote: Record {
  let id: RecordID
  var owner: RecordID
  var start: Instant
  var text: String

  // swift-format-ignore
  static let schema = Schema(7, "note", indexes: [[2, 1], [3]], LaterNote.init,
    Field(1, "owner", \.owner),
    Field(2, "start", \.start),
    Field(3, "text", \.text)
  )
}
