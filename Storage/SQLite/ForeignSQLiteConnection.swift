import CSQLite
import HearthPorts

/// A database in memory that is none of ours: made anew, or of the bytes of a file.
final class ForeignSQLiteConnection {
  private var handle: OpaquePointer?
  /// The file, as long as SQLite reads from it.
  private var pages: UnsafeMutablePointer<UInt8>?
  private let rowBytes: Int

  /// An empty database.
  init() throws(ForeignDatabaseError) {
    rowBytes = Int(Int32.max)
    try open()
  }

  /// A file for reading.
  init(reading bytes: [UInt8], rowBytes: Int) throws(ForeignDatabaseError) {
    self.rowBytes = rowBytes
    try open()
    let pages = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    pages.initialize(from: bytes, count: bytes.count)
    // A file with a log beside it cannot be read from memory; without its log it is like any other.
    for place in [18, 19] where pages[place] == 2 { pages[place] = 1 }
    self.pages = pages
    let size = sqlite3_int64(bytes.count)
    let flags = UInt32(SQLITE_DESERIALIZE_READONLY)
    try check(sqlite3_deserialize(handle, "main", pages, size, size, flags))
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(clamping: rowBytes))
  }

  deinit {
    sqlite3_close_v2(handle)
    pages?.deallocate()
  }

  /// Runs statements that have no rows to read.
  func execute(_ sql: String) throws(ForeignDatabaseError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// A statement of the caller's own.
  func statement(_ sql: String) throws(ForeignDatabaseError) -> ForeignSQLiteStatement {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    guard let statement else { throw .internalFault("an empty statement") }
    return ForeignSQLiteStatement(statement, of: self)
  }

  /// The database as a file.
  func contents() throws(ForeignDatabaseError) -> [UInt8] {
    var size: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else {
      throw .internalFault("no memory")
    }
    defer { sqlite3_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }

  /// Throws what a result code means, unless that is success.
  func check(_ code: Int32) throws(ForeignDatabaseError) {
    switch code & 0xFF {
    case SQLITE_OK, SQLITE_ROW, SQLITE_DONE: return
    case SQLITE_NOTADB: throw .notADatabase
    case SQLITE_CORRUPT, SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_READONLY, SQLITE_FORMAT:
      throw .damaged
    case SQLITE_TOOBIG: throw .tooLarge(limit: rowBytes)
    // A schema that SQLite cannot read is the file's fault; our own statements are tested.
    case SQLITE_ERROR where pages != nil: throw .damaged
    default: throw .internalFault(String(cString: sqlite3_errmsg(handle)))
    }
  }

  /// A name in the writing of SQL.
  static func quoted(_ name: String) -> String {
    "\"" + name.replacing("\"", with: "\"\"") + "\""
  }

  private func open() throws(ForeignDatabaseError) {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
    try check(sqlite3_open_v2(":memory:", &handle, flags, nil))
    try check(hearth_sqlite_harden(handle))
  }
}

/// A prepared statement over a database that is none of ours.
final class ForeignSQLiteStatement {
  private let handle: OpaquePointer
  private let connection: ForeignSQLiteConnection

  init(_ handle: OpaquePointer, of connection: ForeignSQLiteConnection) {
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Goes to the next row; false after the last.
  func step() throws(ForeignDatabaseError) -> Bool {
    let code = sqlite3_step(handle)
    try connection.check(code)
    return code == SQLITE_ROW
  }

  func reset() {
    sqlite3_reset(handle)
  }

  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

  func text(_ column: Int) -> String {
    let start = sqlite3_column_text(handle, Int32(column))
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func value(_ column: Int) -> ForeignValue {
    switch sqlite3_column_type(handle, Int32(column)) {
    case SQLITE_INTEGER: return .integer(integer(column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, Int32(column)))
    case SQLITE_TEXT: return .text(text(column))
    case SQLITE_BLOB:
      let start = sqlite3_column_blob(handle, Int32(column))
      let count = Int(sqlite3_column_bytes(handle, Int32(column)))
      return .bytes([UInt8](UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)))
    default: return .null
    }
  }

  /// Binds all parameters.
  func bind(_ values: [ForeignValue]) throws(ForeignDatabaseError) {
    for (position, value) in values.enumerated() {
      try connection.check(bind(value, Int32(position + 1)))
    }
  }

  private func bind(_ value: ForeignValue, _ position: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, position)
    case .integer(let value): return sqlite3_bind_int64(handle, position, value)
    case .real(let value): return sqlite3_bind_double(handle, position, value)
    case .text(var value):
      return value.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) { bytes in
          hearth_sqlite_bind_text(handle, position, bytes.baseAddress, UInt64(bytes.count))
        }
      }
    case .bytes(let value):
      return value.withUnsafeBytes { bytes in
        hearth_sqlite_bind_blob(handle, position, bytes.baseAddress, UInt64(bytes.count))
      }
    }
  }
}
