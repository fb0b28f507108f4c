import HearthPorts
import HearthSupport

/// The port over a store's file, run as the setup asks.
struct SQLiteMaintenancePort: StoreMaintenance {
  private let maintenance: SQLiteMaintenance
  /// nil to work on the caller's thread.
  private let queue: MaintenanceQueue?

  /// The maintenance of a store that need not be there.
  init(_ setup: StoreSetup) throws(StoreError) {
    maintenance = try SQLiteMaintenance(setup)
    switch setup.execution {
    case .caller: queue = nil
    case .queues: queue = MaintenanceQueue()
    }
  }

  func backUp(to path: String) async throws(BackupError) -> Backup {
    try await run { (maintenance) throws(BackupError) in try maintenance.backUp(to: path) }
  }

  func verify(_ path: String) async throws(BackupError) -> Backup {
    try await run { (maintenance) throws(BackupError) in try maintenance.verify(path) }
  }

  func restore(from path: String) async throws(BackupError) -> Restoration {
    try await run { (maintenance) throws(BackupError) in try maintenance.restore(from: path) }
  }

  private func run<T: Sendable>(
    _ body: @Sendable (SQLiteMaintenance) throws(BackupError) -> T
  ) async throws(BackupError) -> T {
    guard let queue else { return try body(maintenance) }
    return try await queue.run(maintenance, body)
  }
}

/// A queue for work that reads and writes whole files.
private actor MaintenanceQueue {
  nonisolated let unownedExecutor: UnownedSerialExecutor
  private let executor = QueueExecutor(label: "hearth.store.maintenance")

  init() {
    unownedExecutor = executor.asUnownedSerialExecutor()
  }

  func run<T: Sendable>(
    _ maintenance: SQLiteMaintenance,
    _ body: @Sendable (SQLiteMaintenance) throws(BackupError) -> T
  ) throws(BackupError) -> T {
    try body(maintenance)
  }
}
