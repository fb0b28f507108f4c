public import HTTPKit
public import HearthContainer
public import HearthHousehold
public import HearthModel
public import HearthPorts
public import HearthSupport

/// What a route is given besides the request's own values.
public struct WebContext<App: WebApp>: Sendable {
  /// The app.
  public let app: App
  /// Store, accounts, names of the server.
  public internal(set) var house: WebHouse
  /// Where the request came from.
  public let origin: RequestOrigin
  /// Who asks; nil on routes for everybody.
  public let identity: Identity?
  /// The texts of the person's language.
  public let messages: Messages
  /// How the person's browser is to show pages.
  public let theme: PageTheme
  /// How the machine's player stands, on pages that show it; nil on others.
  var player: RemoteStatus?

  /// Store, zones, clock and randomness.
  public var dependencies: Dependencies { house.dependencies }

  /// The moment of this request.
  public var now: Instant { dependencies.now() }

  /// Runs a body on one state of the store.
  ///
  /// - Throws: what the body throws, `StoreError`.
  public func read<T: Sendable>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> T
  ) async throws -> T {
    try await dependencies.store.read(body)
  }

  /// The zones by which times are shown and read.
  ///
  /// - Throws: `TimeZoneError`, `StoreError`.
  public func zones(in transaction: any ReadTransaction) throws -> TimeZoneHistory {
    if let zone = house.zone { return TimeZoneHistory(zone) }
    let book = ZoneBook(timeZones: dependencies.timeZones)
    return try book.history(in: transaction)
      ?? TimeZoneHistory(dependencies.timeZones.systemZone())
  }

  /// The zone that a household without one begins with.
  ///
  /// - Throws: `TimeZoneError`.
  public func firstZone() throws -> any TimeZoneRules {
    try house.zone ?? dependencies.timeZones.systemZone()
  }

  /// The rules of a zone that a request names.
  ///
  /// - Throws: `Problem` (422) where the system does not know it.
  public func zoneRules(named name: String) throws(Problem) -> any TimeZoneRules {
    guard let rules = try? dependencies.timeZones.rules(named: name) else {
      throw Problem(.unprocessable, code: "zone", messages("web.zone.unknown", name))
    }
    return rules
  }

  /// Whether whoever asks may use a route of this access.
  public func may(_ access: RouteAccess) -> Bool { identity?.may(access) ?? false }

  /// Whom new entries are by.
  public var author: RecordID? { identity?.account.person }
}

/// An app of the household as a web server shows it.
public protocol WebApp: Sendable {
  /// The key of its name for people.
  static var title: MessageKey { get }
  /// Style sheets and scripts that its pages need besides those that all apps share.
  static var assets: [Asset] { get }
  /// Its own actions on this device.
  static func journal(_ dependencies: Dependencies) -> Journal
  /// What it serves besides what all apps do.
  static var routes: [Route<WebContext<Self>>] { get }
  /// Its places for the bar of every page, the one of now marked.
  func places(_ context: WebContext<Self>) -> [WebPlace]
  /// Puts an error of the app into a problem with a sentence; nil for others.
  func problem(for error: any Error, _ context: WebContext<Self>) async throws -> Problem?
  /// Answers a problem with a page of the app's own, such as a question back; nil for the usual one.
  func page(
    for error: any Error,
    _ input: RouteInput?,
    _ context: WebContext<Self>
  ) async throws -> HTTPResponse?
}

/// A place that the bar of every page leads to.
public struct WebPlace: Sendable {
  /// Its address.
  public let path: String
  /// Its name for people.
  public let title: String

  /// A place.
  public init(_ path: String, _ title: String) {
    self.path = path
    self.title = title
  }
}
