import HearthModel
import HearthPorts
import SyncProtocol

/// Stops a session before it deletes much on all devices: an accident looks like a wish.
struct DeletionGuard {
  let limit: Int

  /// - Throws: `SyncError.massDeletion`, `StoreError`.
  func check(_ rows: SyncRowStore) throws {
    var deletions: [Int: Int] = [:]
    try rows.visitWaiting { record in
      // A tombstone that has only given its fields up was everybody's before.
      let isDeletion = !record.row.alive && !record.row.isShrunk
      if isDeletion, record.row.base != 0 { deletions[record.kind, default: 0] += 1 }
      return true
    }
    for (kind, count) in deletions.sorted(by: { $0.key < $1.key }) where count > limit {
      guard let table = rows.table(kind) else { continue }
      var living = 0
      try rows.transaction.scan(Scan(table: table)) { (_, _) throws(StoreError) in living += 1 }
      guard 10 * count > living + count else { continue }
      throw SyncError.massDeletion(table: table.name, count: count)
    }
  }
}
