package import HearthModel
package import HearthPorts

/// What is changed over one connection inside a transaction: the one place that writes records.
package final class SQLWriteTransaction {
  /// What has been written so far.
  private(set) var changes = ChangeList()
  let reader: SQLReadTransaction
  let setup: StoreSetup
  /// Read at the first write, since another process may have moved it on.
  private var deviceClock: DeviceClock?

  init(_ reader: SQLReadTransaction, _ setup: StoreSetup) {
    self.reader = reader
    self.setup = setup
  }

  /// Makes everything durable.
  func commit() throws(StoreError) {
    try check()
    try deviceClock?.save(reader.connection)
    try reader.connection.checkPlace()
    try reader.connection.run("COMMIT")
  }

  /// The database rolls back by itself when it is full or fails; what is written then would stand
  /// alone, whatever the body makes of the error.
  private func check() throws(StoreError) {
    guard reader.connection.isInTransaction else {
      throw .inputOutput(
        path: reader.connection.place,
        detail: "the transaction was rolled back by an earlier failure"
      )
    }
  }

  /// A clean row that is about to become dirty leaves its stamps behind for a merge to look at.
  private func noteBase(
    of old: any SQLStatement,
    _ table: Table,
    _ id: RecordID,
    _ stamps: Stamps
  ) throws(StoreError) {
    guard old.integer(table.columns.count + 2) == 0 else { return }
    try SQLBases(reader.connection).note(stamps, table.kind, id)
  }

  func withClock<T>(
    _ body: (inout DeviceClock) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    var clock: DeviceClock
    if let deviceClock {
      clock = deviceClock
    } else {
      clock = try DeviceClock(reader.connection, setup.random)
    }
    defer { deviceClock = clock }
    return try body(&clock)
  }

  private func stamp(_ stamps: inout Stamps, _ fields: UInt64) throws(StoreError) {
    let (time, device) = try withClock { clock in (clock.next(setup.now()), clock.device) }
    stamps.stamp(fields, time: time, device: device)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SQLWriteTransaction: WriteTransaction {
  package func scan(
    _ scan: Scan,
    _ visit: (RecordID, inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) {
    try reader.scan(scan, visit)
  }

  package func row(
    _ table: Table,
    _ id: RecordID,
    _ visit: (inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) -> Bool {
    try reader.row(table, id, visit)
  }

  package func present(_ questions: [Presence]) throws(StoreError) -> [Bool] {
    try reader.present(questions)
  }

  package func stored(_ table: Table, _ id: RecordID) throws(StoreError) -> StoredRow? {
    try reader.stored(table, id)
  }

  package func put(
    _ table: Table,
    _ id: RecordID,
    _ encode: (inout RowWriter) -> Void
  ) throws(StoreError) {
    try check()
    try reader.tables.lay(table)
    let text = reader.texts[table]
    let old = try reader.connection.statement(text.head)
    defer { old.finish() }
    old.id(id, 0)
    var stamps = Stamps()
    let exists = try old.step()
    if exists {
      let difference = RowDifference(from: old, in: table)
      var writer = RowWriter(difference)
      encode(&writer)
      let isAlive = old.integer(table.columns.count + 1) != 0
      if difference.fields == 0, isAlive { return }
      stamps = try old.stamps(table.columns.count, of: table.name)
      try noteBase(of: old, table, id, stamps)
      // Whoever revives a record of which nothing is left writes all of it.
      let isShrunk = !isAlive && stamps.areOfShrunk
      if isShrunk { stamps = Stamps() }
      try stamp(&stamps, isShrunk ? table.allFields : difference.fields | 1)
    } else {
      try stamp(&stamps, table.allFields)
    }
    try reader.connection.run(exists ? text.update : text.insert) { statement in
      var writer = RowWriter(statement)
      encode(&writer)
      statement.id(id, table.columns.count)
      statement.bytes(stamps.bytes, table.columns.count + 1)
    }
    changes.add(table.kind, id)
  }

  package func delete(_ table: Table, _ id: RecordID) throws(StoreError) {
    try check()
    guard try reader.tables.contains(table.name) else { return }
    let text = reader.texts[table]
    let old = try reader.connection.statement(text.head)
    defer { old.finish() }
    old.id(id, 0)
    guard try old.step(), old.integer(table.columns.count + 1) != 0 else { return }
    var stamps = try old.stamps(table.columns.count, of: table.name)
    try noteBase(of: old, table, id, stamps)
    try stamp(&stamps, 1)
    try reader.connection.run(text.tombstone) { statement in
      statement.id(id, 0)
      statement.bytes(stamps.bytes, 1)
    }
    changes.add(table.kind, id)
  }

  package func store(_ row: StoredRow, _ table: Table, _ id: RecordID) throws(StoreError) {
    try check()
    try table.check(row)
    try reader.tables.lay(table)
    try withClock { $0.receive(row.stamps) }
    try reader.connection.store(row, reader.texts[table], id)
    if !row.dirty { try SQLBases(reader.connection).forget(table.kind, id) }
    changes.add(table.kind, id)
  }

  package func stored(kind: Int, _ id: RecordID) throws(StoreError) -> StoredRow? {
    try reader.stored(kind: kind, id)
  }

  package func store(_ row: StoredRow, kind: Int, _ id: RecordID) throws(StoreError) {
    try check()
    try row.check(kind: kind)
    let kinds = try reader.unknownKinds(kind)
    try withClock { $0.receive(row.stamps) }
    try kinds.store(row, kind, id)
    changes.add(kind, id)
  }
}
