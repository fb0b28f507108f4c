import HearthModel
import HearthPorts

/// A transaction that takes note of what it does to records, local ones left out.
///
/// Of an action that changes very many its notes are handed on now and then: a record that is written
/// again after that is changed twice.
final class JournalingTransaction {
  private struct Key: Hashable {
    let kind: Int
    let id: RecordID
  }

  /// What happened to a record; of a new one only a number that stands for its values is kept, since
  /// an import brings many.
  fileprivate enum Trace {
    case new(kind: Int32, RecordID, fingerprint: UInt64?)
    indirect case known(Table, RecordID, before: StoredRow, after: StoredRow)
  }

  /// What stood in the way of records that were changed here, before they were.
  private(set) var obstacles: [RecordID] = []
  private let base: any WriteTransaction
  private let rules: any JournalRules
  private let handOn: (String) throws(StoreError) -> Void
  private var traces: [Trace] = []
  private var places: [Key: Int] = [:]

  /// So many records are kept in mind.
  private static let mostTraces = 8_192

  /// Passes everything on to `base`.
  ///
  /// - Parameters:
  ///   - base: writes.
  ///   - rules: know what stands in the way of a record.
  ///   - handOn: keeps changes, as `changes` gives them, that go before all later ones.
  init(
    _ base: any WriteTransaction,
    _ rules: any JournalRules,
    handOn: @escaping (String) throws(StoreError) -> Void
  ) {
    self.base = base
    self.rules = rules
    self.handOn = handOn
  }

  /// What has come of all writes that were not handed on, each record once, in the order of the first
  /// write, as an entry keeps it; nil where there is nothing.
  var changes: String? {
    JournalEntry.text(of: traces.lazy.compactMap(\.change), expecting: traces.count)
  }

  /// The record as it is before the next write; the first time it is asked what is in its way.
  private func current(_ table: Table, _ id: RecordID) throws(StoreError) -> StoredRow? {
    if let place = places[Key(kind: table.kind, id: id)] {
      if case .known(_, _, _, let after) = traces[place] { return after }
      return try base.stored(table, id)
    }
    guard let row = try base.stored(table, id) else { return nil }
    if row.alive { obstacles += try rules.obstacles(to: id, kind: table.kind, in: base) }
    return row
  }

  private func note(
    _ table: Table,
    _ id: RecordID,
    _ before: StoredRow?,
    _ after: StoredRow
  ) throws(StoreError) {
    if traces.count >= Self.mostTraces {
      if let changes { try handOn(changes) }
      traces.removeAll(keepingCapacity: true)
      places.removeAll(keepingCapacity: true)
    }
    let key = Key(kind: table.kind, id: id)
    guard let place = places[key] else {
      places[key] = traces.count
      return traces.append(trace(table, id, before, after))
    }
    if case .known(_, _, let first, _) = traces[place] {
      traces[place] = trace(table, id, first, after)
    } else {
      traces[place] = trace(table, id, nil, after)
    }
  }

  private func trace(
    _ table: Table,
    _ id: RecordID,
    _ before: StoredRow?,
    _ after: StoredRow
  ) -> Trace {
    guard let before else {
      let fingerprint = JournalChange.fingerprint(of: after, in: table, except: [])
      return .new(kind: Int32(table.kind), id, fingerprint: after.alive ? fingerprint : nil)
    }
    return .known(table, id, before: before, after: after)
  }
}

extension JournalingTransaction: WriteTransaction {
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

  func put(
    _ table: Table,
    _ id: RecordID,
    _ encode: (inout RowWriter) -> Void
  ) throws(StoreError) {
    guard !table.isLocal else { return try base.put(table, id, encode) }
    let before = try current(table, id)
    let row = ValueRow(count: table.columns.count, encode)
    try base.put(table, id, row.write)
    var after = before ?? StoredRow(values: [], stamps: Stamps())
    after.values = row.values
    after.alive = true
    try note(table, id, before, after)
  }

  func delete(_ table: Table, _ id: RecordID) throws(StoreError) {
    guard !table.isLocal, let before = try current(table, id) else {
      return try base.delete(table, id)
    }
    try base.delete(table, id)
    var after = before
    after.alive = false
    try note(table, id, before, after)
  }

  func store(_ row: StoredRow, _ table: Table, _ id: RecordID) throws(StoreError) {
    guard !table.isLocal else { return try base.store(row, table, id) }
    let before = try current(table, id)
    try base.store(row, table, id)
    try note(table, id, before, row)
  }

  func stored(kind: Int, _ id: RecordID) throws(StoreError) -> StoredRow? {
    try base.stored(kind: kind, id)
  }

  /// A row of an unknown kind comes from another device: it is no action of this program.
  func store(_ row: StoredRow, kind: Int, _ id: RecordID) throws(StoreError) {
    try base.store(row, kind: kind, id)
  }
}

extension JournalingTransaction.Trace {
  /// What has come of it; nil where a person could see no difference.
  fileprivate var change: JournalChange? {
    switch self {
    case .new(_, _, nil): nil
    case .new(let kind, let id, let fingerprint?):
      JournalChange(birthOf: id, kind: Int(kind), fingerprint: fingerprint)
    case .known(let table, let id, let before, let after):
      JournalChange(table, id, from: before, to: after)
    }
  }
}
