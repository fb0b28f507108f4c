package import HearthModel
package import HearthPorts

/// Which tables are there: each is made with its first row.
///
/// A program reads the definitions of all tables at every start, and a family uses a few of them.
package final class LaidTables {
  private let connection: any SQLConnection
  /// The names of those that are there.
  private var laid: Set<String> = []
  /// The names of those that could be made.
  private var others: Set<String> = []
  /// The names of those that the present transaction has made.
  private var made: Set<String> = []
  /// Whether the database was asked in the present transaction.
  private var isCurrent = false

  /// The tables over a connection.
  package init(_ connection: any SQLConnection) {
    self.connection = connection
  }

  /// A transaction begins: others may have made more tables since the last.
  func begin() {
    made = []
    isCurrent = false
  }

  /// The transaction has come to nothing, and with it the tables that it made.
  func rollBack() {
    laid.subtract(made)
    begin()
  }

  /// Whether a table is there; without one there are no rows.
  ///
  /// - Throws: `StoreError`; an internal fault where nobody has declared such a table.
  func contains(_ name: String) throws(StoreError) -> Bool {
    if laid.contains(name) { return true }
    if !isCurrent {
      let names = try SQLKinds(connection).names()
      (laid, others) = (Set(names.laid), Set(names.others))
      isCurrent = true
    }
    if laid.contains(name) { return true }
    guard others.contains(name) else { throw .internalFault("no table \(name) is declared") }
    return false
  }

  /// Makes a table that is not there yet.
  ///
  /// - Throws: `StoreError`.
  package func lay(_ table: Table) throws(StoreError) {
    if try contains(table.name) { return }
    try SQLMigration(connection, table).lay()
    laid.insert(table.name)
    made.insert(table.name)
  }
}
