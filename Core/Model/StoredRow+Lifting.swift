extension StoredRow {
  /// The row of a table from one that was kept without: fields find their columns by number.
  ///
  /// A column is blank where nothing was written that it can hold; what no column takes stays an
  /// unknown field.
  public func lifted(into table: Table) -> StoredRow {
    let found = table.columns.map { unknown.value(of: $0) }
    let taken = Set(zip(table.columns, found).filter { $1 != nil }.map(\.0.number))
    var row = self
    row.values = zip(table.columns, found).map { $1 ?? $0.blank }
    row.unknown = unknown.filter { !taken.contains($0.number) }
    return row
  }

  /// The row without its table: all fields by number, as those are kept that no column takes.
  ///
  /// What a backend or the wire keeps that knows no columns; `lifted` is the way back.
  public func lowered(from table: Table) -> StoredRow {
    var row = self
    row.values = []
    row.unknown = zip(table.columns, values)
      .map { UnknownField(number: $0.number, bytes: $1.bytes) }
    row.unknown = (row.unknown + unknown).sorted { $0.number < $1.number }
    return row
  }
}

extension [UnknownField] {
  /// What a newer version wrote for a column.
  ///
  /// - Returns: nil where it wrote nothing, or something that the column cannot hold.
  public func value(of column: Column) -> Value? {
    first { $0.number == column.number }
      .flatMap { Value(bytes: $0.bytes) }
      .flatMap { column.admits($0) ? $0 : nil }
  }
}

extension Column {
  /// What the column holds where nothing was written.
  fileprivate var blank: Value {
    guard !isOptional else { return .null }
    return switch storage {
    case .integer: .integer(0)
    case .text: .text("")
    case .id: .id(RecordID(high: 0, low: 0))
    }
  }
}
