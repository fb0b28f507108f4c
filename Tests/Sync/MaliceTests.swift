import HearthHousehold
import HearthModel
import HearthPorts
import SyncHub
import SyncProtocol
import Synchronization
import TestSupport
import Testing

@testable import SyncClient

/// Another side that wants to do harm, or is in trouble itself.
@Suite("Whatever the other side does changes nothing here", .timeLimit(.minutes(20)))
struct MaliceTests {
  /// What a hub can do to the rows it hands out.
  enum Malice: String, CaseIterable, Sendable {
    /// Each head under the name of another.
    case swapped
    /// The bytes of an older version under a newer sequence.
    case replayed
    /// Cut short.
    case truncated
    /// Said to be deleted, or not to be.
    case reflagged
    /// Sealed by an older key, as it says.
    case otherKey

    func change(_ heads: [SealedHead], _ old: [RecordID: SealedHead]) -> [SealedHead] {
      heads.enumerated().map { index, head in
        var envelope = head.envelope
        switch self {
        case .swapped: envelope = heads[(index + 1) % heads.count].envelope
        case .replayed: envelope = old[head.record]?.envelope ?? head.envelope
        case .truncated: envelope.removeLast(min(8, envelope.count))
        case .reflagged, .otherKey:
          guard let read = try? Envelope(bytes: envelope) else { break }
          envelope =
            Envelope(
              keyEpoch: self == .otherKey ? read.keyEpoch + 1 : read.keyEpoch,
              isDeleted: self == .otherKey ? read.isDeleted : !read.isDeleted,
              nonce: read.nonce,
              sealed: read.sealed
            ).bytes
        }
        return SealedHead(record: head.record, sequence: head.sequence, envelope: envelope)
      }
    }
  }

  @Test(
    "Rows that were changed on the way are named and change nothing",
    arguments: Malice.allCases
  )
  func rows(_ malice: Malice) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    var people: [Person] = []
    for name in ["Anna", "Boris", "Vera"] { people.append(try await devices[0].write(name)) }
    let old = Mutex<[RecordID: SealedHead]>([:])
    network.meddling.page = { page in
      old.withLock { old in for head in page.heads { old[head.record] = head } }
      return page
    }
    try await ConvergenceTests.settle(devices)
    for person in people {
      var person = person
      person.name += " M."
      try await devices[0].put(person)
    }
    try await devices[0].sync()
    let before = try await devices[1].names()
    let seen = old.withLock { $0 }
    network.meddling.page = { page in
      PullPage(
        epoch: page.epoch,
        heads: page.heads.isEmpty ? [] : malice.change(page.heads, seen),
        cursor: page.cursor,
        position: page.position,
        isLast: page.isLast,
        digest: page.digest,
        keyEpoch: page.keyEpoch
      )
    }
    let report = try? await devices[1].sync()
    #expect(try await devices[1].names() == before)
    // Either the rows cannot be opened, or the sum over them tells that they are not the hub's own.
    #expect(report.map { $0.unreadable > 0 } ?? true)
    network.meddling.page = { $0 }
    for _ in 0..<2 { try await ConvergenceTests.settle(devices) }
    #expect(try await devices[1].names() == ["Anna M.", "Boris M.", "Vera M."])
  }

  @Test("A letter-box that tries digits, repeats letters or makes them up lets nobody in")
  func mailbox() async throws {
    let network = try SyncNetwork()
    let (first, second) = (try await network.device(), try await network.device())
    _ = try await first.household.create(at: try await network.address(.hub), name: "first")
    let code = try await first.household.invite(isDetached: false).code
    let other = try SyncNetwork(seed: 9)
    // The hub knows neither the secret nor the keys: all it can do is to make letters up.
    network.meddling.letters = { letters, side in
      (0..<2000).map { number in
        let pairing = Pairing(secret: [UInt8(number & 255), UInt8(number >> 8)], other.cipher)
        let nonce = [UInt8](repeating: UInt8(number & 255), count: 24)
        return side == .joiner
          ? pairing.letter(
            .init(
              device: RecordID(high: 6, low: UInt64(number)),
              publicKey: [UInt8](repeating: 7, count: 32),
              tokenHash: [UInt8](repeating: 8, count: 32),
              name: "stranger"
            ),
            nonce: nonce
          ) : pairing.greeting([UInt8](repeating: 7, count: 32), nonce: nonce)
      } + letters.map { Array($0.dropLast()) + [($0.last ?? 0) ^ 1] }
    }
    let asked = Mutex(0)
    let shown = Mutex(0)
    await #expect(throws: SyncError.expiredCode) {
      _ = try await second.household.join(code, at: nil, name: "second") {
        network.clock.now = network.clock.now + .seconds(120)
        try await first.household.answerInvitations { _ in
          asked.withLock { $0 += 1 }
          return true
        }
      } show: { _ in
        shown.withLock { $0 += 1 }
      }
    }
    #expect(asked.withLock { $0 } == 0)
    #expect(shown.withLock { $0 } == 0)
    #expect(try await first.household.devices().count == 1)
    #expect(try await second.household.status().state == .off)
  }

  @Test("A hub that has forgotten a code by its own clock is told as a code that has run out")
  func forgotten() async throws {
    let network = try SyncNetwork()
    let (first, second) = (try await network.device(), try await network.device())
    _ = try await first.household.create(at: try await network.address(.hub), name: "first")
    let code = try await first.household.invite(isDetached: true).code
    await #expect(throws: SyncError.expiredCode) {
      _ = try await second.household.join(code, at: nil, name: "second") {
        let now = network.clock.now
        network.clock.now = now + .seconds(700)
        _ = try await first.household.invite(isDetached: true)
        network.clock.now = now
      }
    }
    #expect(try await second.household.status().state == .off)
  }

  @Test("Who says no to the digits lets nobody in, and the code is of no use any more")
  func refused() async throws {
    let network = try SyncNetwork()
    let (first, second) = (try await network.device(), try await network.device())
    _ = try await first.household.create(at: try await network.address(.hub), name: "first")
    let code = try await first.household.invite(isDetached: false).code
    let digits = Mutex<[String]>([])
    await #expect(throws: SyncError.expiredCode) {
      _ = try await second.household.join(code, at: nil, name: "second") {
        network.clock.now = network.clock.now + .seconds(200)
        do {
          try await first.household.answerInvitations { device in
            digits.withLock { $0.append(device.digits) }
            return false
          }
        } catch let error as SyncError {
          #expect(error == .unconfirmed)
        }
      } show: { shown in
        digits.withLock { $0.append(shown) }
      }
    }
    // Both showed the same, and nobody was asked twice.
    #expect(digits.withLock { $0.count } == 2)
    #expect(digits.withLock { Set($0).count } == 1)
    #expect(try await first.household.devices().count == 1)
  }

  @Test("An invitation that nobody attends is refused before there is a code")
  func unattended() async throws {
    let network = try SyncNetwork()
    let first = try await network.device()
    _ = try await first.household.create(at: try await network.address(.hub), name: "first")
    await #expect(throws: SyncError.unattended) {
      _ = try await first.household.invite(isDetached: false, isAttended: false)
    }
    #expect(try await first.store.read { try $0.fetch(Invitation.query) } == [])
    _ = try await first.household.invite(isDetached: true, isAttended: false)
  }

  @Test(
    "A device that is refused, a hub that is full or gone: nothing is lost, and all is sent later",
    arguments: [
      TransportError.notAdmitted, .full, .busy, .noSpace, .untrusted(address: "x"),
      .unreachable(address: "x", detail: ""), .malformed(detail: "x"),
    ]
  )
  func trouble(_ error: TransportError) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    try await devices[0].write("Anna")
    network.meddling.trouble = error
    await #expect(throws: error) { try await devices[0].sync() }
    try await devices[0].write("Boris")
    let status = try await devices[0].household.status()
    #expect(status.state == .trouble)
    #expect(status.waiting == 2)
    network.meddling.trouble = nil
    try await ConvergenceTests.settle(devices)
    #expect(try await devices[1].names() == ["Anna", "Boris"])
  }

  @Test("A clock ten years ahead, or behind, loses nothing and stops nobody", arguments: [10, -10])
  func clock(years: Int) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    let now = network.clock.now
    network.clock.now = now + .seconds(years * 365 * 86_400)
    var anna = try await devices[0].write("Anna")
    try await devices[0].sync()
    network.clock.now = now + .seconds(60)
    try await devices[1].sync()
    #expect(try await devices[1].names() == ["Anna"])
    anna.name = "Anna M."
    try await devices[1].put(anna)
    try await ConvergenceTests.settle(devices)
    for device in devices { #expect(try await device.names() == ["Anna M."]) }
  }
}
