public import HearthModel

/// What can be asked inside a transaction; all of it sees one and the same state.
///
/// Used only inside the body it was given to, on the thread that runs the body. A table that no
/// module of the store declares is an `internalFault`.
public protocol ReadTransaction {
  /// Visits the living records that a scan selects, in its order.
  ///
  /// The reader passed to `visit` is valid during that call only. A visit may ask in its turn, by
  /// the same scan too, but must not write: whether the scan then meets what it wrote is open.
  func scan(
    _ scan: Scan,
    _ visit: (RecordID, inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError)

  /// Visits one living record.
  ///
  /// - Returns: false, without a visit, when there is none with this id or it is deleted.
  func row(
    _ table: Table,
    _ id: RecordID,
    _ visit: (inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) -> Bool

  /// Answers whether there are such living records, one answer a question, all in one go.
  ///
  /// A table or column that nobody declares is an `internalFault`.
  func present(_ questions: [Presence]) throws(StoreError) -> [Bool]

  /// A record with all that sync needs, tombstones included.
  func stored(_ table: Table, _ id: RecordID) throws(StoreError) -> StoredRow?

  /// A record of a kind that no module of the store declares; a declared kind is an `internalFault`.
  func stored(kind: Int, _ id: RecordID) throws(StoreError) -> StoredRow?
}

/// What can be changed inside a transaction; nothing is seen by others before it commits.
public protocol WriteTransaction: ReadTransaction {
  /// Inserts or replaces a record.
  ///
  /// Only fields whose value differs (and `life`) are stamped, with this store's clock and device;
  /// a record equal to what is stored is not written at all. Putting a deleted record revives it.
  func put(
    _ table: Table,
    _ id: RecordID,
    _ encode: (inout RowWriter) -> Void
  ) throws(StoreError)

  /// Makes a record a tombstone, which keeps its values.
  ///
  /// Nothing happens where there is no living record.
  func delete(_ table: Table, _ id: RecordID) throws(StoreError)

  /// Writes a row with its stamps, life, unknown fields, base and dirty flag as given: for sync.
  ///
  /// Of a row that is not dirty the base stamps are forgotten.
  ///
  /// What this store stamps afterwards is later than the row's stamps, except those from 2^63 on.
  func store(_ row: StoredRow, _ table: Table, _ id: RecordID) throws(StoreError)

  /// Keeps a row of a kind that no module of the store declares, as given: for sync.
  ///
  /// All its fields are unknown ones. A durable store hands it over to its table as soon as a
  /// program that declares the kind opens it; what is there already is merged with it.
  func store(_ row: StoredRow, kind: Int, _ id: RecordID) throws(StoreError)
}

/// Where records live: an embedded file, a server, memory.
///
/// Every backend gives the same answers (text compares as UTF-8 bytes, null comes first, ties by id
/// in the direction of the last order term). Writes are serial and durable when `write` returns;
/// readers see committed states only and never wait for a writer.
public protocol Store: Sendable {
  /// Runs a body on a consistent state.
  ///
  /// - Throws: what the body throws, untouched; `StoreError` where the backend fails.
  func read<T: Sendable>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> T
  ) async throws -> T

  /// Runs a body whose changes are committed when it returns and discarded when it throws.
  ///
  /// - Throws: what the body throws, untouched; `StoreError` where the backend fails.
  func write<T: Sendable>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> T
  ) async throws -> T

  /// Runs a body that moves records between devices; commits and rolls back as `write` does.
  ///
  /// - Throws: what the body throws, untouched; `StoreError` where the backend fails.
  func sync<T: Sendable>(
    _ body: @escaping @Sendable (any SyncTransaction) throws -> T
  ) async throws -> T

  /// Commits from now on: our own at once, those of other processes within a second.
  func changes() -> AsyncStream<Change>

  /// Ends all use in good order; later calls throw `StoreError.closed`. A second call does nothing.
  func close() async
}

/// A commit, told to those who listen.
public enum Change: Sendable, Equatable {
  /// Records of one kind that this store object wrote.
  case records(kind: Int, ids: [RecordID])
  /// Something that another process, or another store object on the same data, wrote.
  case unknown
}

extension ReadTransaction {
  /// The living records that a query selects.
  public func fetch<R: Record>(_ query: Query<R>) throws(StoreError) -> [R] {
    var records: [R] = []
    try scan(query.scan) { (id, reader) throws(StoreError) in
      records.append(try decode(id, &reader))
    }
    return records
  }

  /// The living record with this id.
  public func fetch<R: Record>(_: R.Type = R.self, _ id: RecordID) throws(StoreError) -> R? {
    var record: R?
    _ = try row(R.schema.table, id) { (reader) throws(StoreError) in
      record = try decode(id, &reader)
    }
    return record
  }

  private func decode<R: Record>(
    _ id: RecordID,
    _ reader: inout RowReader
  ) throws(StoreError) -> R {
    do throws(RowError) {
      return try R.schema.decode(id, &reader)
    } catch {
      let table = R.schema.table
      throw .malformedRow(table: table.name, field: table.columns[error.column].name)
    }
  }
}

extension WriteTransaction {
  /// Inserts or replaces a record; see `put(_:_:_:)` of the port.
  public func put<R: Record>(_ record: R) throws(StoreError) {
    try put(R.schema.table, record.id) { R.schema.encode(record, into: &$0) }
  }

  /// Makes a record a tombstone.
  public func delete<R: Record>(_ record: R) throws(StoreError) {
    try delete(R.schema.table, record.id)
  }
}

extension RowError {
  fileprivate var column: Int {
    switch self {
    case .nullInRequiredField(let column), .outOfRange(let column), .malformed(let column): column
    }
  }
}
