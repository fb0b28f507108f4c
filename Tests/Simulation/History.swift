import HearthModel
package import HearthPorts
import SeededRandom
import StorageMemory
import SyncClient
import SyncHub
import SyncProtocol
import Synchronization

/// One household's life with everything that may go wrong in it, from a seed.
///
/// The real engine runs on real stores and a real hub; the history holds every message and decides what
/// becomes of it, so that sessions, edits and faults fall between each other's single steps.
// Everything runs on the one thread of the history.
package final class History: @unchecked Sendable {
  let executor = ManualExecutor()
  let clock = WorldClock()
  let hubStore = MemoryHubStore()
  let cipher: any SyncCipher
  let random: SharedRandom
  let hub: Hub
  var space = RecordID(high: 0, low: 0)
  var devices: [SimulatedDevice] = []
  var ids: [RecordID] = []
  /// What is wrong so far.
  var faults: [String] = []
  /// How often what has happened.
  package var tally = Tally()
  var snapshots: [MemoryHubStore.Snapshot] = []
  /// Requests that come to the hub once more, later.
  var late: [HeldMessage] = []

  /// A history.
  ///
  /// - Parameters:
  ///   - seed: all of it follows from it.
  ///   - cipher: how envelopes are sealed.
  package init(seed: UInt64, cipher: any SyncCipher) {
    let (random, clock) = (SharedRandom(seed: seed), clock)
    self.random = random
    self.cipher = cipher
    hub = Hub(
      store: hubStore,
      now: { Instant(milliseconds: clock.milliseconds) },
      random: { random.next() },
      hash: { cipher.hash($0, key: [], count: 32) }
    )
  }

  /// Lets the household live, come to rest, and looks at what has become of it.
  ///
  /// - Returns: what is wrong, a sentence each.
  package func run() async throws -> [String] {
    try await begin()
    let steps = random.in(60...400)
    for _ in 0..<steps where faults.isEmpty { try await step() }
    try await rest()
    tally.histories = 1
    return faults
  }

  private func begin() async throws {
    var households: [SyncHousehold] = []
    for _ in 0..<random.in(2...5) {
      let (device, household) = try await makeDevice(joining: households.first)
      devices.append(device)
      households.append(household)
    }
    snapshots = [hubStore.snapshot]
  }

  /// A device that has come into the household but has exchanged nothing.
  private func makeDevice(
    joining first: SyncHousehold?
  ) async throws -> (SimulatedDevice, SyncHousehold) {
    let isNewer = random.in(0...1) == 1
    let clock = DriftingClock(clock)
    let random = random
    let store = makeStore(isNewer ? NewerSchema.module : OlderSchema.module, clock)
    let way = Mutex<SimulatedTransport?>(nil)
    let household = SyncHousehold(
      store: store,
      cipher: cipher,
      now: { clock.now },
      random: { random.next() }
    ) { [hub, hubStore, cipher] _, space, device, token in
      let space = space ?? RecordID(high: 0, low: 0)
      try await hubStore.transact(space) { transaction in
        guard try transaction.space() != nil else { return }
        try transaction.put(
          HubDevice(
            id: device,
            tokenHash: cipher.hash(token, key: [], count: 32),
            lastSeen: nil
          )
        )
      }
      let transport = SimulatedTransport(hub, space: space, device: device, token: token)
      way.withLock { $0 = transport }
      return transport
    }
    if let first {
      let code = try await first.openInvitation().code
      _ = try await household.join(code, at: nil, name: "device")
    } else {
      space = try await household.create(at: "simulated:", name: "device").space
    }
    guard let transport = way.withLock({ $0 }) else { throw TransportError.noSpace }
    let tables = isNewer ? [NewerSchema.table, NewerSchema.guests] : [OlderSchema.table]
    let device = SimulatedDevice(
      store: store,
      transport: transport,
      engine: engine(store, transport, clock),
      tables: tables,
      clock: clock
    )
    return (device, household)
  }

  private func makeStore(_ module: SchemaModule, _ clock: DriftingClock) -> MemoryStore {
    MemoryStore(
      StoreSetup(
        address: "",
        modules: [SyncSchema.module, module],
        now: { clock.now },
        random: { [random] in random.next() }
      )
    )
  }

  func engine(
    _ store: MemoryStore,
    _ transport: SimulatedTransport,
    _ clock: DriftingClock
  ) -> SyncEngine {
    var settings = SyncSettings()
    settings.pageHeads = [2, 5, 100][random.in(0...2)]
    settings.pushedRecords = [2, 5, 100][random.in(0...2)]
    return SyncEngine(
      store: store,
      transport: transport,
      cipher: cipher,
      now: { clock.now },
      random: { [random] in random.next() },
      settings: settings
    )
  }
}

/// Random bits that everything in a history shares.
// Everything runs on the one thread of the history.
package final class SharedRandom: @unchecked Sendable {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  func next() -> UInt64 { generator.next() }

  func `in`(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Whether something happens that does so often in a hundred times.
  func percent(_ share: Int) -> Bool { `in`(0...99) < share }
}
