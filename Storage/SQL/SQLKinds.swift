import HearthModel
import HearthPorts

/// Which kinds have tables in a database, and the rows of those that have none yet.
///
/// The kinds are noted beside the tables, so that a program can tell in one small query, without
/// building a schema, whether rows wait that it could hand over.
struct SQLKinds {
  private static let unknownColumns = "_stamps, _base, _dirty, _alive, _unknown"

  let connection: any SQLConnection
  private var dialect: SQLDialect { connection.dialect }

  init(_ connection: any SQLConnection) {
    self.connection = connection
  }

  /// Lays out the tables.
  func create() throws(StoreError) {
    let (integer, bytes) = (dialect.integer, dialect.bytes)
    try connection.run(
      """
      CREATE TABLE hearth_kind (kind \(integer) NOT NULL PRIMARY KEY, \
      module \(dialect.text) NOT NULL) \(dialect.tableSuffix)
      """
    )
    try connection.run(
      """
      CREATE TABLE hearth_unknown (kind \(integer) NOT NULL, id \(bytes) NOT NULL, \
      _stamps \(bytes) NOT NULL, _base \(integer) NOT NULL, _dirty \(integer) NOT NULL, \
      _alive \(integer) NOT NULL, _unknown \(bytes), PRIMARY KEY (kind, id)) \
      \(dialect.tableSuffix)
      """
    )
  }

  /// Adds the descriptions of the kinds' tables, and the stamps that rows had when they last were
  /// equal to the hub's.
  func addDescriptions() throws(StoreError) {
    let (integer, bytes) = (dialect.integer, dialect.bytes)
    try connection.run(
      "ALTER TABLE hearth_kind ADD COLUMN description \(dialect.text) NOT NULL DEFAULT ''"
    )
    try connection.run(
      """
      CREATE TABLE hearth_base (kind \(integer) NOT NULL, id \(bytes) NOT NULL, \
      _stamps \(bytes) NOT NULL, PRIMARY KEY (kind, id)) \(dialect.tableSuffix)
      """
    )
  }

  /// Adds the names of tables, and which of them are there: up to now it was all.
  func addNames() throws(StoreError) {
    let (text, integer) = (dialect.text, dialect.integer)
    for column in ["name \(text) NOT NULL DEFAULT ''", "is_laid \(integer) NOT NULL DEFAULT 0"] {
      try connection.run("ALTER TABLE hearth_kind ADD COLUMN \(column)")
    }
    let (name, kind) = (dialect.parameter(0), dialect.parameter(1))
    try connection.run("UPDATE hearth_kind SET is_laid = 1")
    for table in try descriptions().map(\.table) {
      try connection.run("UPDATE hearth_kind SET name = \(name) WHERE kind = \(kind)") {
        $0.text(table.name, 0)
        $0.integer(Int64(table.kind), 1)
      }
    }
  }

  /// The names of the tables that are there, and of those that could be made.
  func names() throws(StoreError) -> (laid: [String], others: [String]) {
    try connection.with("SELECT name, is_laid FROM hearth_kind") {
      (statement) throws(StoreError) in
      var (laid, others): ([String], [String]) = ([], [])
      while try statement.step() {
        if statement.integer(1) != 0 {
          laid.append(statement.text(0))
        } else {
          others.append(statement.text(0))
        }
      }
      return (laid, others)
    }
  }

  /// Notes that the table of a kind is there.
  func noteLaid(_ kind: Int) throws(StoreError) {
    let sql = "UPDATE hearth_kind SET is_laid = 1 WHERE kind = \(dialect.parameter(0))"
    try connection.run(sql) { $0.integer(Int64(kind), 0) }
  }

  /// Notes that a module has a table of a kind, and what it is like, for programs without the module.
  func note(_ table: Table, of module: SchemaModule) throws(StoreError) {
    let isDerived = module.derived.contains(table.kind)
    try connection.run(
      """
      INSERT INTO hearth_kind (kind, module, description, name, is_laid) \
      VALUES (\((0...3).map { dialect.parameter($0) }.joined(separator: ", ")), 0) \
      ON CONFLICT (kind) DO UPDATE SET module = excluded.module, \
      description = excluded.description, name = excluded.name
      """
    ) {
      $0.integer(Int64(table.kind), 0)
      $0.text(module.name, 1)
      $0.text(TableDescription(table, isDerived: isDerived).text, 2)
      $0.text(table.name, 3)
    }
  }

  /// The tables of all kinds, whichever module has them.
  func descriptions() throws(StoreError) -> [TableDescription] {
    try descriptions(sql: "SELECT kind, description FROM hearth_kind ORDER BY kind") { _ in }
  }

  /// The tables of the module that has a kind.
  func descriptions(besides kind: Int) throws(StoreError) -> [TableDescription] {
    let sql = """
      SELECT o.kind, o.description FROM hearth_kind AS k JOIN hearth_kind AS o \
      ON o.module = k.module WHERE k.kind = \(dialect.parameter(0)) ORDER BY o.kind
      """
    return try descriptions(sql: sql) { $0.integer(Int64(kind), 0) }
  }

  private func descriptions(
    sql: String,
    _ bind: (any SQLStatement) -> Void
  ) throws(StoreError) -> [TableDescription] {
    try connection.with(sql) { (statement) throws(StoreError) in
      bind(statement)
      var found: [TableDescription] = []
      while try statement.step() {
        // A module that has not been opened since there are descriptions has none yet.
        let kind = Int(statement.integer(0))
        if let table = TableDescription(kind: kind, statement.text(1)) { found.append(table) }
      }
      return found
    }
  }

  /// The module that has a table of a kind.
  func module(of kind: Int) throws(StoreError) -> String? {
    let sql = "SELECT module FROM hearth_kind WHERE kind = \(dialect.parameter(0))"
    return try connection.with(sql) { (statement) throws(StoreError) in
      statement.integer(Int64(kind), 0)
      return try statement.step() ? statement.text(0) : nil
    }
  }

  /// A row that was kept without a table.
  func stored(_ kind: Int, _ id: RecordID) throws(StoreError) -> StoredRow? {
    let sql = """
      SELECT \(Self.unknownColumns) FROM hearth_unknown \
      WHERE kind = \(dialect.parameter(0)) AND id = \(dialect.parameter(1))
      """
    return try connection.with(sql) { (statement) throws(StoreError) in
      statement.integer(Int64(kind), 0)
      statement.id(id, 1)
      return try statement.step() ? try statement.storedRow([], of: "hearth_unknown") : nil
    }
  }

  /// Keeps a row without a table.
  func store(_ row: StoredRow, _ kind: Int, _ id: RecordID) throws(StoreError) {
    let parameters = (0...6).map { dialect.parameter($0) }.joined(separator: ", ")
    let replacements = Self.unknownColumns.split(separator: ", ").map { "\($0) = excluded.\($0)" }
    try connection.run(
      """
      INSERT INTO hearth_unknown (id, \(Self.unknownColumns), kind) VALUES (\(parameters)) \
      ON CONFLICT (kind, id) DO UPDATE SET \(replacements.joined(separator: ", "))
      """
    ) {
      $0.bind(row, id)
      $0.integer(Int64(kind), 6)
    }
  }

  /// Hands the rows of a kind over to its table, where another program may have written them too.
  ///
  /// - Returns: how many there were.
  func move(into table: Table) throws(StoreError) -> Int {
    let text = TableText(table, dialect)
    let ids = try ids(table.kind)
    if !ids.isEmpty, try !names().laid.contains(table.name) {
      try SQLMigration(connection, table).lay()
    }
    for id in ids {
      guard let row = try stored(table.kind, id)?.lifted(into: table) else { continue }
      let present = try connection.stored(text, table, id)
      try connection.store(present?.merged(with: row, in: table) ?? row, text, id)
    }
    let sql = "DELETE FROM hearth_unknown WHERE kind = \(dialect.parameter(0))"
    try connection.run(sql) { $0.integer(Int64(table.kind), 0) }
    return ids.count
  }

  private func ids(_ kind: Int) throws(StoreError) -> [RecordID] {
    let sql = "SELECT id FROM hearth_unknown WHERE kind = \(dialect.parameter(0))"
    return try connection.with(sql) { (statement) throws(StoreError) in
      statement.integer(Int64(kind), 0)
      var ids: [RecordID] = []
      while try statement.step() { ids.append(statement.id(0)) }
      return ids
    }
  }
}
