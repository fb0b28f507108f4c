import HearthModel
import HearthPorts
import SyncProtocol

/// Records of all kinds in a transaction as they are on the wire.
struct SyncRowStore {
  let transaction: any SyncTransaction
  private let tables: [Int: Table]
  /// The kinds with tables, in their order.
  let kinds: [Table]

  init(_ transaction: any SyncTransaction) throws(StoreError) {
    self.transaction = transaction
    let known = try transaction.syncedTables().map { ($0.kind, $0) }
    tables = Dictionary(known) { first, _ in first }
    kinds = tables.values.sorted { $0.kind < $1.kind }
  }

  func table(_ kind: Int) -> Table? { tables[kind] }

  /// A record with its marks.
  func record(kind: Int, _ id: RecordID) throws(StoreError) -> WireRecord? {
    guard let table = tables[kind] else {
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
    guard let table = tables[record.kind] else {
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
