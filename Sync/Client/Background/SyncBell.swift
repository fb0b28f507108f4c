import Synchronization

/// Tells one who waits that something was rung since.
final class SyncBell: Sendable {
  private struct State {
    var rings = 0
    var waiter: AsyncStream<Void>.Continuation?
  }

  private let state = Mutex(State())

  /// How often it was rung.
  var rings: Int { state.withLock { $0.rings } }

  func ring() {
    let waiter = state.withLock { state in
      state.rings += 1
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.finish()
  }

  /// Waits until it is rung once more than that; a task that is cancelled waits no longer.
  func wait(after rings: Int) async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let former = state.withLock { state in
      defer { state.waiter = state.rings == rings ? continuation : nil }
      return state.waiter
    }
    former?.finish()
    if self.rings != rings { continuation.finish() }
    for await _ in stream {}
  }
}
