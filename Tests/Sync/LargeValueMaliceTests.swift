import HearthHousehold
import HearthModel
import HearthPorts
import SyncHub
import SyncProtocol
import Synchronization
import TestSupport
import Testing

@testable import SyncClient

/// Another side that does harm to chunks, and programs of other versions.
@Suite("Chunks that are not what was put there change nothing", .timeLimit(.minutes(20)))
struct LargeValueMaliceTests {
  /// What a hub can do to the chunks it hands out.
  enum Malice: String, CaseIterable, Sendable {
    /// Each in the place of another.
    case swapped
    /// Those of another value.
    case exchanged
    /// Cut short.
    case truncated
    /// One bit.
    case changed
    /// Sealed by an older key, as it says.
    case otherKey
    /// None at all.
    case withheld

    func change(_ bytes: [UInt8]?, neighbour: [UInt8]?, other: [UInt8]?) -> [UInt8]? {
      guard var changed = bytes else { return nil }
      switch self {
      case .swapped: return neighbour
      case .exchanged: return other
      case .truncated: changed.removeLast()
      case .changed: changed[changed.count / 2] ^= 1
      case .otherKey: changed[1] += 1
      case .withheld: return nil
      }
      return changed
    }
  }

  @Test(
    "They are named, the record waits, and comes as soon as they do",
    arguments: Malice.allCases
  )
  func chunks(_ malice: Malice) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    let texts = [largeText(800), largeText(800, seed: 2)]
    for text in texts { try await devices[0].write(text) }
    try await network.syncInPieces(devices[0])
    let names = try await [
      network.blobName(texts[0], on: devices[0]), network.blobName(texts[1], on: devices[0]),
    ]
    let way = try await devices[0].household.connected().1
    var chunks: [BlobName: [[UInt8]?]] = [:]
    for name in names {
      for number in 0..<4 {
        chunks[name, default: []].append(try await way.chunk(number, of: name))
      }
    }
    network.meddling.chunk = { [chunks] name, number, bytes in
      let other = name == names[0] ? names[1] : names[0]
      return malice.change(
        bytes,
        neighbour: chunks[name]?[(number + 1) % 4],
        other: chunks[other]?[number]
      )
    }
    for _ in 0..<2 {
      let report = try await network.syncInPieces(devices[1])
      #expect((report.incomplete, report.pulled) == (2, 0))
      #expect(try await devices[1].names() == [])
      #expect(try await devices[1].household.status().trouble == .incomplete)
      #expect(try await devices[1].chunks() == 0)
    }
    network.meddling.chunk = { _, _, bytes in bytes }
    #expect(try await network.syncInPieces(devices[1]).incomplete == 0)
    #expect(try await devices[1].names() == texts.sorted())
  }

  @Test("A value that is another one than its name says is not taken, and asked for again")
  func liar() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    let texts = [largeText(800), largeText(800, seed: 2)]
    try await devices[0].write(texts[0])
    try await network.syncInPieces(devices[0])
    let engine = try await devices[0].household.engine(devices[0].household.connected().1)
    var sealer = try await engine.state().sealer
    sealer.layout = BlobLayout(inlineBytes: 100, chunkBytes: 256)
    let name = try await network.blobName(texts[0], on: devices[0])
    // Only somebody of the household can seal such chunks.
    let lie = Blob(name: name, bytes: Value.text(texts[1]).bytes)
    let lies = Array(sealer.chunks(of: lie, besides: []) { [UInt8](repeating: 5, count: 24) })
    network.meddling.chunk = { _, number, _ in lies[number].bytes }
    for _ in 0..<2 { #expect(try await network.syncInPieces(devices[1]).incomplete == 1) }
    #expect(try await devices[1].names() == [])
    network.meddling.chunk = { _, _, bytes in bytes }
    #expect(try await network.syncInPieces(devices[1]).incomplete == 0)
    #expect(try await devices[1].names() == [texts[0]])
  }

  @Test("A hub that has lost a chunk takes no record that names it before it is there again")
  func lostChunk() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    let text = largeText(800)
    try await devices[0].write(text)
    let before = network.hubStore.snapshot
    let put = Mutex<[Int]>([])
    // The hub is put back to an older state before the last chunk.
    network.meddling.putting = { chunk in
      put.withLock { $0.append(chunk.number) }
      if chunk.number == 3 { network.hubStore.snapshot = before }
      return nil
    }
    #expect(try await network.syncInPieces(devices[0]).pushed == 1)
    #expect(put.withLock { $0 } == [0, 1, 2, 3, 0, 1, 2])
    #expect(try await network.syncInPieces(devices[1]).incomplete == 0)
    #expect(try await devices[1].names() == [text])
  }

  @Test("Where the other side keeps no chunks, values travel in their records as of old")
  func unsupported() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    network.meddling.putting = { _ in .unsupported }
    let text = largeText(900)
    try await devices[0].write(text)
    for device in devices { try await network.syncInPieces(device) }
    #expect(try await devices[1].names() == [text])
    network.meddling.putting = { _ in nil }
    // The same record without large values beside it is the same record.
    #expect(try await network.syncInPieces(devices[1]).pushed == 0)
  }

  @Test("An older program cannot read a record that was cut, keeps it, and reads it once renewed")
  func olderProgram() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    let text = largeText(900)
    let person = try await devices[0].write(text)
    let state = try await devices[0].household.engine(devices[0].household.connected().1).state()
    var sealer = state.sealer
    sealer.layout = BlobLayout(inlineBytes: 100, chunkBytes: 256)
    let record = try #require(
      try await devices[0].store.sync { try $0.wireRecords() }.first { $0.id == person.id }
    )
    let cut = sealer.cut(record)
    #expect(cut.record.references.map(\.count) == [901])
    #expect(throws: WireError.malformed) { try WireRecord(bytes: cut.record.bytes) }
    #expect(throws: Never.self) { try WireRecord(bytes: cut.record.rest.bytes) }
    try await network.syncInPieces(devices[0])
    let name = sealer.name(kind: record.kind, record.id)
    // What such a program keeps of it is the envelope as it came.
    let head = try #require(
      try await network.hubStore.transact(state.space.space) { transaction in
        try transaction.head(name)
      }
    )
    try await devices[1].store.sync { [clock = network.clock] transaction in
      var space = try #require(try transaction.syncSpace())
      let unreadable = Unreadable(
        id: head.record,
        base: Base.of(head),
        envelope: head.envelope.hexadecimal,
        at: clock.now,
        record: nil
      )
      space.digest &+= Base.share(head.record, unreadable.base)
      try transaction.put(unreadable)
      try transaction.put(space)
    }
    #expect(try await network.syncInPieces(devices[1]).incomplete == 0)
    #expect(try await devices[1].names() == [text])
    #expect(try await devices[1].text() == devices[0].text())
  }
}
