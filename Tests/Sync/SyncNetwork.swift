import Glibc
import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import SyncClient
import SyncCrypto
import SyncFolder
import SyncHub
import SyncLoopback
import TestSupport

/// A hub, a shared folder and a clock, between the devices of a test.
final class SyncNetwork: Sendable {
  let hubStore = MemoryHubStore()
  let hub: Hub
  let clock = TestClock(Instant(seconds: 1_780_000_000))
  let folder: String
  let cipher: SodiumCipher
  private let random: TestRandom

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
    var template = Array("/tmp/hearth-sync-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw TransportError.missingFolder(path: "/tmp") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { removeTree(folder) }

  /// A device whose store holds nothing yet.
  func device(_ backend: TestBackend = .memory) async throws -> SyncDevice {
    let (random, clock, hub) = (random, clock, hub)
    let place = try await TestPlace(
      backend,
      [HouseholdSchema.module, SyncSchema.module],
      now: { clock.now },
      random: { random.next() }
    )
    let household = SyncHousehold(
      store: place.store,
      cipher: cipher,
      now: { clock.now },
      random: { random.next() }
    ) { address, space, device, token in
      guard address.hasPrefix("loopback:") else {
        return try await TransportPlugin.folder.make(
          TransportSetup(
            address: String(address.dropFirst("folder:".count)),
            space: space,
            device: device,
            token: token,
            now: { clock.now },
            random: { random.next() }
          )
        )
      }
      return LoopbackTransport(hub, space: space ?? device, device: device, token: token)
    }
    return SyncDevice(place: place, household: household, random: random)
  }

  /// The addresses that transports of a test are tried at.
  func address(_ transport: TestTransport) -> String {
    transport == .hub ? "loopback:" : "folder:\(folder)"
  }
}

enum TestTransport: String, CaseIterable, Sendable {
  case hub
  case folder
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

/// Removes a folder with what it holds.
func removeTree(_ path: String) {
  guard let folder = opendir(path) else {
    remove(path)
    return
  }
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { removeTree("\(path)/\(name)") }
  }
  closedir(folder)
  rmdir(path)
}
