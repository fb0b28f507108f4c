import CSQLite
import HearthModel
import HearthPorts
import StorageSQL

/// A prepared statement; columns and parameters are counted from 0.
final class SQLiteStatement: SQLStatement {
  private let handle: OpaquePointer
  private let shelf: StatementShelf
  private unowned let connection: SQLiteConnection
  private var bindingResult = SQLITE_OK

  init(_ handle: OpaquePointer, of connection: SQLiteConnection, _ shelf: StatementShelf) {
    self.handle = handle
    self.connection = connection
    self.shelf = shelf
  }

  deinit { sqlite3_finalize(handle) }

  func step() throws(StoreError) -> Bool {
    guard bindingResult == SQLITE_OK else { throw connection.failure(bindingResult) }
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw connection.failure(code)
    }
  }

  func finish() {
    sqlite3_reset(handle)
    bindingResult = SQLITE_OK
    if !shelf.isGone { shelf.idle.append(self) }
  }
}

/// The prepared statements of one text that are not in use.
final class StatementShelf {
  var idle: [SQLiteStatement] = []
  /// Whether nobody will look here any more.
  var isGone = false {
    didSet { if isGone { idle = [] } }
  }
}

extension SQLiteStatement: RowSource {
  func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
  }

  func integer(_ column: Int) -> Int64 {
    sqlite3_column_int64(handle, Int32(column))
  }

  func text(_ column: Int) -> String {
    // The text first: asking for the length before would make SQLite convert what is no text.
    let start = sqlite3_column_text(handle, Int32(column))
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func id(_ column: Int) -> RecordID {
    guard let start = sqlite3_column_blob(handle, Int32(column)),
      sqlite3_column_bytes(handle, Int32(column)) == 16
    else { return RecordID(high: 0, low: 0) }
    return RecordID(
      high: UInt64(bigEndian: start.loadUnaligned(as: UInt64.self)),
      low: UInt64(bigEndian: start.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    )
  }

  func bytes(_ column: Int) -> [UInt8] {
    let start = sqlite3_column_blob(handle, Int32(column))
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}

extension SQLiteStatement: RowSink {
  func null(_ column: Int) {
    note(sqlite3_bind_null(handle, Int32(column + 1)))
  }

  func integer(_ value: Int64, _ column: Int) {
    note(sqlite3_bind_int64(handle, Int32(column + 1), value))
  }

  func text(_ value: String, _ column: Int) {
    var value = value
    value.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { bytes in
        note(
          hearth_sqlite_bind_text(
            handle,
            Int32(column + 1),
            bytes.baseAddress,
            UInt64(bytes.count)
          )
        )
      }
    }
  }

  func id(_ value: RecordID, _ column: Int) {
    withUnsafeBytes(of: (value.high.bigEndian, value.low.bigEndian)) { bind($0, column) }
  }

  func bytes(_ value: [UInt8], _ column: Int) {
    value.withUnsafeBytes { bind($0, column) }
  }

  private func bind(_ bytes: UnsafeRawBufferPointer, _ column: Int) {
    note(
      hearth_sqlite_bind_blob(handle, Int32(column + 1), bytes.baseAddress, UInt64(bytes.count))
    )
  }

  /// A sink cannot throw: the first failure is kept for the next step.
  private func note(_ code: Int32) {
    if code != SQLITE_OK, bindingResult == SQLITE_OK { bindingResult = code }
  }
}
