import CSQLite
public import HearthPorts

/// SQLite files of other programs, through SQLite itself.
public struct SQLiteForeignDatabase: ForeignDatabase {
  /// Reads and makes files in memory.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func open(
    _ bytes: [UInt8],
    within limits: ForeignDatabaseLimits
  ) throws(ForeignDatabaseError) -> any ForeignTables {
    try ForeignSQLiteTables(bytes, limits)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func make(_ contents: ForeignContents) throws(ForeignDatabaseError) -> [UInt8] {
    let connection = try ForeignSQLiteConnection()
    try connection.execute("PRAGMA user_version = \(contents.version); BEGIN")
    for definition in contents.definitions { try connection.execute(definition) }
    for table in contents.tables { try insert(table, connection) }
    try connection.execute("COMMIT")
    return try connection.contents()
  }

  private func insert(
    _ table: ForeignContents.Table,
    _ connection: ForeignSQLiteConnection
  ) throws(ForeignDatabaseError) {
    let columns = table.columns.map(ForeignSQLiteConnection.quoted).joined(separator: ", ")
    let places = table.columns.map { _ in "?" }.joined(separator: ", ")
    let name = ForeignSQLiteConnection.quoted(table.name)
    let statement = try connection.statement(
      "INSERT INTO \(name) (\(columns)) VALUES (\(places))"
    )
    for row in table.rows {
      guard row.count == table.columns.count else { throw .internalFault("row of \(table.name)") }
      try statement.bind(row)
      while try statement.step() {}
      statement.reset()
    }
  }
}

/// A file of another program, open for reading.
final class ForeignSQLiteTables: ForeignTables {
  let version: Int
  private let connection: ForeignSQLiteConnection
  private let limits: ForeignDatabaseLimits
  private var rowsRead = 0

  init(_ bytes: [UInt8], _ limits: ForeignDatabaseLimits) throws(ForeignDatabaseError) {
    guard bytes.count >= SQLiteHeader.count, SQLiteHeader(bytes).isSQLite else {
      throw .notADatabase
    }
    self.limits = limits
    connection = try ForeignSQLiteConnection(reading: bytes, rowBytes: limits.rowBytes)
    let statement = try connection.statement("PRAGMA user_version")
    version = try statement.step() ? Int(statement.integer(0)) : 0
    // SQLite looks at the schema when it first needs it.
    _ = try connection.statement("SELECT count(*) FROM sqlite_schema").step()
  }

  func columns(of table: String) throws(ForeignDatabaseError) -> [String] {
    guard let name = try self.name(of: table) else { return [] }
    let statement = try connection.statement("SELECT name FROM pragma_table_info(?)")
    try statement.bind([.text(name)])
    var names: [String] = []
    while try statement.step() { names.append(statement.text(0)) }
    return names
  }

  func rows(
    of table: String,
    _ columns: [String],
    _ visit: ([ForeignValue]) throws(ForeignDatabaseError) -> Void
  ) throws(ForeignDatabaseError) {
    let known = try self.columns(of: table)
    for column in columns where !known.contains(where: { $0.lowercased() == column.lowercased() }) {
      throw .noSuchColumn(table: table, column: column)
    }
    guard let name = try self.name(of: table) else { return }
    let list = columns.map(ForeignSQLiteConnection.quoted).joined(separator: ", ")
    let statement = try connection.statement(
      "SELECT \(list) FROM \(ForeignSQLiteConnection.quoted(name)) NOT INDEXED"
    )
    while try statement.step() {
      rowsRead += 1
      guard rowsRead <= limits.rows else { throw .tooManyRows(limit: limits.rows) }
      try visit(columns.indices.map(statement.value))
    }
  }

  /// The name of a real table as the file writes it: what is virtual or a view would run code.
  private func name(of table: String) throws(ForeignDatabaseError) -> String? {
    let statement = try connection.statement(
      """
      SELECT name FROM sqlite_schema WHERE type = 'table' AND lower(name) = lower(?) \
      AND sql NOT LIKE 'CREATE VIRTUAL%' LIMIT 1
      """
    )
    try statement.bind([.text(table)])
    return try statement.step() ? statement.text(0) : nil
  }
}
