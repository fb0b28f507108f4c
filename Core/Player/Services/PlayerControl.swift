public import HearthPorts
public import HearthSupport

/// Commands the player of a person from another program, and starts one where it takes that.
public struct PlayerControl: Sendable {
  private let link: any PlayerLink
  let language: String
  private let hostOptions: [String]

  /// A way to command.
  ///
  /// - Parameters:
  ///   - link: where the player is met.
  ///   - language: what titles and refusals are written in.
  ///   - hostOptions: what a player is told that has to be started: where its store is.
  public init(_ link: any PlayerLink, in language: Language, hostOptions: [String]) {
    self.link = link
    self.language = language.code
    self.hostOptions = hostOptions
  }

  /// The player that runs; nil where none does.
  public func running() async throws(PlayerRemoteError) -> (any PlayerRemote)? {
    do throws(PlayerRemoteError) {
      return try await link.remote()
    } catch {
      guard error == .notRunning else { throw error }
      return nil
    }
  }

  /// Asks the player that runs for something.
  ///
  /// - Returns: how it stands then.
  /// - Throws: `PlayerRemoteError`; `notRunning` where none runs.
  public func perform(
    _ command: RemoteCommand
  ) async throws(PlayerRemoteError) -> RemoteStatus {
    try await link.remote().perform(command, in: language)
  }

  /// Asks the player for something, starting one where none runs.
  ///
  /// - Parameters:
  ///   - command: what.
  ///   - isFresh: whether a player that is started goes on with nothing.
  /// - Returns: how it stands then.
  /// - Throws: `PlayerRemoteError`.
  public func performStarting(
    _ command: RemoteCommand,
    isFresh: Bool
  ) async throws(PlayerRemoteError) -> RemoteStatus {
    let options = ["host", "--background"] + (isFresh ? ["--fresh"] : []) + hostOptions
    do throws(PlayerRemoteError) {
      return try await link.remote(starting: options).perform(command, in: language)
    } catch {
      guard error == .notRunning else { throw error }
    }
    // The one that was met was about to end.
    return try await link.remote(starting: options).perform(command, in: language)
  }

  /// Lets the player that runs, if any, know that something was stored.
  public func announce() async {
    _ = try? await perform(.reload)
  }

  /// Lets a player run that will ring.
  public func startForWakeUps() async throws(PlayerRemoteError) {
    _ = try await performStarting(.reload, isFresh: true)
  }
}
