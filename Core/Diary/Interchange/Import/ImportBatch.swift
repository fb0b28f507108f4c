import HearthHousehold
import HearthModel
import HearthPorts

/// Some of what an import writes.
struct ImportBatch {
  let records: [any Record]
  /// What is to be remembered of the source's rows.
  let rows: [ImportedRow]
  /// Fields of newer versions on the records.
  let additions: [ImportedAddition]
  /// Records of kinds that this version does not know.
  let strangers: [ImportedStranger]

  func write(in transaction: any WriteTransaction) throws(StoreError) {
    for record in records { try transaction.put(record) }
    for addition in additions { try addition.write(in: transaction) }
    // Their identifiers are hashes: in order they fill the pages of a store one after another.
    for row in rows.sorted(by: { $0.id < $1.id }) { try transaction.put(row) }
    for stranger in strangers { try stranger.write(in: transaction) }
  }
}

/// Fields of a newer version on a record that is written.
struct ImportedAddition {
  private let table: Table
  private let id: RecordID
  private let fields: [UnknownField]

  init(to record: some Record, _ fields: [UnknownField]) {
    table = type(of: record).table
    id = record.id
    self.fields = fields
  }

  /// Puts the fields on the record, with the stamp that its writing had.
  fileprivate func write(in transaction: any WriteTransaction) throws(StoreError) {
    guard var row = try transaction.stored(table, id) else { return }
    let numbers = Set(fields.map(\.number))
    let kept = row.unknown.filter { !numbers.contains($0.number) }
    let unknown = (kept + fields).sorted { $0.number < $1.number }
    guard unknown != row.unknown, let last = row.stamps.groups.last else { return }
    row.unknown = unknown
    let bits = numbers.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    row.stamps.stamp(bits, time: last.time, device: last.device)
    row.dirty = true
    try transaction.store(row, table, id)
  }
}

/// A record of a kind that this version does not know.
struct ImportedStranger {
  let kind: Int
  let id: RecordID
  let fields: [UnknownField]
  /// What is remembered of it, written before.
  let row: RecordID

  /// Keeps the record, with the stamp of what is remembered of it.
  fileprivate func write(in transaction: any WriteTransaction) throws(StoreError) {
    let remembered = try transaction.stored(ImportedRow.table, row)
    guard let last = remembered?.stamps.groups.last else { return }
    let bits = fields.reduce(UInt64(1)) { $0 | 1 << UInt64($1.number) }
    let stamps = Stamps(groups: [
      Stamps.Group(time: last.time, device: last.device, fields: bits)
    ])
    try transaction.store(
      StoredRow(values: [], unknown: fields, stamps: stamps),
      kind: kind,
      id
    )
  }
}
