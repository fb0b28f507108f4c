import HearthModel
import HearthPorts

/// Hands everything on and takes note of the records that are written.
final class RecordingTransaction {
  private let base: any SyncTransaction
  private var tables: [Int: Table] = [:]
  private var written = ChangeList()

  init(_ base: any SyncTransaction) {
    self.base = base
  }

  /// The records that have been written, as they are now.
  func rows() throws(StoreError) -> [TextFileRow] {
    var rows: [TextFileRow] = []
    for case .records(let kind, let ids) in written.changes {
      for id in ids {
        if let row = try row(kind, id) { rows.append(TextFileRow(kind: kind, id: id, row: row)) }
      }
    }
    return rows
  }

  private func row(_ kind: Int, _ id: RecordID) throws(StoreError) -> StoredRow? {
    guard let table = tables[kind] else { return try base.stored(kind: kind, id) }
    return try base.stored(table, id)?.lowered(from: table)
  }

  private func note(_ table: Table, _ id: RecordID) {
    tables[table.kind] = table
    written.add(table.kind, id)
  }
}

extension RecordingTransaction: WriteTransaction {
  func scan(
    _ scan: Scan,
    _ visit: (RecordID, inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) {
    try base.scan(scan, visit)
  }

  func row(
    _ table: Table,
    _ id: RecordID,
    _ visit: (inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) -> Bool {
    try base.row(table, id, visit)
  }

  func present(_ questions: [Presence]) throws(StoreError) -> [Bool] {
    try base.present(questions)
  }

  func stored(_ table: Table, _ id: RecordID) throws(StoreError) -> StoredRow? {
    try base.stored(table, id)
  }

  func stored(kind: Int, _ id: RecordID) throws(StoreError) -> StoredRow? {
    try base.stored(kind: kind, id)
  }

  func put(
    _ table: Table,
    _ id: RecordID,
    _ encode: (inout RowWriter) -> Void
  ) throws(StoreError) {
    try base.put(table, id, encode)
    note(table, id)
  }

  func delete(_ table: Table, _ id: RecordID) throws(StoreError) {
    try base.delete(table, id)
    note(table, id)
  }

  func store(_ row: StoredRow, _ table: Table, _ id: RecordID) throws(StoreError) {
    try base.store(row, table, id)
    note(table, id)
  }

  func store(_ row: StoredRow, kind: Int, _ id: RecordID) throws(StoreError) {
    try base.store(row, kind: kind, id)
    written.add(kind, id)
  }
}

/// What sync asks is what the memory store knows; only the marks that it leaves on rows are written
/// down with them.
extension RecordingTransaction: SyncTransaction {
  func device() throws(StoreError) -> UInt64 { try base.device() }

  func syncedTables() throws(StoreError) -> [Table] { try base.syncedTables() }

  func rows(
    of table: Table,
    waiting isWaiting: Bool,
    after id: RecordID?,
    limit: Int
  ) throws(StoreError) -> [SyncRow] {
    try base.rows(of: table, waiting: isWaiting, after: id, limit: limit)
  }

  func strangers(
    waiting isWaiting: Bool,
    after row: SyncRow?,
    limit: Int
  ) throws(StoreError) -> [SyncRow] {
    try base.strangers(waiting: isWaiting, after: row, limit: limit)
  }

  func baseStamps(kind: Int, _ id: RecordID) throws(StoreError) -> Stamps? {
    try base.baseStamps(kind: kind, id)
  }

  func emptyDerived(of kinds: Set<Int>) throws(StoreError) { try base.emptyDerived(of: kinds) }
}
