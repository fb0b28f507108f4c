import HearthModel
package import HearthPorts

/// Whether a database is one that this program can open; changes nothing.
package struct SQLInspection {
  private let connection: any SQLConnection
  private let setup: StoreSetup

  /// An inspection for a program with these modules.
  package init(connection: any SQLConnection, setup: StoreSetup) {
    self.connection = connection
    self.setup = setup
  }

  /// Refuses what the program could not open.
  ///
  /// - Throws: `notAStore` where nothing is laid out, `newer`, `damaged` where tables are missing.
  package func run() throws(StoreError) {
    let version = try connection.layoutVersion()
    guard version > 0 else { throw .notAStore(path: connection.place) }
    guard version <= SQLLayout.version else { throw .newer(path: connection.place) }
    for table in ["hearth_module", "hearth_device"] {
      guard try !connection.columns(of: table).isEmpty else { throw damage }
    }
    guard try DeviceClock.isThere(connection) else { throw damage }
    let complete = try SQLLayout(connection: connection, setup: setup).modulesUpToDate()
    // Before there were names, every table was made at once.
    let missing = version < 5 ? [] : Set(try SQLKinds(connection).names().others)
    for table in complete.flatMap({ $0.tables() }) where !missing.contains(table.name) {
      let columns = Set(try connection.columns(of: table.name).map(\.name))
      guard table.columns.allSatisfy({ columns.contains($0.name) }) else { throw damage }
    }
  }

  private var damage: StoreError { .damaged(path: connection.place) }
}
