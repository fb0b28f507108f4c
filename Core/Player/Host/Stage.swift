import HearthPorts
import Synchronization

/// A performance, where it is heard, and the task that plays it.
struct Stage {
  let performance: Performance
  /// The address of the output.
  let output: String
  /// Whether nobody hears it, for want of a device.
  let isMakeshift: Bool
  let run: Task<Void, Never>
}

/// An output that was opened to play on.
struct Place {
  let output: any AudioOutput
  let url: String
  /// Whether it was taken because no device could be had.
  var isMakeshift = false
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
