import HearthModel
import HearthPorts
import SyncProtocol

/// The keys of this device in a transaction.
struct SyncKeys {
  let space: SyncSpace
  let dataKeys: [UInt32: [UInt8]]
  private let cipher: any SyncCipher

  /// - Throws: `SyncError.notSetUp`, `StoreError`.
  init(_ transaction: any ReadTransaction, _ cipher: any SyncCipher) throws {
    guard let space = try transaction.syncSpace() else { throw SyncError.notSetUp }
    self.space = space
    self.cipher = cipher
    var keys: [UInt32: [UInt8]] = [:]
    for key in try transaction.fetch(DataKey.query) {
      keys[UInt32(truncatingIfNeeded: key.epoch)] = [UInt8](hexadecimal: key.key)
    }
    dataKeys = keys.filter { $0.value.count == 32 }
  }

  var rootKey: [UInt8] { [UInt8](hexadecimal: space.rootKey) ?? [] }

  var state: (space: SyncSpace, sealer: Sealer) {
    let sealer = Sealer(
      cipher: cipher,
      space: space.space,
      rootKey: rootKey,
      dataKeys: dataKeys
    )
    return (space, sealer)
  }
}
