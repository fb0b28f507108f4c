import HearthModel
import HearthPorts

extension SyncEngine {
  /// For how many milliseconds a tombstone keeps the record that it was: the trash of the household.
  private static let keepsRecords: Int64 = 90 * dayMilliseconds
  private static let dayMilliseconds: Int64 = 86_400_000

  /// Takes the fields from old tombstones, which are then pushed like any change.
  ///
  /// All rows are looked at, so that this is done once a day. It does not matter which device does it, or
  /// how many: all come to the same.
  func shrinkTombstones() async throws {
    let now = now().milliseconds
    try await store.sync { transaction in
      guard let last = try transaction.syncSpace()?.lastSyncAt?.milliseconds,
        last / Self.dayMilliseconds != now / Self.dayMilliseconds, now > Self.keepsRecords
      else { return }
      let time = UInt64(min(now - Self.keepsRecords, 1 << 47 - 1)) << 16
      try SyncRowStore(transaction).shrinkTombstones(before: time)
    }
  }
}
