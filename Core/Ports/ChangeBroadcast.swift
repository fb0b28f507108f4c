import Synchronization

/// The listeners of a store: the half of `Store.changes()` that all backends share.
public final class ChangeBroadcast: Sendable {
  private struct State {
    var listeners: [Int: AsyncStream<Change>.Continuation] = [:]
    var lastKey = 0
    var watch: Task<Void, Never>?
    var isFinished = false
  }

  private let state = Mutex(State())
  private let watch: (@Sendable (ChangeBroadcast) async -> Void)?

  /// A broadcast without listeners.
  ///
  /// - Parameter watch: looks for commits of other processes; run in a task as long as somebody
  ///   listens and cancelled when nobody does any more.
  public init(watch: (@Sendable (ChangeBroadcast) async -> Void)? = nil) {
    self.watch = watch
  }

  deinit { finish() }

  /// What is sent from now on, until the listener is dropped or the broadcast ends.
  public func stream() -> AsyncStream<Change> {
    let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
    let key = state.withLock { state in
      state.lastKey += 1
      return state.lastKey
    }
    continuation.onTermination = { [weak self] _ in self?.remove(key) }
    let isFinished = state.withLock { state in
      guard !state.isFinished else { return true }
      state.listeners[key] = continuation
      if state.watch == nil, let watch {
        state.watch = Task { [weak self] in
          if let self { await watch(self) }
        }
      }
      return false
    }
    if isFinished { continuation.finish() }
    return stream
  }

  /// Tells every listener.
  public func send(_ changes: [Change]) {
    let listeners = state.withLock { Array($0.listeners.values) }
    for listener in listeners {
      for change in changes { listener.yield(change) }
    }
  }

  /// Ends every stream, and those asked for later at once.
  public func finish() {
    let (listeners, watch) = state.withLock { state in
      state.isFinished = true
      defer { state.listeners = [:] }
      return (Array(state.listeners.values), state.watch)
    }
    watch?.cancel()
    for listener in listeners { listener.finish() }
  }

  private func remove(_ key: Int) {
    let watch: Task<Void, Never>? = state.withLock { state in
      state.listeners[key] = nil
      guard state.listeners.isEmpty else { return nil }
      defer { state.watch = nil }
      return state.watch
    }
    watch?.cancel()
  }
}
