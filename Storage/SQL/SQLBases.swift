import HearthModel
import HearthPorts

/// The stamps that dirty rows had when they were last equal to the hub's.
struct SQLBases {
  private let connection: any SQLConnection
  private var key: String {
    "kind = \(connection.dialect.parameter(0)) AND id = \(connection.dialect.parameter(1))"
  }

  init(_ connection: any SQLConnection) {
    self.connection = connection
  }

  /// Keeps the stamps of a row, unless older ones are kept already.
  func note(_ stamps: Stamps, _ kind: Int, _ id: RecordID) throws(StoreError) {
    let parameters = (0...2).map { connection.dialect.parameter($0) }.joined(separator: ", ")
    try connection.run(
      """
      INSERT INTO hearth_base (kind, id, _stamps) VALUES (\(parameters)) \
      ON CONFLICT (kind, id) DO NOTHING
      """
    ) {
      $0.integer(Int64(kind), 0)
      $0.id(id, 1)
      $0.bytes(stamps.bytes, 2)
    }
  }

  /// Forgets the stamps of a row.
  func forget(_ kind: Int, _ id: RecordID) throws(StoreError) {
    try connection.run("DELETE FROM hearth_base WHERE \(key)") {
      $0.integer(Int64(kind), 0)
      $0.id(id, 1)
    }
  }

  /// The stamps of a row.
  func stamps(_ kind: Int, _ id: RecordID) throws(StoreError) -> Stamps? {
    try connection.with("SELECT _stamps FROM hearth_base WHERE \(key)") {
      (statement) throws(StoreError) in
      statement.integer(Int64(kind), 0)
      statement.id(id, 1)
      return try statement.step() ? try statement.stamps(0, of: "hearth_base") : nil
    }
  }
}
