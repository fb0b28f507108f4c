public import HearthModel

/// What moves records between devices may do beside reading and writing them.
///
/// Rows are seen here as sync sees them: tombstones included, records that never leave the device left
/// out, and those of programs that are not running this store among them.
public protocol SyncTransaction: WriteTransaction {
  /// The device of this store's stamps; a copied or restored store has another one than before.
  func device() throws(StoreError) -> UInt64

  /// The tables of all kinds that the store has tables for, whichever program brought them.
  func syncedTables() throws(StoreError) -> [Table]

  /// Rows of a table in the order of their identifiers.
  ///
  /// - Parameters:
  ///   - table: one of `syncedTables()`.
  ///   - isWaiting: whether only rows are wanted that were changed here since they were last equal to
  ///     the hub's.
  ///   - id: rows after this one; all of them with nil.
  ///   - limit: the most rows.
  /// - Returns: at most `limit` rows.
  /// - Throws: `StoreError`.
  func rows(
    of table: Table,
    waiting isWaiting: Bool,
    after id: RecordID?,
    limit: Int
  ) throws(StoreError) -> [SyncRow]

  /// Rows of kinds without a table, in the order of kind and identifier.
  ///
  /// - Parameters:
  ///   - isWaiting: as for tables.
  ///   - row: rows after this one; all of them with nil.
  ///   - limit: the most rows.
  /// - Returns: at most `limit` rows.
  /// - Throws: `StoreError`.
  func strangers(
    waiting isWaiting: Bool,
    after row: SyncRow?,
    limit: Int
  ) throws(StoreError) -> [SyncRow]

  /// The stamps that a row had when it was last equal to the hub's; nil where it still is, or where it
  /// has never been.
  func baseStamps(kind: Int, _ id: RecordID) throws(StoreError) -> Stamps?

  /// Empties what the modules of these kinds derive from their records, since rows that sync has
  /// stored came past the services that keep it.
  func emptyDerived(of kinds: Set<Int>) throws(StoreError)
}

/// A row with its name.
public struct SyncRow: Sendable, Equatable {
  /// The kind of the record.
  public let kind: Int
  /// Its identifier.
  public let id: RecordID
  /// What is stored; without a table its fields are unknown ones.
  public let row: StoredRow

  /// A row of a kind.
  public init(kind: Int, id: RecordID, row: StoredRow) {
    self.kind = kind
    self.id = id
    self.row = row
  }
}
