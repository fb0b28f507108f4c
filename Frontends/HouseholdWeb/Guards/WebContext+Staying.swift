public import HTTPKit
import HearthContainer
import HearthModel
import HearthPorts

extension WebContext {
  /// Whether the session or the key of this request is still good, and may still read.
  func isStillIn() async -> Bool {
    guard let identity else { return false }
    let isGood = try? await read { transaction in
      guard try transaction.fetch(WebAccount.self, identity.account.id) != nil else { return false }
      return switch identity.proof {
      case .session(let id): try transaction.fetch(WebSession.self, id) != nil
      case .token(let id, _): try transaction.fetch(WebToken.self, id) != nil
      }
    }
    return isGood ?? false
  }

  /// An answer of server-sent events, which ends with the work that makes them, with the session, or
  /// when nobody listens any more.
  public func events(
    _ work: @escaping @Sendable (AsyncStream<[UInt8]>.Continuation) async -> Void
  ) -> HTTPResponse {
    let events = AsyncStream<[UInt8]> { continuation in
      let task = Task {
        await work(continuation)
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
    return ServerEvents.response(events) {
      try await house.heartbeat()
      guard await isStillIn() else { throw CancellationError() }
    }
  }
}
