import HearthModel

/// Some questions as one statement, whose only row has a column of 0 or 1 for each.
struct PresenceText {
  /// The statement.
  private(set) var sql = ""
  /// Its parameters, in order.
  private(set) var values: [Value] = []

  /// The statement of some questions.
  init(_ questions: [Presence], _ dialect: SQLDialect) {
    sql = "SELECT "
    for (position, question) in questions.enumerated() {
      if position > 0 { sql += ", " }
      add(question, dialect)
    }
  }

  private mutating func add(_ question: Presence, _ dialect: SQLDialect) {
    let table = dialect.quoted(question.table)
    sql += "CASE WHEN EXISTS (SELECT 1 FROM " + table + " WHERE _alive = 1"
    for term in question.terms {
      // Named with its table: SQLite takes a lone quoted name that is no column's for a text.
      let name = table + "." + dialect.quoted(term.column)
      sql += " AND "
      if term.value == .null {
        sql += term.test.ofNull(name)
      } else {
        sql += name + term.test.sign + dialect.parameter(values.count)
        values.append(term.value)
      }
    }
    sql += ") THEN 1 ELSE 0 END"
  }
}

extension Test {
  fileprivate var sign: String {
    switch self {
    case .equal: " = "
    case .atLeast: " >= "
    case .below: " < "
    }
  }

  /// Null comes before every value and is itself in no range.
  fileprivate func ofNull(_ name: String) -> String {
    switch self {
    case .equal: "\(name) IS NULL"
    case .atLeast: "\(name) IS NOT NULL"
    case .below: "1 = 0"
    }
  }
}
