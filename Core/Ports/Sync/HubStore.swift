public import HearthModel

/// Where a hub keeps what it cannot read: memory, an SQLite file, a server.
public protocol HubStore: Sendable {
  /// Runs a body whose changes are committed when it returns and discarded when it throws.
  ///
  /// Bodies on one space run one after the other.
  ///
  /// - Throws: what the body throws, untouched; `StoreError` where the backend fails.
  func transact<T: Sendable>(
    _ space: RecordID,
    _ body: @escaping @Sendable (any HubTransaction) throws -> T
  ) async throws -> T

  /// The space that a device was admitted to; nil where none was.
  ///
  /// Whoever comes back by recovery words knows nothing but themselves.
  func space(of device: RecordID) async throws(StoreError) -> RecordID?

  /// How far spaces are, of those that are there: what other processes may have moved on.
  func sequences(of spaces: Set<RecordID>) async throws(StoreError) -> [RecordID: Int64]

  /// Draws a new epoch for every space: what has to be done after the data were restored.
  func renew(_ epoch: @escaping @Sendable () -> UInt64) async throws(StoreError)

  /// Keeps the hash of a code by which one space may begin here until a moment.
  func add(code hash: [UInt8], until expires: Instant) async throws(StoreError)

  /// Uses a code up.
  ///
  /// - Returns: false where there is none, or its time is over.
  func spend(code hash: [UInt8], at now: Instant) async throws(StoreError) -> Bool

  /// Ends all use in good order.
  func close() async
}

/// One space of a hub inside a transaction.
public protocol HubTransaction {
  /// The space's own row.
  func space() throws(StoreError) -> HubSpace?
  /// Writes the space's own row.
  func put(_ space: HubSpace) throws(StoreError)

  /// The head of a record.
  func head(_ record: RecordID) throws(StoreError) -> SealedHead?
  /// Heads above a sequence, in its order.
  ///
  /// - Parameters:
  ///   - sequence: those above it.
  ///   - limit: the most heads.
  ///   - bytes: how many bytes of envelopes are enough; one head comes always.
  /// - Returns: the heads.
  /// - Throws: `StoreError`.
  func heads(after sequence: Int64, limit: Int, bytes: Int) throws(StoreError) -> [SealedHead]
  /// Writes a head, at a moment.
  func put(_ head: SealedHead, at now: Instant) throws(StoreError)

  /// The replaced versions of a record and its head, the oldest first.
  func versions(_ record: RecordID) throws(StoreError) -> [SealedVersion]
  /// Keeps a head that is about to be replaced.
  func keep(_ head: SealedHead, replacedAt now: Instant) throws(StoreError)
  /// Forgets what was replaced before a moment, and of a record all but the newest `count`.
  func forget(_ record: RecordID, before moment: Instant, keeping count: Int) throws(StoreError)

  /// What is known of a large value; nil where nothing of it is there.
  func blob(_ name: BlobName) throws(StoreError) -> HubBlob?
  /// Writes what is known of a large value.
  func put(_ blob: HubBlob) throws(StoreError)
  /// Large values that no head has named since before a moment.
  func blobs(unnamedBefore moment: Instant) throws(StoreError) -> [HubBlob]
  /// Forgets a large value with its chunks.
  func remove(_ blob: BlobName) throws(StoreError)
  /// The numbers of the chunks that are there.
  func chunks(of blob: BlobName) throws(StoreError) -> Set<Int>
  /// The bytes of a chunk; nil where it is not there.
  func chunk(_ number: Int, of blob: BlobName) throws(StoreError) -> [UInt8]?
  /// Adds a chunk; one that is there already stays as it is.
  func add(_ chunk: SealedChunk) throws(StoreError)

  /// The devices.
  func devices() throws(StoreError) -> [HubDevice]
  /// Writes a device.
  func put(_ device: HubDevice) throws(StoreError)

  /// The sealed keys from a key epoch on.
  func keys(from epoch: UInt32) throws(StoreError) -> [SealedKey]
  /// Adds a sealed key, unless it is there.
  func add(_ key: SealedKey) throws(StoreError)

  /// A letter-box.
  func mailbox(_ id: RecordID) throws(StoreError) -> HubMailbox?
  /// Writes a letter-box, and forgets those whose time was over at a moment.
  func put(_ mailbox: HubMailbox, forgettingBefore moment: Instant) throws(StoreError)
}

/// What a hub knows of a space as a whole.
public struct HubSpace: Sendable, Equatable {
  /// Drawn anew when the data are restored.
  public var epoch: UInt64
  /// The sequence of the last version.
  public var sequence: Int64
  /// The sum over all heads.
  public var digest: UInt128
  /// The bytes of all envelopes and of the chunks of large values.
  public var bytes: Int64
  /// The newest key epoch.
  public var keyEpoch: UInt32

  /// A space; by default an empty one.
  public init(
    epoch: UInt64,
    sequence: Int64 = 0,
    digest: UInt128 = 0,
    bytes: Int64 = 0,
    keyEpoch: UInt32 = 0
  ) {
    self.epoch = epoch
    self.sequence = sequence
    self.digest = digest
    self.bytes = bytes
    self.keyEpoch = keyEpoch
  }
}

/// A device as a hub knows it.
public struct HubDevice: Sendable, Equatable {
  /// The identifier of its record.
  public let id: RecordID
  /// The hash of its token.
  public var tokenHash: [UInt8]
  /// When it was last there.
  public var lastSeen: Instant?
  /// Whether it is refused.
  public var isRevoked: Bool

  /// A device.
  public init(id: RecordID, tokenHash: [UInt8], lastSeen: Instant?, isRevoked: Bool = false) {
    self.id = id
    self.tokenHash = tokenHash
    self.lastSeen = lastSeen
    self.isRevoked = isRevoked
  }
}

/// A letter-box of a hub: for one new device, for a few minutes.
public struct HubMailbox: Sendable, Equatable {
  /// Derived from a secret that the hub never sees.
  public let id: RecordID
  /// Until when it is open.
  public let expires: Instant
  /// What devices that want to join have put there.
  public var fromJoiner: [[UInt8]]
  /// What the inviting device has put there: from the first letter on nobody else may join by it.
  public var fromInviter: [[UInt8]]

  /// A letter-box; by default an empty one.
  public init(
    id: RecordID,
    expires: Instant,
    fromJoiner: [[UInt8]] = [],
    fromInviter: [[UInt8]] = []
  ) {
    self.id = id
    self.expires = expires
    self.fromJoiner = fromJoiner
    self.fromInviter = fromInviter
  }
}

/// All that a hub's store plugin needs.
public struct HubStoreSetup: Sendable {
  /// What follows the scheme and its colon.
  public let address: String

  /// A request for a store.
  public init(address: String) {
    self.address = address
  }
}
