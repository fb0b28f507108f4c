package import HearthModel
package import HearthPorts

/// What a connection is for.
package enum SQLRole: Sendable {
  case writer
  case reader
}

/// How the store reaches a database; one value stands for one database.
package protocol SQLDriver: Sendable {
  /// Whether there is a database; if not, a writer makes it.
  var isThere: Bool { get }

  /// A new connection.
  func open(_ role: SQLRole) throws(StoreError) -> any SQLConnection
}

/// One connection to an SQL database, used by one thread at a time.
package protocol SQLConnection: AnyObject {
  /// The words in which this database differs from others.
  var dialect: SQLDialect { get }
  /// What errors call the database.
  var place: String { get }
  /// Whether nothing can be written.
  var isReadOnly: Bool { get }
  /// A number that tells this database from copies of it, above 0; 0 where there can be none.
  var home: Int64 { get }
  /// Whether the machine has gone down while somebody had the database open.
  var wasCutOff: Bool { get }
  /// False outside a transaction, and after a failure that made the database roll it back.
  var isInTransaction: Bool { get }

  /// A statement of the caller's own, until it calls `finish` on it; kept prepared afterwards.
  func statement(_ sql: String) throws(StoreError) -> any SQLStatement
  /// A number that changes when another connection has committed.
  func foreignCommits() throws(StoreError) -> Int64

  /// The version of the storage's own layout; 0 where nothing has been laid out yet.
  func layoutVersion() throws(StoreError) -> Int64
  /// Sets the version, inside the transaction that makes it true.
  func setLayoutVersion(_ version: Int64) throws(StoreError)
  /// A table's columns in their order; none where there is no such table.
  func columns(of table: String) throws(StoreError) -> [SQLColumn]
  /// The names of the indexes that were made for a table.
  func indexes(of table: String) throws(StoreError) -> [String]

  /// Called with the writer's lock held, just before a commit: throws where the database is no longer
  /// the one that others will open, so that what is written would be lost.
  func checkPlace() throws(StoreError)
  /// Called over a writer once the tables are known to be ours and in order, and whether they had to
  /// be changed for that: what changes how the database is kept waits until then.
  func settle(after isChanged: Bool) throws(StoreError)
  /// Called inside a transaction that is about to change tables with records in them: a database
  /// that people keep by themselves copies itself, and where it cannot nothing is changed.
  func keepCopy(before module: String, version: Int) throws(StoreError)
  /// Called after a commit: a database that people keep by themselves copies itself, unless there is
  /// a copy of that day.
  func keepDailyCopy(at now: Instant) throws(StoreError)
  /// Ends the connection; a second call does nothing.
  func close()
  /// Ends the connection and removes what opening it has made, as long as it is of no use.
  func abandon()
}

/// A column as it is in the database.
package struct SQLColumn: Sendable, Equatable {
  /// Its name.
  package let name: String
  /// Its type, in the database's word.
  package let type: String
  /// Whether it takes null.
  package let isOptional: Bool

  /// A column.
  package init(name: String, type: String, isOptional: Bool) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
  }
}

/// A prepared statement: the source of the row it stands on, the sink of its parameters.
///
/// A column of the result is asked for, and a parameter bound, by its position from 0.
package protocol SQLStatement: RowSource, RowSink {
  /// Goes to the next row; false after the last.
  func step() throws(StoreError) -> Bool
  /// The bytes of a column of the current row; none for null.
  func bytes(_ column: Int) -> [UInt8]
  /// Binds bytes.
  func bytes(_ value: [UInt8], _ column: Int)
  /// Hands the statement back; it must not be used afterwards.
  func finish()
}

extension SQLConnection {
  /// Lends a statement to a body.
  package func with<T>(
    _ sql: String,
    _ body: (any SQLStatement) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    let statement = try statement(sql)
    defer { statement.finish() }
    return try body(statement)
  }

  /// Runs a statement that has no rows to read.
  package func run(
    _ sql: String,
    _ bind: (any SQLStatement) -> Void = { _ in }
  ) throws(StoreError) {
    try with(sql) { (statement) throws(StoreError) in
      bind(statement)
      _ = try statement.step()
    }
  }
}
