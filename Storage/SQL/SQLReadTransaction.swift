package import HearthModel
package import HearthPorts

/// What is asked of one connection inside a transaction.
package final class SQLReadTransaction {
  let connection: any SQLConnection
  let texts: TableTexts
  let tables: LaidTables
  /// The names of the modules whose tables may be asked for.
  private let modules: [String]

  init(
    _ connection: any SQLConnection,
    _ texts: TableTexts,
    _ tables: LaidTables,
    modules: [String]
  ) {
    self.connection = connection
    self.texts = texts
    self.tables = tables
    self.modules = modules
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SQLReadTransaction: ReadTransaction {
  package func scan(
    _ scan: Scan,
    _ visit: (RecordID, inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) {
    guard try tables.contains(scan.table.name) else { return }
    let text = ScanText(scan, connection.dialect)
    let statement = try connection.statement(text.sql)
    defer { statement.finish() }
    for (position, value) in text.values.enumerated() { statement.bind(value, position) }
    let idColumn = scan.table.columns.count
    while try statement.step() {
      var reader = RowReader(statement)
      try visit(statement.id(idColumn), &reader)
    }
  }

  package func row(
    _ table: Table,
    _ id: RecordID,
    _ visit: (inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) -> Bool {
    guard try tables.contains(table.name) else { return false }
    let statement = try connection.statement(texts[table].head)
    defer { statement.finish() }
    statement.id(id, 0)
    guard try statement.step(), statement.integer(table.columns.count + 1) != 0 else {
      return false
    }
    var reader = RowReader(statement)
    try visit(&reader)
    return true
  }

  package func present(_ questions: [Presence]) throws(StoreError) -> [Bool] {
    var answers = questions.map { _ in false }
    var asked: [Int] = []
    for (index, question) in questions.enumerated() where try tables.contains(question.table) {
      asked.append(index)
    }
    guard !asked.isEmpty else { return answers }
    let text = PresenceText(asked.map { questions[$0] }, connection.dialect)
    try connection.with(text.sql) { (statement) throws(StoreError) in
      for (position, value) in text.values.enumerated() { statement.bind(value, position) }
      _ = try statement.step()
      for (position, index) in asked.enumerated() {
        answers[index] = statement.integer(position) != 0
      }
    }
    return answers
  }

  package func stored(_ table: Table, _ id: RecordID) throws(StoreError) -> StoredRow? {
    guard try tables.contains(table.name) else { return nil }
    return try connection.stored(texts[table], table, id)
  }

  package func stored(kind: Int, _ id: RecordID) throws(StoreError) -> StoredRow? {
    try unknownKinds(kind).stored(kind, id)
  }
}

extension SQLReadTransaction {
  /// Where rows of a kind are kept that no module of the store declares.
  func unknownKinds(_ kind: Int) throws(StoreError) -> SQLKinds {
    let kinds = SQLKinds(connection)
    if let module = try kinds.module(of: kind), modules.contains(module) {
      throw .internalFault("kind \(kind) has a table")
    }
    return kinds
  }
}

/// The statements of each table, written once a connection.
final class TableTexts {
  private var texts: [String: TableText] = [:]
  private let dialect: SQLDialect

  init(_ dialect: SQLDialect) {
    self.dialect = dialect
  }

  subscript(table: Table) -> TableText {
    if let text = texts[table.name] { return text }
    let text = TableText(table, dialect)
    texts[table.name] = text
    return text
  }
}
