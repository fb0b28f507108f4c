import HearthModel
import HearthPorts
import StorageSQL
import TestSupport
import Testing

@testable import StorageSQLite
@testable import StoreWriter

/// A scripted run of a store over a disk, with the point at which each commit was acknowledged.
struct Session {
  /// What a script can do between opening and closing.
  enum Step: CaseIterable {
    case commit
    case rollBack
    case checkpoint
    case reopen
    case migrate
    /// Another connection reads on in an old state, which keeps the log from starting over.
    case hold
    case release
  }

  let disk: FaultDisk
  private let path: String
  private let tuning: [String]
  private let ledger = Ledger()
  /// The commits of the file before the session.
  private let first: Int
  /// How many changes the disk had seen when each commit began, and when its write returned.
  private var begun: [Int] = []
  private var acknowledged: [Int] = []
  private var version: Int
  private var holder: SQLiteConnection?

  /// A session on the file in a folder, whose last commit is given; without one there is no file.
  init(_ folder: TemporaryFolder, first: Int?, tuning: [String]) throws {
    disk = try FaultDisk()
    path = folder.file("a.hearth")
    self.first = first ?? 0
    version = first == nil ? 1 : 2
    self.tuning = tuning
  }

  /// The commits that may be the last after a power loss: at least all acknowledged ones.
  func promised(after changes: Int) -> ClosedRange<Int> {
    let least = first + acknowledged.count { $0 <= changes }
    return least...max(least, first + begun.count { $0 < changes })
  }

  /// Says of every commit that it was acknowledged when it began.
  mutating func acknowledgeTooEarly() {
    acknowledged = begun
  }

  /// A script of every step and so many commits, in any order.
  static func script(commits: Int, _ random: inout SplitMix64) -> [Step] {
    (Step.allCases + Array(repeating: .commit, count: commits)).shuffled(using: &random)
  }

  /// Opens, runs the steps and closes.
  mutating func run(_ script: [Step]) async throws {
    var store = try await open()
    for step in script {
      switch step {
      case .commit: try await commit(store)
      case .rollBack: try await rollBack(store)
      case .checkpoint: try checkpoint()
      case .hold: try hold()
      case .release: release()
      case .migrate, .reopen:
        if step == .migrate { version = 2 }
        await store.close()
        store = try await open()
      }
    }
    release()
    await store.close()
  }

  private func open() async throws -> any Store {
    let driver = TunedDriver(
      driver: try SQLiteDriver(address: path, vfs: disk.name),
      statements: tuning
    )
    return try await SQLStore(driver, .entries(path, version: version))
  }

  private var next: Int { first + begun.count + 1 }

  private mutating func commit(_ store: any Store) async throws {
    let number = next
    begun.append(disk.changes)
    try await store.write { [ledger] in try ledger.write(number, in: $0) }
    acknowledged.append(disk.changes)
  }

  private func rollBack(_ store: any Store) async throws {
    let number = next
    await #expect(throws: Undone.self) {
      try await store.write { [ledger] in
        try ledger.write(number, in: $0)
        throw Undone()
      }
    }
  }

  private func checkpoint() throws {
    let connection = try SQLiteConnection(testing: path, vfs: disk.name)
    try connection.execute("PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(PASSIVE)")
    connection.close()
  }

  private mutating func hold() throws {
    guard holder == nil else { return }
    holder = try SQLiteConnection(testing: path, vfs: disk.name)
    try holder?.execute("BEGIN; SELECT count(*) FROM hearth_kind")
  }

  private mutating func release() {
    holder?.close()
    holder = nil
  }
}

private struct Undone: Error {}
