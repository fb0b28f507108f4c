import HearthModel

extension WireRecord {
  /// What every device arrives at that has seen both versions.
  package func merged(with other: WireRecord) -> WireRecord {
    WireRecord(kind: kind, id: id, row: row.merged(with: other.row, in: Self.noTable))
  }

  /// Fields that have no columns are all unknown ones.
  private static let noTable = Table(kind: 0, name: "", columns: [], indexes: [], isLocal: false)
}
