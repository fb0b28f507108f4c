import HearthHousehold
public import HearthModel
import HearthPorts

/// A value of an entry that lost against another device's.
struct Loss: Equatable {
  /// The entry.
  let record: RecordID
  /// What it is a value of.
  let field: ToldField
  /// What somebody had written.
  let value: Value
  /// When that was, by the clock of that device.
  let at: Instant
}

/// What lost of some entries and nobody has decided on yet.
public struct Losses: Sendable {
  private let losses: [RecordID: [Loss]]

  /// What lost of entries that are still otherwise, the earliest write first.
  init(of ids: [RecordID], in transaction: any ReadTransaction) throws(StoreError) {
    var losses: [RecordID: [Loss]] = [:]
    // Most households have none, and a schema costs its making.
    let isThere = try transaction.present([Presence(table: "lost_value")]).contains(true)
    for id in isThere ? ids : [] {
      for lost in try transaction.lostValues(of: id) {
        if let loss = try Loss(lost, in: transaction) { losses[id, default: []].append(loss) }
      }
    }
    self.losses = losses
  }

  /// Whether an entry has any.
  public func contains(_ id: RecordID) -> Bool { losses[id] != nil }

  func of(_ ids: [RecordID]) -> [Loss] { ids.flatMap { losses[$0] ?? [] } }
}

extension Loss {
  /// - Returns: nil where the entry is gone or has that value by now.
  fileprivate init?(
    _ lost: LostValue,
    in transaction: any ReadTransaction
  ) throws(StoreError) {
    guard let table = DiaryEntry.table(ofKind: lost.kind),
      let position = table.position(ofField: lost.field),
      let field = ToldField(rawValue: table.columns[position].name),
      let row = try transaction.stored(table, lost.record), row.alive,
      row.values[position] != lost.value
    else { return nil }
    self.init(record: lost.record, field: field, value: lost.value, at: lost.at)
  }
}

extension DiaryEntry {
  /// The table of a kind that entries have.
  static func table(ofKind kind: Int) -> Table? {
    Sleep.schema.table.kind == kind ? Sleep.schema.table : EventKind(table: kind)?.table
  }
}
