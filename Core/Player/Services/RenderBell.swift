import Synchronization

/// Lets tasks wait until what they asked of an engine has been followed, holding no thread.
final class RenderBell: Sendable {
  private struct Waiting {
    let isHeard: @Sendable () -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var waiting: [Waiting] = []
    var isOver = false
  }

  private let state = Mutex(State())
  private let isNeeded = Atomic<Bool>(false)

  /// Waits until a condition holds after a block, or nobody will render any more.
  func wait(until isHeard: @escaping @Sendable () -> Bool) async {
    await withCheckedContinuation { continuation in
      let waits = state.withLock { state in
        guard !state.isOver, !isHeard() else { return false }
        state.waiting.append(Waiting(isHeard: isHeard, continuation: continuation))
        isNeeded.store(true, ordering: .relaxed)
        return true
      }
      if !waits { continuation.resume() }
    }
  }

  /// Rings behind a block, for those whose condition holds.
  func ring() {
    guard isNeeded.load(ordering: .relaxed) else { return }
    release { $0.isHeard() }
  }

  /// Lets everybody go who waits now.
  func giveUp() { release { _ in true } }

  /// Rings for the last time.
  func end() {
    state.withLock { $0.isOver = true }
    giveUp()
  }

  private func release(where isDone: (Waiting) -> Bool) {
    let done = state.withLock { state in
      var (done, rest): ([Waiting], [Waiting]) = ([], [])
      // Asked once of each: a command that comes meanwhile makes what held hold no longer.
      for waiting in state.waiting {
        if isDone(waiting) { done.append(waiting) } else { rest.append(waiting) }
      }
      state.waiting = rest
      isNeeded.store(!rest.isEmpty, ordering: .relaxed)
      return done
    }
    for waiting in done { waiting.continuation.resume() }
  }
}
