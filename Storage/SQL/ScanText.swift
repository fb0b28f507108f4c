package import HearthModel

/// A scan as SQL: the fields and then the id of each row.
package struct ScanText {
  /// The statement.
  package let sql: String
  /// Its parameters, in order.
  package let values: [Value]

  /// The statement of a scan; written piece by piece, since every start of a program writes several.
  package init(_ scan: Scan, _ dialect: SQLDialect) {
    let columns = scan.table.columns
    var sql = "SELECT "
    var values: [Value] = []
    for column in columns { sql += dialect.quoted(column.name) + ", " }
    sql += "id FROM " + dialect.quoted(scan.table.name) + " WHERE _alive = 1"
    for term in scan.terms {
      let column = columns[term.column]
      let name = dialect.quoted(column.name)
      switch term.condition(column.storage) {
      case .always: sql += " AND " + name + " IS NOT NULL"
      case .never: sql += " AND 1 = 0"
      case .isNull: sql += " AND " + name + " IS NULL"
      case .compares(let sign):
        sql += " AND " + name + sign + dialect.parameter(values.count)
        values.append(term.value)
      }
    }
    sql += " ORDER BY "
    for term in scan.order {
      sql += dialect.quoted(columns[term.column].name) + " " + dialect.word(term.direction) + ", "
    }
    sql += scan.tieDirection == .descending ? "id DESC" : "id"
    if let limit = scan.limit {
      sql += " LIMIT " + dialect.parameter(values.count)
      values.append(.integer(Int64(max(0, limit))))
    }
    self.sql = sql
    self.values = values
  }
}

private enum Condition {
  /// For every value, though not for null.
  case always
  case never
  case isNull
  case compares(String)
}

extension Term {
  /// What the term asks of a column; a value of another class is ordered by class, not converted.
  fileprivate func condition(_ storage: Storage) -> Condition {
    guard value != .null else {
      return switch test {
      case .equal: .isNull
      case .atLeast: .always
      case .below: .never
      }
    }
    guard value.storage == storage else {
      let isBelowValue = Value.precedes(storage.smallest, value)
      return switch test {
      case .equal: .never
      case .atLeast: isBelowValue ? .never : .always
      case .below: isBelowValue ? .always : .never
      }
    }
    return switch test {
    case .equal: .compares(" = ")
    case .atLeast: .compares(" >= ")
    case .below: .compares(" < ")
    }
  }
}

extension Value {
  fileprivate var storage: Storage? {
    switch self {
    case .null: nil
    case .integer: .integer
    case .text: .text
    case .id: .id
    }
  }
}

extension Storage {
  /// A value that stands for its class in comparisons with other classes.
  fileprivate var smallest: Value {
    switch self {
    case .integer: .integer(.min)
    case .text: .text("")
    case .id: .id(RecordID(high: 0, low: 0))
    }
  }
}

extension SQLDialect {
  fileprivate func word(_ direction: Direction) -> String {
    switch direction {
    case .ascending: ascending
    case .descending: descending
    }
  }
}
