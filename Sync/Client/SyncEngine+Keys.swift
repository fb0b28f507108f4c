import HearthModel
import HearthPorts
import SyncProtocol

extension SyncEngine {
  /// Takes the data keys that follow the newest one known here.
  ///
  /// Keys that are not for this device, or not from one of the household, are left where they are: what
  /// they seal waits as unreadable.
  func takeKeys(from newest: UInt32) async throws {
    let sealed = try await transport.keys(from: newest + 1)
    try await store.sync { [cipher, random] transaction in
      let keys = try SyncKeys(transaction, cipher)
      var space = keys.space
      let ring = KeyRing(cipher: cipher, space: space.space, random: random)
      guard let secretKey = [UInt8](hexadecimal: space.secretKey), secretKey.count == 32 else {
        return
      }
      var epoch = UInt32(truncatingIfNeeded: space.keyEpoch)
      var former = keys.dataKeys[epoch] ?? []
      let own = sealed.filter { $0.recipient == space.device }.sorted { $0.epoch < $1.epoch }
      for entry in own where entry.epoch == epoch + 1 && former.count == 32 {
        let key = try ring.taken(entry, with: secretKey, under: former) {
          (sender, publicKey) throws(StoreError) in
          try transaction.isMember(sender, publicKey, of: keys.space.space)
        }
        guard let key else { break }
        try transaction.put(DataKey(epoch: Int(entry.epoch), key: key.hexadecimal))
        (epoch, former) = (entry.epoch, key)
      }
      guard Int(epoch) != space.keyEpoch else { return }
      space.keyEpoch = Int(epoch)
      try transaction.put(space)
    }
  }
}

extension ReadTransaction {
  /// Whether a device belongs to the household, with this key, and has not been revoked.
  fileprivate func isMember(
    _ id: RecordID,
    _ publicKey: [UInt8],
    of space: RecordID
  ) throws(StoreError) -> Bool {
    guard let device = try fetch(Device.self, id), device.space == space else { return false }
    return device.publicKey == publicKey.hexadecimal && device.revokedAt == nil
  }
}
