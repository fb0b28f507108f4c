import HearthModel
import HearthPorts
import HearthSupport
import SyncHub
import Synchronization
import TestSupport
import Testing

@testable import SyncClient

/// The exchange beside a program that goes on, in a time that passes when the test says so.
@Suite("Syncing in the background", .timeLimit(.minutes(20)))
struct BackgroundSyncTests {
  @Test("brings both sides together at its start, and tells so", arguments: ConvergenceTests.places)
  func start(_ backend: TestBackend, _ transport: TestTransport) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, backend, transport, 2)
    try await devices[0].write("Anna")
    try await devices[1].write("Boris")
    try await devices[1].sync()
    try await running(devices[0], network) { background, _ in
      try await until("both are there") { try await devices[0].names() == ["Anna", "Boris"] }
      try await until("all was sent") { background.sync.status.state == .synced }
      try await devices[1].sync()
      #expect(try await devices[1].names() == ["Anna", "Boris"])
      #expect(background.changes > 0)
    }
  }

  @Test("sends what is changed here, all of a moment together", arguments: TestTransport.immediate)
  func change(_ transport: TestTransport) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, transport, 2)
    try await running(devices[0], network) { background, time in
      try await until("it rests") { time.waits.contains(SyncPace.interval) }
      for name in ["Anna", "Boris", "Vera"] { try await devices[0].write(name) }
      try await until("it has seen them") { background.sync.status.waiting == 3 }
      try await until("it waits for more") { time.waits.contains(.seconds(1)) }
      #expect(background.line == "3 changes waiting")
      time.pass(.seconds(1))
      try await until("they are sent") { background.sync.status.waiting == 0 }
      time.clock.now = time.clock.now + .seconds(29)
      #expect(background.line == "Synced 20 s ago")
    }
    try await devices[1].sync()
    #expect(try await devices[1].names().count == 3)
  }

  @Test("takes what others bring within seconds", arguments: TestTransport.immediate)
  func arrival(_ transport: TestTransport) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, transport, 2)
    try await running(devices[0], network) { _, time in
      try await until("it rests") { time.waits.contains(SyncPace.interval) }
      try await devices[1].write("Anna")
      try await devices[1].sync()
      // A hub holds its answer back until then, a folder is looked at every five seconds.
      try await until("it is there") {
        if time.waits.contains(SyncPace.look) { time.pass(SyncPace.look) }
        return try await devices[0].names() == ["Anna"]
      }
    }
  }

  @Test("exchanges every quarter of an hour, whatever happens")
  func interval() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .http, 1)
    try await running(devices[0], network) { background, time in
      try await until("it rests") { time.waits.contains(SyncPace.interval) }
      let before = try #require(background.sync.status.lastSync)
      time.pass(SyncPace.interval)
      try await until("it has") { background.sync.status.lastSync == before + .seconds(900) }
    }
  }

  @Test(
    "tries ever more seldom while nobody answers, and gets through by itself",
    arguments: [
      (TransportError.unreachable(address: "x", detail: ""), "1 change waiting, hub unreachable"),
      (.missingFolder(path: "/x"), "1 change waiting, the shared folder is not there"),
      (.notAdmitted, "1 change waiting, this device is not admitted any more"),
      (.full, "1 change waiting, the other side is full"),
      (.busy, "1 change waiting, hub unreachable"),
    ]
  )
  func trouble(_ error: TransportError, _ line: String) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    try await devices[0].write("Anna")
    network.meddling.trouble = error
    try await running(devices[0], network) { background, time in
      for failure in 0..<12 {
        let longest = Duration.seconds(min(900, 5 << failure))
        try await until("it rests after failure \(failure)") { time.waits.count == 1 }
        let rest = try #require(time.waits.first)
        #expect(rest >= longest / 2 && rest <= longest)
        #expect(background.line == line)
        time.passToNext()
      }
      try await until("it rests once more") { time.waits.count == 1 }
      network.meddling.trouble = nil
      time.passToNext()
      try await until("all was sent") { background.sync.status.state == .synced }
      // From now on it hears of others at once.
      try await until("it rests") { time.waits.contains(SyncPace.interval) }
    }
    try await devices[1].sync()
    #expect(try await devices[1].names() == ["Anna"])
  }

  @Test("makes no loop of what nobody takes")
  func refused() async throws {
    let network = try SyncNetwork(limits: HubLimits(envelopeBytes: 900, spaceBytes: 1 << 20))
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 1)
    let asked = Mutex(0)
    network.meddling.page = { page in
      asked.withLock { $0 += 1 }
      return page
    }
    try await devices[0].write(String(repeating: "long ", count: 400))
    try await running(devices[0], network) { background, time in
      try await until("it has been tried") { time.waits.contains(SyncPace.interval) }
      let first = asked.withLock { $0 }
      for _ in 0..<24 {
        try await until("it rests") { time.waits.count == 2 }
        time.pass(SyncPace.look)
      }
      try await until("it rests") { time.waits.count == 2 }
      // Two minutes are so many looks, and no exchange.
      #expect((23...25).contains(asked.withLock { $0 } - first))
      #expect(background.line == "1 change waiting, a record is too large for the hub")
    }
  }

  @Test("makes no loop of a hub that announces what never comes")
  func misled() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 1)
    let asked = Mutex(0)
    network.meddling.page = { page in
      asked.withLock { $0 += 1 }
      return PullPage(
        epoch: page.epoch,
        heads: page.heads,
        cursor: page.cursor,
        digest: page.digest,
        keyEpoch: page.keyEpoch + 1
      )
    }
    try await running(devices[0], network) { _, time in
      let end = time.clock.now + .seconds(3600)
      while time.clock.now < end {
        try await until("it rests") { time.waits.count == 1 }
        time.passToNext()
      }
    }
    #expect(asked.withLock { $0 } < 40)
  }

  @Test("waits without a household, begins with one, and stops where it is left")
  func household() async throws {
    let network = try SyncNetwork()
    let device = try await network.device(.sqlite)
    let address = try await network.address(.folder)
    try await running(device, network) { background, time in
      try await device.write("Anna")
      #expect(background.sync.status == .off)
      #expect(background.line == nil)
      #expect(time.waits == [])
      _ = try await device.household.create(at: address, name: "first")
      try await until("all was sent") { background.sync.status.state == .synced }
      try await device.household.leave()
      try await until("it is over") { background.sync.status == .off && time.waits == [] }
    }
  }

  @Test("ends with its store")
  func end() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .sqlite, .http, 1)
    let time = VirtualTime(network.clock)
    let background = Background(devices[0], network, time)
    let task = Task { await background.sync.run() }
    try await until("it rests") { time.waits.contains(SyncPace.interval) }
    await devices[0].store.close()
    await task.value
    #expect(time.waits == [])
  }

  /// Lets a device sync in the background of a test.
  private func running(
    _ device: SyncDevice,
    _ network: SyncNetwork,
    _ body: (Background, VirtualTime) async throws -> Void
  ) async throws {
    let time = VirtualTime(network.clock)
    let background = Background(device, network, time)
    let task = Task { await background.sync.run() }
    defer { task.cancel() }
    try await body(background, time)
    task.cancel()
    // Whatever it waits for, it ends at once.
    await task.value
  }
}

/// What a test sees of a background.
private struct Background {
  let sync: BackgroundSync
  private let clock: TestClock
  private let told: Told

  private final class Told: Sendable {
    let count = Mutex(0)
  }

  init(_ device: SyncDevice, _ network: SyncNetwork, _ time: VirtualTime) {
    let (told, random) = (Told(), device.random)
    (clock, self.told) = (network.clock, told)
    sync = BackgroundSync(
      device.store,
      household: { device.household },
      now: { time.clock.now },
      random: { random.next() },
      wait: { try await time.wait($0) },
      changed: { told.count.withLock { $0 += 1 } }
    )
  }

  /// How often it has told of something new.
  var changes: Int { told.count.withLock { $0 } }

  /// What a person reads.
  var line: String? {
    let messages = Messages(.english, [.syncStatus])
    return SyncStatusViewModel(sync.status, now: clock.now, in: messages)?.text
  }
}
