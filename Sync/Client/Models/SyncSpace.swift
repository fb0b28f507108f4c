package import HearthModel
package import HearthPorts

/// What this device knows of the household's exchange: there is one, or none.
///
/// It holds the device's secrets; like all local records it never leaves the store.
package struct SyncSpace: Record, Equatable {
  package let id: RecordID
  /// The household on the wire.
  package var space: RecordID
  /// The record of this device.
  package var device: RecordID
  /// The device of the stamps when it was last looked at.
  package var stampDevice: Int64
  /// Where the household meets, as a URL.
  package var transport: String
  /// What proves to a hub that this device may come, in hexadecimal digits.
  package var token: String
  /// The key that identifiers and blobs are named by.
  package var rootKey: String
  /// The key that data keys are opened with.
  package var secretKey: String
  /// The newest data key known here.
  package var keyEpoch: Int
  /// The recovery words' public key, and the name that keys are sealed to them under.
  package var recoveryKey: String
  package var recovery: RecordID
  /// The life of the hub's data.
  package var hubEpoch: Int64
  /// How far the hub's heads have been taken.
  package var cursor: String
  /// That as a number for people.
  package var position: Int64
  /// The sum over the heads known here.
  package var digestHigh: Int64
  package var digestLow: Int64
  /// When everything was last exchanged.
  package var lastSyncAt: Instant?
  /// What stood in the way since then, as a word for the texts.
  package var trouble: String?

  // swift-format-ignore
  package static let schema = Schema(60, "sync_space", isLocal: true, SyncSpace.init,
    Field(1, "space", \.space),
    Field(2, "device", \.device),
    Field(3, "stampDevice", \.stampDevice),
    Field(4, "transport", \.transport),
    Field(5, "token", \.token),
    Field(6, "rootKey", \.rootKey),
    Field(7, "secretKey", \.secretKey),
    Field(8, "keyEpoch", \.keyEpoch),
    Field(9, "recoveryKey", \.recoveryKey),
    Field(10, "recovery", \.recovery),
    Field(11, "hubEpoch", \.hubEpoch),
    Field(12, "cursor", \.cursor),
    Field(13, "position", \.position),
    Field(14, "digestHigh", \.digestHigh),
    Field(15, "digestLow", \.digestLow),
    Field(16, "lastSyncAt", \.lastSyncAt),
    Field(17, "trouble", \.trouble),
  )

  /// The one there can be.
  package static let only = RecordID(high: 0, low: 1)
}

extension SyncSpace {
  /// The sum over the heads known here.
  package var digest: UInt128 {
    get {
      UInt128(UInt64(bitPattern: digestHigh)) << 64 | UInt128(UInt64(bitPattern: digestLow))
    }
    set {
      digestHigh = Int64(truncatingIfNeeded: newValue >> 64)
      digestLow = Int64(truncatingIfNeeded: newValue)
    }
  }
}

extension ReadTransaction {
  /// What this device knows of the household's exchange; nil before `sync new` or `sync join`.
  package func syncSpace() throws(StoreError) -> SyncSpace? {
    try fetch(SyncSpace.self, SyncSpace.only)
  }
}
