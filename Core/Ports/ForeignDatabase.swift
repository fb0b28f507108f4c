/// Reads and makes database files of other programs, in memory.
///
/// A file comes from elsewhere and may be malicious: it is never written to, nothing in it runs, and
/// no more is read than was allowed.
public protocol ForeignDatabase: Sendable {
  /// Opens a file for reading.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: How much may be read.
  /// - Returns: the tables, as long as they are held.
  /// - Throws: `ForeignDatabaseError.notADatabase`, or another where the file is at fault.
  func open(
    _ bytes: [UInt8],
    within limits: ForeignDatabaseLimits
  ) throws(ForeignDatabaseError) -> any ForeignTables

  /// Makes a file; the same contents always give the same bytes.
  ///
  /// - Throws: `ForeignDatabaseError.internalFault` where a statement or a row does not fit.
  func make(_ contents: ForeignContents) throws(ForeignDatabaseError) -> [UInt8]
}

/// An open file of another program; used by one thread at a time.
public protocol ForeignTables {
  /// The version that the program gave its layout; 0 where it gave none.
  var version: Int { get }

  /// The names of a table's columns, none where there is no such table.
  ///
  /// A table's name may be given in any case; a view is no table.
  func columns(of table: String) throws(ForeignDatabaseError) -> [String]

  /// Visits the rows of a table in the order in which they were added, as far as that is known.
  ///
  /// - Parameters:
  ///   - table: Its name, in any case.
  ///   - columns: The columns wanted, in any case.
  ///   - visit: Given one value a column, in the order asked for.
  /// - Throws: `noSuchColumn`, `tooManyRows`, `tooLarge`, `damaged`; what `visit` throws.
  func rows(
    of table: String,
    _ columns: [String],
    _ visit: ([ForeignValue]) throws(ForeignDatabaseError) -> Void
  ) throws(ForeignDatabaseError)
}

/// A cell of a foreign table; programs keep what they like in any column.
public enum ForeignValue: Sendable, Equatable {
  case null
  case integer(Int64)
  case real(Double)
  /// Bytes that are no UTF-8 are replaced by U+FFFD.
  case text(String)
  case bytes([UInt8])
}

/// A file to be made.
public struct ForeignContents: Sendable {
  /// The version of its layout.
  public var version: Int
  /// What makes its tables and indexes, in order.
  public var definitions: [String]
  /// The rows, table by table.
  public var tables: [Table]

  /// A file of a layout, without rows.
  public init(version: Int, definitions: [String], tables: [Table] = []) {
    self.version = version
    self.definitions = definitions
    self.tables = tables
  }

  /// The rows of one table.
  public struct Table: Sendable {
    /// Its name.
    public var name: String
    /// The columns that the rows give.
    public var columns: [String]
    /// One value a column.
    public var rows: [[ForeignValue]]

    /// Rows of a table.
    public init(_ name: String, columns: [String], rows: [[ForeignValue]]) {
      self.name = name
      self.columns = columns
      self.rows = rows
    }
  }
}

/// How much may be read from a foreign file.
public struct ForeignDatabaseLimits: Sendable, Equatable {
  /// How many rows, of all tables together.
  public var rows: Int
  /// How many bytes a row may have.
  public var rowBytes: Int

  /// Limits for what a person's own file may hold: 5 million rows of at most 4 MiB.
  public init(rows: Int = 5_000_000, rowBytes: Int = 4 << 20) {
    self.rows = rows
    self.rowBytes = rowBytes
  }
}

/// What can go wrong with foreign files; every driver translates its own errors into these.
public enum ForeignDatabaseError: Error, Sendable, Equatable {
  /// The bytes are no database of this kind.
  case notADatabase
  /// Pages of the file contradict each other, or some are missing.
  case damaged
  /// The tables hold more than `limit` rows.
  case tooManyRows(limit: Int)
  /// A row holds more than `limit` bytes.
  case tooLarge(limit: Int)
  /// A table that is there has no such column.
  case noSuchColumn(table: String, column: String)
  /// There is not enough memory, or the driver was asked for something impossible.
  case internalFault(String)
}
