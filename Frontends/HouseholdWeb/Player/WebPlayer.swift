public import HearthMiniPlayer
public import HearthPorts
public import HearthSupport

/// The player of the machine that serves, as its pages show and command it.
public struct WebPlayer: Sendable {
  /// Where it is met.
  public let link: any PlayerLink
  /// What a player is told that has to be started.
  public let hostOptions: [String]
  private let wait: @Sendable () async throws -> Void

  /// A player.
  ///
  /// - Parameters:
  ///   - link: where it is met.
  ///   - hostOptions: what one is told that has to be started: where the store is.
  ///   - wait: lets a moment pass before it is looked for again; throws to end.
  public init(
    _ link: any PlayerLink,
    hostOptions: [String] = [],
    wait: @escaping @Sendable () async throws -> Void
  ) {
    self.link = link
    self.hostOptions = hostOptions
    self.wait = wait
  }

  /// How it stands now; stopped where none runs, or it cannot be asked.
  func status(in language: Language) async -> RemoteStatus {
    (try? await link.remote().status(in: language.code)) ?? .stopped
  }

  /// What can be watched and commanded in a language.
  public func mini(in language: Language) -> MiniPlayer {
    MiniPlayer(link, in: language, wait: wait)
  }
}
