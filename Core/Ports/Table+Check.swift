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
    try row.checkUnknownFields(of: name)
  }
}

extension StoredRow {
  /// Refuses a row that cannot be kept without a table.
  ///
  /// - Throws: `internalFault` where it has values, which only a table can name; `malformedRow`
  ///   where an unknown field has an impossible number.
  public func check(kind: Int) throws(StoreError) {
    guard values.isEmpty else {
      throw .internalFault("\(values.count) values for the unknown kind \(kind)")
    }
    try checkUnknownFields(of: "kind \(kind)")
  }

  fileprivate func checkUnknownFields(of table: String) throws(StoreError) {
    if let field = unknown.first(where: { !(1...63).contains($0.number) }) {
      throw .malformedRow(table: table, field: String(field.number))
    }
  }
}
