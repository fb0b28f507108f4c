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
  private var rows: [RecordID: Seen] = [:]
  private var files: [String] = []
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
  ///
  /// - Parameters:
  ///   - entry: the row.
  ///   - isOnly: whether no other row of the call has its key, so that none need be taken.
  /// - Returns: what it is to the diary.
  /// - Throws: `StoreError`.
  mutating func find(_ entry: ForeignEntry, isOnly: Bool) throws(StoreError) -> Finding {
    let key = key(of: entry)
    let id = ImportedRow.id(forKey: key)
    if !isOnly, let earlier = earlier(entry, id) { return earlier }
    guard let known = try known(id) else { return .open(OpenRow(entry: entry, key: key)) }
    let cells = ImportedRow.Content(text: known.content)
    if cells == entry.cells { return .unchanged(known.record) }
    let changes = entry.cells.changes(since: cells)
    return .open(OpenRow(entry: entry, key: key, record: known.record, changes: changes))
  }

  /// The row of the call that had the same key before.
  private mutating func earlier(_ entry: ForeignEntry, _ id: RecordID) -> Finding? {
    let row = seen(entry)
    guard let first = rows.updateValue(row, forKey: id) else { return nil }
    rows[id] = first
    let isSame = first.file != row.file && first.cells == row.cells
    return isSame ? .repeated : .duplicate(of: place(of: first))
  }

  /// Takes note of a remembered row of another source.
  ///
  /// - Returns: whether it is the first of its key in this call.
  mutating func isFirst(_ row: ImportedRow, _ entry: ForeignEntry) -> Bool {
    let row = (row.id, seen(entry))
    return rows.updateValue(row.1, forKey: row.0) == nil
  }

  /// What is remembered of a row with an identifier of the source from an earlier call.
  func row(_ kind: String, id: String) throws(StoreError) -> ImportedRow? {
    try known(ImportedRow.id(forKey: ImportedRow.key([format, source, kind, id])))
  }

  private mutating func seen(_ entry: ForeignEntry) -> Seen {
    // Entries come file by file, as a rule.
    let name = entry.place.file
    if files.last != name, let index = files.firstIndex(of: name) {
      return Seen(file: index, line: entry.place.line, cells: entry.cells)
    }
    if files.last != name { files.append(name) }
    return Seen(file: files.count - 1, line: entry.place.line, cells: entry.cells)
  }

  private func place(of row: Seen) -> ImportPlace {
    ImportPlace(file: files[Int(row.file)], line: row.line == 0 ? nil : Int(row.line))
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

  /// The identifier of what is remembered of it.
  var rowID: RecordID { ImportedRow.id(forKey: key) }

  /// Whether any of the columns has to be worked out: all are for a new row.
  func needs(_ columns: String...) -> Bool {
    record == nil || !changes.isDisjoint(with: columns)
  }
}

/// What is kept of every row of a call: little, since there may be very many.
private struct Seen {
  let file: UInt32
  /// From 1; 0 for the file as a whole.
  let line: UInt32
  /// Stands for all the cells of the row.
  let cells: UInt64

  init(file: Int, line: Int?, cells: ImportedRow.Content) {
    self.file = UInt32(truncatingIfNeeded: file)
    self.line = UInt32(truncatingIfNeeded: line ?? 0)
    self.cells = cells.fingerprint
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
    case .timer: "timer"
    case .record(let record): type(of: record).tableName
    case .stranger(let kind, _): UnknownMember.name(kind)
    }
  }
}
