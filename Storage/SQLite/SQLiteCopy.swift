import CSQLite
import HearthPorts

/// A copy of a database that nobody sees before it is placed.
struct SQLiteCopy {
  /// The two bytes of a database's header that say whether it is read with a log.
  private static let journalOffset = 18

  private let partial: PartialFile

  /// Copies a database as it is at one moment.
  ///
  /// - Parameters:
  ///   - source: a connection without an open transaction.
  ///   - target: where the copy will be placed.
  /// - Throws: `CopyFailure`.
  init(of source: SQLiteConnection, for target: SQLiteFile) throws(CopyFailure) {
    do throws(StoreError) {
      partial = try PartialFile(for: target)
    } catch {
      throw .target(error)
    }
    try copyPages(of: source)
    // A copy is one file: whoever reads it needs no log, and so no right to make one.
    try mark(1)
  }

  /// How many bytes it holds.
  var size: Int64 { partial.size }

  /// Lends a connection to the copy.
  ///
  /// - Parameters:
  ///   - file: what errors are about.
  ///   - body: what reads or changes the copy.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws; `StoreError` where the copy cannot be opened.
  func with<T>(
    as file: SQLiteFile,
    _ body: (SQLiteConnection) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    let connection = try connect(as: file)
    defer { connection.close() }
    return try body(connection)
  }

  /// Looks at the copy; what is wrong with it is wrong with its source.
  func inspect<T>(
    as source: SQLiteFile,
    _ body: (SQLiteConnection) throws(StoreError) -> T
  ) throws(CopyFailure) -> T {
    do throws(StoreError) {
      return try with(as: source, body)
    } catch {
      throw .source(error)
    }
  }

  /// Makes the copy a store in use: from its first reader on there is a log.
  func markAsStore() throws(CopyFailure) {
    try mark(2)
  }

  /// Puts the copy into its place.
  func place(replacing replaces: Bool) throws(CopyFailure) {
    try partial.place(replacing: replaces)
  }

  /// Gives the copy a name of which nobody but its maker knows.
  func place(as file: SQLiteFile) throws(CopyFailure) {
    try partial.place(as: file)
  }

  private func copyPages(of source: SQLiteConnection) throws(CopyFailure) {
    let connection: SQLiteConnection
    do throws(StoreError) {
      connection = try connect(as: partial.target)
    } catch {
      throw .target(error)
    }
    defer { connection.close() }
    try source.copyPages(into: connection)
  }

  private func connect(as file: SQLiteFile) throws(StoreError) -> SQLiteConnection {
    let name = partial.path.hasPrefix("/") ? partial.path : "./" + partial.path
    do throws(SQLiteFailure) {
      return try SQLiteConnection(file, name: name, flags: SQLITE_OPEN_READWRITE, isPrivate: true)
    } catch {
      throw error.storeError(file)
    }
  }

  private func mark(_ journal: UInt8) throws(CopyFailure) {
    do throws(StoreError) {
      try partial.overwrite([journal, journal], at: Self.journalOffset)
    } catch {
      throw .target(error)
    }
  }
}
