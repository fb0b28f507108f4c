package import HearthModel
package import HearthPorts

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SQLWriteTransaction: SyncTransaction {
  package func device() throws(StoreError) -> UInt64 {
    try withClock { (clock) throws(StoreError) in clock.device }
  }

  package func syncedTables() throws(StoreError) -> [Table] {
    try SQLKinds(reader.connection).descriptions().map(\.table).filter { !$0.isLocal }
  }

  package func rows(
    of table: Table,
    waiting isWaiting: Bool,
    after id: RecordID?,
    limit: Int
  ) throws(StoreError) -> [SyncRow] {
    guard let first = id == nil ? RecordID(high: 0, low: 0) : id?.successor,
      try reader.tables.contains(table.name)
    else { return [] }
    let text = reader.texts[table]
    let columns = table.columns
    return try reader.connection.with(isWaiting ? text.waiting : text.all) {
      (statement) throws(StoreError) in
      statement.id(first, 0)
      statement.integer(Int64(limit), 1)
      var rows: [SyncRow] = []
      while try statement.step() {
        let row = try statement.storedRow(columns, of: table.name)
        rows.append(SyncRow(kind: table.kind, id: statement.id(columns.count + 5), row: row))
      }
      return rows
    }
  }

  package func strangers(
    waiting isWaiting: Bool,
    after row: SyncRow?,
    limit: Int
  ) throws(StoreError) -> [SyncRow] {
    try SQLKinds(reader.connection).rows(waiting: isWaiting, after: row, limit: limit)
  }

  package func baseStamps(kind: Int, _ id: RecordID) throws(StoreError) -> Stamps? {
    try SQLBases(reader.connection).stamps(kind, id)
  }

  package func emptyDerived(of kinds: Set<Int>) throws(StoreError) {
    let known = SQLKinds(reader.connection)
    var names: Set<String> = []
    for kind in kinds {
      for other in try known.descriptions(besides: kind) where other.isDerived {
        if try reader.tables.contains(other.table.name) { names.insert(other.table.name) }
      }
    }
    for name in names.sorted() {
      try reader.connection.run("DELETE FROM \(reader.connection.dialect.quoted(name))")
    }
  }
}

extension RecordID {
  /// The next identifier in order; nil after the last.
  fileprivate var successor: RecordID? {
    if low < .max { return RecordID(high: high, low: low + 1) }
    return high < .max ? RecordID(high: high + 1, low: 0) : nil
  }
}

extension SQLKinds {
  /// Rows that are kept without a table, in the order of kind and identifier.
  func rows(
    waiting isWaiting: Bool,
    after row: SyncRow?,
    limit: Int
  ) throws(StoreError) -> [SyncRow] {
    let (kind, id, count) = (
      connection.dialect.parameter(0), connection.dialect.parameter(1),
      connection.dialect.parameter(2)
    )
    let sql = """
      SELECT _stamps, _base, _dirty, _alive, _unknown, kind, id FROM hearth_unknown \
      WHERE (kind > \(kind) OR (kind = \(kind) AND id > \(id))) \
      \(isWaiting ? "AND _dirty = 1" : "") ORDER BY kind, id LIMIT \(count)
      """
    return try connection.with(sql) { (statement) throws(StoreError) in
      statement.integer(row.map { Int64($0.kind) } ?? .min, 0)
      statement.id(row?.id ?? RecordID(high: 0, low: 0), 1)
      statement.integer(Int64(limit), 2)
      var rows: [SyncRow] = []
      while try statement.step() {
        let stored = try statement.storedRow([], of: "hearth_unknown")
        rows.append(
          SyncRow(kind: Int(statement.integer(5)), id: statement.id(6), row: stored)
        )
      }
      return rows
    }
  }
}
