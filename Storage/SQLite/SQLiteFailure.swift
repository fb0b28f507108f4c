import CSQLite
import Glibc
import HearthPorts

/// What a result code of SQLite means for those above.
struct SQLiteFailure: Error {
  /// The extended result code.
  let code: Int32
  /// The error number of the system call behind it, if any.
  let systemError: Int32
  /// SQLite's own words, for faults that are ours.
  let message: String

  /// The last failure of a connection.
  init(_ code: Int32, _ handle: OpaquePointer?) {
    self.code = code
    systemError = handle.map { sqlite3_system_errno($0) } ?? 0
    message = String(cString: handle.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
  }

  /// A failure told in words rather than by the connection.
  init(code: Int32, message: String) {
    self.code = code
    systemError = 0
    self.message = message
  }

  /// A file whose header says that it is no store: a code beside those of SQLite.
  static let notOurs = SQLiteFailure(code: SQLITE_NOTADB | 0xFF00, message: "not a store")

  /// Pages that contradict each other, as a check found that SQLite does not take for a failure.
  static let damage = SQLiteFailure(code: SQLITE_CORRUPT, message: "pages contradict each other")

  /// A file that the account may not write.
  static let readOnly = SQLiteFailure(code: SQLITE_READONLY, message: "read-only")

  private var primaryCode: Int32 { code & 0xFF }

  /// Whether SQLite could not make the files beside the database that it reads with.
  var isMissingSideFile: Bool {
    primaryCode == SQLITE_CANTOPEN || primaryCode == SQLITE_READONLY
  }

  /// The error of the port.
  func storeError(_ file: SQLiteFile) -> StoreError {
    let path = file.path
    if code == Self.notOurs.code { return .notAStore(path: path) }
    switch primaryCode {
    case SQLITE_CORRUPT, SQLITE_NOTADB: return .damaged(path: path)
    case SQLITE_FULL: return .full(path: path)
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: return .busy(path: path)
    case SQLITE_READONLY: return .readOnly(path: path)
    case SQLITE_PERM, SQLITE_AUTH: return .notPermitted(path: path)
    case SQLITE_CANTOPEN where systemError != 0: return file.failure(systemError)
    case SQLITE_IOERR where systemError == ENOSPC || systemError == EDQUOT:
      return .full(path: path)
    case SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_NOMEM:
      return .inputOutput(path: path, detail: "\(message) (\(code))")
    default: return .internalFault("\(message) (\(code))")
    }
  }
}
