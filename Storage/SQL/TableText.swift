import HearthModel

/// The fixed statements of one table.
///
/// Fields come first in every list, so that the position of a column in the table is its position in
/// a row and among the parameters; what else there is follows in the order of the initialiser.
final class TableText {
  /// Fields, stamps, life, dirty of the row whose id is the parameter.
  let head: String
  /// Fields, stamps, base, dirty, life, unknown fields of the row whose id is the parameter.
  let stored: String
  /// Inserts fields, id, stamps.
  let insert: String
  /// Updates with fields, id, stamps.
  let update: String
  /// Makes a tombstone with id, stamps.
  let tombstone: String
  /// Inserts or replaces fields, id, stamps, base, dirty, life, unknown fields.
  let store: String

  /// Fields, stamps, base, dirty, life, unknown fields, id of the dirty rows from an id on, in order;
  /// parameters are the id and a limit.
  let waiting: String
  /// The same of all rows.
  let all: String

  /// The statements in a dialect.
  init(_ table: Table, _ dialect: SQLDialect) {
    let name = dialect.quoted(table.name)
    let fields = table.columns.map { dialect.quoted($0.name) }
    let count = fields.count
    func list(_ names: [String]) -> String { names.joined(separator: ", ") }
    func insert(_ names: [String], fixed: [(name: String, value: String)] = []) -> String {
      let parameters = names.indices.map { dialect.parameter($0) }
      return """
        INSERT INTO \(name) (\(list(names + fixed.map(\.name)))) \
        VALUES (\(list(parameters + fixed.map(\.value))))
        """
    }
    func select(_ names: [String]) -> String {
      "SELECT \(list(names)) FROM \(name) WHERE id = \(dialect.parameter(0))"
    }
    let own = ["_stamps", "_base", "_dirty", "_alive", "_unknown"]
    head = select(fields + ["_stamps", "_alive", "_dirty"])
    stored = select(fields + own)
    self.insert = insert(
      fields + ["id", "_stamps"],
      fixed: [("_base", "0"), ("_dirty", "1"), ("_alive", "1")]
    )
    let assignments = fields.enumerated().map { "\($1) = \(dialect.parameter($0))" }
    update = """
      UPDATE \(name) SET \(list(assignments + ["_stamps = \(dialect.parameter(count + 1))"])), \
      _dirty = 1, _alive = 1 WHERE id = \(dialect.parameter(count))
      """
    tombstone = """
      UPDATE \(name) SET _stamps = \(dialect.parameter(1)), _dirty = 1, _alive = 0 \
      WHERE id = \(dialect.parameter(0))
      """
    let replacements = (fields + own).map { "\($0) = excluded.\($0)" }
    func walk(_ condition: String) -> String {
      """
      SELECT \(list(fields + own + ["id"])) FROM \(name) \
      WHERE \(condition)id >= \(dialect.parameter(0)) ORDER BY id LIMIT \(dialect.parameter(1))
      """
    }
    waiting = walk("_dirty = 1 AND ")
    all = walk("")
    store = insert(fields + ["id"] + own) + " ON CONFLICT (id) DO UPDATE SET " + list(replacements)
  }
}
