import HearthModel
import HearthPorts

/// A transaction on a snapshot of all tables, which a write changes and the store then keeps.
final class MemoryTransaction {
  private(set) var tables: MemoryTables
  /// The ids written, by kind, each once.
  private(set) var changes = ChangeList()
  private let now: @Sendable () -> Instant

  /// Works on a copy of the tables.
  init(_ tables: MemoryTables, now: @escaping @Sendable () -> Instant) {
    self.tables = tables
    self.now = now
  }

  private func check(_ table: Table) throws(StoreError) {
    guard tables.holds(table) else { throw .internalFault("no such table: \(table.name)") }
  }

  private func check(unknown kind: Int) throws(StoreError) {
    guard !tables.holds(kind: kind) else { throw .internalFault("kind \(kind) has a table") }
  }

  private func keep(_ row: StoredRow, _ table: Table, _ id: RecordID) {
    tables[table, id] = row
    changes.add(table.kind, id)
  }
}

extension MemoryTransaction: ReadTransaction {
  func scan(
    _ scan: Scan,
    _ visit: (RecordID, inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) {
    try check(scan.table)
    for (id, row) in tables.select(scan) {
      var reader = RowReader(ValueRow(row.values))
      try visit(id, &reader)
    }
  }

  func row(
    _ table: Table,
    _ id: RecordID,
    _ visit: (inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) -> Bool {
    try check(table)
    guard let row = tables[table, id], row.alive else { return false }
    var reader = RowReader(ValueRow(row.values))
    try visit(&reader)
    return true
  }

  func present(_ questions: [Presence]) throws(StoreError) -> [Bool] {
    try questions.map { (question) throws(StoreError) in
      guard let scan = tables.scan(question) else {
        throw .internalFault("no such table or column: \(question)")
      }
      return !tables.select(scan).isEmpty
    }
  }

  func stored(_ table: Table, _ id: RecordID) throws(StoreError) -> StoredRow? {
    try check(table)
    return tables[table, id]
  }

  func stored(kind: Int, _ id: RecordID) throws(StoreError) -> StoredRow? {
    try check(unknown: kind)
    return tables[kind: kind, id]
  }
}

extension MemoryTransaction: WriteTransaction {
  func put(
    _ table: Table,
    _ id: RecordID,
    _ encode: (inout RowWriter) -> Void
  ) throws(StoreError) {
    try check(table)
    let values = ValueRow(count: table.columns.count)
    var writer = RowWriter(values)
    encode(&writer)
    try table.check(values.values)
    var fields = table.allFields
    let old = tables[table, id]
    if let old, old.values.count == values.values.count {
      let difference = table.difference(old.values, values.values)
      if difference == 0, old.alive { return }
      if !old.isShrunk { fields = difference | 1 }
    }
    var row = old ?? StoredRow(values: [], stamps: Stamps())
    if row.isShrunk { row.stamps = Stamps() }
    row.values = values.values
    row.alive = true
    tables.noteBase(of: old, kind: table.kind, id)
    stamp(&row, fields)
    keep(row, table, id)
  }

  func delete(_ table: Table, _ id: RecordID) throws(StoreError) {
    try check(table)
    guard var row = tables[table, id], row.alive else { return }
    row.alive = false
    tables.noteBase(of: tables[table, id], kind: table.kind, id)
    stamp(&row, 1)
    keep(row, table, id)
  }

  func store(_ row: StoredRow, _ table: Table, _ id: RecordID) throws(StoreError) {
    try check(table)
    try table.check(row)
    tables.clock.receive(row.stamps)
    tables.settleBase(of: row, kind: table.kind, id)
    keep(row, table, id)
  }

  func store(_ row: StoredRow, kind: Int, _ id: RecordID) throws(StoreError) {
    try check(unknown: kind)
    try row.check(kind: kind)
    tables.clock.receive(row.stamps)
    tables[kind: kind, id] = row
    changes.add(kind, id)
  }

  private func stamp(_ row: inout StoredRow, _ fields: UInt64) {
    row.stamps.stamp(fields, time: tables.clock.next(now()), device: tables.device)
    row.dirty = true
  }
}

extension MemoryTransaction: SyncTransaction {
  func device() throws(StoreError) -> UInt64 { tables.device }

  func syncedTables() throws(StoreError) -> [Table] { tables.synced }

  func rows(
    of table: Table,
    waiting isWaiting: Bool,
    after id: RecordID?,
    limit: Int
  ) throws(StoreError) -> [SyncRow] {
    try check(table)
    return tables.rows(of: table, waiting: isWaiting, after: id, limit: limit)
  }

  func strangers(
    waiting isWaiting: Bool,
    after row: SyncRow?,
    limit: Int
  ) throws(StoreError) -> [SyncRow] {
    tables.strangers(waiting: isWaiting, after: row, limit: limit)
  }

  func baseStamps(kind: Int, _ id: RecordID) throws(StoreError) -> Stamps? {
    tables.baseStamps(kind: kind, id)
  }

  func emptyDerived(of kinds: Set<Int>) throws(StoreError) {
    for kind in kinds { tables.emptyDerived(of: kind) }
  }
}

extension Table {
  /// The bits of the fields that differ.
  fileprivate func difference(_ old: [Value], _ new: [Value]) -> UInt64 {
    var fields: UInt64 = 0
    for (index, column) in columns.enumerated() where old[index] != new[index] {
      fields |= 1 << UInt64(column.number)
    }
    return fields
  }
}
