import HearthPorts
import Synchronization

/// A performance, where it is heard, and the task that plays it.
struct Stage {
  let performance: Performance
  /// The address of the output.
  let output: String
  let run: Task<Void, Never>
}

/// Somebody who watches, in a language.
struct Follower {
  let messages: HostMessages
  let continuation: AsyncStream<RemoteStatus>.Continuation
  /// What they were told last.
  var last: RemoteStatus?
}

/// What plays, for those who may not wait to ask.
final class Spotlight: Sendable {
  private let performance = Mutex<Performance?>(nil)

  func turn(to performance: Performance) {
    self.performance.withLock { $0 = performance }
  }

  /// The frames played since the sound began.
  var position: Int64 { performance.withLock { $0 }?.position ?? 0 }
}
