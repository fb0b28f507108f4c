/// Where the player of a person and those who command it find one another.
///
/// At most one player at a time can be met there.
public protocol PlayerLink: Sendable {
  /// The player that runs.
  ///
  /// - Throws: `PlayerRemoteError.notRunning` where none does.
  func remote() async throws(PlayerRemoteError) -> any PlayerRemote

  /// The player that runs, started where none does.
  ///
  /// - Parameter arguments: what one that has to be started is given on its command line.
  /// - Returns: a player that can be commanded.
  /// - Throws: `PlayerRemoteError`: `refused` in the words of a player that would not start.
  func remote(starting arguments: [String]) async throws(PlayerRemoteError) -> any PlayerRemote

  /// Lets a player of this process be met.
  ///
  /// - Returns: the door, which is open until it is closed.
  /// - Throws: `PlayerLinkError`.
  func open(for player: any PlayerRemote) async throws(PlayerLinkError) -> any PlayerDoor
}

/// Lets others in to a player of this process.
public protocol PlayerDoor: Sendable {
  /// Tells everybody that the player has gone. A second call does nothing.
  func close() async
}

/// What a player that was started by another process says to it.
public enum PlayerStart {
  /// The line by which it says that it can be met.
  public static let greeting = "ready"
}

/// Why a player cannot be met.
public enum PlayerLinkError: Error, Sendable, Equatable {
  /// Another player runs already.
  case taken
  /// The system does not let it.
  case system(detail: String)
}
