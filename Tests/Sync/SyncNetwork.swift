import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import SyncClient
import SyncCrypto
import SyncFolder
import SyncHTTP
import SyncHub
import SyncLoopback
import TestSupport

/// A hub, a shared folder and a clock, between the devices of a test.
final class SyncNetwork: Sendable {
  let hubStore = MemoryHubStore()
  let hub: Hub
  /// Lets a test stand between the devices and the hub.
  let meddling = Meddling()
  let clock = TestClock(Instant(seconds: 1_780_000_000))
  let cipher: SodiumCipher
  private let random: TestRandom
  private let web: TestWeb
  private let place: TestFolder

  init(seed: UInt64 = 1, limits: HubLimits = HubLimits()) throws {
    let (random, cipher, clock) = (TestRandom(seed: seed), try SodiumCipher(), clock)
    self.random = random
    self.cipher = cipher
    hub = Hub(
      store: hubStore,
      limits: limits,
      now: { clock.now },
      random: { random.next() },
      hash: { cipher.hash($0, key: [], count: 32) }
    )
    place = try TestFolder()
    web = TestWeb(limits: limits, clock: clock, random: random, cipher: cipher, folder: place.path)
  }

  /// The folder that all devices see.
  var folder: String { place.path }

  /// A device whose store holds nothing yet.
  func device(
    _ backend: TestBackend = .memory,
    _ module: SchemaModule = HouseholdSchema.module,
    beside others: [SchemaModule] = []
  ) async throws -> SyncDevice {
    let (random, clock, hub, web, meddling) = (random, clock, hub, web, meddling)
    let place = try await TestPlace(
      backend,
      [module, SyncSchema.module] + others,
      now: { clock.now },
      random: { random.next() }
    )
    let household = SyncHousehold(
      store: place.store,
      cipher: cipher,
      now: { clock.now },
      random: { random.next() }
    ) { address, space, device, token in
      let parts = address.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else {
        let transport = LoopbackTransport(hub, space: space, device: device, token: token)
        return MeddledTransport(transport, meddling)
      }
      let client = try await web.client(at: address)
      return try await TransportRegistry([.folder, .http(client), .https(client)])
        .plugin(named: String(parts[0])).make(
          TransportSetup(
            address: String(parts[1]),
            space: space,
            device: device,
            token: token,
            now: { clock.now },
            random: { random.next() }
          )
        )
    }
    return SyncDevice(place: place, household: household, random: random)
  }

  /// The addresses that transports of a test are tried at.
  func address(_ transport: TestTransport) async throws -> String {
    switch transport {
    case .hub: "loopback"
    case .folder: "folder:\(folder)"
    case .http: TestWeb.inMemory
    case .socket: try await web.socketAddress()
    case .secureSocket: try await web.socketAddress(isSecure: true)
    }
  }
}

/// The ways between devices that tests go.
enum TestTransport: String, CaseIterable, Sendable {
  /// A hub in the same process.
  case hub
  /// A folder.
  case folder
  /// A hub on SQLite, asked in the words of HTTP without a network between.
  case http
  /// The same over a socket of this machine.
  case socket
  /// The same with a certificate of the family's own.
  case secureSocket

  /// Those that wait for nothing.
  static let immediate: [TestTransport] = [.hub, .folder, .http]
}

/// A device of a test.
struct SyncDevice: Sendable {
  let place: TestPlace
  let household: SyncHousehold
  let random: TestRandom

  var store: any Store { place.store }

  @discardableResult
  func write(_ name: String) async throws -> Person {
    let person = Person(
      id: RecordID(high: random.next(), low: random.next()),
      name: name,
      role: .caregiver
    )
    try await put(person)
    return person
  }

  func put(_ person: Person) async throws {
    try await store.write { try $0.put(person) }
  }

  func delete(_ person: Person) async throws {
    try await store.write { try $0.delete(person) }
  }

  @discardableResult
  func sync(allowsDeletions: Bool = false) async throws -> SyncReport {
    try await household.exchange(allowsDeletions: allowsDeletions)
  }

  /// The names of all living persons, sorted.
  func names() async throws -> [String] {
    try await store.read { try $0.fetch(Person.query).map(\.name).sorted() }
  }

  /// Everything that leaves the device, as text.
  func text() async throws -> String {
    let tables = HouseholdSchema.module.tables() + SyncSchema.module.tables()
    return try await StoreText(store, tables).description
  }
}
