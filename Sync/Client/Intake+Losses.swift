import HearthHousehold
import HearthModel
import HearthPorts
import SyncProtocol

extension Intake {
  /// Keeps what lost of fields that were changed here and there since both were equal.
  ///
  /// - Parameters:
  ///   - local: the record as it was here.
  ///   - remote: as it came.
  ///   - isAlive: whether the merged record lives: nobody wants to hear of a field of another.
  /// - Throws: `StoreError`.
  mutating func keepLosses(
    _ local: WireRecord,
    _ remote: WireRecord,
    isAlive: Bool
  ) throws(StoreError) {
    guard let table = rows.table(local.kind), local.row.dirty,
      let base = try transaction.baseStamps(kind: local.kind, local.id)
    else { return }
    // A tombstone without its fields has none that anybody wrote.
    let isTelling = isAlive && !local.row.isShrunk && !remote.row.isShrunk
    for column in table.columns where column.merge != .lastWriter {
      guard let loss = Loss(of: column.number, local, remote, since: base) else { continue }
      switch (column.merge, loss.value) {
      case (.longText, .text(let text)) where !text.isEmpty:
        try keep(text, of: column.number, local)
      case (.told, _) where isTelling: try tell(loss, of: column.number, local)
      default: break
      }
    }
  }

  private mutating func keep(
    _ text: String,
    of field: Int,
    _ record: WireRecord
  ) throws(StoreError) {
    report.conflicts += 1
    try transaction.put(
      LostText(
        id: RecordID(time: now, random: (random(), random())),
        kind: record.kind,
        record: record.id,
        field: field,
        text: text,
        at: now
      )
    )
  }

  /// Tells the household, unless it has been told of the same write before.
  private mutating func tell(
    _ loss: Loss,
    of field: Int,
    _ record: WireRecord
  ) throws(StoreError) {
    let table = LostValue.schema.table
    let told = LostValue(loss.value, of: field, kind: record.kind, record.id, loss.write)
    guard rows.table(table.kind) != nil, try transaction.stored(table, told.id) == nil else {
      return
    }
    try transaction.put(told)
    report.conflicts += 1
  }
}

/// What two devices wrote into one field without knowing of each other, of which one write lost.
private struct Loss {
  let value: Value
  let write: Stamps.Group

  /// - Returns: nil where only one of them wrote, or both the same.
  init?(of field: Int, _ local: WireRecord, _ remote: WireRecord, since base: Stamps) {
    let common = base.group(ofField: field)?.moment
    guard let mine = local.row.stamps.group(ofField: field),
      let theirs = remote.row.stamps.group(ofField: field),
      mine.moment != theirs.moment, mine.moment != common, theirs.moment != common
    else { return nil }
    let values = (local.value(field), remote.value(field))
    guard values.0 != values.1 else { return nil }
    (value, write) = mine.moment < theirs.moment ? (values.0, mine) : (values.1, theirs)
  }
}

/// When a field was written, and by which device.
private struct WriteMoment: Equatable {
  let time: UInt64
  let device: UInt64

  static func < (left: WriteMoment, right: WriteMoment) -> Bool {
    (left.time, left.device) < (right.time, right.device)
  }
}

extension Stamps.Group {
  fileprivate var moment: WriteMoment { WriteMoment(time: time, device: device) }
}

extension Stamps {
  /// Whether every field was written here at least as late.
  func include(_ other: Stamps) -> Bool {
    (0...63).allSatisfy { field in
      guard let theirs = other.group(ofField: field)?.moment else { return true }
      return group(ofField: field).map { !($0.moment < theirs) } ?? false
    }
  }
}

extension WireRecord {
  fileprivate func value(_ field: Int) -> Value {
    row.unknown.first { $0.number == field }.flatMap { Value(bytes: $0.bytes) } ?? .null
  }
}
