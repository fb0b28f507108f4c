import Synchronization

/// Work that goes on beside the screen, and what becomes of its result.
struct Effect {
  let id: Int
  /// Whether what is typed meanwhile waits for it.
  let holdsInput: Bool
  let work: @Sendable () async throws -> any Sendable
  let receive: (Result<any Sendable, any Error>) -> Void
}

/// What work beside the screen has come to, handed over from any thread.
package final class Mailbox: Sendable {
  private struct State {
    var results: [(id: Int, result: Result<any Sendable, any Error>)] = []
    var hasNews = false
    var hasFrame = false
  }

  private let state = Mutex(State())

  /// An empty one.
  package init() {}

  func post(_ result: Result<any Sendable, any Error>, of id: Int) {
    state.withLock { $0.results.append((id, result)) }
  }

  /// Tells that somebody has written to the store.
  package func postNews() {
    state.withLock { $0.hasNews = true }
  }

  /// Tells that something is to be drawn anew which is not in the store.
  package func postFrame() {
    state.withLock { $0.hasFrame = true }
  }

  func takeResults() -> [(id: Int, result: Result<any Sendable, any Error>)] {
    state.withLock { state in
      defer { (state.results, state.hasFrame) = ([], false) }
      return state.results
    }
  }

  /// Whether nothing has come.
  var isEmpty: Bool { state.withLock { $0.results.isEmpty && !$0.hasNews && !$0.hasFrame } }

  func takeNews() -> Bool {
    state.withLock { state in
      defer { state.hasNews = false }
      return state.hasNews
    }
  }
}
