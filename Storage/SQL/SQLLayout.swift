import HearthModel
import HearthPorts

/// Brings a database to the tables of the modules when it is opened.
///
/// A database that is up to date costs two small reads; no module is asked for its tables.
struct SQLLayout {
  /// The version of what lies around the modules' tables.
  static let version: Int64 = 1

  let connection: any SQLConnection
  let setup: StoreSetup

  /// Makes or completes what is missing in one transaction; refuses what a newer version has made.
  func prepare() throws(StoreError) {
    if try connection.layoutVersion() == Self.version, try outdatedModules().isEmpty { return }
    guard try connection.layoutVersion() <= Self.version else {
      throw .newer(path: connection.place)
    }
    guard !connection.isReadOnly else { throw .readOnly(path: connection.place) }
    try connection.run(connection.dialect.beginWrite)
    do throws(StoreError) {
      try update()
      try connection.checkPlace()
      try connection.run("COMMIT")
    } catch {
      try? connection.run("ROLLBACK")
      throw error
    }
  }

  /// Another process may have done all of it while this one waited for its turn.
  private func update() throws(StoreError) {
    if try connection.layoutVersion() == 0 { try create() }
    for module in try outdatedModules() {
      for table in module.tables() { try SQLMigration(connection, table).run() }
      try record(module)
    }
  }

  private func create() throws(StoreError) {
    let dialect = connection.dialect
    try connection.run(
      """
      CREATE TABLE hearth_module (name \(dialect.text) NOT NULL PRIMARY KEY, \
      version \(dialect.integer) NOT NULL) \(dialect.tableSuffix)
      """
    )
    try DeviceClock.create(connection, device: setup.random())
    try connection.setLayoutVersion(Self.version)
  }

  private func outdatedModules() throws(StoreError) -> [SchemaModule] {
    let versions = try connection.with("SELECT name, version FROM hearth_module") {
      (statement) throws(StoreError) in
      var versions: [String: Int64] = [:]
      while try statement.step() { versions[statement.text(0)] = statement.integer(1) }
      return versions
    }
    for module in setup.modules where versions[module.name, default: 0] > module.version {
      throw .newer(path: connection.place)
    }
    return setup.modules.filter { versions[$0.name].map(Int.init) != $0.version }
  }

  private func record(_ module: SchemaModule) throws(StoreError) {
    let dialect = connection.dialect
    try connection.run(
      """
      INSERT INTO hearth_module (name, version) \
      VALUES (\(dialect.parameter(0)), \(dialect.parameter(1))) \
      ON CONFLICT (name) DO UPDATE SET version = excluded.version
      """
    ) {
      $0.text(module.name, 0)
      $0.integer(Int64(module.version), 1)
    }
  }
}
