import HearthModel
import HearthPorts
import SyncProtocol

/// Records of all kinds in a transaction as they are on the wire.
struct SyncRowStore {
  let transaction: any SyncTransaction
  /// The kinds with tables, in their order.
  let kinds: [Table]

  init(_ transaction: any SyncTransaction) throws(StoreError) {
    self.transaction = transaction
    kinds = try transaction.syncedTables().inOrderOfKinds
  }

  func table(_ kind: Int) -> Table? {
    kinds.firstIndex { $0.kind == kind }.map { kinds[$0] }
  }

  /// A record with its marks.
  func record(kind: Int, _ id: RecordID) throws(StoreError) -> WireRecord? {
    guard let table = self.table(kind) else {
      return try transaction.stored(kind: kind, id).map {
        WireRecord(kind: kind, id: id, row: $0)
      }
    }
    return try transaction.stored(table, id).map { WireRecord($0, of: table, id) }
  }

  /// Writes a record.
  ///
  /// - Returns: false where the table of this version cannot hold it.
  /// - Throws: `StoreError`.
  func store(_ record: WireRecord) throws(StoreError) -> Bool {
    guard let table = self.table(record.kind) else {
      try transaction.store(record.row, kind: record.kind, record.id)
      return true
    }
    let row = record.row.lifted(into: table)
    // A field that its column cannot hold would be lost between the two.
    guard row.unknown.allSatisfy({ table.position(ofField: $0.number) == nil }) else {
      return false
    }
    try transaction.store(row, table, record.id)
    return true
  }

  /// Records that were changed here, the kinds one after the other.
  ///
  /// - Parameter visit: is given each, and says whether it wants another.
  /// - Throws: `StoreError`.
  func visitWaiting(_ visit: (WireRecord) -> Bool) throws(StoreError) {
    for table in kinds {
      var last: RecordID?
      repeat {
        let rows = try transaction.rows(of: table, waiting: true, after: last, limit: 200)
        for row in rows where !visit(WireRecord(row.row, of: table, row.id)) { return }
        last = rows.count < 200 ? nil : rows.last?.id
      } while last != nil
    }
    var last: SyncRow?
    repeat {
      let rows = try transaction.strangers(waiting: true, after: last, limit: 200)
      for row in rows where !visit(WireRecord(kind: row.kind, id: row.id, row: row.row)) { return }
      last = rows.count < 200 ? nil : rows.last
    } while last != nil
  }

  /// Makes every record one that has never been synced.
  func forgetBases() throws(StoreError) {
    try rewrite { $0.base != 0 || !$0.dirty ? $0.unsynced : nil }
  }

  /// Takes the fields from tombstones whose deletion everybody could know of before a time of the
  /// stamps' clock.
  func shrinkTombstones(before time: UInt64) throws(StoreError) {
    try rewrite { row in
      guard !row.alive, !row.dirty, row.base != 0,
        row.stamps.group(ofField: 0).map({ $0.time < time }) ?? false, var shrunk = row.shrunk
      else { return nil }
      shrunk.dirty = true
      return shrunk
    }
  }

  /// Puts other rows in the place of those that `change` gives one for.
  private func rewrite(_ change: (StoredRow) -> StoredRow?) throws(StoreError) {
    for table in kinds {
      var last: RecordID?
      repeat {
        let rows = try transaction.rows(of: table, waiting: false, after: last, limit: 500)
        for row in rows {
          guard let new = change(row.row) else { continue }
          let isWhole = new.values.count == table.columns.count
          try transaction.store(isWhole ? new : new.lifted(into: table), table, row.id)
        }
        last = rows.count < 500 ? nil : rows.last?.id
      } while last != nil
    }
    var last: SyncRow?
    repeat {
      let rows = try transaction.strangers(waiting: false, after: last, limit: 500)
      for row in rows {
        guard let new = change(row.row) else { continue }
        try transaction.store(new, kind: row.kind, row.id)
      }
      last = rows.count < 500 ? nil : rows.last
    } while last != nil
  }
}

extension StoredRow {
  fileprivate var unsynced: StoredRow {
    var row = self
    row.base = 0
    row.dirty = true
    return row
  }
}

extension [Table] {
  /// Each kind once; stores mostly give them so.
  fileprivate var inOrderOfKinds: [Table] {
    if zip(self, dropFirst()).allSatisfy({ $0.kind < $1.kind }) { return self }
    return Dictionary(map { ($0.kind, $0) }) { first, _ in first }.values
      .sorted { $0.kind < $1.kind }
  }
}
