import HearthModel

extension Record {
  /// The table of the kind.
  static var table: Table { schema.table }

  /// The name of the table of the kind.
  static var tableName: String { schema.table.name }

  /// The columns of the kind.
  static var columns: [Column] { schema.table.columns }
}
