import HearthModel
import HearthPorts

/// Which way an entry is played.
enum JournalDirection {
  case undo
  case redo

  /// Of an entry that has been played.
  var state: JournalEntry.State { self == .undo ? .undone : .done }
}

/// Writes the changes of an entry, backwards or again.
struct JournalPlayer {
  let direction: JournalDirection
  let label: JournalLabel
  let tables: [Int: Table]
  let transaction: any WriteTransaction

  /// Whether the record lives before and after the change is played.
  func life(of change: JournalChange) -> JournalChange.Life {
    direction == .redo
      ? change.life : JournalChange.Life(before: change.life.after, after: change.life.before)
  }

  /// Plays one change.
  ///
  /// - Throws: `JournalError` where the record is not as the action, or its undoing, left it;
  ///   `StoreError`.
  func play(_ change: JournalChange) throws -> JournalReplay.Record {
    guard let table = tables[change.kind] else { throw JournalError.newer }
    guard let row = try transaction.stored(table, change.id) else {
      throw JournalError.changedSince(label)
    }
    let life = life(of: change)
    try check(row, change, life, table)
    var values = row.values
    for field in change.fields {
      guard let position = table.position(ofField: field.number) else { throw JournalError.newer }
      guard values[position] == (direction == .undo ? field.after : field.before) else {
        throw JournalError.changedSince(label)
      }
      values[position] = direction == .undo ? field.before : field.after
    }
    if life.after || !change.fields.isEmpty {
      try transaction.put(table, change.id) { writer in
        for value in values { writer.next(value) }
      }
    }
    if !life.after { try transaction.delete(table, change.id) }
    return JournalReplay.Record(
      kind: change.kind,
      id: change.id,
      isAlive: life.after,
      fields: change.bits
    )
  }

  private func check(
    _ row: StoredRow,
    _ change: JournalChange,
    _ life: JournalChange.Life,
    _ table: Table
  ) throws(JournalError) {
    guard row.alive == life.before else { throw .changedSince(label) }
    guard life.before, !life.after else { return }
    let numbers = change.fields.map(\.number)
    let fingerprint = JournalChange.fingerprint(of: row, in: table, except: numbers)
    guard JournalChange.text(of: fingerprint) == change.rest else {
      throw .changedSince(label)
    }
  }
}

extension JournalChange {
  fileprivate var bits: UInt64 {
    fields.reduce(life.before == life.after ? 0 : 1) { $0 | 1 << UInt64($1.number) }
  }
}
