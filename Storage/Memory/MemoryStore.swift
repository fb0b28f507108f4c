import HearthModel
public import HearthPlugins
import HearthPorts
import Synchronization

/// The reference implementation of the store port: what is gone when the program ends.
///
/// For tests and for trying things out: a query looks at every row of its table, and a write copies
/// the tables it changes. Bodies run on the caller's thread whatever the setup asks for; a read
/// works on a snapshot and waits for nobody.
final class MemoryStore: Store {
  private let setup: StoreSetup
  private let device: UInt64
  /// nil once closed.
  private let committed: Mutex<MemoryTables?>
  private let writing = Mutex(())
  private let broadcast = ChangeBroadcast()

  /// An empty store for the tables of the modules.
  init(_ setup: StoreSetup) {
    self.setup = setup
    device = setup.random()
    committed = Mutex(MemoryTables(setup.modules.flatMap { $0.tables() }))
  }

  func read<T: Sendable>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> T
  ) async throws -> T {
    try body(begin())
  }

  func write<T: Sendable>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> T
  ) async throws -> T {
    try writing.withLock { _ in
      let transaction = try begin()
      let result = try body(transaction)
      let isOpen = committed.withLock { committed in
        guard committed != nil else { return false }
        committed = transaction.tables
        return true
      }
      guard isOpen else { throw StoreError.closed }
      broadcast.send(transaction.changes.changes)
      return result
    }
  }

  func changes() -> AsyncStream<Change> {
    broadcast.stream()
  }

  func close() async {
    committed.withLock { $0 = nil }
    broadcast.finish()
  }

  private func begin() throws(StoreError) -> MemoryTransaction {
    guard let tables = committed.withLock({ $0 }) else { throw .closed }
    return MemoryTransaction(tables, device: device, now: setup.now)
  }
}

extension StorePlugin {
  /// `memory:`, a store that is gone when the program ends.
  public static var memory: StorePlugin {
    StorePlugin(name: "memory", summary: "plugin.store.memory") { setup in
      guard setup.address.isEmpty else { throw StoreError.badAddress(setup.address) }
      return MemoryStore(setup)
    }
  }
}
