import HearthModel
import HearthPorts
import Synchronization

/// A store whose next write does something more in the same transaction: looks at what is there
/// first, or keeps what was asked with what came of it.
final class JoiningStore: Store {
  typealias Step = @Sendable (any WriteTransaction) throws -> Void

  private let base: any Store
  private let before: Step
  private let after: Step
  private let isNext = Mutex(true)

  /// A store over another.
  ///
  /// - Parameters:
  ///   - base: the other.
  ///   - before: done first; what it throws undoes the write.
  ///   - after: done last.
  init(_ base: any Store, before: @escaping Step = { _ in }, after: @escaping Step = { _ in }) {
    self.base = base
    self.before = before
    self.after = after
  }

  func read<T: Sendable>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> T
  ) async throws -> T {
    try await base.read(body)
  }

  func write<T: Sendable>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> T
  ) async throws -> T {
    guard isNext.withLock({ $0.taken() }) else { return try await base.write(body) }
    do {
      return try await base.write { [before, after] transaction in
        try before(transaction)
        let result = try body(transaction)
        try after(transaction)
        return result
      }
    } catch {
      // Nothing of it was written.
      isNext.withLock { $0 = true }
      throw error
    }
  }

  func sync<T: Sendable>(
    _ body: @escaping @Sendable (any SyncTransaction) throws -> T
  ) async throws -> T {
    try await base.sync(body)
  }

  func changes() -> AsyncStream<Change> { base.changes() }

  func close() async { await base.close() }
}

extension Bool {
  /// Whether it was true; it is not any more.
  fileprivate mutating func taken() -> Bool {
    defer { self = false }
    return self
  }
}
