import HearthHousehold
import HearthModel
import HearthPorts
import SyncHub
import SyncProtocol
import Synchronization
import TestSupport
import Testing

@testable import SyncClient

/// Values that are too large for an envelope, over everything that devices meet by.
@Suite("Large values travel in chunks beside their records", .timeLimit(.minutes(20)))
struct LargeValueTests {
  static let places =
    ConvergenceTests.places + [(TestBackend.memory, .socket), (.memory, .secureSocket)]

  @Test("What one writes the other reads, bit by bit", arguments: places)
  func arrives(_ backend: TestBackend, _ transport: TestTransport) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, backend, transport, 2)
    // More than one chunk of the usual size, and one that just does not fit into its record.
    let texts = [largeText(1_200_000), largeText(32 << 10, seed: 2)]
    for text in texts { try await devices[0].write(text) }
    try await ConvergenceTests.settle(devices)
    #expect(try await devices[1].names() == texts.sorted())
    var person = try #require(try await devices[1].store.read { try $0.fetch(Person.query) }.first)
    person.name = largeText(40_000, seed: 3)
    try await devices[1].put(person)
    try await ConvergenceTests.settle([devices[1], devices[0]])
    #expect(try await devices[0].names() == devices[1].names())
    for device in devices {
      let report = try await device.sync()
      #expect((report.waiting, report.incomplete, report.pulled) == (0, 0, 0))
      #expect(try await device.chunks() == 0)
    }
  }

  @Test(
    "Every transport keeps chunks and gives them back as they were",
    arguments: TestTransport.allCases
  )
  func contract(_ transport: TestTransport) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, transport, 2)
    let ways = [
      try await devices[0].household.connected().1, try await devices[1].household.connected().1,
    ]
    let name = try #require(BlobName([UInt8](repeating: 0xA7, count: BlobName.size)))
    #expect(try await ways[0].chunks(of: name) == [])
    #expect(try await ways[1].chunk(0, of: name) == nil)
    let chunks = [(2, 3), (0, 300_000)].map { number, count in
      SealedChunk(
        blob: name,
        number: number,
        total: 3,
        bytes: (0..<count).map { UInt8(truncatingIfNeeded: $0 + number) }
      )
    }
    for chunk in chunks + chunks { try await ways[0].put(chunk) }
    #expect(try await ways[0].chunks(of: name) == [0, 2])
    for chunk in chunks {
      #expect(try await ways[1].chunk(chunk.number, of: name) == chunk.bytes)
    }
    #expect(try await ways[1].chunk(1, of: name) == nil)
    let changed = SealedChunk(blob: name, number: 2, total: 3, bytes: [9])
    try await ways[0].put(changed)
    #expect(try await ways[0].chunk(2, of: name) == chunks[0].bytes)
    let other = try #require(BlobName([UInt8](repeating: 0xA8, count: BlobName.size)))
    #expect(try await ways[0].chunks(of: other) == [])
  }

  @Test("An upload that is cut goes on where it was, and no record goes before", arguments: 0..<4)
  func cutUpload(at place: Int) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    let text = largeText(900)
    try await devices[0].write(text)
    let put = Mutex<[Int]>([])
    network.meddling.putting = { chunk in
      guard chunk.number < place else { return .unreachable(address: "", detail: "") }
      put.withLock { $0.append(chunk.number) }
      return nil
    }
    await #expect(throws: TransportError.unreachable(address: "", detail: "")) {
      try await network.syncInPieces(devices[0])
    }
    #expect(put.withLock { $0 } == Array(0..<place))
    #expect(try await network.syncInPieces(devices[1]).pulled == 0)
    network.meddling.putting = { chunk in
      put.withLock { $0.append(chunk.number) }
      return nil
    }
    #expect(try await network.syncInPieces(devices[0]).pushed == 1)
    #expect(put.withLock { $0 } == [0, 1, 2, 3])
    _ = try await network.syncInPieces(devices[1])
    #expect(try await devices[1].names() == [text])
  }

  @Test("A download that is cut goes on where it was, and what is small does not wait for it")
  func cutDownload() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    let text = largeText(900)
    try await devices[0].write(text)
    try await devices[0].write("Anna")
    try await network.syncInPieces(devices[0])
    try await devices[1].write("Boris")
    let asked = Mutex<[Int]>([])
    network.meddling.chunk = { _, number, bytes in
      asked.withLock { $0.append(number) }
      return number < 2 ? bytes : nil
    }
    let report = try await network.syncInPieces(devices[1])
    #expect((report.incomplete, report.unreadable, report.waiting) == (1, 0, 0))
    #expect(try await devices[1].names() == ["Anna", "Boris"])
    #expect(try await devices[1].household.status().trouble == .incomplete)
    #expect(try await devices[1].chunks() == 2)
    network.meddling.chunk = { _, number, bytes in
      asked.withLock { $0.append(number) }
      return bytes
    }
    #expect(try await network.syncInPieces(devices[1]).incomplete == 0)
    #expect(asked.withLock { $0 } == [0, 1, 2, 2, 3])
    #expect(try await devices[1].names() == ["Anna", "Boris", text].sorted())
    #expect(try await devices[1].household.status().trouble == nil)
    #expect(try await devices[1].chunks() == 0)
  }

  @Test("Both change a record with a large value: what is later stands, and nothing comes twice")
  func merges() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    var anna = try await devices[0].write(largeText(900))
    for device in [devices[0], devices[1]] { try await network.syncInPieces(device) }
    network.clock.now = network.clock.now + .seconds(1)
    anna.role = .owner
    try await devices[1].put(anna)
    network.clock.now = network.clock.now + .seconds(1)
    var other = anna
    other.role = .caregiver
    other.name = largeText(700, seed: 2)
    try await devices[0].put(other)
    let asked = Mutex(0)
    network.meddling.chunk = { _, _, bytes in
      asked.withLock { $0 += 1 }
      return bytes
    }
    for device in [devices[0], devices[1], devices[0]] { try await network.syncInPieces(device) }
    #expect(asked.withLock { $0 } == 3)
    let id = anna.id
    for device in devices {
      #expect(try await device.store.read { try $0.fetch(Person.self, id) }?.name == other.name)
      #expect(try await network.syncInPieces(device).waiting == 0)
    }
    #expect(try await devices[0].text() == devices[1].text())
  }

  @Test("One value in many records is brought once and fetched once")
  func shared() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    let text = largeText(500)
    for _ in 0..<12 { try await devices[0].write(text) }
    let count = Mutex((put: 0, asked: 0))
    network.meddling.putting = { _ in
      count.withLock { $0.put += 1 }
      return nil
    }
    network.meddling.chunk = { _, _, bytes in
      count.withLock { $0.asked += 1 }
      return bytes
    }
    for device in devices { try await network.syncInPieces(device) }
    #expect(count.withLock { $0.put } == 2)
    #expect(count.withLock { $0.asked } == 2)
    #expect(try await devices[1].names() == [String](repeating: text, count: 12))
  }

  @Test("A full hub refuses what is large and takes the rest")
  func full() async throws {
    let network = try SyncNetwork(limits: HubLimits(spaceBytes: 3000))
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    try await devices[0].write(largeText(4000))
    try await devices[0].write("Anna")
    let report = try await network.syncInPieces(devices[0])
    #expect((report.refused, report.waiting) == (1, 1))
    #expect(try await devices[0].household.status().trouble == .full)
    _ = try await network.syncInPieces(devices[1])
    #expect(try await devices[1].names() == ["Anna"])
  }

  @Test("An earlier version with a large value is shown and brought back")
  func history() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 1)
    let texts = [largeText(40_000), "Anna"]
    var person = try await devices[0].write(texts[0])
    let first = network.clock.now
    try await devices[0].sync()
    network.clock.now = network.clock.now + .seconds(60)
    person.name = texts[1]
    try await devices[0].put(person)
    try await devices[0].sync()
    let versions = try await devices[0].household.history(of: person.id)
    #expect(versions.map { $0.fields.first?.value } == texts.map { .text($0) })
    _ = try await devices[0].household.restore(person.id, at: first)
    #expect(try await devices[0].names() == [texts[0]])
  }

  @Test("What no record has named for 30 days is removed with the next push")
  func unnamed() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 1)
    let text = largeText(900)
    var person = try await devices[0].write(text)
    try await network.syncInPieces(devices[0])
    let name = try await network.blobName(text, on: devices[0])
    let blob = try #require(try await network.blob(name, of: devices[0]))
    #expect((blob.isWhole, blob.heads, blob.unnamedSince) == (true, 1, nil))
    network.clock.now = network.clock.now + .seconds(90 * 86_400)
    person.name = "Anna"
    try await devices[0].put(person)
    try await network.syncInPieces(devices[0])
    #expect(try await network.blob(name, of: devices[0])?.unnamedSince == network.clock.now)
    network.clock.now = network.clock.now + .seconds(30 * 86_400)
    try await devices[0].write("Boris")
    try await network.syncInPieces(devices[0])
    #expect(try await network.blob(name, of: devices[0]) != nil)
    let space = try #require(try await devices[0].store.read { try $0.syncSpace()?.space })
    network.clock.now = network.clock.now + .seconds(1)
    try await devices[0].write("Vera")
    try await network.syncInPieces(devices[0])
    #expect(try await network.blob(name, of: devices[0]) == nil)
    let (after, heads, chunks) = try await network.hubStore.transact(space) {
      (
        try $0.space()?.bytes, try $0.heads(after: 0, limit: 99, bytes: .max),
        try $0.chunks(of: name)
      )
    }
    #expect(chunks == [])
    // What is left is what the heads have.
    #expect(after == Int64(heads.reduce(0) { $0 + $1.envelope.count }))
    // Who wants it back brings it again.
    person.name = text
    try await devices[0].put(person)
    try await network.syncInPieces(devices[0])
    #expect(try await network.blob(name, of: devices[0])?.isWhole == true)
  }
}
