import CSQLite
import HearthModel
import HearthPorts
import StorageSQL

/// One connection to the file, with the statements it keeps prepared.
final class SQLiteConnection: SQLConnection {
  let dialect = SQLDialect.sqlite
  let file: SQLiteFile
  /// Whether the file was made for this connection.
  private let isNew: Bool
  /// The name of SQLite's way to the files; nil for the system's.
  let vfs: String?
  private(set) var handle: OpaquePointer?
  private var shelves: [String: StatementShelf] = [:]
  /// Those asked for last: the same few take turns in a long transaction, and to tell texts apart is
  /// faster than to hash them.
  private var recent: [(sql: String, shelf: StatementShelf)] = []
  private static let mostRecent = 8
  /// Whether SQLite has been told in time not to count its memory; what it does is the same if not.
  private static let isSparing = hearth_sqlite_spare_counting() == SQLITE_OK

  /// Opens the file without looking into it.
  ///
  /// - Parameters:
  ///   - file: what errors are about.
  ///   - name: what SQLite opens.
  ///   - flags: those of SQLite.
  ///   - vfs: the name of SQLite's way to the files; nil for the system's.
  ///   - isNew: whether the file was made for this connection.
  ///   - isPrivate: whether nobody else can know of the file, so that it needs no locks.
  /// - Throws: `SQLiteFailure`.
  init(
    _ file: SQLiteFile,
    name: String,
    flags: Int32,
    vfs: String? = nil,
    isNew: Bool = false,
    isPrivate: Bool = false
  ) throws(SQLiteFailure) {
    self.file = file
    self.isNew = isNew
    self.vfs = vfs
    _ = Self.isSparing
    let flags = flags | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(name, &handle, flags, isPrivate ? "unix-none" : vfs)
    guard code == SQLITE_OK else {
      let failure = SQLiteFailure(code, handle)
      close()
      throw failure
    }
    sqlite3_extended_result_codes(handle, 1)
    let hardened = hearth_sqlite_harden(handle)
    guard hardened == SQLITE_OK else { throw SQLiteFailure(hardened, handle) }
  }

  deinit { close() }

  var place: String { file.path }
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }
  var home: Int64 { file.home }
  /// Whether an empty log and its index may stay beside the file.
  ///
  /// To make and to remove them takes longer than to read a day. Should somebody write meanwhile,
  /// SQLite empties the log all the same.
  private var leavesSideFiles = false
  private var patience: Int32 = 0
  /// Whether the machine has gone down while somebody had the file open.
  var wasCutOff = false
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// How long a lock of another connection is waited for at the least.
  func wait(milliseconds: Int32) {
    patience = milliseconds
    hearth_sqlite_be_patient(handle, milliseconds / 2)
  }

  /// Runs statements that have neither parameters nor rows to read.
  func execute(_ sql: String) throws(SQLiteFailure) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteFailure(code, handle) }
  }

  /// The first bytes of the file, read without locking it; nil when it is empty.
  func header(_ count: Int) throws(SQLiteFailure) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var size: sqlite3_int64 = 0
    let code = hearth_sqlite_read_header(handle, &bytes, Int32(count), &size)
    guard code == SQLITE_OK else { throw SQLiteFailure(code, handle) }
    return size == 0 ? nil : bytes
  }

  /// Whether the file, as SQLite reads it, is a store of ours or empty.
  func isOurs() throws(SQLiteFailure) -> Bool {
    do throws(StoreError) {
      if try number("PRAGMA page_count") == 0 { return true }
      return try number("PRAGMA application_id") == Int64(SQLiteHeader.applicationID)
    } catch {
      throw SQLiteFailure(sqlite3_extended_errcode(handle), handle)
    }
  }

  func statement(_ sql: String) throws(StoreError) -> any SQLStatement {
    let shelf = shelf(sql)
    if let statement = shelf.idle.popLast() { return statement }
    var statement: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    let code = sqlite3_prepare_v3(handle, sql, -1, flags, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw failure(code) }
    return SQLiteStatement(statement, of: self, shelf)
  }

  private func shelf(_ sql: String) -> StatementShelf {
    for known in recent where known.sql == sql { return known.shelf }
    let shelf = shelves[sql] ?? newShelf(sql)
    if recent.count >= Self.mostRecent { recent.removeFirst() }
    recent.append((sql, shelf))
    return shelf
  }

  private func newShelf(_ sql: String) -> StatementShelf {
    // Queries have few forms; whatever makes many of them must not fill the memory.
    if shelves.count >= 200 { clearShelves() }
    let shelf = StatementShelf()
    shelves[sql] = shelf
    return shelf
  }

  /// Ends all statements that are not in use.
  private func clearShelves() {
    for shelf in shelves.values { shelf.isGone = true }
    shelves = [:]
    recent = []
  }

  /// What a result code means for those above.
  func failure(_ code: Int32) -> StoreError {
    SQLiteFailure(code, handle).storeError(file)
  }

  func checkPlace() throws(StoreError) {
    guard hasMoved else { return }
    throw .inputOutput(path: place, detail: "the file has been moved or removed")
  }

  func settle(after isChanged: Bool) throws(StoreError) {
    if !isReadOnly { try run("PRAGMA journal_mode = WAL") }
    if isChanged { emptyLog() }
    leavesSideFiles = true
  }

  /// Puts the log into the file, unless others are at work on it; what stays is as durable there.
  func emptyLog() {
    let patience = patience
    wait(milliseconds: 0)
    try? run("PRAGMA wal_checkpoint(TRUNCATE)")
    wait(milliseconds: patience)
  }

  func close() {
    clearShelves()
    if leavesSideFiles, handle != nil, !file.hasRecovery { keepSideFiles() }
    sqlite3_close_v2(handle)
    handle = nil
  }

  func abandon() {
    // Where somebody else is at work on the new file, or has finished it, it stays.
    wait(milliseconds: 0)
    let isUnused =
      isNew && (try? run("BEGIN IMMEDIATE")) != nil && (try? layoutVersion()) == 0
    if isUnused { file.remove() }
    close()
  }
}

extension SQLiteConnection {
  func foreignCommits() throws(StoreError) -> Int64 {
    try number("PRAGMA data_version")
  }

  func layoutVersion() throws(StoreError) -> Int64 {
    try number("PRAGMA user_version")
  }

  /// The file becomes ours in the same transaction: a power loss leaves it empty or recognisable.
  func setLayoutVersion(_ version: Int64) throws(StoreError) {
    try run("PRAGMA application_id = \(SQLiteHeader.applicationID)")
    try run("PRAGMA user_version = \(version)")
  }

  func columns(of table: String) throws(StoreError) -> [SQLColumn] {
    try with("SELECT name, type, \"notnull\" FROM pragma_table_info(?1)") {
      (statement) throws(StoreError) in
      statement.text(table, 0)
      var columns: [SQLColumn] = []
      while try statement.step() {
        let isOptional = statement.integer(2) == 0
        columns.append(
          SQLColumn(name: statement.text(0), type: statement.text(1), isOptional: isOptional)
        )
      }
      return columns
    }
  }

  func indexes(of table: String) throws(StoreError) -> [String] {
    try names(
      "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ?1 AND sql IS NOT NULL",
      table
    )
  }

  /// The number that a statement gives; 0 where it gives nothing.
  func number(_ sql: String) throws(StoreError) -> Int64 {
    try with(sql) { (statement) throws(StoreError) in
      try statement.step() ? statement.integer(0) : 0
    }
  }

  /// The texts that a statement gives, row by row.
  func names(_ sql: String, _ parameter: String? = nil) throws(StoreError) -> [String] {
    try with(sql) { (statement) throws(StoreError) in
      if let parameter { statement.text(parameter, 0) }
      var names: [String] = []
      while try statement.step() { names.append(statement.text(0)) }
      return names
    }
  }
}

extension SQLDialect {
  /// STRICT tables ordered by their id.
  static let sqlite = SQLDialect(
    integer: "INTEGER",
    text: "TEXT",
    bytes: "BLOB",
    noID: "x'00000000000000000000000000000000'",
    tableSuffix: "STRICT, WITHOUT ROWID",
    beginRead: "BEGIN DEFERRED",
    beginWrite: "BEGIN IMMEDIATE",
    ascending: "ASC",
    descending: "DESC",
    parameterPrefix: "?"
  )
}
