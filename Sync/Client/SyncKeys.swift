import HearthModel
import HearthPorts
import SyncProtocol

/// The keys of this device in a transaction.
struct SyncKeys {
  let space: SyncSpace
  /// The keys of each key epoch; the one that seals is the first.
  let dataKeys: [UInt32: [[UInt8]]]
  private let cipher: any SyncCipher

  /// - Throws: `SyncError.notSetUp`, `StoreError`.
  init(_ transaction: any ReadTransaction, _ cipher: any SyncCipher) throws {
    guard let space = try transaction.syncSpace() else { throw SyncError.notSetUp }
    self.space = space
    self.cipher = cipher
    let stored = try transaction.fetch(DataKey.query)
    let senders = stored.contains { $0.sender != nil }
    let revoked =
      senders ? try transaction.devices(of: space.space).filter { $0.revokedAt != nil } : []
    let gone = Set(revoked.map(\.id))
    // By one order on all devices; what a device drew that is out by now seals nothing.
    let ordered = stored.sorted { ($0.rank(gone), $0.key) < ($1.rank(gone), $1.key) }
    var keys: [UInt32: [[UInt8]]] = [:]
    for stored in ordered {
      guard let key = [UInt8](hexadecimal: stored.key), key.count == 32 else { continue }
      keys[UInt32(truncatingIfNeeded: stored.epoch), default: []].append(key)
    }
    dataKeys = keys
  }

  var rootKey: [UInt8] { [UInt8](hexadecimal: space.rootKey) ?? [] }

  /// The newest key epoch.
  var epoch: UInt32 { dataKeys.keys.max() ?? 0 }

  /// The key that seals.
  var dataKey: [UInt8] { dataKeys[epoch]?.first ?? [] }

  func state(_ layout: BlobLayout = BlobLayout()) -> (space: SyncSpace, sealer: Sealer) {
    let sealer = Sealer(
      cipher: cipher,
      space: space.space,
      rootKey: rootKey,
      dataKeys: dataKeys,
      layout: layout
    )
    return (space, sealer)
  }
}

extension DataKey {
  fileprivate func rank(_ gone: Set<RecordID>) -> Int {
    sender.map { gone.contains($0) ? 1 : 0 } ?? 0
  }
}
