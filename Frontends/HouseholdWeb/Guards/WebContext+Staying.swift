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

  /// Waits until the session or the key is good no longer, which somebody has written down.
  ///
  /// - Parameter changes: those of the store since before the answer was given: none is missed.
  private func untilOut(_ changes: AsyncStream<Change>) async {
    for await _ in changes {
      guard await isStillIn() else { return }
    }
  }

  /// A stream that ends with the session as well.
  public func whileIn(_ stream: AsyncStream<[UInt8]>) -> AsyncStream<[UInt8]> {
    let changes = dependencies.store.changes()
    return AsyncStream { continuation in
      let work = Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { for await piece in stream { continuation.yield(piece) } }
          group.addTask { await untilOut(changes) }
          group.addTask {
            repeat {
              guard (try? await house.heartbeat()) != nil else { return }
            } while await isStillIn()
          }
          await group.next()
          group.cancelAll()
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  /// An answer of server-sent events, which ends with the work that makes them, with the session, or
  /// when nobody listens any more.
  public func events(
    _ work: @escaping @Sendable (AsyncStream<[UInt8]>.Continuation) async -> Void
  ) -> HTTPResponse {
    let changes = dependencies.store.changes()
    let events = AsyncStream<[UInt8]> { continuation in
      let task = Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await work(continuation) }
          group.addTask { await untilOut(changes) }
          await group.next()
          group.cancelAll()
        }
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
