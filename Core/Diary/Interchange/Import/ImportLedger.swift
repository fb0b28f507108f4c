import HearthHousehold
import HearthModel
import HearthPorts

/// Knows the rows of a source by their keys: those imported earlier and those of this call.
struct ImportLedger {
  /// What a row is to the diary.
  enum Finding {
    /// Never seen, or changed in the source since.
    case open(OpenRow)
    /// As it was imported into this record.
    case unchanged(RecordID)
    /// Another row of the call had the same key and the same cells, in another file.
    case repeated
    /// Another row of the call had the same key.
    case duplicate(of: ImportPlace)
  }

  private struct Equals: Hashable {
    let file: String
    let key: [String]
  }

  private let transaction: any ReadTransaction
  private let format: String
  private let source: String
  /// Whether nothing was ever imported, so that no row need be looked up.
  private let isBlank: Bool
  private var rows: [RecordID: (place: ImportPlace, cells: ImportedRow.Content)] = [:]
  private var equals: [Equals: Int] = [:]

  init(
    _ transaction: any ReadTransaction,
    format: String,
    source: String
  ) throws(StoreError) {
    self.transaction = transaction
    self.format = format
    self.source = source
    isBlank = try transaction.fetch(ImportedRow.query.limit(1)).isEmpty
  }

  /// Looks a row up and takes note of it; each row of a call is to be asked for once.
  mutating func find(_ entry: ForeignEntry) throws(StoreError) -> Finding {
    let key = key(of: entry)
    let id = ImportedRow.id(forKey: key)
    if let first = rows.updateValue((entry.place, entry.cells), forKey: id) {
      rows[id] = first
      let isSame = first.place.file != entry.place.file && first.cells == entry.cells
      return isSame ? .repeated : .duplicate(of: first.place)
    }
    guard let known = try known(id) else { return .open(OpenRow(entry: entry, key: key)) }
    let cells = ImportedRow.Content(text: known.content)
    if cells == entry.cells { return .unchanged(known.record) }
    let changes = entry.cells.changes(since: cells)
    return .open(OpenRow(entry: entry, key: key, record: known.record, changes: changes))
  }

  /// What is remembered of a row with an identifier of the source from an earlier call.
  func row(_ kind: String, id: String) throws(StoreError) -> ImportedRow? {
    try known(ImportedRow.id(forKey: ImportedRow.key([format, source, kind, id])))
  }

  private func known(_ id: RecordID) throws(StoreError) -> ImportedRow? {
    isBlank ? nil : try transaction.fetch(ImportedRow.self, id)
  }

  /// Four parts with an identifier; five without, the last counting the rows of the file that are
  /// alike in all others.
  private mutating func key(of entry: ForeignEntry) -> String {
    if let id = entry.sourceID {
      return ImportedRow.key([format, source, entry.content.kind, id])
    }
    let parts = [format, entry.content.kind, entry.child.label, entry.start]
    let count = equals[Equals(file: entry.place.file, key: parts), default: 0] + 1
    equals[Equals(file: entry.place.file, key: parts)] = count
    return ImportedRow.key(parts + [String(count)])
  }
}

/// A row that has to become a record, or whose record has to follow it.
struct OpenRow {
  let entry: ForeignEntry
  let key: String
  /// The record it became in an earlier call.
  var record: RecordID?
  /// The columns whose cells the source has changed since.
  var changes: Set<String> = []

  /// The identifier of the record it becomes.
  func recordID(at start: Instant) -> RecordID {
    record ?? ImportedRow.recordID(forKey: key, at: start)
  }

  /// Whether any of the columns has to be worked out: all are for a new row.
  func needs(_ columns: String...) -> Bool {
    record == nil || !changes.isDisjoint(with: columns)
  }
}

extension ForeignEntry.Content {
  /// The kind's name in keys.
  var kind: String {
    switch self {
    case .child: "child"
    case .sleep: "sleep"
    case .event(let event): event.series
    case .tag: "tag"
    }
  }
}
