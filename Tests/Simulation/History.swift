import HearthModel
package import HearthPorts
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
  /// Where stores lie that are files; nil where they are in memory.
  let folder: SimulatedFolder?
  var space = RecordID(high: 0, low: 0)
  /// What everybody in the household seals by, since none of these is taken out.
  private(set) var sealer: Sealer?
  var devices: [SimulatedDevice] = []
  var ids: [RecordID] = []
  /// What records are called on the wire.
  var names: [RecordID: RecordName] = [:]
  /// Large values that somebody has written.
  var values: [BlobName: [UInt8]] = [:]
  /// Records whose tombstones have given up their fields once.
  var shrunk: Set<RecordName> = []
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
  ///   - isOnFiles: whether stores are files of SQLite.
  /// - Throws: `StoreError` where there is no place for files.
  package init(seed: UInt64, cipher: any SyncCipher, isOnFiles: Bool = false) throws {
    let (random, clock) = (SharedRandom(seed: seed), clock)
    self.random = random
    self.cipher = cipher
    folder = isOnFiles ? try SimulatedFolder() : nil
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
    for device in devices { await device.store.close() }
    return faults
  }

  private func begin() async throws {
    var households: [SyncHousehold] = []
    for _ in 0..<random.in(2...5) {
      let (device, household) = try await makeDevice(joining: households.first)
      devices.append(device)
      households.append(household)
    }
    sealer = try await devices[0].engine.state().sealer
    snapshots = [hubStore.snapshot]
  }

  /// A device that has come into the household but has exchanged nothing.
  private func makeDevice(
    joining first: SyncHousehold?
  ) async throws -> (SimulatedDevice, SyncHousehold) {
    let isNewer = random.in(0...1) == 1
    let clock = DriftingClock(clock)
    let random = random
    let place = try await makePlace(setup(isNewer, clock))
    let way = Mutex<SimulatedTransport?>(nil)
    let household = SyncHousehold(
      store: place.store,
      cipher: cipher,
      now: { clock.now },
      random: { random.next() },
      connect: connecting { transport in way.withLock { $0 = transport } }
    )
    if let first {
      let code = try await first.openInvitation().code
      _ = try await household.join(code, at: nil, name: "device")
    } else {
      space = try await household.create(at: "simulated:", name: "device").space
    }
    guard let transport = way.withLock({ $0 }) else { throw TransportError.noSpace }
    let device = SimulatedDevice(
      id: transport.device,
      place: place,
      transport: transport,
      engine: engine(place.store, transport, clock),
      tables: isNewer ? NewerSchema.tables : OlderSchema.tables,
      clock: clock
    )
    return (device, household)
  }

  /// Connects to the hub, which lets everybody in, and tells of the way.
  private func connecting(
    _ tell: @escaping @Sendable (SimulatedTransport) -> Void
  ) -> SyncHousehold.Connect {
    { [hub, hubStore, cipher] _, space, device, token in
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
      tell(transport)
      return transport
    }
  }

  func setup(_ isNewer: Bool, _ clock: DriftingClock) -> StoreSetup {
    StoreSetup(
      address: "",
      modules: [SyncSchema.module, isNewer ? NewerSchema.module : OlderSchema.module],
      now: { clock.now },
      random: { [random] in random.next() }
    )
  }

  private func makePlace(_ setup: StoreSetup) async throws -> any SimulatedStore {
    guard let folder else { return SimulatedMemory(setup) }
    return try await SimulatedFiles(in: folder, setup)
  }

  func engine(
    _ store: any Store,
    _ transport: SimulatedTransport,
    _ clock: DriftingClock
  ) -> SyncEngine {
    var settings = SyncSettings()
    settings.pageHeads = [2, 5, 100][random.in(0...2)]
    settings.pushedRecords = [2, 5, 100][random.in(0...2)]
    settings.blobs.inlineBytes = 80
    settings.blobs.chunkBytes = 64
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
