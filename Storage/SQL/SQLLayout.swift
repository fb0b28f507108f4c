import HearthModel
import HearthPorts

/// Brings a database to the tables of the modules when it is opened.
///
/// A database that is up to date costs two small reads; no module is asked for its tables.
struct SQLLayout {
  /// The version of what lies around the modules' tables.
  static let version: Int64 = 5

  let connection: any SQLConnection
  let setup: StoreSetup

  /// Makes or completes what is missing in one transaction; refuses what a newer version has made.
  ///
  /// - Returns: whether anything was missing.
  func prepare() throws(StoreError) -> Bool {
    let version = try connection.layoutVersion()
    if version == Self.version, try work(at: version).isEmpty { return false }
    guard version < SQLHubLayout.first else { throw .notAStore(path: connection.place) }
    guard version <= Self.version else { throw .newer(path: connection.place) }
    guard !connection.isReadOnly else { throw .readOnly(path: connection.place) }
    try connection.run(connection.dialect.beginWrite)
    do throws(StoreError) {
      try update()
      try connection.checkPlace()
      try connection.run("COMMIT")
      return true
    } catch {
      try? connection.run("ROLLBACK")
      throw error
    }
  }

  /// The modules whose tables are as the setup declares them; refuses what is newer.
  func modulesUpToDate() throws(StoreError) -> [SchemaModule] {
    let version = try connection.layoutVersion()
    let notes = try notes(at: version)
    _ = try work(at: version)
    return setup.modules.filter { module in
      notes.contains { $0.name == module.name && $0.version == module.version }
    }
  }

  /// Another process may have done all of it while this one waited for its turn.
  private func update() throws(StoreError) {
    let version = try connection.layoutVersion()
    let work = try work(at: version)
    if let change = change(at: version, work) {
      try connection.keepCopy(before: change.module, version: change.version)
    }
    if version < 1 { try create() }
    if version < 2 { try SQLKinds(connection).create() }
    if version < 3 { try DeviceClock.addHome(connection) }
    if version < 4 { try SQLKinds(connection).addDescriptions() }
    if version < 5 { try SQLKinds(connection).addNames() }
    if version < Self.version { try connection.setLayoutVersion(Self.version) }
    for task in work {
      try update(task.module)
      try record(task.module)
    }
  }

  /// Brings the tables of a module that are there to their present declaration and hands over to them
  /// what waited; what is derived from that would not know of it.
  private func update(_ module: SchemaModule) throws(StoreError) {
    let (kinds, tables) = (SQLKinds(connection), module.tables())
    var moved = 0
    for table in tables {
      try table.checkIndexes(connection.dialect)
      try kinds.note(table, of: module)
      if try !connection.columns(of: table.name).isEmpty {
        try SQLMigration(connection, table).run()
        try kinds.noteLaid(table.kind)
      }
      moved += try kinds.move(into: table)
    }
    guard moved > 0 else { return }
    let laid = Set(try kinds.names().laid)
    for table in tables where module.derived.contains(table.kind) && laid.contains(table.name) {
      try connection.run("DELETE FROM \(connection.dialect.quoted(table.name))")
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
  }

  /// What an opening is about to change of what others have written, by the name of the first.
  private func change(at version: Int64, _ work: [Work]) -> (module: String, version: Int)? {
    if (1..<Self.version).contains(version) { return ("storage", Int(Self.version)) }
    return work.first { $0.isMigration }.map { ($0.module.name, $0.module.version) }
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

extension SQLLayout {
  /// A module whose tables are not in order yet.
  private struct Work {
    let module: SchemaModule
    /// Whether the tables are there, as an older version made them.
    let isMigration: Bool
  }

  /// What is to be done; refuses a module that a newer version has written.
  private func work(at version: Int64) throws(StoreError) -> [Work] {
    let notes = version == 0 ? [] : try notes(at: version)
    var work: [Work] = []
    for module in setup.modules {
      let note = notes.first { $0.name == module.name }
      guard note?.version ?? 0 <= module.version else { throw .newer(path: connection.place) }
      let isMigration = note.map { $0.version < module.version } ?? false
      if note == nil || isMigration || note?.isAwaited == true {
        work.append(Work(module: module, isMigration: isMigration))
      }
    }
    return work
  }

  /// What the database says of a module; there are few, so that a list is searched as fast as a table.
  private struct Note {
    let name: String
    let version: Int
    /// Whether rows wait for their tables, or tables for their descriptions.
    let isAwaited: Bool
  }

  private func notes(at version: Int64) throws(StoreError) -> [Note] {
    // Before there were descriptions of kinds nothing of a module was noted that is needed now.
    let isAwaited =
      version < 4
      ? "1"
      : """
      EXISTS (SELECT 1 FROM hearth_kind AS k WHERE k.module = m.name AND k.description = '') \
      OR EXISTS (SELECT 1 FROM hearth_kind AS k JOIN hearth_unknown AS u ON u.kind = k.kind \
      WHERE k.module = m.name)
      """
    let sql = "SELECT name, version, \(isAwaited) FROM hearth_module AS m"
    return try connection.with(sql) { (statement) throws(StoreError) in
      var notes: [Note] = []
      while try statement.step() {
        notes.append(
          Note(
            name: statement.text(0),
            version: Int(statement.integer(1)),
            isAwaited: statement.integer(2) != 0
          )
        )
      }
      return notes
    }
  }
}
