import HearthModel
import HearthPorts

/// The rows of all tables, as a value: a copy is a snapshot.
struct MemoryTables {
  /// What the modules declare.
  let declared: [Table]
  /// The rows of each declared table, in their order: few are found faster than they are hashed.
  private var rows: [[RecordID: StoredRow]]
  private let kinds: Set<Int>
  /// The names of the tables that the module of a kind derives from its records.
  private let derived: [Int: [String]]
  /// The stamps that dirty rows had when they were last equal to the hub's.
  private var bases: [RowName: Stamps] = [:]
  /// Rows of kinds without a table.
  private var strangers: [Int: [RecordID: StoredRow]] = [:]
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
    rows = declared.map { _ in [:] }
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
      if let place = place(name) { rows[place] = [:] }
    }
  }

  /// Rows of a table in the order of their identifiers.
  func rows(of table: Table, where isWanted: (RecordID, StoredRow) -> Bool) -> [SyncRow] {
    var found: [SyncRow] = []
    guard let place = place(table.name) else { return [] }
    for (id, row) in rows[place] where isWanted(id, row) {
      found.append(SyncRow(kind: table.kind, id: id, row: row))
    }
    return found.sorted { $0.id < $1.id }
  }

  /// Rows of kinds without a table, in the order of kind and identifier.
  func strangers(where isWanted: (Int, RecordID, StoredRow) -> Bool) -> [SyncRow] {
    var found: [SyncRow] = []
    for (kind, rows) in strangers {
      for (id, row) in rows where isWanted(kind, id, row) {
        found.append(SyncRow(kind: kind, id: id, row: row))
      }
    }
    return found.sorted { ($0.kind, $0.id) < ($1.kind, $1.id) }
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
    set { strangers[kind, default: [:]][id] = newValue }
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
    let found = rows[place]
      .filter { _, row in
        row.alive && scan.terms.allSatisfy { $0.admits(row.values[$0.column]) }
      }
      .map { (id: $0.key, row: $0.value) }
      .sorted { scan.places($0, before: $1) }
    return Array(found.prefix(max(0, scan.limit ?? found.count)))
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
