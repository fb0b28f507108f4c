import HearthModel

extension Record {
  /// This record with the named columns of another.
  ///
  /// - Throws: `RowError` never in practice: every value comes from a record.
  func taking(_ names: Set<String>, from other: Self) throws(RowError) -> Self {
    let columns = Self.schema.table.columns
    let (mine, theirs) = (row, other.row)
    let values = columns.indices.map { column in
      names.contains(columns[column].name) ? theirs[column] : mine[column]
    }
    var reader = RowReader(ValueRow(values))
    return try Self.schema.decode(id, &reader)
  }

  private var row: [Value] {
    let row = ValueRow(count: Self.schema.table.columns.count)
    var writer = RowWriter(row)
    Self.schema.encode(self, into: &writer)
    return row.values
  }
}
