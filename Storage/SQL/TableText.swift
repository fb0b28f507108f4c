import HearthModel

/// The fixed statements of one table, each written when it is first asked for.
///
/// Fields come first in every list, so that the position of a column in the table is its position in
/// a row and among the parameters; what else there is follows in the order of the documentation.
final class TableText {
  /// Fields, stamps, life, dirty of the row whose id is the parameter.
  private(set) lazy var head = select(fields + ["_stamps", "_alive", "_dirty"])
  /// Fields, stamps, base, dirty, life, unknown fields of the row whose id is the parameter.
  private(set) lazy var stored = select(fields + Self.own)
  /// Inserts fields, id, stamps.
  private(set) lazy var insert = insertion(
    fields + ["id", "_stamps"],
    fixed: [("_base", "0"), ("_dirty", "1"), ("_alive", "1")]
  )
  /// Updates with fields, id, stamps.
  private(set) lazy var update = makeUpdate()
  /// Makes a tombstone with id, stamps.
  private(set) lazy var tombstone = """
    UPDATE \(name) SET _stamps = \(dialect.parameter(1)), _dirty = 1, _alive = 0 \
    WHERE id = \(dialect.parameter(0))
    """
  /// Inserts or replaces fields, id, stamps, base, dirty, life, unknown fields.
  private(set) lazy var store = makeStore()

  /// Fields, stamps, base, dirty, life, unknown fields, id of the dirty rows from an id on, in order;
  /// parameters are the id and a limit.
  private(set) lazy var waiting = walk("_dirty = 1 AND ")
  /// The same of all rows.
  private(set) lazy var all = walk("")

  private static let own = ["_stamps", "_base", "_dirty", "_alive", "_unknown"]
  private let name: String
  private let fields: [String]
  private let dialect: SQLDialect

  /// The statements in a dialect.
  init(_ table: Table, _ dialect: SQLDialect) {
    name = dialect.quoted(table.name)
    fields = table.columns.map { dialect.quoted($0.name) }
    self.dialect = dialect
  }
}

extension TableText {
  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private func select(_ names: [String]) -> String {
    "SELECT \(list(names)) FROM \(name) WHERE id = \(dialect.parameter(0))"
  }

  private func insertion(
    _ names: [String],
    fixed: [(name: String, value: String)] = []
  ) -> String {
    let parameters = names.indices.map { dialect.parameter($0) }
    return """
      INSERT INTO \(name) (\(list(names + fixed.map(\.name)))) \
      VALUES (\(list(parameters + fixed.map(\.value))))
      """
  }

  private func makeUpdate() -> String {
    let count = fields.count
    let assignments = fields.enumerated().map { "\($1) = \(dialect.parameter($0))" }
    return """
      UPDATE \(name) SET \(list(assignments + ["_stamps = \(dialect.parameter(count + 1))"])), \
      _dirty = 1, _alive = 1 WHERE id = \(dialect.parameter(count))
      """
  }

  private func makeStore() -> String {
    let replacements = (fields + Self.own).map { "\($0) = excluded.\($0)" }
    return insertion(fields + ["id"] + Self.own) + " ON CONFLICT (id) DO UPDATE SET "
      + list(replacements)
  }

  private func walk(_ condition: String) -> String {
    """
    SELECT \(list(fields + Self.own + ["id"])) FROM \(name) \
    WHERE \(condition)id >= \(dialect.parameter(0)) ORDER BY id LIMIT \(dialect.parameter(1))
    """
  }
}
