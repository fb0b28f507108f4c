/// A sink that keeps no values, only which fields differ from a stored row.
public final class RowDifference: RowSink {
  /// The bits of the fields that differ, by number as in `Stamps`.
  public private(set) var fields: UInt64 = 0
  private let source: any RowSource
  private let columns: [Column]

  /// Compares what is written with a stored row of the table.
  public init(from source: any RowSource, in table: Table) {
    self.source = source
    columns = table.columns
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func null(_ column: Int) {
    if !source.isNull(column) { note(column) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func integer(_ value: Int64, _ column: Int) {
    if source.isNull(column) || source.integer(column) != value { note(column) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func text(_ value: String, _ column: Int) {
    if source.isNull(column) || !value.hasSameBytes(as: source.text(column)) { note(column) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func id(_ value: RecordID, _ column: Int) {
    if source.isNull(column) || source.id(column) != value { note(column) }
  }

  private func note(_ column: Int) {
    fields |= 1 << UInt64(columns[column].number)
  }
}
