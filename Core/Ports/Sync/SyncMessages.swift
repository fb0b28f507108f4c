public import HearthModel

/// The newest version of a record as a hub keeps it; the hub cannot read it.
public struct SealedHead: Sendable, Equatable {
  /// The keyed hash of the record's name.
  public let record: RecordID
  /// The space's number of this version; a hub's rise with every push.
  public let sequence: Int64
  /// What only the devices of the space can open.
  public let envelope: [UInt8]

  /// A version.
  public init(record: RecordID, sequence: Int64, envelope: [UInt8]) {
    self.record = record
    self.sequence = sequence
    self.envelope = envelope
  }
}

/// What a device asks for: everything after its cursor.
public struct PullRequest: Sendable, Equatable {
  /// Where the last page ended, in the transport's own words; empty at the beginning.
  public let cursor: [UInt8]
  /// The epoch that the cursor belongs to; 0 for none.
  public let epoch: UInt64
  /// The most heads in the answer.
  public let limit: Int
  /// For how many seconds a hub may hold the answer back while there is nothing new.
  public let wait: Int

  /// A request for a page.
  public init(cursor: [UInt8], epoch: UInt64, limit: Int, wait: Int = 0) {
    self.cursor = cursor
    self.epoch = epoch
    self.limit = limit
    self.wait = wait
  }
}

/// A page of heads.
public struct PullPage: Sendable, Equatable {
  /// The life of the hub's data; another one than the device knows means that they were restored, and
  /// the page is empty then.
  public let epoch: UInt64
  /// In the order of their sequence.
  public let heads: [SealedHead]
  /// Where the next page begins.
  public let cursor: [UInt8]
  /// How far that is, for people: the sequence of a hub.
  public let position: Int64
  /// Whether there is nothing more for now.
  public let isLast: Bool
  /// Whether a later head of a record always has a higher sequence.
  public let isOrdered: Bool
  /// The sum over all heads, on the last page of a transport that keeps one.
  public let digest: UInt128?
  /// The newest key epoch of the space.
  public let keyEpoch: UInt32

  /// A page.
  public init(
    epoch: UInt64,
    heads: [SealedHead] = [],
    cursor: [UInt8],
    position: Int64 = 0,
    isLast: Bool = true,
    isOrdered: Bool = true,
    digest: UInt128? = nil,
    keyEpoch: UInt32 = 0
  ) {
    self.epoch = epoch
    self.heads = heads
    self.cursor = cursor
    self.position = position
    self.isLast = isLast
    self.isOrdered = isOrdered
    self.digest = digest
    self.keyEpoch = keyEpoch
  }
}

/// One record on its way to the hub.
public struct PushedRecord: Sendable, Equatable {
  /// The keyed hash of the record's name.
  public let record: RecordID
  /// The version that this one was made from; 0 for none.
  public let base: Int64
  /// What only the devices of the space can open.
  public let envelope: [UInt8]

  /// A record to be pushed.
  public init(record: RecordID, base: Int64, envelope: [UInt8]) {
    self.record = record
    self.base = base
    self.envelope = envelope
  }
}

/// Records that a device has changed.
public struct PushRequest: Sendable, Equatable {
  /// The epoch that the bases belong to.
  public let epoch: UInt64
  /// The key epoch that the envelopes are sealed under.
  public let keyEpoch: UInt32
  /// Where the device's last page ended.
  public let cursor: [UInt8]
  /// At most 200 records or 1 MiB.
  public let records: [PushedRecord]

  /// A push.
  public init(epoch: UInt64, keyEpoch: UInt32, cursor: [UInt8], records: [PushedRecord]) {
    self.epoch = epoch
    self.keyEpoch = keyEpoch
    self.cursor = cursor
    self.records = records
  }
}

/// What became of one record.
public enum PushResult: Sendable, Equatable {
  /// It is the hub's head now, by this sequence.
  case ok(sequence: Int64)
  /// The hub's head is another one than the base: merge, and push again.
  case conflict(SealedHead)
  /// The hub has no head where the base names one: push again without a base.
  case missing
  /// The envelope is larger than the hub takes.
  case tooLarge
  /// The space is full.
  case quota
  /// It names a large value of which the hub has not all chunks: put those, and push again.
  case incomplete
}

/// What became of a push.
public struct PushAnswer: Sendable, Equatable {
  /// The hub's epoch; where it is not the request's, nothing was taken.
  public let epoch: UInt64
  /// The newest key epoch; where it is above the request's, nothing was taken.
  public let keyEpoch: UInt32
  /// One result a record, in the order of the request.
  public let results: [PushResult]
  /// Where the next page begins, where nobody else has pushed in between.
  public let cursor: [UInt8]?
  /// How far that is, for people.
  public let position: Int64

  /// An answer.
  public init(
    epoch: UInt64,
    keyEpoch: UInt32,
    results: [PushResult] = [],
    cursor: [UInt8]? = nil,
    position: Int64 = 0
  ) {
    self.epoch = epoch
    self.keyEpoch = keyEpoch
    self.results = results
    self.cursor = cursor
    self.position = position
  }
}

/// The data key of a key epoch, sealed to one recipient.
public struct SealedKey: Sendable, Equatable {
  /// Which key.
  public let epoch: UInt32
  /// A device, the recovery words, or the next key epoch.
  public let recipient: RecordID
  /// What only the recipient can open.
  public let bytes: [UInt8]

  /// A sealed key.
  public init(epoch: UInt32, recipient: RecordID, bytes: [UInt8]) {
    self.epoch = epoch
    self.recipient = recipient
    self.bytes = bytes
  }
}

/// A version of a record that a hub keeps.
public struct SealedVersion: Sendable, Equatable {
  /// When it came to the hub; nil where the hub does not know.
  public let at: Instant?
  /// What only the devices of the space can open.
  public let envelope: [UInt8]

  /// A version.
  public init(at: Instant?, envelope: [UInt8]) {
    self.at = at
    self.envelope = envelope
  }
}

/// A device as a hub sees it.
public struct DeviceSighting: Sendable, Equatable {
  /// The identifier of its record.
  public let device: RecordID
  /// When it was last there.
  public let lastSeen: Instant?
  /// Whether it may still come.
  public let isRevoked: Bool
  /// Whether it was its own clock that told when.
  public let isByOwnClock: Bool

  /// A sighting.
  public init(
    device: RecordID,
    lastSeen: Instant?,
    isRevoked: Bool,
    isByOwnClock: Bool = false
  ) {
    self.isByOwnClock = isByOwnClock
    self.device = device
    self.lastSeen = lastSeen
    self.isRevoked = isRevoked
  }
}
