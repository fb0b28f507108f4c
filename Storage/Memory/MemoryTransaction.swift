import HearthModel
import HearthPorts

/// A transaction on a snapshot of all tables, which a write changes and the store then keeps.
final class MemoryTransaction {
  private(set) var tables: MemoryTables
  /// The ids written, by kind, each once.
  private(set) var changes = ChangeList()
  private let device: UInt64
  private let now: @Sendable () -> Instant

  /// Works on a copy of the tables.
  init(_ tables: MemoryTables, device: UInt64, now: @escaping @Sendable () -> Instant) {
    self.tables = tables
    self.device = device
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
    if let old = tables[table, id] {
      let difference = RowDifference(from: ValueRow(old.values), in: table)
      writer = RowWriter(difference)
      encode(&writer)
      if difference.fields == 0, old.alive { return }
      fields = difference.fields | 1
    }
    var row = tables[table, id] ?? StoredRow(values: [], stamps: Stamps())
    row.values = values.values
    row.alive = true
    stamp(&row, fields)
    keep(row, table, id)
  }

  func delete(_ table: Table, _ id: RecordID) throws(StoreError) {
    try check(table)
    guard var row = tables[table, id], row.alive else { return }
    row.alive = false
    stamp(&row, 1)
    keep(row, table, id)
  }

  func store(_ row: StoredRow, _ table: Table, _ id: RecordID) throws(StoreError) {
    try check(table)
    try table.check(row)
    tables.clock.receive(row.stamps)
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
    row.stamps.stamp(fields, time: tables.clock.next(now()), device: device)
    row.dirty = true
  }
}
