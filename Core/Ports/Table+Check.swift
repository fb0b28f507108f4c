public import HearthModel

extension Table {
  /// Refuses a row that the table cannot hold.
  ///
  /// - Throws: `malformedRow` with the first field that does not fit; `internalFault` when the row
  ///   has another number of values.
  public func check(_ values: [Value]) throws(StoreError) {
    guard values.count == columns.count else {
      throw .internalFault("\(values.count) values for \(columns.count) columns of \(name)")
    }
    if let column = misfit(of: values) { throw .malformedRow(table: name, field: column.name) }
  }
}
