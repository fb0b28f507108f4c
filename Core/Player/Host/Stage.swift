import HearthPorts

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
