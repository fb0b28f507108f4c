public import HearthModel

extension Table {
  /// Refuses values that the table cannot hold.
  ///
  /// - Throws: `malformedRow` with the first field that does not fit; `internalFault` when there is
  ///   another number of values than of columns.
  public func check(_ values: [Value]) throws(StoreError) {
    guard values.count == columns.count else {
      throw .internalFault("\(values.count) values for \(columns.count) columns of \(name)")
    }
    if let column = misfit(of: values) { throw .malformedRow(table: name, field: column.name) }
  }

  /// Refuses a row that the table cannot hold.
  ///
  /// - Throws: as for its values; `malformedRow` where an unknown field has an impossible number.
  public func check(_ row: StoredRow) throws(StoreError) {
    try check(row.values)
    if let field = row.unknown.first(where: { !(1...63).contains($0.number) }) {
      throw .malformedRow(table: name, field: String(field.number))
    }
  }
}
