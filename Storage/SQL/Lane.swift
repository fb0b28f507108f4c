import HearthSupport
import Synchronization

/// Where the transactions of one session run, one at a time.
protocol Lane: Sendable {
  /// Runs a body when all earlier ones have ended.
  func run<T: Sendable>(_ body: @Sendable (SQLSession) throws -> T) async throws -> T
}

/// Runs bodies on the caller's thread: nothing is started, nothing suspends.
final class CallerLane: Lane {
  private let session: Mutex<SQLSession>

  init(_ session: sending SQLSession) {
    self.session = Mutex(session)
  }

  func run<T: Sendable>(_ body: @Sendable (SQLSession) throws -> T) async throws -> T {
    try session.withLock { try body($0) }
  }
}

/// Runs bodies on a queue of its own, so that waiting for a file or a lock holds up nobody else.
actor QueueLane: Lane {
  nonisolated let unownedExecutor: UnownedSerialExecutor
  private let executor: QueueExecutor
  private let session: SQLSession

  init(_ session: sending SQLSession, label: String) {
    executor = QueueExecutor(label: label)
    unownedExecutor = executor.asUnownedSerialExecutor()
    self.session = session
  }

  func run<T: Sendable>(_ body: @Sendable (SQLSession) throws -> T) async throws -> T {
    try body(session)
  }
}
