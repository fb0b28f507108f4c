import HearthPorts
import Synchronization

/// A player that plays nothing and remembers what it was asked, as slowly as a test wants.
final class TestPlayer: PlayerRemote {
  private struct State {
    var status = RemoteStatus(state: .playing, sounds: [RemoteSound(url: "synth:rain")])
    var commands: [RemoteCommand] = []
    var followers: [Int: AsyncStream<RemoteStatus>.Continuation] = [:]
    var number = 0
  }

  private let state = Mutex(State())

  /// What was asked, in its order.
  var commands: [RemoteCommand] { state.withLock { $0.commands } }

  /// How many follow it.
  var followers: Int { state.withLock { $0.followers.count } }

  func status(in language: String) async throws(PlayerRemoteError) -> RemoteStatus {
    state.withLock { $0.status }
  }

  func perform(
    _ command: RemoteCommand,
    in language: String
  ) async throws(PlayerRemoteError) -> RemoteStatus {
    if case .timer(let text) = command, text == "abc" {
      throw .refused(RemoteRefusal(.usage, "no timer in \(language)\nin two lines"))
    }
    let status = state.withLock { state in
      state.commands.append(command)
      if case .volume(let volume) = command { state.status.volume = volume }
      state.status.position += 1
      return state.status
    }
    for follower in state.withLock({ Array($0.followers.values) }) { follower.yield(status) }
    return status
  }

  func statuses(
    in language: String
  ) async throws(PlayerRemoteError) -> AsyncStream<RemoteStatus> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let (number, status) = state.withLock { state in
        state.number += 1
        state.followers[state.number] = continuation
        return (state.number, state.status)
      }
      continuation.onTermination = { [self] _ in
        _ = state.withLock { $0.followers.removeValue(forKey: number) }
      }
      continuation.yield(status)
    }
  }

  /// Ends all streams, as a player does that goes.
  func end() {
    let followers = state.withLock { Array($0.followers.values) }
    for follower in followers { follower.finish() }
  }
}
