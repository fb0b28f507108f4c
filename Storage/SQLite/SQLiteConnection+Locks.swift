import CSQLite

/// Who else has the file open, asked before the first statement.
extension SQLiteConnection {
  /// Takes the file for this connection alone, until that is closed; no statement may follow.
  func occupy(patience: Int32) throws(SQLiteFailure) {
    try lock(SQLITE_LOCK_SHARED, patience: patience)
    do throws(SQLiteFailure) {
      try lock(SQLITE_LOCK_EXCLUSIVE, patience: patience)
    } catch {
      release()
      throw error
    }
  }

  private func release() {
    _ = hearth_sqlite_unlock(handle, SQLITE_LOCK_NONE)
  }

  /// Whether nobody else has the file open.
  var isAlone: Bool {
    guard (try? occupy(patience: 0)) != nil else { return false }
    release()
    return true
  }

  /// Whether the path leads to another file by now.
  var hasMoved: Bool { hearth_sqlite_has_moved(handle) != 0 }

  private func lock(_ level: Int32, patience: Int32) throws(SQLiteFailure) {
    var waited: Int32 = 0
    while true {
      let code = hearth_sqlite_lock(handle, level)
      if code == SQLITE_OK { return }
      guard code & 0xFF == SQLITE_BUSY, waited < patience else { throw SQLiteFailure(code, handle) }
      waited += max(1, sqlite3_sleep(10))
    }
  }
}
