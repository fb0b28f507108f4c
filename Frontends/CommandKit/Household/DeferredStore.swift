import HearthPorts
import Synchronization

/// A store that is opened when a command first reads or writes.
///
/// A mistake in the command line then makes no file, and a store that cannot be opened can still be
/// restored. Its first use must have ended before a second begins, and before anybody listens.
final class DeferredStore: Store {
  private enum State {
    case waiting
    case open(any Store)
    case closed
  }

  private let state = Mutex(State.waiting)
  private let hasWritten = Atomic(false)
  private let leaving: LeftStores?
  private let make: @Sendable () async throws -> any Store

  /// A store that `make` opens; what was only read goes to `leaving` instead of being closed.
  init(leaving: LeftStores? = nil, _ make: @escaping @Sendable () async throws -> any Store) {
    self.leaving = leaving
    self.make = make
  }

  func read<T: Sendable>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> T
  ) async throws -> T {
    try await opened().read(body)
  }

  func write<T: Sendable>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> T
  ) async throws -> T {
    hasWritten.store(true, ordering: .relaxed)
    return try await opened().write(body)
  }

  func sync<T: Sendable>(
    _ body: @escaping @Sendable (any SyncTransaction) throws -> T
  ) async throws -> T {
    hasWritten.store(true, ordering: .relaxed)
    return try await opened().sync(body)
  }

  /// Of a store that is not open there is nothing to tell.
  func changes() -> AsyncStream<Change> {
    guard case .open(let store) = state.withLock({ $0 }) else { return AsyncStream { $0.finish() } }
    return store.changes()
  }

  func close() async {
    let last = state.withLock { state in
      defer { state = .closed }
      return state
    }
    guard case .open(let store) = last else { return }
    if let leaving, !hasWritten.load(ordering: .relaxed) {
      leaving.keep(store)
    } else {
      await store.close()
    }
  }

  private func opened() async throws -> any Store {
    switch state.withLock({ $0 }) {
    case .open(let store): return store
    case .closed: throw StoreError.closed
    case .waiting:
      let store = try await make()
      state.withLock { $0 = .open(store) }
      return store
    }
  }
}
