import HearthModel
import HearthPorts

/// A store that keeps the mark sheets of trackers in step with their entries, in the same transaction.
struct SheetKeepingStore: Store {
  let base: any Store

  func read<T: Sendable>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> T
  ) async throws -> T {
    try await base.read(body)
  }

  func write<T: Sendable>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> T
  ) async throws -> T {
    try await base.write { transaction in
      let keeping = SheetKeepingTransaction(transaction)
      let result = try body(keeping)
      try keeping.settle()
      return result
    }
  }

  /// What sync stores comes past the sheets: they are emptied by it.
  func sync<T: Sendable>(
    _ body: @escaping @Sendable (any SyncTransaction) throws -> T
  ) async throws -> T {
    try await base.sync(body)
  }

  func changes() -> AsyncStream<Change> { base.changes() }

  func close() async { await base.close() }
}
