package import HearthModel
package import HearthPorts

/// What is asked of one connection inside a transaction.
package final class SQLReadTransaction {
  let connection: any SQLConnection
  let texts: TableTexts

  init(_ connection: any SQLConnection, _ texts: TableTexts) {
    self.connection = connection
    self.texts = texts
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SQLReadTransaction: ReadTransaction {
  package func scan(
    _ scan: Scan,
    _ visit: (RecordID, inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) {
    let text = ScanText(scan, connection.dialect)
    let statement = try connection.statement(text.sql)
    defer { statement.finish() }
    for (position, value) in text.values.enumerated() { statement.bind(value, position) }
    let idColumn = scan.table.columns.count
    while try statement.step() {
      var reader = RowReader(statement)
      try visit(statement.id(idColumn), &reader)
    }
  }

  package func row(
    _ table: Table,
    _ id: RecordID,
    _ visit: (inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) -> Bool {
    let statement = try connection.statement(texts[table].head)
    defer { statement.finish() }
    statement.id(id, 0)
    guard try statement.step(), statement.integer(table.columns.count + 1) != 0 else {
      return false
    }
    var reader = RowReader(statement)
    try visit(&reader)
    return true
  }

  package func stored(_ table: Table, _ id: RecordID) throws(StoreError) -> StoredRow? {
    let statement = try connection.statement(texts[table].stored)
    defer { statement.finish() }
    statement.id(id, 0)
    guard try statement.step() else { return nil }
    let count = table.columns.count
    guard let unknown = [UnknownField](packed: statement.bytes(count + 4)) else {
      throw .malformedRow(table: table.name, field: "_unknown")
    }
    return StoredRow(
      values: table.columns.indices.map { statement.value($0, table.columns[$0].storage) },
      unknown: unknown,
      stamps: try statement.stamps(count, table),
      alive: statement.integer(count + 3) != 0,
      base: statement.integer(count + 1),
      dirty: statement.integer(count + 2) != 0
    )
  }
}

extension SQLStatement {
  /// The stamps in a column.
  func stamps(_ column: Int, _ table: Table) throws(StoreError) -> Stamps {
    guard let stamps = bytes(column).withUnsafeBytes({ Stamps(bytes: $0) }) else {
      throw .malformedRow(table: table.name, field: "_stamps")
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

/// The statements of each table, written once a connection.
final class TableTexts {
  private var texts: [String: TableText] = [:]
  private let dialect: SQLDialect

  init(_ dialect: SQLDialect) {
    self.dialect = dialect
  }

  subscript(table: Table) -> TableText {
    if let text = texts[table.name] { return text }
    let text = TableText(table, dialect)
    texts[table.name] = text
    return text
  }
}
