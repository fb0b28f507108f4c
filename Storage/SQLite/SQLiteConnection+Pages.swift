import CSQLite
import HearthPorts

/// The file as pages, whatever they mean.
extension SQLiteConnection {
  /// How closely pages are looked at.
  enum PageCheck: String {
    /// Each by itself and the trees they form.
    case quick = "quick_check"
    /// The same, and that indexes hold what their tables hold.
    case full = "integrity_check"
  }

  /// Whether the pages are in order.
  func isWhole(_ check: PageCheck) throws(SQLiteFailure) -> Bool {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    var code = sqlite3_prepare_v2(handle, "PRAGMA \(check.rawValue)(1)", -1, &statement, nil)
    if code == SQLITE_OK { code = sqlite3_step(statement) }
    guard code == SQLITE_ROW else { throw SQLiteFailure(code, handle) }
    let verdict = sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? ""
    if let failure = SQLiteFailure(readingVerdict: verdict) { throw failure }
    return verdict == "ok"
  }

  /// Refuses pages that are not in order.
  func check(_ check: PageCheck) throws(StoreError) {
    do throws(SQLiteFailure) {
      guard try isWhole(check) else { throw .damage }
    } catch {
      throw error.storeError(file)
    }
  }

  /// Whether closing leaves the log beside the file: the sign that something has to be looked at.
  func keepLog(_ keeps: Bool) {
    _ = hearth_sqlite_keep_log(handle, keeps ? 1 : 0)
  }

  /// Leaves the log, emptied, and its index beside the file when the last connection is closed.
  func keepSideFiles() {
    _ = hearth_sqlite_keep_side_files(handle)
  }

  /// Copies all pages, as of one moment, into a database that holds nothing yet.
  func copyPages(into target: SQLiteConnection) throws(CopyFailure) {
    do throws(SQLiteFailure) {
      try target.execute("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
    } catch {
      throw .target(error.storeError(target.file))
    }
    guard let copying = sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw .target(target.lastFailure.storeError(target.file))
    }
    let code = sqlite3_backup_step(copying, -1)
    sqlite3_backup_finish(copying)
    guard code != SQLITE_DONE else { return }
    let failure = SQLiteFailure(code, target.handle)
    if failure.isOfSource { throw .source(failure.storeError(file)) }
    throw .target(failure.storeError(target.file))
  }

  private var lastFailure: SQLiteFailure {
    SQLiteFailure(sqlite3_extended_errcode(handle), handle)
  }
}

extension SQLiteFailure {
  /// Whether a copy failed where it reads; SQLite notes all its failures at the target.
  fileprivate var isOfSource: Bool {
    switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: true
    // SQLITE_IOERR_READ and SQLITE_IOERR_SHORT_READ, macros that do not import.
    case SQLITE_IOERR: [1, 2].contains(code >> 8)
    default: false
    }
  }
}

extension SQLiteFailure {
  /// The failure behind a page that a check could not read: the medium's, not the file's.
  ///
  /// - Returns: nil for any other verdict.
  init?(readingVerdict verdict: String) {
    // Of the pages of long values and of unused ones SQLite says no more.
    if verdict.contains("failed to get page") {
      self.init(code: SQLITE_IOERR, message: verdict)
      return
    }
    let words = verdict.split(whereSeparator: \.isWhitespace)
    guard let word = words.last(where: { $0.hasPrefix("code=") }),
      let code = Int32(word.dropFirst("code=".count)), verdict.contains("error code="),
      code & 0xFF != SQLITE_CORRUPT
    else { return nil }
    self.init(code: code, message: verdict)
  }
}
