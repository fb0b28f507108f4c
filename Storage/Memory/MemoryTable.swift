import HearthModel

/// The rows of all tables, as a value: a copy is a snapshot.
struct MemoryTables {
  private var rows: [String: [RecordID: StoredRow]]
  private let tables: [Table]
  /// Rows of kinds without a table.
  private var strangers: [Int: [RecordID: StoredRow]] = [:]
  /// The clock of this device's stamps.
  var clock = HybridClock()

  /// Empty tables.
  init(_ tables: [Table]) {
    rows = Dictionary(tables.map { ($0.name, [:]) }) { first, _ in first }
    self.tables = tables
  }

  /// Whether a module declares the table.
  func holds(_ table: Table) -> Bool { rows[table.name] != nil }

  /// Whether a module declares a table of the kind.
  func holds(kind: Int) -> Bool { tables.contains { $0.kind == kind } }

  subscript(table: Table, id: RecordID) -> StoredRow? {
    get { rows[table.name]?[id] }
    set { rows[table.name]?[id] = newValue }
  }

  subscript(kind kind: Int, id: RecordID) -> StoredRow? {
    get { strangers[kind]?[id] }
    set { strangers[kind, default: [:]][id] = newValue }
  }

  /// A question as a scan; nil where a name is nobody's.
  func scan(_ question: Presence) -> Scan? {
    guard let table = tables.first(where: { $0.name == question.table }) else { return nil }
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
    let found = (rows[scan.table.name] ?? [:])
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
