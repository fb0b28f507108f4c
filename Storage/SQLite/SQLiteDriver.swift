import CSQLite
package import HearthPorts
package import StorageSQL

/// Opens connections to one SQLite file.
package struct SQLiteDriver: SQLDriver {
  /// "Hrth", in the file's header: tells our files from other databases.
  static let applicationID: UInt32 = 0x4872_7468
  private static let magic = Array("SQLite format 3\0".utf8)

  private let file: SQLiteFile
  private let patience: Int32

  /// The driver of a file.
  ///
  /// - Parameters:
  ///   - address: the path of the file.
  ///   - patience: how many milliseconds a lock of another program is waited for.
  /// - Throws: `badAddress` when it cannot be a path.
  package init(address: String, patience: Int32 = 5000) throws(StoreError) {
    file = try SQLiteFile(address: address)
    self.patience = patience
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
    let isNew = role == .writer ? try file.prepare() : false
    do throws(SQLiteFailure) {
      return try connect(role, isNew)
    } catch {
      if isNew { file.remove() }
      guard error.isMissingSideFile, !isNew else { throw error.storeError(file) }
      return try openImmutable(error)
    }
  }

  private func connect(_ role: SQLRole, _ isNew: Bool) throws(SQLiteFailure) -> SQLiteConnection {
    let flags = role == .writer ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
    let connection = try SQLiteConnection(file, name: file.name, flags: flags, isNew: isNew)
    connection.wait(milliseconds: patience)
    let isEmpty = try checkIdentity(connection)
    if isEmpty, role == .writer, !connection.isReadOnly {
      // In the file itself before there is a log, so that the header alone tells whose it is.
      try connection.execute("PRAGMA application_id = \(Self.applicationID)")
    }
    let isUnclean = role == .writer && file.hasLog && connection.isAlone
    if isUnclean { connection.keepLog(true) }
    try configure(connection)
    if isUnclean { try look(at: connection) }
    return connection
  }

  /// A log that nobody uses is what a process has left that was killed, or a machine that went down.
  ///
  /// It stays while the file is damaged, so that the next opening looks again.
  private func look(at connection: SQLiteConnection) throws(SQLiteFailure) {
    guard try connection.isWhole(.quick) else { throw .damage }
    connection.keepLog(false)
  }

  /// A file in a folder where SQLite can make nothing is read as it lies, if all of it is there.
  private func openImmutable(_ failure: SQLiteFailure) throws(StoreError) -> SQLiteConnection {
    guard !file.hasLog else { throw failure.storeError(file) }
    do throws(SQLiteFailure) {
      let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      let connection = try SQLiteConnection(
        file,
        name: file.immutableName,
        flags: flags,
        isNew: false
      )
      _ = try checkIdentity(connection)
      try configure(connection)
      return connection
    } catch {
      throw failure.storeError(file)
    }
  }

  /// The first statement that reads the file: what is wrong with it shows here.
  private func configure(_ connection: SQLiteConnection) throws(SQLiteFailure) {
    try connection.execute(
      """
      PRAGMA synchronous = FULL; PRAGMA cache_size = -8192; PRAGMA temp_store = MEMORY; \
      PRAGMA journal_size_limit = 16777216; PRAGMA user_version
      """
    )
  }

  /// Refuses what is not ours before SQLite could recover, lock or change anything.
  ///
  /// - Returns: whether the file is empty.
  private func checkIdentity(_ connection: SQLiteConnection) throws(SQLiteFailure) -> Bool {
    guard let header = try connection.header(100) else { return true }
    let id = header[68..<72].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    guard header.starts(with: Self.magic), id == Self.applicationID else { throw .notOurs }
    return false
  }
}
