import HearthHousehold
import HearthModel
import HearthPorts
import SyncHub
import SyncProtocol
import TestSupport
import Testing

@testable import SyncClient

/// Codes, words, keys, and everything that may go wrong on the other side.
@Suite("Nothing is lost and nothing is told", .timeLimit(.minutes(20)))
struct SafetyTests {
  @Test("A code that was altered, cut or has run out changes nothing")
  func codes() async throws {
    let network = try SyncNetwork()
    let (first, second) = (try await network.device(), try await network.device())
    _ = try await first.household.create(at: try await network.address(.folder), name: "first")
    let code = try await first.household.openInvitation().code
    for bad in ["", "hello", String(code.dropLast(3)), code + "7", "z" + code.dropFirst()] {
      await #expect(throws: SyncError.badCode) {
        _ = try await second.household.join(bad, at: nil, name: "second")
      }
    }
    network.clock.now = network.clock.now + .seconds(601)
    await #expect(throws: SyncError.expiredCode) {
      _ = try await second.household.join(code, at: nil, name: "second")
    }
    #expect(try await second.household.status().state == .off)
  }

  @Test("A code is read in capitals and without its hyphens")
  func spelling() throws {
    let network = try SyncNetwork()
    let code = InviteCode(
      address: "folder:/tmp/общая",
      expires: Instant(seconds: 1_780_000_600),
      way: .mailbox(space: RecordID(high: 1, low: 2), secret: Array(0..<16))
    )
    let text = code.text(network.cipher)
    for spelling in [text, text.uppercased(), text.filter { $0 != "-" }, " \(text)\n"] {
      #expect(try InviteCode(spelling, network.cipher) == code)
    }
  }

  @Test("Recovery words are read back, by four letters too, and a wrong one is noticed")
  func words() throws {
    let network = try SyncNetwork()
    var random = SplitMix64(seed: 3)
    #expect(Set(WordList.words.map { $0.prefix(4) }).count == 2048)
    for _ in 0..<50 {
      let words = RecoveryWords(secret: randomBytes(32) { random.next() })
      let text = words.text(network.cipher)
      let list = text.split(separator: " ").map(String.init)
      #expect(list.count == 24)
      #expect(try RecoveryWords(text, network.cipher) == words)
      let short = list.map { $0.prefix(4).uppercased() }.joined(separator: ", ")
      #expect(try RecoveryWords(short, network.cipher) == words)
      #expect(throws: SyncError.badWords) {
        try RecoveryWords(list.dropLast().joined(separator: " "), network.cipher)
      }
    }
  }

  @Test(
    "The recovery words bring everything back",
    arguments: [false, true],
    TestTransport.immediate
  )
  func recovers(afterRevocation: Bool, _ transport: TestTransport) async throws {
    let network = try SyncNetwork()
    let (first, second) = (try await network.device(), try await network.device())
    let place = try await network.address(transport)
    let beginning = try await first.household.create(at: place, name: "first")
    try await first.write("Anna")
    try await first.sync()
    if afterRevocation {
      try await network.join(second, to: first, name: "second")
      try await second.sync()
      let lost = try await second.store.read { try $0.syncSpace()?.device }
      try await first.household.revoke(try #require(lost))
      try await first.write("Boris")
      try await first.sync()
    }
    let third = try await network.device()
    _ = try await third.household.recover(
      beginning.recoveryWords,
      at: place,
      name: "third"
    )
    try await third.sync()
    #expect(try await third.names() == (afterRevocation ? ["Anna", "Boris"] : ["Anna"]))
  }

  @Test(
    "A revoked device reads nothing that is written afterwards",
    arguments: TestTransport.immediate
  )
  func revoked(_ transport: TestTransport) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, transport, 3)
    let id = try #require(try await devices[2].store.read { try $0.syncSpace()?.device })
    try await devices[0].household.revoke(id)
    try await devices[0].write("Secret")
    try await devices[0].sync()
    try await devices[1].sync()
    #expect(try await devices[1].names() == ["Secret"])
    if transport != .folder {
      await #expect(throws: TransportError.notAdmitted) { try await devices[2].sync() }
    } else {
      #expect(try await devices[2].sync().unreadable > 0)
    }
    #expect(try await devices[2].names() == [])
    // Its own records are all there, and what it still writes stays with it.
    try await devices[2].write("Own")
    #expect(try await devices[2].names() == ["Own"])
  }

  @Test("A device that leaves keeps its records and brings them to the next household")
  func leaves() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .folder, 2)
    try await devices[0].write("Anna")
    try await ConvergenceTests.settle(devices)
    try await devices[1].household.leave()
    #expect(try await devices[1].household.status().state == .off)
    #expect(try await devices[1].names() == ["Anna"])
    try await devices[0].sync()
    let left = try await devices[0].household.devices()
    #expect(left.map(\.isRevoked) == [false, true])
    let third = try await network.device()
    _ = try await third.household.create(at: try await network.address(.folder), name: "third")
    try await network.join(devices[1], to: third, name: "second")
    try await ConvergenceTests.settle([devices[1], third])
    #expect(try await third.names() == ["Anna"])
    // A device of the former household is none of this one: no key is ever sealed to it.
    #expect(try await third.household.devices().map(\.name).sorted() == ["second", "third"])
  }

  @Test("Many deletions ask first")
  func massDeletion() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    var persons: [Person] = []
    for index in 0..<40 { persons.append(try await devices[0].write("person \(index)")) }
    try await ConvergenceTests.settle(devices)
    for person in persons.prefix(21) { try await devices[0].delete(person) }
    await #expect(throws: SyncError.massDeletion(table: "person", count: 21)) {
      try await devices[0].sync()
    }
    try await devices[1].sync()
    #expect(try await devices[1].names().count == 40)
    try await devices[0].sync(allowsDeletions: true)
    try await devices[1].sync()
    #expect(try await devices[1].names().count == 19)
  }

  @Test(
    "A hub that was restored without saying so gets everything again",
    arguments: [false, true]
  )
  func restoredHub(saysSo: Bool) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    try await devices[0].write("Anna")
    try await ConvergenceTests.settle(devices)
    let old = network.hubStore.snapshot
    try await devices[0].write("Boris")
    try await devices[1].write("Vera")
    try await ConvergenceTests.settle(devices)
    network.hubStore.snapshot = old
    if saysSo {
      let space = try #require(try await devices[0].store.read { try $0.syncSpace()?.space })
      try await network.hub.renew(space)
    }
    try await devices[1].write("Galina")
    for _ in 0..<2 { try await ConvergenceTests.settle(devices) }
    for device in devices {
      #expect(try await device.names() == ["Anna", "Boris", "Galina", "Vera"])
    }
  }

  @Test("What a hub holds tells no name, and what it changes is found out")
  func blind() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    let anna = try await devices[0].write("Canary Annabel")
    try await devices[0].sync()
    let state = try await devices[0].household.engine(
      try await devices[0].household.connected().1
    ).state()
    let name = state.sealer.name(kind: Person.schema.table.kind, anna.id)
    #expect(name != anna.id)
    let space = state.space.space
    let head = try #require(
      try await network.hubStore.transact(space) { try $0.head(name) }
    )
    let record = try state.sealer.open(head.envelope, named: name)
    #expect(record.rest.id == anna.id)
    #expect(!head.envelope.contains(Array("Annabel".utf8)))
    for index in head.envelope.indices {
      var changed = head.envelope
      changed[index] ^= 1
      #expect(throws: WireError.malformed) { try state.sealer.open(changed, named: name) }
    }
    #expect(throws: WireError.malformed) {
      try state.sealer.open(head.envelope, named: RecordID(high: name.high ^ 1, low: name.low))
    }
    #expect(throws: WireError.malformed) {
      try state.sealer.open(Array(head.envelope.dropLast()), named: name)
    }
  }

  @Test("A damaged head changes nothing here, and the next good one is taken")
  func damagedHead() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    var anna = try await devices[0].write("Anna")
    try await ConvergenceTests.settle(devices)
    let state = try await devices[0].household.engine(
      try await devices[0].household.connected().1
    ).state()
    let name = state.sealer.name(kind: Person.schema.table.kind, anna.id)
    let now = network.clock.now
    try await network.hubStore.transact(state.space.space) { transaction in
      guard let head = try transaction.head(name), var space = try transaction.space() else {
        return
      }
      space.sequence += 1
      var envelope = head.envelope
      envelope[envelope.count - 1] ^= 1
      try transaction.put(
        SealedHead(record: name, sequence: space.sequence, envelope: envelope),
        at: now
      )
      try transaction.put(space)
    }
    anna.name = "Anna M."
    try await devices[0].put(anna)
    let reports = [try? await devices[0].sync(), try? await devices[1].sync()]
    #expect(reports.compactMap { $0?.unreadable }.allSatisfy { $0 > 0 })
    #expect(try await devices[0].names() == ["Anna M."])
    #expect(try await devices[1].names() == ["Anna"])
  }

  @Test("A record of a kind that nobody here knows goes on to the others")
  func strangers() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    let note = Stranger(id: RecordID(high: 5, low: 5), text: "common")
    try await devices[0].store.sync {
      try $0.store(note.row(time: 1, device: 1), kind: 900, note.id)
    }
    try await ConvergenceTests.settle(devices)
    #expect(try await devices[1].store.read { try $0.stored(kind: 900, note.id) } != nil)
  }
}

/// A record of a kind that no program of the test knows.
private struct Stranger {
  let id: RecordID
  let text: String

  func row(time: UInt64, device: UInt64) -> StoredRow {
    StoredRow(
      values: [],
      unknown: [UnknownField(number: 1, bytes: Value.text(text).bytes)],
      stamps: Stamps(groups: [.init(time: time, device: device, fields: 3)])
    )
  }
}
