import HearthHousehold
public import HearthModel
import HearthPorts

/// A value that lost against another device's, with what stands in its place.
public struct SyncConflict: Sendable, Equatable {
  /// The record.
  public let record: RecordID
  /// The name of its table.
  public let table: String
  /// The name of the field.
  public let field: String
  /// What somebody had written.
  public let lost: Value
  /// What stands there now; nil where that is not known here.
  public let kept: Value?
  /// When it lost; of what the whole household is told when it had been written.
  public let at: Instant
  /// Whether the whole household is told, until somebody decides.
  public let isTold: Bool
}

extension SyncHousehold {
  /// What lost against another device's, the latest first.
  ///
  /// - Throws: `SyncError.notSetUp`, `StoreError`.
  public func conflicts() async throws -> [SyncConflict] {
    _ = try await required()
    return try await store.sync { transaction in
      let rows = try SyncRowStore(transaction)
      let texts = try transaction.fetch(LostText.query).map { lost in
        try rows.conflict(
          lost.kind,
          lost.record,
          lost.field,
          .text(lost.text),
          at: lost.at,
          isTold: false
        )
      }
      guard rows.table(LostValue.schema.table.kind) != nil else { return texts.latestFirst }
      let told = try transaction.fetch(LostValue.query).map { lost in
        try rows.conflict(lost.kind, lost.record, lost.field, lost.value, at: lost.at, isTold: true)
      }
      return (texts + told.filter { $0.kept != nil && $0.kept != $0.lost }).latestFirst
    }
  }
}

extension SyncRowStore {
  fileprivate func conflict(
    _ kind: Int,
    _ record: RecordID,
    _ field: Int,
    _ lost: Value,
    at instant: Instant,
    isTold: Bool
  ) throws(StoreError) -> SyncConflict {
    let table = table(kind)
    let position = table?.position(ofField: field)
    var row: StoredRow?
    if let table { row = try transaction.stored(table, record) }
    let isShown = !isTold || row?.alive ?? false
    return SyncConflict(
      record: record,
      table: table?.name ?? String(kind),
      field: position.flatMap { table?.columns[$0].name } ?? String(field),
      lost: lost,
      kept: isShown ? position.flatMap { row?.values[$0] } : nil,
      at: instant,
      isTold: isTold
    )
  }
}

extension [SyncConflict] {
  fileprivate var latestFirst: Self {
    sorted { ($0.at, $0.record) > ($1.at, $1.record) }
  }
}
