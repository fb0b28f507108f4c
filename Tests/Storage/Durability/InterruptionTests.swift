import HearthModel
import HearthPlugins
import HearthPorts
import StorageSQLite
import Testing

@testable import StoreWriter

/// Killed before each change that it makes to a file or folder, one after the other.
@Suite(
  "Cut off in the middle",
  .enabled("Processes cannot be watched here") { InterruptedProgram.isPermitted },
  .timeLimit(.minutes(20))
)
struct InterruptionTests {
  /// What lies in the place of the store that is to be replaced.
  enum Former: CaseIterable {
    case nothing
    case closed
    /// With its last commits in the log alone.
    case killed
    /// The same, and it cannot be opened any more.
    case damaged
  }

  /// The last commit of the former store.
  private let former = 3
  /// The last commit of the copy.
  private let copied = 7

  @Test("A restoration leaves the former store or the new one", arguments: Former.allCases)
  func restoration(_ start: Former) async throws {
    var seen: Set<Bool> = []
    let changes = try await everyChange { folder, nth in
      let (path, copy) = (folder.file("a.db"), folder.file("copy.db"))
      try await makeCopy(copy, in: folder)
      try await make(start, path)
      let before = ["", "-wal"].map { contents(path + $0) }
      let isDone = try InterruptedProgram.runWriter(["restore", path, copy], untilChange: nth)
      let isNew = try await isNew(path, start, before)
      seen.insert(isNew)
      #expect(isNew || !isDone, "change \(nth)")
      if isNew { try await checkKept(folder, start, before) }
      #expect(!folder.names.contains { $0.hasSuffix(".restoring") }, "\(folder.names)")
      // Whatever was left, the next restoration gets to its end.
      _ = try InterruptedProgram.runWriter(["restore", path, copy], untilChange: .max)
      #expect(await inspect(path, Ledger(), allowed: copied...copied) == nil)
      #expect(!folder.names.contains { $0.hasSuffix(".partial") }, "\(folder.names)")
      return isDone
    }
    #expect(changes > 5 && seen == [true, false])
  }

  @Test("A copy is there as a whole or not at all")
  func copy() async throws {
    let changes = try await everyChange { folder, nth in
      let (path, copy) = (folder.file("a.db"), folder.file("copy.db"))
      try await make(.killed, path)
      let isDone = try InterruptedProgram.runWriter(["backup", path, copy], untilChange: nth)
      let isThere = folder.names.contains("copy.db")
      #expect(isThere || !isDone)
      if isThere { #expect(await inspect(copy, Ledger(), allowed: former...former) == nil) }
      #expect(await inspect(path, Ledger(), allowed: former...former) == nil)
      return isDone
    }
    #expect(changes > 5)
  }

  @Test("A migration has happened or not, and begins with a copy")
  func migration() async throws {
    let changes = try await everyChange { folder, nth in
      let path = folder.file("a.db")
      try await make(.closed, path)
      let isDone = try InterruptedProgram.runWriter(["migrate", path], untilChange: nth)
      // It opens the file as of the newer version.
      #expect(await inspect(path, Ledger(), allowed: former...former) == nil)
      let copy = folder.file("backups/a.before-entries-2.db")
      #expect(await inspect(copy, Ledger(), allowed: former...former) == nil)
      return isDone
    }
    #expect(changes > 10)
  }

  /// Cuts off at the first change, the second, and so on until none is left.
  private func everyChange(
    _ body: (TemporaryFolder, Int) async throws -> Bool
  ) async throws -> Int {
    var nth = 1
    while try await !withTemporaryFolder({ try await body($0, nth) }), nth < 2_000 { nth += 1 }
    return nth - 1
  }

  private func make(_ start: Former, _ path: String) async throws {
    guard start != .nothing else { return }
    if start == .damaged {
      // With its table, lest the log hold another first page than the one that is damaged.
      let store = try await StoreWriter.open(path, .caller)
      try await store.write { transaction in
        guard let entry = Ledger().entries(of: 1).first else { return }
        try transaction.put(entry)
        try transaction.delete(Entry.schema.table, entry.id)
      }
      await store.close()
    }
    _ = try await ChildProcess(writer: "write", path, "1", "60", "dying").finish()
    if start == .closed { await (try await StoreWriter.open(path, .caller)).close() }
    if start == .damaged {
      try overwrite(path, [UInt8](repeating: 0x5A, count: 4_096))
    }
  }

  private func makeCopy(_ copy: String, in folder: TemporaryFolder) async throws {
    let path = folder.file("other.db")
    let store = try await StoreWriter.open(path, .caller)
    for number in 1...copied { try await store.write { try Ledger().write(number, in: $0) } }
    await store.close()
    _ = try await StoreMaintenancePlugin.sqlite.make(.entries(path)).backUp(to: copy)
  }

  /// Whether the new store is in its place; what is there else must be the former one.
  private func isNew(_ path: String, _ start: Former, _ before: [[UInt8]]) async throws -> Bool {
    do {
      let store = try await StorePlugin.sqlite.make(.entries(path))
      let number = try await store.number(of: Ledger())
      await store.close()
      if number == copied { return true }
      #expect(number == (start == .nothing ? 0 : former))
    } catch {
      #expect(start == .damaged, "\(error)")
      let isUntouched = ["", "-wal"].map { contents(path + $0) } == before
      #expect(isUntouched)
    }
    return false
  }

  private func checkKept(
    _ folder: TemporaryFolder,
    _ start: Former,
    _ before: [[UInt8]]
  ) async throws {
    let kept = folder.names.filter { $0.contains("before-restore") && $0.hasSuffix(".db") }
    try #require(kept.count == (start == .nothing ? 0 : 1), "\(folder.names)")
    guard let path = kept.first.map(folder.file) else { return }
    if start == .damaged {
      let isKept = ["", "-wal"].map { contents(path + $0) } == before
      #expect(isKept)
    } else {
      #expect(await inspect(path, Ledger(), allowed: former...former) == nil)
    }
  }
}
