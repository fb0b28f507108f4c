package import HearthMiniPlayer
package import HearthPorts
import Synchronization

/// How the player stands, kept up to date beside the screens that show it.
package final class PlayerWatch: Sendable {
  private let state: Mutex<RemoteStatus>
  private let seesLevel: Bool

  /// A watch over a player that has not been met yet.
  ///
  /// - Parameter seesLevel: whether a louder or softer moment is worth a new frame.
  package init(seesLevel: Bool = false) {
    state = Mutex(.stopped)
    self.seesLevel = seesLevel
  }

  /// The newest that is known.
  package var status: RemoteStatus { state.withLock { $0 } }

  /// Takes in how the player stands.
  ///
  /// - Returns: whether that looks any different.
  @discardableResult
  package func take(_ status: RemoteStatus) -> Bool {
    let former = state.withLock { state in
      defer { state = status }
      return state
    }
    return seen(former) != seen(status)
  }

  /// Follows a player until the task is cancelled.
  package func follow(
    _ player: MiniPlayer,
    changed: @escaping @Sendable () -> Void
  ) -> Task<Void, Never> {
    Task.detached { [self] in
      for await status in player.statuses() where take(status) { changed() }
    }
  }

  private func seen(_ status: RemoteStatus) -> RemoteStatus {
    var status = status
    (status.position, status.underruns) = (0, 0)
    if !seesLevel { status.level = 0 }
    return status
  }
}
