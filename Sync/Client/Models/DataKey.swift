import HearthModel
import SyncProtocol

/// A data key of a key epoch; keys are added and never dropped, since old rows stay sealed by them.
///
/// A key epoch has more than one where two devices began it without knowing of each other.
struct DataKey: Record, Equatable {
  let id: RecordID
  var epoch: Int
  /// In hexadecimal digits.
  var key: String
  /// The device that drew it; nil where that is not known, or does not matter.
  var sender: RecordID?

  // swift-format-ignore
  static let schema = Schema(61, "sync_key", isLocal: true, DataKey.init,
    Field(1, "epoch", \.epoch),
    Field(2, "key", \.key),
    Field(3, "sender", \.sender),
  )

  init(epoch: UInt32, key: [UInt8], sender: RecordID? = nil) {
    self.init(
      id: RecordID(
        high: UInt64(epoch),
        low: key.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
      ),
      epoch: Int(epoch),
      key: key.hexadecimal,
      sender: sender
    )
  }

  private init(id: RecordID, epoch: Int, key: String, sender: RecordID?) {
    self.id = id
    self.epoch = epoch
    self.key = key
    self.sender = sender
  }
}
