package import HTTPKit
import HTTPMicroHTTPD
package import HearthContainer
import HearthHousehold
package import HearthModel
package import HearthPorts
package import HearthSupport
package import HouseholdWeb
package import SyncClient
import SyncSecrets
package import TestSupport
import Testing

/// How a test reaches the service.
package enum Reach: String, CaseIterable, Sendable {
  case memory
  case network

  /// The way that a test names; every one where it names none.
  package static func named(_ reach: Reach?) -> [Reach] { reach.map { [$0] } ?? allCases }
}

/// Who asks.
package enum Caller: String, CaseIterable, Sendable {
  case nobody
  case reader
  case caregiver
  case owner
  case readingKey
  case writingKey
}

/// An app as tests serve it.
package struct WebTestSubject<App: WebApp>: Sendable {
  /// The app.
  package let app: App
  /// Its tables besides the household's.
  package let modules: [SchemaModule]
  /// Its texts.
  package let catalogues: [MessageCatalogue]

  /// Meets the player whose state pages show, on the house's store.
  package let player: @Sendable (Dependencies) -> WebPlayer?

  /// An app with what it carries.
  package init(
    _ app: App,
    modules: [SchemaModule],
    catalogues: [MessageCatalogue],
    player: @escaping @Sendable (Dependencies) -> WebPlayer? = { _ in nil }
  ) {
    self.player = player
    self.app = app
    self.modules = modules
    self.catalogues = catalogues
  }
}

/// A household that is served, with an account for each role.
package final class WebTestHouse<App: WebApp>: Sendable {
  /// When tests begin: 2026-03-10 14:40 in Berlin.
  package static var start: Instant { Instant(seconds: 1_773_150_000) }

  /// The clock of the house, which tests move.
  package let clock: TestClock
  /// Its store.
  package let place: TestPlace
  /// The store with its zones, clock and randomness.
  package let dependencies: Dependencies
  /// What the server has besides its routes.
  package let house: WebHouse
  /// The server itself.
  package let service: WebService<App>
  /// Makes the exchange of a house over its own store.
  package typealias MakeSync = (Dependencies) throws -> WebSync

  private let reach: Reach
  private let server: MicroHTTPServer?
  private let cookies: [Caller: String]
  private let keys: [Caller: String]

  private init(
    _ app: App,
    _ reach: Reach,
    _ clock: TestClock,
    _ place: TestPlace,
    _ dependencies: Dependencies,
    _ house: WebHouse,
    cookies: [Caller: String],
    keys: [Caller: String]
  ) throws {
    self.reach = reach
    self.clock = clock
    self.place = place
    self.dependencies = dependencies
    self.house = house
    self.cookies = cookies
    self.keys = keys
    service = WebService(app, in: house)
    server =
      reach == .network
      ? try MicroHTTPServer(service, ServerSettings(.address("127.0.0.1", port: 0))) : nil
  }

  /// Serves a house to a test, and stops it.
  package static func serving(
    _ subject: WebTestSubject<App>,
    _ reach: Reach = .memory,
    proxies: [String] = [],
    sync: SyncStatus = .off,
    meeting: MakeSync? = nil,
    seed: UInt64 = 1,
    _ body: (WebTestHouse) async throws -> Void
  ) async throws {
    let clock = TestClock(start)
    let random = TestRandom(seed: seed)
    let place = try await TestPlace(
      .sqlite,
      [HouseholdSchema.module, SyncSchema.module] + subject.modules,
      now: { clock.now },
      random: { random.next() }
    )
    let zones = SystemTimeZones(environment: Environment(["TZ": "Europe/Berlin"]))
    let dependencies = Dependencies(
      store: place.store,
      timeZones: zones,
      now: { clock.now },
      random: { random.next() }
    )
    let exchange = try meeting?(dependencies)
    defer { exchange?.stop() }
    let house = try webHouse(subject, dependencies, place, proxies, sync, exchange)
    let (cookies, keys) = try await accounts(house.accounts)
    let test = try WebTestHouse(
      subject.app,
      reach,
      clock,
      place,
      dependencies,
      house,
      cookies: cookies,
      keys: keys
    )
    try await body(test)
    await test.server?.stop()
  }

  private static func webHouse(
    _ subject: WebTestSubject<App>,
    _ dependencies: Dependencies,
    _ place: TestPlace,
    _ proxies: [String],
    _ sync: SyncStatus,
    _ exchange: WebSync?
  ) throws -> WebHouse {
    WebHouse(
      dependencies,
      secrets: try #require(SodiumSecrets()),
      rules: OriginRules(hosts: ["hearth.test"], proxies: proxies),
      log: AccessLog { _ in },
      catalogues: subject.catalogues,
      player: subject.player(dependencies),
      syncStatus: { sync },
      sync: exchange,
      copy: StoreCopy(through: place.folder) { try await place.maintenance() },
      heartbeat: { try await Task.sleep(for: .seconds(3600)) }
    )
  }

  private static func accounts(
    _ book: AccountBook
  ) async throws -> ([Caller: String], [Caller: String]) {
    var cookies: [Caller: String] = [:]
    var keys: [Caller: String] = [:]
    for role in [Caller.reader, .caregiver, .owner] {
      let account = try await book.add(
        role.rawValue,
        password: "password of \(role.rawValue)",
        role: PersonRole(rawValue: role.rawValue)
      )
      cookies[role] = try await book.signIn(account.id, browser: "test")
      if role == .owner {
        keys[.readingKey] = try await book.addToken("r", scope: .read, to: account.id)
        keys[.writingKey] = try await book.addToken("w", scope: .write, to: account.id)
      }
    }
    return (cookies, keys)
  }

  /// Sends a request as somebody, with the header fields that a page of the server would have.
  package func send(
    _ caller: Caller,
    _ method: HTTPMethod,
    _ target: String,
    headers: [(String, String)] = [],
    form: [(String, String)] = [],
    json: JSON? = nil,
    body: [UInt8] = []
  ) async -> LoopbackAnswer {
    var fields = headers
    let isNamed = { (name: String) in fields.contains { $0.0.lowercased() == name } }
    if !isNamed("host") { fields.append(("Host", "localhost")) }
    if let key = keys[caller] {
      fields.append(("Authorization", "Bearer \(key)"))
    } else {
      if let cookie = cookies[caller] { fields.append(("Cookie", "hearth=\(cookie)")) }
      if !isNamed("origin") { fields.append(("Origin", "http://localhost")) }
    }
    var bytes = body
    if !form.isEmpty {
      fields.append(("Content-Type", "application/x-www-form-urlencoded"))
      bytes = Array(
        form.map { "\($0.0)=\(PercentCoding.encoded($0.1))" }.joined(separator: "&").utf8
      )
    } else if let json {
      fields.append(("Content-Type", "application/json"))
      bytes = json.bytes
    }
    if let server {
      return await LoopbackClient(port: server.port)
        .send(method.rawValue, target, headers: fields, body: bytes)
    }
    var sent = HTTPHeaders()
    for field in fields { sent.add(field.0, field.1) }
    let answer = await MemoryServer(service).send(method, target, headers: sent, body: bytes)
    return LoopbackAnswer(
      status: answer.status.code,
      headers: answer.headers.fields.map { ($0.name.lowercased(), $0.value) },
      body: answer.bytes
    )
  }

  /// Sends JSON as the key that may write, which must go well.
  @discardableResult
  package func api(_ method: HTTPMethod, _ target: String, _ json: JSON? = nil) async throws -> JSON
  {
    let answer = await send(.writingKey, method, target, json: json)
    try #require((200..<300).contains(answer.status), "\(target): \(answer.text)")
    return try JSON(parsing: answer.body)
  }

  /// The household as another program on the same store has it.
  package func dependencies(of store: any Store) -> Dependencies {
    var other = dependencies
    other.store = store
    return other
  }

  /// The secret of somebody's browser.
  package func cookie(_ caller: Caller) throws -> String { try #require(cookies[caller]) }
}
