import CSQLite
package import HearthPorts
package import StorageSQL

/// Opens connections to one SQLite file.
package struct SQLiteDriver: SQLDriver {
  private let file: SQLiteFile
  private let patience: Int32
  private let vfs: String?

  /// The driver of a file.
  ///
  /// - Parameters:
  ///   - address: the path of the file.
  ///   - patience: how many milliseconds a lock of another program is waited for.
  ///   - vfs: the name of SQLite's way to the files; nil for the system's.
  /// - Throws: `badAddress` when it cannot be a path.
  package init(
    address: String,
    patience: Int32 = 5000,
    vfs: String? = nil
  ) throws(StoreError) {
    file = try SQLiteFile(address: address)
    self.patience = patience
    self.vfs = vfs
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package var isThere: Bool {
    !file.isMissing || SQLiteReplacement.isBegun(file.real)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func open(_ role: SQLRole) throws(StoreError) -> any SQLConnection {
    try connection(role)
  }

  /// A new connection.
  func connection(_ role: SQLRole) throws(StoreError) -> SQLiteConnection {
    var connection = try attempt(role)
    // Another file may have taken the place of the store before the first statement locked this one;
    // hardly ever twice.
    for _ in 1...3 where connection.hasMoved {
      connection.close()
      connection = try attempt(role)
    }
    return connection
  }

  private func attempt(_ role: SQLRole) throws(StoreError) -> SQLiteConnection {
    if role == .writer { try SQLiteReplacement.finish(file.real) }
    let isNew = role == .writer ? try file.prepare() : false
    do throws(SQLiteFailure) {
      return try connect(role, isNew)
    } catch {
      guard error.isMissingSideFile, !file.isWritable else { throw error.storeError(file) }
      return try openImmutable(error)
    }
  }

  private func connect(_ role: SQLRole, _ isNew: Bool) throws(SQLiteFailure) -> SQLiteConnection {
    let flags = role == .writer ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
    let connection = try SQLiteConnection(
      file,
      name: file.name,
      flags: flags,
      vfs: vfs,
      isNew: isNew
    )
    do throws(SQLiteFailure) {
      connection.wait(milliseconds: patience)
      let isTorn = try checkIdentity(connection)
      let isUnclean = role == .writer && file.hasRecovery && connection.isAlone
      connection.wasCutOff = isUnclean && file.hasRecoveryOfEarlierBoot
      if isUnclean { connection.keepLog(true) }
      try configure(connection)
      // What lay beside the file has taken the place of its first page.
      if isTorn, try !connection.isOurs() { throw .notOurs }
      if isUnclean { try look(at: connection) }
      return connection
    } catch {
      connection.abandon()
      throw error
    }
  }

  /// A log that nobody uses is what a process has left that was killed, or a machine that went down.
  ///
  /// It stays while the file is damaged, so that the next opening looks again; else it is put into the
  /// file at once, lest everybody who only reads has to look again.
  private func look(at connection: SQLiteConnection) throws(SQLiteFailure) {
    guard try connection.isWhole(.quick) else { throw .damage }
    connection.keepLog(false)
    connection.emptyLog()
  }

  /// A file in a folder where SQLite can make nothing is read as it lies, if all of it is there.
  private func openImmutable(_ failure: SQLiteFailure) throws(StoreError) -> SQLiteConnection {
    guard !file.hasRecovery else { throw failure.storeError(file) }
    do throws(SQLiteFailure) {
      let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      let connection = try SQLiteConnection(
        file,
        name: file.immutableName,
        flags: flags,
        vfs: vfs,
        isNew: false
      )
      _ = try checkIdentity(connection)
      try configure(connection)
      return connection
    } catch {
      throw failure.storeError(file)
    }
  }

  /// The last statement is the first that reads the file: what is wrong with it shows here.
  ///
  /// EXTRA is FULL, and a commit without a log, where none could be made, is durable as well.
  private func configure(_ connection: SQLiteConnection) throws(SQLiteFailure) {
    try connection.execute(
      """
      PRAGMA synchronous = EXTRA; PRAGMA cache_size = -8192; PRAGMA temp_store = MEMORY; \
      PRAGMA journal_size_limit = 16777216; PRAGMA user_version
      """
    )
  }

  /// Refuses what is not ours before SQLite could recover, lock or change anything.
  ///
  /// - Returns: whether the first page makes no sense, though what lies beside it will make it good.
  private func checkIdentity(_ connection: SQLiteConnection) throws(SQLiteFailure) -> Bool {
    guard let header = try connection.header(SQLiteHeader.count) else { return false }
    if SQLiteHeader(header).isOurs { return false }
    guard file.recoversOurs else { throw .notOurs }
    return true
  }
}
