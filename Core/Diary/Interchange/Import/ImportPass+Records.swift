import HearthHousehold
import HearthModel
import HearthPorts

extension ImportPass {
  /// Takes records of Hearth's own, those that others speak of first.
  mutating func takeRecords(_ records: ForeignRecords) throws {
    var gathered = 0
    try records.forEach { entry, bytes in
      try step(entry)
      let isOnly = !records.isRepeated(entry)
      if case .record(let record) = entry.content, let row = record as? ImportedRow {
        try takeMemory(row, entry, isOnly: isOnly)
      } else if let row = try find(entry, isOnly: isOnly)?.open {
        try rejecting(entry) { pass in
          switch entry.content {
          case .record(let record): try pass.take(record, row, among: records)
          case .stranger(let kind, let id): try pass.take(kind, id, row)
          case .child, .sleep, .event, .tag, .timer: break
          }
        }
      }
      gathered += bytes
      try flush(ifOver: gathered)
      if self.records.isEmpty { gathered = 0 }
    }
  }

  /// Takes what is remembered of a row of another source; it has no row of its own.
  private mutating func takeMemory(
    _ row: ImportedRow,
    _ entry: ForeignEntry,
    isOnly: Bool
  ) throws(StoreError) {
    let isKnown = try transaction.fetch(ImportedRow.self, row.id) != nil
    let isFirst = isOnly || ledger.isFirst(row, entry)
    guard isFirst, !isKnown else { return count(\.unchanged, entry) }
    keep(row)
    count(\.added, entry)
  }

  private mutating func take<R: Record>(
    _ record: R,
    _ row: OpenRow,
    among records: ForeignRecords
  ) throws {
    if let chosen = options.child, let owner = HearthRecords.child(of: record), owner != chosen.id {
      return report.skip(row.entry.place, .otherChild(name(of: owner)))
    }
    var record = record
    if let stored = try transaction.fetch(R.self, record.id) {
      if stored.hasValues(of: record) {
        remember(row, as: record.id)
        return count(\.unchanged, row.entry)
      }
      guard row.record != nil else { throw ImportReason.differsHere }
      record = try stored.taking(row.changes, from: record)
    } else if row.record != nil {
      return leaveDeleted(row.entry)
    }
    if let owner = HearthRecords.child(of: record), matcher.children[owner] == nil {
      throw ImportReason.ownerMissing
    }
    try check(record, row, among: records)
    try keep(record, row)
  }

  /// Takes a record of a kind that this version does not know: one that is there stays.
  private mutating func take(_ kind: Int, _ id: RecordID, _ row: OpenRow) throws {
    guard options.child == nil else {
      return report.skip(row.entry.place, .unknownKind(UnknownMember.name(kind)))
    }
    guard try transaction.stored(kind: kind, id) == nil else {
      remember(row, as: id)
      return count(\.unchanged, row.entry)
    }
    keep(ImportedStranger(kind: kind, id: id, fields: row.entry.unknown, row: row.rowID))
    remember(row, as: id)
    count(row.record == nil ? \.added : \.changed, row.entry)
  }

  private func name(of child: RecordID) -> String {
    matcher.children[child]?.name ?? child.description
  }

  /// Refuses what could not have been written here.
  private mutating func check(
    _ record: some Record,
    _ row: OpenRow,
    among records: ForeignRecords
  ) throws {
    switch record {
    case let child as Child: try check(child)
    case let sleep as Sleep: try check(sleep, row, among: records)
    case let change as ZoneChange:
      guard isZone(change.zone) else { throw ImportReason.unknownZone(change.zone) }
    case let event as any DiaryEvent: try check(event, row)
    default: break
    }
  }

  private mutating func check(_ child: Child) throws(ImportReason) {
    do throws(DiaryError) {
      try child.check(today: zones.day(holding: now))
    } catch .bornInFuture(let day) {
      throw .bornInFuture(day)
    } catch {
      throw .badName(limit: ChildBook.longestName)
    }
    matcher.link(ForeignChild(id: child.id.description, name: child.name), to: child)
  }

  /// What the diary has besides the sleeps of the export they may not overlap.
  private mutating func check(_ sleep: Sleep, _ row: OpenRow, among records: ForeignRecords) throws
  {
    if case .overlaps(let other) = try obstacle(to: sleep, among: records) {
      guard options.onConflict == .keep else { throw ImportReason.overlaps(other) }
      report.remark(row.entry.place, .overlapKept(other))
    }
    remark(on: sleep.start, sleep.end, row)
  }

  /// The stored sleep in the way that does not come from the export.
  ///
  /// Looked for in the store: a child's calendar holds too much for an export of any length.
  private mutating func obstacle(
    to sleep: Sleep,
    among records: ForeignRecords
  ) throws -> ImportReason? {
    if let fault = fault(of: sleep) { throw fault }
    guard try hasOthers(sleep.child, than: records) else { return nil }
    let shelf = SleepShelf(transaction: transaction, child: sleep.child)
    return try shelf.overlapped(by: sleep.extent, without: [sleep.id])
      .first { !records.hasSleep($0.sleep.id) }
      .map { .overlaps(.init(id: $0.sleep.id, start: $0.sleep.start, end: $0.sleep.end)) }
  }

  /// Whether a child has stored sleeps that do not come from the export.
  private mutating func hasOthers(
    _ child: RecordID,
    than records: ForeignRecords
  ) throws(StoreError) -> Bool {
    if let known = hasOtherSleeps[child] { return known }
    var found = false
    try transaction.scan(Sleep.query.where(\.child, is: child).scan) { (id, _) throws(StoreError) in
      found = found || !records.hasSleep(id)
    }
    hasOtherSleeps[child] = found
    return found
  }

  private mutating func check<Event: DiaryEvent>(_ event: Event, _ row: OpenRow) throws {
    let start = event.beginning(by: zones)
    if let end = event.ending { try check(start, end) }
    try checkValues(of: event, inPlaceOf: nil, row)
    remark(on: start, event.ending, row)
  }
}

extension Record {
  /// Whether all fields are alike.
  fileprivate func hasValues(of other: Self) -> Bool {
    values == other.values
  }

  private var values: [Value] {
    let row = ValueRow(count: Self.schema.table.columns.count)
    var writer = RowWriter(row)
    Self.schema.encode(self, into: &writer)
    return row.values
  }
}
