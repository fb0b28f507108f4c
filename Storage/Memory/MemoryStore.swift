import HearthModel
public import HearthPlugins
package import HearthPorts
import Synchronization

/// The reference implementation of the store port: what is gone when the program ends.
///
/// For tests and for trying things out: a query looks at every row of its table, and a write copies
/// the tables it changes. Bodies run on the caller's thread whatever the setup asks for; a read
/// works on a snapshot and waits for nobody.
package final class MemoryStore: Store {
  private let setup: StoreSetup
  /// nil once closed.
  private let committed: Mutex<MemoryTables?>
  private let writing = Mutex(())
  private let broadcast = ChangeBroadcast()

  /// An empty store for the tables of the modules.
  package init(_ setup: StoreSetup) {
    self.setup = setup
    committed = Mutex(MemoryTables(setup.modules, device: setup.random()))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func read<T: Sendable>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> T
  ) async throws -> T {
    try body(begin())
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func write<T: Sendable>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> T
  ) async throws -> T {
    try commit(body)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func sync<T: Sendable>(
    _ body: @escaping @Sendable (any SyncTransaction) throws -> T
  ) async throws -> T {
    try commit(body)
  }

  private func commit<T>(_ body: (MemoryTransaction) throws -> T) throws -> T {
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

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func changes() -> AsyncStream<Change> {
    broadcast.stream()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func close() async {
    committed.withLock { $0 = nil }
    broadcast.finish()
  }

  /// All that the store holds at a moment, to be put back as after a loss of power.
  package struct Moment: Sendable {
    fileprivate let tables: MemoryTables
  }

  /// What the store holds now; nil once it is closed.
  package var moment: Moment? {
    committed.withLock { $0 }.map { Moment(tables: $0) }
  }

  /// Puts back what a store held, as another device: this one may have told others of what is lost.
  package func rewind(to moment: Moment, device: UInt64) {
    var tables = moment.tables
    tables.device = device
    committed.withLock { $0 = tables }
  }

  private func begin() throws(StoreError) -> MemoryTransaction {
    guard let tables = committed.withLock({ $0 }) else { throw .closed }
    return MemoryTransaction(tables, now: setup.now)
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
