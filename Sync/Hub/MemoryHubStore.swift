public import HearthModel
public import HearthPorts
import Synchronization

/// A hub's rows in memory: for tests, and for a hub whose rows may be gone when it ends.
public final class MemoryHubStore: HubStore {
  private let spaces = Mutex<[RecordID: MemoryHubSpace]>([:])
  private let codes = Mutex<[[UInt8]: Instant]>([:])

  /// A store without spaces.
  public init() {}

  /// All rows at a moment, to be put back.
  public struct Snapshot: Sendable {
    fileprivate let spaces: [RecordID: MemoryHubSpace]
  }

  /// What the store holds now, and may be given back later.
  public var snapshot: Snapshot {
    get { Snapshot(spaces: spaces.withLock { $0 }) }
    set { spaces.withLock { $0 = newValue.spaces } }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func transact<T: Sendable>(
    _ space: RecordID,
    _ body: @escaping @Sendable (any HubTransaction) throws -> T
  ) async throws -> T {
    try spaces.withLock { spaces in
      let transaction = MemoryHubTransaction(spaces[space] ?? MemoryHubSpace())
      spaces[space] = nil
      defer { spaces[space] = transaction.committed }
      let result = try body(transaction)
      transaction.commit()
      return result
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func space(of device: RecordID) async throws(StoreError) -> RecordID? {
    spaces.withLock { spaces in
      spaces.first { $0.value.devices.contains { $0.id == device } }?.key
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func sequences(
    of wanted: Set<RecordID>
  ) async throws(StoreError) -> [RecordID: Int64] {
    spaces.withLock { spaces in
      spaces.filter { wanted.contains($0.key) }.compactMapValues { $0.space?.sequence }
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func renew(_ epoch: @escaping @Sendable () -> UInt64) async throws(StoreError) {
    spaces.withLock { spaces in
      for id in spaces.keys { spaces[id]?.space?.epoch = epoch() }
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func add(code hash: [UInt8], until expires: Instant) async throws(StoreError) {
    codes.withLock { $0[hash] = expires }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func spend(code hash: [UInt8], at now: Instant) async throws(StoreError) -> Bool {
    codes.withLock { $0.removeValue(forKey: hash).map { now < $0 } ?? false }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func close() async {}
}

/// The rows of one space, as a value: a copy is a snapshot.
private struct MemoryHubSpace: Sendable {
  var space: HubSpace?
  var heads: [RecordID: SealedHead] = [:]
  /// The records in the order of their sequence, with gaps where a head was replaced.
  var order: [(sequence: Int64, record: RecordID)] = []
  var versions: [RecordID: [(at: Instant, replaced: Instant, head: SealedHead)]] = [:]
  var times: [RecordID: Instant] = [:]
  var blobs: [BlobName: HubBlob] = [:]
  var chunks: [BlobName: [Int: [UInt8]]] = [:]
  var devices: [HubDevice] = []
  var keys: [SealedKey] = []
  var mailboxes: [RecordID: HubMailbox] = [:]
}

private final class MemoryHubTransaction: HubTransaction {
  private(set) var committed: MemoryHubSpace
  private var rows: MemoryHubSpace

  init(_ rows: MemoryHubSpace) {
    committed = rows
    self.rows = rows
  }

  func commit() { committed = rows }

  func space() throws(StoreError) -> HubSpace? { rows.space }

  func put(_ space: HubSpace) throws(StoreError) { rows.space = space }

  func head(_ record: RecordID) throws(StoreError) -> SealedHead? { rows.heads[record] }

  func heads(
    after sequence: Int64,
    limit: Int,
    bytes: Int
  ) throws(StoreError) -> [SealedHead] {
    let first = rows.order.firstIndex { $0.sequence > sequence } ?? rows.order.endIndex
    var (heads, size): ([SealedHead], Int) = ([], 0)
    for entry in rows.order[first...] where heads.count < limit && (size < bytes || heads.isEmpty) {
      guard let head = rows.heads[entry.record], head.sequence == entry.sequence else { continue }
      heads.append(head)
      size += head.envelope.count
    }
    return heads
  }

  func put(_ head: SealedHead, at now: Instant) throws(StoreError) {
    rows.heads[head.record] = head
    rows.times[head.record] = now
    rows.order.append((head.sequence, head.record))
    if rows.order.count > 2 * rows.heads.count + 16 {
      let heads = rows.heads
      rows.order.removeAll { heads[$0.record]?.sequence != $0.sequence }
    }
  }

  func versions(_ record: RecordID) throws(StoreError) -> [SealedVersion] {
    var versions = (rows.versions[record] ?? []).map {
      SealedVersion(at: $0.at, envelope: $0.head.envelope)
    }
    if let head = rows.heads[record] {
      versions.append(SealedVersion(at: rows.times[record], envelope: head.envelope))
    }
    return versions
  }

  func keep(_ head: SealedHead, replacedAt now: Instant) throws(StoreError) {
    rows.versions[head.record, default: []].append((rows.times[head.record] ?? now, now, head))
  }

  func forget(_ record: RecordID, before moment: Instant, keeping count: Int) throws(StoreError) {
    rows.versions[record]?.removeAll { $0.replaced < moment }
    if let kept = rows.versions[record], kept.count > count {
      rows.versions[record] = Array(kept.suffix(count))
    }
  }

  func blob(_ name: BlobName) throws(StoreError) -> HubBlob? { rows.blobs[name] }

  func put(_ blob: HubBlob) throws(StoreError) { rows.blobs[blob.name] = blob }

  func blobs(unnamedBefore moment: Instant) throws(StoreError) -> [HubBlob] {
    rows.blobs.values.filter { $0.unnamedSince.map { $0 < moment } ?? false }
  }

  func remove(_ blob: BlobName) throws(StoreError) {
    rows.blobs[blob] = nil
    rows.chunks[blob] = nil
  }

  func chunks(of blob: BlobName) throws(StoreError) -> Set<Int> {
    Set((rows.chunks[blob] ?? [:]).keys)
  }

  func chunk(_ number: Int, of blob: BlobName) throws(StoreError) -> [UInt8]? {
    rows.chunks[blob]?[number]
  }

  func add(_ chunk: SealedChunk) throws(StoreError) {
    guard rows.chunks[chunk.blob]?[chunk.number] == nil else { return }
    rows.chunks[chunk.blob, default: [:]][chunk.number] = chunk.bytes
  }

  func devices() throws(StoreError) -> [HubDevice] { rows.devices }

  func put(_ device: HubDevice) throws(StoreError) {
    if let index = rows.devices.firstIndex(where: { $0.id == device.id }) {
      rows.devices[index] = device
    } else {
      rows.devices.append(device)
    }
  }

  func keys(from epoch: UInt32) throws(StoreError) -> [SealedKey] {
    rows.keys.filter { $0.epoch >= epoch }
  }

  func add(_ key: SealedKey) throws(StoreError) {
    let isKnown = rows.keys.contains { $0.epoch == key.epoch && $0.recipient == key.recipient }
    if !isKnown { rows.keys.append(key) }
  }

  func mailbox(_ id: RecordID) throws(StoreError) -> HubMailbox? { rows.mailboxes[id] }

  func put(_ mailbox: HubMailbox, forgettingBefore moment: Instant) throws(StoreError) {
    rows.mailboxes = rows.mailboxes.filter { $0.value.expires >= moment }
    rows.mailboxes[mailbox.id] = mailbox
  }
}
