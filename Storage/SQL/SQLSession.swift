import HearthModel
import HearthPorts

/// One connection, opened on first use, and the transactions that run over it one by one.
final class SQLSession {
  private let driver: any SQLDriver
  private let role: SQLRole
  private let setup: StoreSetup
  private let modules: [String]
  private var connection: (any SQLConnection)?
  private var texts: TableTexts?
  private var tables: LaidTables?
  private var foreignCommits: Int64 = 0
  /// The day of the last attempt to copy the database.
  private var copiedDay: Day?
  private var isClosed = false
  /// Whether there was no database when this was last asked.
  private var wasMissing = false
  /// Whether somebody else has made the database and nobody has been told.
  private var hasAppeared = false

  init(_ driver: any SQLDriver, _ role: SQLRole, _ setup: StoreSetup) {
    self.driver = driver
    self.role = role
    self.setup = setup
    modules = setup.modules.map(\.name)
  }

  deinit { connection?.close() }

  /// Connects, and brings the tables up to date if this is the writer.
  ///
  /// - Returns: false where there is no database yet and none is wanted before the first write.
  /// - Throws: `StoreError`.
  func openIfThere() throws(StoreError) -> Bool {
    let isWanted = connection != nil || isClosed || setup.creation == .whenOpened
    guard isWanted || driver.isThere else {
      wasMissing = true
      return false
    }
    _ = try transaction()
    return true
  }

  /// Runs a body on one snapshot.
  func read<T>(_ body: (any ReadTransaction) throws -> T) throws -> T {
    let transaction = try transaction()
    try transaction.connection.run(transaction.connection.dialect.beginRead)
    transaction.tables.begin()
    do {
      let result = try body(transaction)
      try transaction.connection.run("COMMIT")
      return result
    } catch {
      rollBack(transaction.connection)
      throw error
    }
  }

  /// Runs a body whose changes are committed when it returns and discarded when it throws.
  ///
  /// - Parameters:
  ///   - body: what writes.
  ///   - announce: is told what has been committed.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws; `StoreError` where the database fails.
  func write<T>(
    _ body: (SQLWriteTransaction) throws -> T,
    announce: ([Change]) -> Void
  ) throws -> T {
    let reader = try transaction()
    let connection = reader.connection
    let transaction = SQLWriteTransaction(reader, setup)
    try connection.run(connection.dialect.beginWrite)
    reader.tables.begin()
    do {
      let result = try body(transaction)
      try transaction.commit()
      announce(transaction.changes.changes)
      if !transaction.changes.changes.isEmpty { keepDailyCopy(connection) }
      return result
    } catch {
      rollBack(connection)
      throw error
    }
  }

  /// Whether another connection has committed since this was last asked, or since opening.
  func hasForeignCommits() throws(StoreError) -> Bool {
    guard try openIfThere() else { return false }
    if hasAppeared {
      hasAppeared = false
      return true
    }
    let latest = try transaction().connection.foreignCommits()
    defer { foreignCommits = latest }
    return latest != foreignCommits
  }

  /// Ends the connection; nothing can be asked afterwards.
  func close() {
    isClosed = true
    connection?.close()
    connection = nil
  }

  private func transaction() throws(StoreError) -> SQLReadTransaction {
    guard !isClosed else { throw .closed }
    if let connection, let texts, let tables {
      return SQLReadTransaction(connection, texts, tables, modules: modules)
    }
    let isMadeByOthers = wasMissing && driver.isThere
    let connection = try connect()
    hasAppeared = isMadeByOthers
    let (texts, tables) = (TableTexts(connection.dialect), LaidTables(connection))
    (self.connection, self.texts, self.tables) = (connection, texts, tables)
    return SQLReadTransaction(connection, texts, tables, modules: modules)
  }

  private func connect() throws(StoreError) -> any SQLConnection {
    let connection = try driver.open(role)
    do throws(StoreError) {
      if role == .writer {
        let isChanged = try SQLLayout(connection: connection, setup: setup).prepare()
        try connection.settle(after: isChanged)
        if connection.wasCutOff, !connection.isReadOnly { try DeviceClock.forget(connection) }
        foreignCommits = try connection.foreignCommits()
        if connection.isReadOnly { setup.remark(.readOnly(path: connection.place)) }
      }
    } catch {
      connection.abandon()
      throw error
    }
    return connection
  }

  /// What has been committed stands, whatever becomes of the copy: the next session tries again.
  private func keepDailyCopy(_ connection: any SQLConnection) {
    let now = setup.now()
    guard setup.keepsBackups, copiedDay != now.utcDay else { return }
    copiedDay = now.utcDay
    do throws(StoreError) {
      try connection.keepDailyCopy(at: now)
    } catch {
      setup.remark(.notCopied(error))
    }
  }

  private func rollBack(_ connection: any SQLConnection) {
    tables?.rollBack()
    // Where this fails, the database has already rolled back: there is nothing more to undo.
    if connection.isInTransaction { try? connection.run("ROLLBACK") }
  }
}
