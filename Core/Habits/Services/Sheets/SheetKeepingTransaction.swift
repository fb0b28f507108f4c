import HearthModel
import HearthPorts

/// A transaction that takes note of entries that change, and brings their sheets up to date at its end.
final class SheetKeepingTransaction {
  /// What is said of a day from now on.
  private struct Change {
    let day: Day
    let mark: Mark?
    let amount: Int?
  }

  private let base: any WriteTransaction
  private var changes: [RecordID: [Change]] = [:]
  private var fresh: Set<RecordID> = []
  private var gone: Set<RecordID> = []

  /// Passes everything on to `base`.
  init(_ base: any WriteTransaction) {
    self.base = base
  }

  /// Writes the sheets of the trackers that were touched; where one is missing it is made of all
  /// entries.
  func settle() throws(StoreError) {
    for tracker in gone { try base.delete(MarkSheet.schema.table, tracker) }
    for (tracker, changes) in changes where !gone.contains(tracker) {
      try base.put(marks(of: tracker, after: changes).sheet(of: tracker))
    }
  }

  private func marks(of tracker: RecordID, after changes: [Change]) throws(StoreError) -> DayMarks {
    let stored =
      try fresh.contains(tracker) ? DayMarks() : SheetReader(base).storedMarks(of: tracker)
    // Without a sheet the entries themselves are read, and those hold the changes already.
    guard var marks = stored else { return try SheetReader(base).marksByEntries(of: tracker) }
    for change in changes { marks.set(change.mark, amount: change.amount, on: change.day) }
    return marks
  }

  private func note(_ table: Table, _ id: RecordID, _ values: [Value], alive: Bool) {
    if table.kind == Tracker.schema.table.kind {
      if alive { gone.remove(id) } else { gone.insert(id) }
      changes[id, default: []] += []
    } else if let entry = EntryCells(values) {
      let mark = alive ? entry.mark : nil
      changes[entry.tracker, default: []]
        .append(Change(day: entry.day, mark: mark, amount: entry.amount))
    }
  }

  private func isWatched(_ table: Table) -> Bool {
    table.kind == Entry.schema.table.kind || table.kind == Tracker.schema.table.kind
  }
}

extension SheetKeepingTransaction: WriteTransaction {
  func put(
    _ table: Table,
    _ id: RecordID,
    _ encode: (inout RowWriter) -> Void
  ) throws(StoreError) {
    guard isWatched(table) else { return try base.put(table, id, encode) }
    if table.kind == Tracker.schema.table.kind, try base.stored(table, id) == nil {
      fresh.insert(id)
    }
    let row = ValueRow(count: table.columns.count, encode)
    try base.put(table, id, row.write)
    note(table, id, row.values, alive: true)
  }

  func delete(_ table: Table, _ id: RecordID) throws(StoreError) {
    guard isWatched(table), let row = try base.stored(table, id) else {
      return try base.delete(table, id)
    }
    try base.delete(table, id)
    note(table, id, row.values, alive: false)
  }

  func store(_ row: StoredRow, _ table: Table, _ id: RecordID) throws(StoreError) {
    try base.store(row, table, id)
    if isWatched(table) { note(table, id, row.values, alive: row.alive) }
  }

  func scan(
    _ scan: Scan,
    _ visit: (RecordID, inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) {
    try base.scan(scan, visit)
  }

  func row(
    _ table: Table,
    _ id: RecordID,
    _ visit: (inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) -> Bool {
    try base.row(table, id, visit)
  }

  func present(_ questions: [Presence]) throws(StoreError) -> [Bool] {
    try base.present(questions)
  }

  func stored(_ table: Table, _ id: RecordID) throws(StoreError) -> StoredRow? {
    try base.stored(table, id)
  }

  func stored(kind: Int, _ id: RecordID) throws(StoreError) -> StoredRow? {
    try base.stored(kind: kind, id)
  }

  func store(_ row: StoredRow, kind: Int, _ id: RecordID) throws(StoreError) {
    try base.store(row, kind: kind, id)
  }
}

/// What a sheet keeps of an entry, read from its row without the texts that it has besides.
private struct EntryCells {
  let tracker: RecordID
  let day: Day
  let mark: Mark
  let amount: Int?

  private static let columns = (
    tracker: Entry.schema.column(of: \.tracker), day: Entry.schema.column(of: \.day),
    mark: Entry.schema.column(of: \.mark), amount: Entry.schema.column(of: \.amount)
  )

  /// - Returns: nil for a row that is no entry.
  init?(_ values: [Value]) {
    guard case .id(let tracker) = values[Self.columns.tracker],
      case .integer(let day) = values[Self.columns.day], let number = Int(exactly: day),
      case .text(let mark) = values[Self.columns.mark]
    else { return nil }
    self.tracker = tracker
    self.day = Day(number: number)
    self.mark = Mark(rawValue: mark)
    amount =
      if case .integer(let amount) = values[Self.columns.amount] { Int(amount) } else { nil }
  }
}
