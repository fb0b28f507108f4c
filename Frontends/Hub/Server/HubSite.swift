public import HTTPKit
public import HearthModel
public import SyncHub

/// What the routes of a hub work with.
public struct HubSite: Sendable {
  /// The hub.
  public let hub: Hub
  /// Who may begin a space.
  public let registration: HubRegistration
  /// What was done.
  public let metrics = Metrics()
  /// What proves that somebody from elsewhere may read the metrics; nil where nobody may.
  public let metricsToken: String?
  let guesses: GuessLimit
  let now: @Sendable () -> Instant
  let pause: @Sendable (Int) async throws -> Void
  let log: @Sendable (String) -> Void

  /// A site.
  ///
  /// - Parameters:
  ///   - hub: the hub.
  ///   - registration: who may begin a space.
  ///   - metricsToken: what proves that somebody from elsewhere may read the metrics.
  ///   - now: the clock.
  ///   - pause: passes so many seconds; throws when its task is cancelled.
  ///   - log: takes a line for each request.
  public init(
    _ hub: Hub,
    registration: HubRegistration,
    metricsToken: String? = nil,
    now: @escaping @Sendable () -> Instant,
    pause: @escaping @Sendable (Int) async throws -> Void,
    log: @escaping @Sendable (String) -> Void
  ) {
    self.hub = hub
    self.registration = registration
    self.metricsToken = metricsToken
    guesses = GuessLimit()
    self.now = now
    self.pause = pause
    self.log = log
  }
}
