/// A player that is commanded and watched from outside: by a command line, a screen, a web page, a bus.
///
/// It may play in this process or in another one; whoever holds it cannot tell. Titles, remarks and
/// refusals come in the language that each call names by its two letters, English for one that the
/// player does not speak. Any number of tasks may use it at once; commands take effect in the order
/// in which they arrive.
public protocol PlayerRemote: Sendable {
  /// How the player stands now.
  ///
  /// - Throws: `PlayerRemoteError`.
  func status(in language: String) async throws(PlayerRemoteError) -> RemoteStatus

  /// Does what is asked.
  ///
  /// - Returns: how the player stands then.
  /// - Throws: `PlayerRemoteError`; nothing has changed where it is `refused`.
  func perform(
    _ command: RemoteCommand,
    in language: String
  ) async throws(PlayerRemoteError) -> RemoteStatus

  /// How the player stands now and after every change, several times a second while it plays.
  ///
  /// Whoever is slow misses what lies between, never the last one. The stream ends with the player.
  ///
  /// - Throws: `PlayerRemoteError`.
  func statuses(in language: String) async throws(PlayerRemoteError) -> AsyncStream<RemoteStatus>
}

/// Why a player did not do what it was asked for.
public enum PlayerRemoteError: Error, Sendable, Equatable {
  /// No player runs that could.
  case notRunning
  /// It will not, and says why.
  case refused(RemoteRefusal)
  /// It has gone, or did not answer in time.
  case disconnected(detail: String)
  /// What was said is no command, or no answer: the two are of different versions.
  case notUnderstood(detail: String)
}

/// What a player answers in the place of doing what was asked.
public struct RemoteRefusal: Sendable, Hashable {
  /// Whose fault it is.
  public enum Kind: String, Sendable {
    /// What was asked for cannot be had, or may not be.
    case refused
    /// What was asked for makes no sense.
    case usage
    /// The machine failed: no output, no store.
    case trouble
  }

  /// Whose fault it is.
  public let kind: Kind
  /// What is wrong and what to do, for a person.
  public let sentence: String

  /// A refusal.
  public init(_ kind: Kind, _ sentence: String) {
    self.kind = kind
    self.sentence = sentence
  }
}
