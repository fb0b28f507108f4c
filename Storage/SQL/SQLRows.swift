import HearthModel
import HearthPorts

/// Rows with all that sync needs, between the port and the statements of a table.
extension SQLConnection {
  /// A row of a table, tombstones included.
  func stored(_ text: TableText, _ table: Table, _ id: RecordID) throws(StoreError) -> StoredRow? {
    try with(text.stored) { (statement) throws(StoreError) in
      statement.id(id, 0)
      return try statement.step() ? try statement.storedRow(table.columns, of: table.name) : nil
    }
  }

  /// Writes a row as it is given.
  func store(
    _ row: StoredRow,
    _ text: TableText,
    _ id: RecordID
  ) throws(StoreError) {
    try run(text.store) { $0.bind(row, id) }
  }
}

extension SQLStatement {
  /// The row that the statement stands on: fields, stamps, base, dirty, life, unknown fields.
  func storedRow(_ columns: [Column], of table: String) throws(StoreError) -> StoredRow {
    let count = columns.count
    guard let unknown = [UnknownField](packed: bytes(count + 4)) else {
      throw .malformedRow(table: table, field: "_unknown")
    }
    return StoredRow(
      values: columns.indices.map { value($0, columns[$0].storage) },
      unknown: unknown,
      stamps: try stamps(count, of: table),
      alive: integer(count + 3) != 0,
      base: integer(count + 1),
      dirty: integer(count + 2) != 0
    )
  }

  /// Binds fields, id, stamps, base, dirty, life, unknown fields.
  func bind(_ row: StoredRow, _ id: RecordID) {
    let count = row.values.count
    for (position, value) in row.values.enumerated() { bind(value, position) }
    self.id(id, count)
    bytes(row.stamps.bytes, count + 1)
    integer(row.base, count + 2)
    integer(row.dirty ? 1 : 0, count + 3)
    integer(row.alive ? 1 : 0, count + 4)
    if row.unknown.isEmpty {
      null(count + 5)
    } else {
      bytes(row.unknown.packed, count + 5)
    }
  }

  /// The stamps in a column.
  func stamps(_ column: Int, of table: String) throws(StoreError) -> Stamps {
    guard let stamps = bytes(column).withUnsafeBytes({ Stamps(bytes: $0) }) else {
      throw .malformedRow(table: table, field: "_stamps")
    }
    return stamps
  }

  /// A column as a value.
  func value(_ column: Int, _ storage: Storage) -> Value {
    guard !isNull(column) else { return .null }
    return switch storage {
    case .integer: .integer(integer(column))
    case .text: .text(text(column))
    case .id: .id(id(column))
    }
  }

  /// Binds a value.
  func bind(_ value: Value, _ position: Int) {
    switch value {
    case .null: null(position)
    case .integer(let value): integer(value, position)
    case .text(let value): text(value, position)
    case .id(let value): id(value, position)
    }
  }
}
