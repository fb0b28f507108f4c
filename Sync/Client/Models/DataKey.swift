import HearthModel

/// The data key of one key epoch; keys are added and never dropped, since old rows stay sealed by them.
struct DataKey: Record, Equatable {
  let id: RecordID
  var epoch: Int
  /// In hexadecimal digits.
  var key: String

  // swift-format-ignore
  static let schema = Schema(61, "sync_key", isLocal: true, DataKey.init,
    Field(1, "epoch", \.epoch),
    Field(2, "key", \.key),
  )

  init(epoch: Int, key: String) {
    self.init(id: RecordID(high: 0, low: UInt64(bitPattern: Int64(epoch))), epoch: epoch, key: key)
  }

  private init(id: RecordID, epoch: Int, key: String) {
    self.id = id
    self.epoch = epoch
    self.key = key
  }
}
