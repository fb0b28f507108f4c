import HearthPorts
import HearthSupport

/// A player behind a socket; each call is a connection of its own.
struct SocketRemote: PlayerRemote {
  let path: String

  func status(in language: String) async throws(PlayerRemoteError) -> RemoteStatus {
    try await SocketConversation(path: path).ask(WireQuestion.status.wire(in: language))
  }

  func perform(
    _ command: RemoteCommand,
    in language: String
  ) async throws(PlayerRemoteError) -> RemoteStatus {
    try await SocketConversation(path: path)
      .ask(WireQuestion.perform(command).wire(in: language))
  }

  func statuses(
    in language: String
  ) async throws(PlayerRemoteError) -> AsyncStream<RemoteStatus> {
    let conversation = try SocketConversation(path: path)
    let first = try await conversation.ask(WireQuestion.follow.wire(in: language))
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      continuation.yield(first)
      let task = Task {
        for await line in conversation.lines {
          guard let status = try? WireAnswer.read(line).get() else { break }
          continuation.yield(status)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in
        task.cancel()
        conversation.interrupt()
      }
    }
  }
}
