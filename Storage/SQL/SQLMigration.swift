import HearthModel
import HearthPorts

/// Brings one table to its present declaration: the table itself, columns, indexes.
///
/// Columns that are no longer declared stay, with what they hold.
struct SQLMigration {
  private let connection: any SQLConnection
  private let table: Table
  private var dialect: SQLDialect { connection.dialect }

  init(_ connection: any SQLConnection, _ table: Table) {
    self.connection = connection
    self.table = table
  }

  /// Makes what is missing.
  func run() throws(StoreError) {
    let existing = Set(try connection.columns(of: table.name))
    if existing.isEmpty {
      try connection.run(table.definition(dialect))
    } else {
      let missing = table.columns.filter { !existing.contains($0.name) }
      try add(missing)
      try lift(missing)
    }
    try updateIndexes()
  }

  private func add(_ columns: [Column]) throws(StoreError) {
    let name = dialect.quoted(table.name)
    for column in columns {
      let definition = column.definition(dialect)
      try connection.run("ALTER TABLE \(name) ADD COLUMN \(definition)")
    }
  }

  /// A newer device may have sent values for these columns before this version knew them.
  private func lift(_ columns: [Column]) throws(StoreError) {
    guard !columns.isEmpty else { return }
    for (id, unknown) in try rowsWithUnknownFields() {
      let values = columns.compactMap { column in
        unknown.value(of: column).map { (column: column, value: $0) }
      }
      guard !values.isEmpty else { continue }
      for (column, value) in values {
        try set(dialect.quoted(column.name), of: id) { $0.bind(value, 0) }
      }
      let rest = unknown.filter { field in !values.contains { $0.column.number == field.number } }
      try set("_unknown", of: id) {
        if rest.isEmpty { $0.null(0) } else { $0.bytes(rest.packed, 0) }
      }
    }
  }

  private func rowsWithUnknownFields() throws(StoreError) -> [(RecordID, [UnknownField])] {
    let name = dialect.quoted(table.name)
    return try connection.with("SELECT _unknown, id FROM \(name) WHERE _unknown IS NOT NULL") {
      (statement) throws(StoreError) in
      var rows: [(RecordID, [UnknownField])] = []
      while try statement.step() {
        guard let unknown = [UnknownField](packed: statement.bytes(0)) else {
          throw .malformedRow(table: table.name, field: "_unknown")
        }
        rows.append((statement.id(1), unknown))
      }
      return rows
    }
  }

  private func set(
    _ column: String,
    of id: RecordID,
    _ bind: (any SQLStatement) -> Void
  ) throws(StoreError) {
    let name = dialect.quoted(table.name)
    let (value, key) = (dialect.parameter(0), dialect.parameter(1))
    try connection.run("UPDATE \(name) SET \(column) = \(value) WHERE id = \(key)") {
      bind($0)
      $0.id(id, 1)
    }
  }

  private func updateIndexes() throws(StoreError) {
    let existing = Set(try connection.indexes(of: table.name))
    let wanted = Set(table.indexes.map { table.name(ofIndex: $0) })
    for index in existing.subtracting(wanted).sorted() {
      try connection.run("DROP INDEX \(dialect.quoted(index))")
    }
    for fields in table.indexes where !existing.contains(table.name(ofIndex: fields)) {
      try connection.run(try table.definition(ofIndex: fields, dialect))
    }
  }
}
