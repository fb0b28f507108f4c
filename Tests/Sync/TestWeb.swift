import HTTPKit
import HTTPMicroHTTPD
import HearthPlugins
import HearthPorts
import HearthSupport
import HubServer
import StorageSQLite
import SyncCrypto
import SyncHTTPClient
import SyncHub
import Synchronization
import TestSupport

/// A hub on SQLite behind its routes, asked in memory or over a socket; begun when first asked.
final class TestWeb: Sendable {
  static let inMemory = "http://127.0.0.1:1"

  private struct State {
    var site: HubSite?
    var servers: [Bool: MicroHTTPServer] = [:]
  }

  private let limits: HubLimits
  private let clock: TestClock
  private let random: TestRandom
  private let cipher: SodiumCipher
  private let folder: String
  private let state = Mutex(State())

  init(
    limits: HubLimits,
    clock: TestClock,
    random: TestRandom,
    cipher: SodiumCipher,
    folder: String
  ) {
    self.limits = limits
    self.clock = clock
    self.random = random
    self.cipher = cipher
    self.folder = folder
  }

  deinit {
    let servers = state.withLock { Array($0.servers.values) }
    Task { for server in servers { await server.stop() } }
  }

  /// What asks the hub at an address.
  func client(at address: String) async throws -> any HTTPClient {
    guard address == Self.inMemory else {
      return CurlClient(authorities: WebServer.folder + "own.crt")
    }
    return MemoryHTTPClient(server: MemoryServer(HubService(try await site())))
  }

  /// The address of the hub's socket, which shows a certificate of the family's own where it is secure.
  func socketAddress(isSecure: Bool = false) async throws -> String {
    let service = HubService(try await site())
    let proof = try FileReader.bytes(at: WebServer.folder + "own.pem", limit: 1 << 20)
    let text = String(decoding: proof, as: UTF8.self)
    return try state.withLock { state in
      let settings = ServerSettings(
        .address("127.0.0.1", port: 0),
        identity: isSecure ? ServerIdentity(certificate: text, key: text) : nil
      )
      let server = try state.servers[isSecure] ?? MicroHTTPServer(service, settings)
      state.servers[isSecure] = server
      return "\(isSecure ? "https" : "http")://127.0.0.1:\(server.port)"
    }
  }

  private func site() async throws -> HubSite {
    if let site = state.withLock({ $0.site }) { return site }
    let (clock, random, cipher) = (clock, random, cipher)
    let store = try await HubStorePlugin.sqlite.make(HubStoreSetup(address: "\(folder)/hub.db"))
    let hub = Hub(
      store: store,
      limits: limits,
      now: { clock.now },
      random: { random.next() },
      hash: { cipher.hash($0, key: [], count: 32) }
    )
    let site = HubSite(
      hub,
      registration: .open,
      now: { clock.now },
      pause: { try await Task.sleep(for: .seconds($0)) },
      log: { _ in }
    )
    return state.withLock { state in
      let first = state.site ?? site
      state.site = first
      return first
    }
  }
}

/// Asks a service without a network between.
struct MemoryHTTPClient: HTTPClient {
  let server: MemoryServer

  func send(_ request: ClientRequest) async throws(HTTPClientError) -> ClientResponse {
    var headers = HTTPHeaders()
    for field in request.headers { headers.add(field.name, field.value) }
    let place = request.address.dropFirst("http://".count)
    let answer = await server.send(
      HTTPMethod(rawValue: request.method),
      String(place.drop { $0 != "/" }),
      headers: headers,
      body: request.body ?? []
    )
    return ClientResponse(
      status: answer.status.code,
      headers: answer.headers.fields.map { HTTPField($0.name, $0.value) },
      body: answer.bytes
    )
  }
}
