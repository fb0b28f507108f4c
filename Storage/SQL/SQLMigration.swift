import HearthModel
import HearthPorts

/// Makes one table, or brings it to its present declaration: columns, indexes.
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

  /// Makes the table.
  func lay() throws(StoreError) {
    try connection.run(table.definition(dialect))
    try updateIndexes()
    try SQLKinds(connection).noteLaid(table.kind)
  }

  /// Adds what the table lacks.
  func run() throws(StoreError) {
    let existing = try connection.columns(of: table.name)
    let missing = table.columns.filter { column in !existing.contains { $0.name == column.name } }
    try add(missing)
    try lift(missing)
    let isChanged = table.columns.contains { column in
      existing.contains { $0.name == column.name && $0.isOptional != column.isOptional }
    }
    if isChanged { try rebuild() }
    try updateIndexes()
  }

  /// Moves all rows into a table as it is declared now.
  ///
  /// Whether a column takes null cannot be changed in place. Where it no longer does, null becomes
  /// blank.
  private func rebuild() throws(StoreError) {
    let existing = try connection.columns(of: table.name)
    let (name, former) = (dialect.quoted(table.name), dialect.quoted("_former_\(table.name)"))
    try connection.run("ALTER TABLE \(name) RENAME TO \(former)")
    try connection.run(table.definition(dialect))
    let present = Set(try connection.columns(of: table.name).map(\.name))
    for column in existing where !present.contains(column.name) {
      let definition = "\(dialect.quoted(column.name)) \(column.type)"
      try connection.run("ALTER TABLE \(name) ADD COLUMN \(definition)")
    }
    let names = existing.map { dialect.quoted($0.name) }
    try connection.run(
      """
      INSERT INTO \(name) (\(names.joined(separator: ", "))) \
      SELECT \(existing.map(filled).joined(separator: ", ")) FROM \(former)
      """
    )
    try connection.run("DROP TABLE \(former)")
  }

  /// The value of a column in the rebuilt table.
  private func filled(_ existing: SQLColumn) -> String {
    let name = dialect.quoted(existing.name)
    let column = table.columns.first { $0.name == existing.name }
    guard existing.isOptional, let column, !column.isOptional else { return name }
    return "coalesce(\(name), \(dialect.blank(column.storage)))"
  }

  private func add(_ columns: [Column]) throws(StoreError) {
    let name = dialect.quoted(table.name)
    for column in columns {
      let definition = column.addition(dialect)
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
