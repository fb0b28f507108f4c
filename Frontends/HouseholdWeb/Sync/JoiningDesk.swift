import SyncClient
import Synchronization

/// Brings this device into a household while requests come and go: over a hub it may be minutes until who
/// invited it has compared the digits.
final class JoiningDesk: Sendable {
  /// How far it is.
  enum State: Sendable {
    /// Nobody has asked for it.
    case idle
    /// It has asked to be let in; the digits are those that the other device shows.
    case waiting(digits: String?)
    /// It is in.
    case joined
    /// It was not let in.
    case failed(any Error)

    /// As programs read it.
    var name: String {
      switch self {
      case .idle: "idle"
      case .waiting: "waiting"
      case .joined: "joined"
      case .failed: "failed"
      }
    }
  }

  private let pause: @Sendable () async throws -> Void
  private let desk = Mutex<(state: State, work: Task<Void, Never>?)>((.idle, nil))

  init(pause: @escaping @Sendable () async throws -> Void) { self.pause = pause }

  /// How far it is.
  var state: State { desk.withLock { $0.state } }

  /// Uses a code, unless another one is being used.
  ///
  /// - Returns: how far it is as soon as there is something to tell; nil where another code is being used.
  func join(_ household: SyncHousehold, _ code: String, at place: String?, name: String) async
    -> State?
  {
    let (states, told) = AsyncStream.makeStream(of: State.self)
    let isFree = desk.withLock { desk in
      if case .waiting = desk.state { return false }
      desk.state = .waiting(digits: nil)
      desk.work = Task { [self] in
        await use(code, household, place, name) { told.yield($0) }
        told.finish()
      }
      return true
    }
    guard isFree else { return nil }
    return await states.first { _ in true } ?? state
  }

  /// Gives up.
  func stop() { desk.withLock { $0.work }?.cancel() }

  private func use(
    _ code: String,
    _ household: SyncHousehold,
    _ place: String?,
    _ name: String,
    _ tell: @Sendable (State) -> Void
  ) async {
    do {
      _ = try await household.join(
        code,
        at: place,
        name: name,
        pause: { [self] in
          tell(state)
          try await pause()
        },
        show: { digits in desk.withLock { $0.state = .waiting(digits: digits) } }
      )
      desk.withLock { $0.state = .joined }
    } catch {
      desk.withLock { $0.state = .failed(error) }
    }
    tell(state)
  }
}
