import HearthModel
import HearthPorts

extension Table {
  /// The statement that makes the table.
  ///
  /// Beside its fields a row holds what sync needs: stamps, the hub's sequence number, whether it
  /// waits to be pushed, life, and the fields of newer versions. Whoever writes a row names all of
  /// them: each start of a program reads the definitions, and defaults made a quarter of them.
  func definition(_ dialect: SQLDialect) -> String {
    let fields = columns.map { $0.definition(dialect) }
    let own = [
      "_stamps \(dialect.bytes) NOT NULL",
      "_base \(dialect.integer) NOT NULL",
      "_dirty \(dialect.integer) NOT NULL",
      "_alive \(dialect.integer) NOT NULL",
      "_unknown \(dialect.bytes)",
    ]
    let all = ["id \(dialect.bytes) NOT NULL PRIMARY KEY"] + fields + own
    return """
      CREATE TABLE \(dialect.quoted(name)) (\(all.joined(separator: ", "))) \(dialect.tableSuffix)
      """
  }

  /// The name of an index: it tells the fields, so that an index of that name is the one wanted.
  func name(ofIndex fields: [Int]) -> String {
    ([name] + fields.map(String.init)).joined(separator: "_")
  }

  /// A fault of a declaration shows itself when a store is opened, not with the first row.
  func checkIndexes(_ dialect: SQLDialect) throws(StoreError) {
    for fields in indexes { _ = try definition(ofIndex: fields, dialect) }
  }

  /// The statement that makes an index over the living rows.
  func definition(ofIndex fields: [Int], _ dialect: SQLDialect) throws(StoreError) -> String {
    var names: [String] = []
    for field in fields {
      guard let position = position(ofField: field) else {
        throw .internalFault("an index of \(name) names field \(field), which it does not have")
      }
      names.append(dialect.quoted(columns[position].name))
    }
    return """
      CREATE INDEX \(dialect.quoted(name(ofIndex: fields))) ON \(dialect.quoted(name)) \
      (\(names.joined(separator: ", "))) WHERE _alive = 1
      """
  }
}

extension Column {
  /// The column in a table's definition; a required one is never null, whoever writes the row.
  func definition(_ dialect: SQLDialect) -> String {
    let type = "\(dialect.quoted(name)) \(dialect.type(of: storage))"
    return isOptional ? type : "\(type) NOT NULL"
  }

  /// The column as it is added to a table that may hold rows: they get a blank value.
  func addition(_ dialect: SQLDialect) -> String {
    let definition = definition(dialect)
    return isOptional ? definition : "\(definition) DEFAULT \(dialect.blank(storage))"
  }
}
