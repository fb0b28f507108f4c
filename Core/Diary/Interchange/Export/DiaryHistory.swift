public import HearthHousehold
public import HearthModel
public import HearthPorts
public import HearthSupport

/// What writers of formats get: one state of the store, to be read while they write.
///
/// Used only inside the transaction that it was made in.
public struct DiaryHistory {
  let transaction: any ReadTransaction
  let zones: TimeZoneHistory
  let now: Instant
  let messages: Messages
  let strangers: [Stranger]

  /// A record of a kind that this version does not know.
  public struct Stranger: Sendable {
    let kind: Int
    let id: RecordID
  }

  /// The household's whole diary.
  ///
  /// - Parameters:
  ///   - transaction: one state of the store.
  ///   - zones: by which times are written where a format has no zone of its own.
  ///   - now: the moment of the export.
  ///   - messages: the words for formats that are read by people.
  ///   - strangers: what `strangers(of:)` gives.
  public init(
    _ transaction: any ReadTransaction,
    zones: TimeZoneHistory,
    now: Instant,
    messages: Messages,
    strangers: [Stranger] = []
  ) {
    self.transaction = transaction
    self.zones = zones
    self.now = now
    self.messages = messages
    self.strangers = strangers
  }

  /// Names the records of kinds that a newer version brought and this one does not know.
  ///
  /// - Throws: `StoreError`; `readOnly` where the store cannot be asked for them.
  public static func strangers(of store: any Store) async throws -> [Stranger] {
    try await store.sync { try strangers(in: $0) }
  }

  /// Names the records of kinds that a newer version brought, as of one state of the store.
  public static func strangers(
    in transaction: any SyncTransaction
  ) throws(StoreError) -> [Stranger] {
    var strangers: [Stranger] = []
    var last: SyncRow?
    repeat {
      let rows = try transaction.strangers(waiting: false, after: last, limit: page)
      for row in rows where UnknownMember.kinds.contains(row.kind) && row.row.alive {
        strangers.append(Stranger(kind: row.kind, id: row.id))
      }
      last = rows.count < page ? nil : rows.last
    } while last != nil
    return strangers
  }

  private static let page = 100

  /// Visits the rows of a kind that belong into an export, by identifier.
  func rows(
    of table: Table,
    _ visit: (RecordID, [Value]) throws(StoreError) -> Void
  ) throws(StoreError) {
    try transaction.scan(Scan(table: table)) { id, reader throws(StoreError) in
      var values: [Value] = []
      values.reserveCapacity(table.columns.count)
      for column in table.columns { values.append(try Self.value(column, &reader)) }
      if HearthRecords.isExported(values, of: table) { try visit(id, values) }
    }
  }

  /// What a newer version wrote of a row that this one has no columns for.
  func unknownFields(of table: Table, _ id: RecordID) throws(StoreError) -> [UnknownField] {
    try transaction.stored(table, id)?.unknown ?? []
  }

  /// How many rows of a kind belong into an export.
  func count(_ table: Table) throws(StoreError) -> Int {
    var count = 0
    try rows(of: table) { _, _ in count += 1 }
    return count
  }

  private static func value(
    _ column: Column,
    _ reader: inout RowReader
  ) throws(StoreError) -> Value {
    do throws(RowError) {
      switch column.storage {
      case .integer: return try reader.next(Int64?.self).map(Value.integer) ?? .null
      case .text: return try reader.next(String?.self).map(Value.text) ?? .null
      case .id: return try reader.next(RecordID?.self).map(Value.id) ?? .null
      }
    } catch {
      throw .malformedRow(table: "", field: column.name)
    }
  }
}
