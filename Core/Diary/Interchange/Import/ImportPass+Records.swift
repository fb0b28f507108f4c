import HearthHousehold
import HearthModel
import HearthPorts

extension ImportPass {
  /// Takes records of Hearth's own, those that others speak of first.
  mutating func takeRecords(_ entries: [ForeignEntry]) throws {
    var own: [(rank: Int, entry: ForeignEntry, record: any Record)] = []
    for entry in entries {
      guard case .record(let record) = entry.content else { continue }
      own.append((HearthRecords.rank(of: record), entry, record))
    }
    guard !own.isEmpty else { return }
    let ids = Set(own.map { $0.record.id })
    // The standard sort is stable: records of a kind stay in the order of the file.
    for (_, entry, record) in own.sorted(by: { $0.rank < $1.rank }) {
      try step(entry)
      if let row = record as? ImportedRow {
        try takeMemory(row, entry)
      } else if let row = try find(entry)?.open {
        try rejecting(entry) { try $0.take(record, row, among: ids) }
      }
    }
  }

  /// Takes what is remembered of a row of another source; it has no row of its own.
  private mutating func takeMemory(_ row: ImportedRow, _ entry: ForeignEntry) throws(StoreError) {
    guard try transaction.fetch(ImportedRow.self, row.id) == nil else {
      return count(\.unchanged, entry)
    }
    keep(row)
    count(\.added, entry)
  }

  private mutating func take<R: Record>(
    _ record: R,
    _ row: OpenRow,
    among ids: Set<RecordID>
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
    try check(record, row, among: ids)
    try keep(record, row)
  }

  private func name(of child: RecordID) -> String {
    matcher.children[child]?.name ?? child.description
  }

  /// Refuses what could not have been written here.
  private mutating func check(
    _ record: some Record,
    _ row: OpenRow,
    among ids: Set<RecordID>
  ) throws {
    switch record {
    case let child as Child: try check(child)
    case let sleep as Sleep: try check(sleep, row, among: ids)
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

  /// Sleeps of one export may overlap, as they did in its diary; what the diary has besides may not.
  private mutating func check(_ sleep: Sleep, _ row: OpenRow, among ids: Set<RecordID>) throws {
    if case .overlaps(let other) = try obstacle(to: sleep, among: ids) {
      guard options.onConflict == .keep else { throw ImportReason.overlaps(other) }
      report.remark(row.entry.place, .overlapKept(other))
    }
    remark(on: sleep.start, sleep.end, row)
  }

  private mutating func obstacle(
    to sleep: Sleep,
    among ids: Set<RecordID>
  ) throws -> ImportReason? {
    let obstacle = try obstacle(to: sleep)
    guard let obstacle, case .overlaps = obstacle else {
      if let obstacle { throw obstacle }
      return nil
    }
    let others = calendars[sleep.child]?.overlapped(by: sleep.covered, without: sleep.id) ?? []
    return others.first { !ids.contains($0.sleep.id) }
      .map { .overlaps(.init(id: $0.sleep.id, start: $0.sleep.start, end: $0.sleep.end)) }
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
