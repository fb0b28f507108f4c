import HearthPorts
import StorageSQL
import StorageSQLite

@testable import StoreWriter

/// The life of a store over a disk of which one operation, or all from one on, fails.
struct FaultRun {
  /// So few pages that the log is often put back into the file.
  private let tuning = ["PRAGMA wal_autocheckpoint = 6"]

  let disk: FaultDisk
  private let fault: Fault
  private let path: String
  private let ledger = Ledger()
  private var faults: [String] = []
  /// The last commit that was acknowledged, and the last that was tried.
  private var acknowledged = 0
  private var tried = 0

  /// A run on the file that the fault starts from.
  init(_ fault: Fault, _ folder: TemporaryFolder) async throws {
    self.fault = fault
    path = folder.file("a.hearth")
    disk = try FaultDisk()
    if fault.start != .nothing { try await makeFile(folder) }
  }

  /// Opens, writes, reads and closes; what fails is tried again.
  mutating func run() async throws {
    let driver = TunedDriver(
      driver: try SQLiteDriver(address: path, vfs: disk.name),
      statements: tuning
    )
    let setup = StoreSetup.entries(path, version: 2)
    let opened = await insist { try await SQLStore(driver, setup) }
    guard let store = opened else { return }
    for _ in 1...5 {
      await write(store)
      await read(store)
    }
    await store.close()
  }

  /// What has gone wrong, what is wrong with the file now, and what would be if the power went: a
  /// sync that failed is not made good by a later one.
  func verdict() async throws -> [String] {
    let allowed = acknowledged...tried
    var faults = faults
    for cut in [.dropped, .torn(seed: UInt64(disk.changes))] as [FaultDisk.Cut] {
      try await withTemporaryFolder { folder in
        _ = disk.cut(after: disk.changes, cut)
        try disk.save(to: folder)
        let fault = await inspect(folder.file("a.hearth"), ledger, allowed: allowed)
        faults += fault.map { ["\(cut): \($0)"] } ?? []
      }
    }
    let fault = await inspect(path, ledger, allowed: allowed)
    return faults + (fault.map { [$0] } ?? [])
  }

  private mutating func write(_ store: any Store) async {
    let number = acknowledged + 1
    tried = number
    let failures = faults.count
    let write = { [ledger] () async throws -> Bool in
      try await store.write { try ledger.write(number, in: $0) }
      return true
    }
    if await attempt(write) == nil {
      // Whoever is told that a write failed must not meet it.
      if let state = await attempt({ [ledger] in try await store.number(of: ledger) }),
        state != number - 1
      {
        faults.append(
          "after the failed commit \(number) the store is at \(String(describing: state))"
        )
      }
      guard await insist(write) != nil else { return }
    }
    if faults.count == failures { acknowledged = number }
  }

  private mutating func read(_ store: any Store) async {
    let state = await insist { [ledger] in try await store.number(of: ledger) }
    guard let state, state != acknowledged else { return }
    faults.append("the store is at \(String(describing: state)) instead of \(acknowledged)")
  }

  /// What a body gives; nil where it fails as it should.
  private mutating func attempt<T>(_ body: () async throws -> T) async -> T? {
    do {
      return try await body()
    } catch {
      if !fault.isRight(error) { faults.append("\(error)") }
      return nil
    }
  }

  /// Tries a second time, once the fault is over.
  private mutating func insist<T>(_ body: () async throws -> T) async -> T? {
    if let result = await attempt(body) { return result }
    if fault.isLasting { disk.heal() }
    if let result = await attempt(body) { return result }
    faults.append("it fails for good")
    return nil
  }

  private mutating func makeFile(_ folder: TemporaryFolder) async throws {
    let maker = folder.file("maker.hearth")
    let store = try await SQLStore(SQLiteDriver(address: maker), .entries(maker))
    for number in 1...3 { try await store.write { [ledger] in try ledger.write(number, in: $0) } }
    if fault.start == .older { await store.close() }
    for suffix in ["", "-wal"] where folder.names.contains("maker.hearth" + suffix) {
      try overwrite(path + suffix, contents(maker + suffix))
    }
    await store.close()
    acknowledged = 3
    tried = 3
  }
}
