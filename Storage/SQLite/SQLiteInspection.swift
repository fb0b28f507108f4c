import HearthModel
import HearthPorts
import StorageSQL

/// A look at all of a file that is said to be a store's; changes nothing.
struct SQLiteInspection {
  let connection: SQLiteConnection
  let setup: StoreSetup

  /// Refuses what this program could not open, or what would not be a store of ours.
  ///
  /// - Returns: how many living records there are.
  /// - Throws: `damaged`, `newer`, `notAStore`.
  func run() throws(StoreError) -> Int {
    try connection.check(.full)
    try SQLInspection(connection: connection, setup: setup).run()
    guard try connection.hasOnlyTables() else { throw .notAStore(path: connection.place) }
    let local = setup.modules.flatMap { $0.tables() }.filter(\.isLocal).map(\.name)
    return try connection.livingRecords(except: Set(local))
  }
}

extension SQLiteConnection {
  /// Whether there is nothing but tables and indexes: what else could be there would run unasked.
  fileprivate func hasOnlyTables() throws(StoreError) -> Bool {
    try names(
      """
      SELECT name FROM sqlite_schema WHERE type NOT IN ('table', 'index') \
      OR sql LIKE 'CREATE VIRTUAL%' LIMIT 1
      """
    ).isEmpty
  }

  /// How many records are alive, in the tables of whichever program; what is this device's own
  /// business is none.
  fileprivate func livingRecords(except local: Set<String>) throws(StoreError) -> Int {
    let tables = try names(
      """
      SELECT s.name FROM sqlite_schema AS s JOIN pragma_table_info(s.name) AS c \
      WHERE s.type = 'table' AND c.name = '_alive'
      """
    )
    var count = 0
    for table in tables where !local.contains(table) {
      let name = dialect.quoted(table.replacing("\"", with: "\"\""))
      count += Int(try number("SELECT count(*) FROM \(name) WHERE _alive = 1"))
    }
    return count
  }
}
