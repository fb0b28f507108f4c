import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import StorageSQLite
import SyncHub
import TestSupport
import Testing

/// What every hub store has to keep, on each of them.
@Suite("Every hub store keeps what it is given", .timeLimit(.minutes(20)))
struct HubStoreTests {
  enum Subject: CaseIterable, Sendable {
    case memory
    case sqlite
  }

  private let space = RecordID(high: 7, low: 7)
  private let now = Instant(seconds: 1_780_000_000)
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func store(_ subject: Subject) async throws -> any HubStore {
    switch subject {
    case .memory: MemoryHubStore()
    case .sqlite:
      try await HubStorePlugin.sqlite.make(HubStoreSetup(address: "\(folder.path)/hub.db"))
    }
  }

  private func head(_ number: Int64, _ sequence: Int64, bytes: Int = 3) -> SealedHead {
    SealedHead(
      record: RecordID(high: 1, low: UInt64(number)),
      sequence: sequence,
      envelope: [UInt8](repeating: UInt8(sequence), count: bytes)
    )
  }

  @Test("Heads come in the order of their sequence, above a cursor", arguments: Subject.allCases)
  func heads(_ subject: Subject) async throws {
    let store = try await store(subject)
    let heads = (1...5).map { head($0, $0) } + [head(2, 6)]
    try await store.transact(space) { [now] in for head in heads { try $0.put(head, at: now) } }
    let found = try await store.transact(space) { transaction in
      [
        try transaction.heads(after: 0, limit: 10, bytes: 1000),
        try transaction.heads(after: 3, limit: 10, bytes: 1000),
        try transaction.heads(after: 0, limit: 2, bytes: 1000),
        try transaction.heads(after: 0, limit: 10, bytes: 4),
        try transaction.heads(after: 0, limit: 10, bytes: 0),
      ]
    }
    #expect(found[0].map(\.sequence) == [1, 3, 4, 5, 6])
    #expect(found[1].map(\.sequence) == [4, 5, 6])
    #expect(found[2].map(\.sequence) == [1, 3])
    #expect(found[3].map(\.sequence) == [1, 3])
    #expect(found[4].map(\.sequence) == [1])
    #expect(found[0].last == head(2, 6))
    await store.close()
  }

  @Test("What a body throws leaves nothing behind", arguments: Subject.allCases)
  func throwing(_ subject: Subject) async throws {
    let store = try await store(subject)
    await #expect(throws: TransportError.full) {
      try await store.transact(space) { [now, head = head(1, 1)] transaction in
        try transaction.put(HubSpace(epoch: 5))
        try transaction.put(head, at: now)
        throw TransportError.full
      }
    }
    #expect(try await store.transact(space) { try $0.space() } == nil)
    #expect(try await store.transact(space) { try $0.heads(after: 0, limit: 9, bytes: 9) } == [])
    await store.close()
  }

  @Test("A space, its devices and its keys come back as they were", arguments: Subject.allCases)
  func household(_ subject: Subject) async throws {
    let store = try await store(subject)
    let row = HubSpace(
      epoch: .max,
      sequence: 9,
      digest: .max - 5,
      bytes: 12,
      keyEpoch: 3
    )
    var device = HubDevice(
      id: RecordID(high: 3, low: 3),
      tokenHash: [1, 2, 3],
      lastSeen: nil
    )
    let key = SealedKey(epoch: 2, recipient: device.id, bytes: [9])
    let other = SealedKey(epoch: 2, recipient: device.id, bytes: [8])
    try await store.transact(space) { [device] transaction in
      try transaction.put(row)
      try transaction.put(device)
      try transaction.add(key)
      try transaction.add(other)
    }
    device.lastSeen = now
    device.isRevoked = true
    try await store.transact(space) { [device] in try $0.put(device) }
    #expect(try await store.transact(space) { try $0.space() } == row)
    #expect(try await store.transact(space) { try $0.devices() } == [device])
    #expect(try await store.transact(space) { try $0.keys(from: 2) } == [key])
    #expect(try await store.transact(space) { try $0.keys(from: 3) } == [])
    #expect(try await store.space(of: device.id) == space)
    #expect(try await store.space(of: RecordID(high: 4, low: 4)) == nil)
    let others: Set = [space, RecordID(high: 4, low: 4)]
    #expect(try await store.sequences(of: others) == [space: 9])
    try await store.renew { 77 }
    #expect(try await store.transact(space) { try $0.space()?.epoch } == 77)
    await store.close()
  }

  @Test("Replaced versions are kept for a while and so many", arguments: Subject.allCases)
  func versions(_ subject: Subject) async throws {
    let store = try await store(subject)
    let times = (0..<6).map { now + .seconds($0) }
    for (index, time) in times.enumerated() {
      let new = head(1, Int64(index + 1))
      try await store.transact(space) { transaction in
        if let old = try transaction.head(new.record) {
          try transaction.keep(old, replacedAt: time)
          try transaction.forget(new.record, before: times[2], keeping: 3)
        }
        try transaction.put(new, at: time)
      }
    }
    let record = RecordID(high: 1, low: 1)
    let found = try await store.transact(space) { try $0.versions(record) }
    #expect(found.map { $0.envelope.first } == [3, 4, 5, 6])
    #expect(found.map(\.at) == Array(times[2...]))
    await store.close()
  }

  @Test("A large value and its chunks come back, and go together", arguments: Subject.allCases)
  func chunks(_ subject: Subject) async throws {
    let store = try await store(subject)
    let names = try [UInt8(1), 2].map { byte in
      try #require(BlobName([UInt8](repeating: byte, count: BlobName.size)))
    }
    var blob = HubBlob(name: names[0], total: 3, count: 2, bytes: 5, unnamedSince: now)
    let named = HubBlob(name: names[1], total: 1, count: 1, bytes: 1, heads: 2, unnamedSince: nil)
    let chunks = [(0, 2, [UInt8(7)]), (0, 0, [1, 2, 3, 4]), (1, 0, [9]), (0, 0, [6])].map {
      SealedChunk(blob: names[$0.0], number: $0.1, total: 3, bytes: $0.2)
    }
    try await store.transact(space) { [blob] transaction in
      for blob in [blob, named] { try transaction.put(blob) }
      // The last is there already and stays as it is.
      for chunk in chunks { try transaction.add(chunk) }
    }
    let found = try await store.transact(space) { transaction in
      (
        try names.map { try transaction.blob($0) }, try transaction.chunks(of: names[0]),
        try (0..<3).map { try transaction.chunk($0, of: names[0]) }
      )
    }
    #expect(found.0 == [blob, named])
    #expect(found.1 == [0, 2])
    #expect(found.2 == [[1, 2, 3, 4], nil, [7]])
    let other = RecordID(high: 7, low: 8)
    #expect(try await store.transact(other) { try $0.chunks(of: names[0]) } == [])
    blob.count = 3
    blob.heads = 1
    let later = now + .milliseconds(1)
    let due = try await store.transact(space) { [now] transaction in
      [try transaction.blobs(unnamedBefore: now), try transaction.blobs(unnamedBefore: later)]
    }
    #expect(due.map { $0.map(\.name) } == [[], [names[0]]])
    try await store.transact(space) { [blob] in try $0.put(blob) }
    #expect(try await store.transact(space) { try $0.blob(names[0]) } == blob)
    try await store.transact(space) { try $0.remove(names[0]) }
    let left = try await store.transact(space) { transaction in
      (
        try names.map { try transaction.blob($0) }, try transaction.chunks(of: names[0]),
        try transaction.chunks(of: names[1])
      )
    }
    #expect(left.0 == [nil, named])
    #expect((left.1, left.2) == ([], [0]))
    await store.close()
  }

  @Test("A letter-box keeps its letters until its time is over", arguments: Subject.allCases)
  func mailbox(_ subject: Subject) async throws {
    let store = try await store(subject)
    let later = now + .seconds(600)
    var box = HubMailbox(id: RecordID(high: 2, low: 2), expires: later)
    try await store.transact(space) { [box, now] in try $0.put(box, forgettingBefore: now) }
    box.fromJoiner = [[1], [2, 2]]
    box.fromInviter = [[3]]
    try await store.transact(space) { [box, now] in try $0.put(box, forgettingBefore: now) }
    let id = box.id
    let found = try await store.transact(space) { try $0.mailbox(id) }
    #expect(found == box)
    let next = HubMailbox(id: RecordID(high: 2, low: 3), expires: later + .seconds(9))
    try await store.transact(space) { try $0.put(next, forgettingBefore: later + .seconds(1)) }
    let left = try await store.transact(space) { try $0.mailbox(id) }
    #expect(left == nil)
    await store.close()
  }

  @Test("A code is good once and for its time", arguments: Subject.allCases)
  func codes(_ subject: Subject) async throws {
    let store = try await store(subject)
    try await store.add(code: [1], until: now)
    try await store.add(code: [2], until: now)
    let before = now + .seconds(-1)
    #expect(try await store.spend(code: [1], at: before))
    #expect(try await !store.spend(code: [1], at: before))
    #expect(try await !store.spend(code: [2], at: now))
    #expect(try await !store.spend(code: [3], at: before))
    await store.close()
  }

  @Test("The file of a device is none of a hub's, and the other way round")
  func foreign() async throws {
    let path = "\(folder.path)/device.db"
    let device = try await StorePlugin.sqlite.make(setup(path))
    await device.close()
    await #expect(throws: StoreError.notAStore(path: path)) {
      try await HubStorePlugin.sqlite.make(HubStoreSetup(address: path))
    }
    let hub = try await store(.sqlite)
    await hub.close()
    await #expect(throws: StoreError.notAStore(path: "\(folder.path)/hub.db")) {
      _ = try await StorePlugin.sqlite.make(setup("\(folder.path)/hub.db"))
    }
  }

  private func setup(_ path: String) -> StoreSetup {
    StoreSetup(address: path, modules: [HouseholdSchema.module], now: { [now] in now }) { 4 }
  }
}
