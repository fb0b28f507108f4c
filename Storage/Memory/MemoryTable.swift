import HearthModel
import HearthPorts

/// The rows of all tables, as a value: a copy is a snapshot.
struct MemoryTables {
  /// What the modules declare.
  let declared: [Table]
  /// Those whose records leave the device, by kind.
  let synced: [Table]
  /// The rows of each declared table, in their order: few are found faster than they are hashed.
  private var rows: [MemoryRows]
  private let kinds: Set<Int>
  /// The names of the tables that the module of a kind derives from its records.
  private let derived: [Int: [String]]
  /// The stamps that dirty rows had when they were last equal to the hub's.
  private var bases: [RowName: Stamps] = [:]
  /// Rows of kinds without a table.
  private var strangers: [Int: MemoryRows] = [:]
  /// The device of the stamps.
  var device: UInt64
  /// The clock of this device's stamps.
  var clock = HybridClock()

  private struct RowName: Hashable {
    let kind: Int
    let id: RecordID
  }

  /// Empty tables.
  init(_ modules: [SchemaModule], device: UInt64) {
    self.device = device
    var derived: [Int: [String]] = [:]
    var declared: [Table] = []
    for module in modules {
      let tables = module.tables()
      let names = tables.filter { module.derived.contains($0.kind) }.map(\.name)
      for table in tables { derived[table.kind] = names }
      declared += tables
    }
    self.declared = declared
    self.derived = derived
    synced = declared.filter { !$0.isLocal }.sorted { $0.kind < $1.kind }
    rows = declared.map { _ in MemoryRows() }
    kinds = Set(declared.map(\.kind))
  }

  /// Takes note of the stamps of a row before it becomes dirty.
  mutating func noteBase(of row: StoredRow?, kind: Int, _ id: RecordID) {
    guard let row, !row.dirty else { return }
    bases[RowName(kind: kind, id: id)] = row.stamps
  }

  /// Forgets them where the row is equal to the hub's again.
  mutating func settleBase(of row: StoredRow, kind: Int, _ id: RecordID) {
    if !row.dirty { bases[RowName(kind: kind, id: id)] = nil }
  }

  func baseStamps(kind: Int, _ id: RecordID) -> Stamps? { bases[RowName(kind: kind, id: id)] }

  /// Empties what is derived from records of a kind.
  mutating func emptyDerived(of kind: Int) {
    for name in derived[kind] ?? [] {
      if let place = place(name) { rows[place] = MemoryRows() }
    }
  }

  /// Rows of a table in the order of their identifiers.
  func rows(
    of table: Table,
    waiting isWaiting: Bool,
    after id: RecordID?,
    limit: Int
  ) -> [SyncRow] {
    guard let place = place(table.name) else { return [] }
    return rows[place].list(table.kind, waiting: isWaiting, after: id, limit: limit)
  }

  /// Rows of kinds without a table, in the order of kind and identifier.
  func strangers(waiting isWaiting: Bool, after row: SyncRow?, limit: Int) -> [SyncRow] {
    guard !strangers.isEmpty else { return [] }
    var found: [SyncRow] = []
    let first = row?.kind ?? .min
    for (kind, rows) in strangers.sorted(by: { $0.key < $1.key }) where kind >= first {
      found += rows.list(
        kind,
        waiting: isWaiting,
        after: kind == first ? row?.id : nil,
        limit: limit - found.count
      )
    }
    return found
  }

  /// Whether a module declares the table.
  func holds(_ table: Table) -> Bool { place(table.name) != nil }

  private func place(_ name: String) -> Int? { declared.firstIndex { $0.name == name } }

  /// Whether a module declares a table of the kind.
  func holds(kind: Int) -> Bool { kinds.contains(kind) }

  subscript(table: Table, id: RecordID) -> StoredRow? {
    get { place(table.name).flatMap { rows[$0][id] } }
    set {
      if let place = place(table.name) { rows[place][id] = newValue }
    }
  }

  subscript(kind kind: Int, id: RecordID) -> StoredRow? {
    get { strangers[kind]?[id] }
    set { strangers[kind, default: MemoryRows()][id] = newValue }
  }

  /// A question as a scan; nil where a name is nobody's.
  func scan(_ question: Presence) -> Scan? {
    guard let table = declared.first(where: { $0.name == question.table }) else { return nil }
    var scan = Scan(table: table)
    for term in question.terms {
      guard let column = table.columns.firstIndex(where: { $0.name == term.column }) else {
        return nil
      }
      scan.terms.append(Term(column: column, test: term.test, value: term.value))
    }
    return scan
  }

  /// The living rows that a scan selects, in its order; every row of the table is looked at.
  func select(_ scan: Scan) -> [(id: RecordID, row: StoredRow)] {
    guard let place = place(scan.table.name) else { return [] }
    let rows = rows[place]
    var found: [(id: RecordID, row: StoredRow)] = []
    for index in rows.indices {
      let row = rows.row(at: index)
      guard row.alive, scan.terms.allSatisfy({ $0.admits(row.values[$0.column]) }) else { continue }
      found.append((rows.ids[index], row))
    }
    if !scan.order.isEmpty || scan.tieDirection != .ascending {
      found.sort { scan.places($0, before: $1) }
    }
    guard let limit = scan.limit else { return found }
    return Array(found.prefix(max(0, limit)))
  }
}

extension MemoryRows {
  /// At most so many rows after an identifier, of a kind.
  fileprivate func list(
    _ kind: Int,
    waiting isWaiting: Bool,
    after id: RecordID?,
    limit: Int
  ) -> [SyncRow] {
    var found: [SyncRow] = []
    for index in place(after: id)..<ids.count where found.count < limit {
      let row = row(at: index)
      if row.dirty || !isWaiting {
        found.append(SyncRow(kind: kind, id: ids[index], row: row))
      }
    }
    return found
  }
}

extension Scan {
  fileprivate func places(
    _ left: (id: RecordID, row: StoredRow),
    before right: (id: RecordID, row: StoredRow)
  ) -> Bool {
    for term in order {
      let (first, second) = (left.row.values[term.column], right.row.values[term.column])
      if first == second { continue }
      return Value.precedes(first, second) == (term.direction == .ascending)
    }
    return (left.id < right.id) == (tieDirection == .ascending)
  }
}
