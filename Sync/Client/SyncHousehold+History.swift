public import HearthModel
import HearthPorts
import SyncProtocol

/// A version of a record that the other side still keeps.
public struct RecordVersion: Sendable, Equatable {
  /// A field of it.
  public struct Field: Sendable, Equatable {
    /// As the table calls it.
    public let name: String
    /// What it held.
    public let value: Value
  }

  /// When it came there.
  public let at: Instant?
  /// The name of the table.
  public let table: String
  /// Whether the record was alive.
  public let isAlive: Bool
  /// What it held, in the order of the table.
  public let fields: [Field]
}

extension SyncHousehold {
  /// The versions of a record, the oldest first.
  ///
  /// - Throws: `SyncError.unknownRecord`, `TransportError`, `StoreError`.
  public func history(of id: RecordID) async throws -> [RecordVersion] {
    let (table, versions) = try await versions(of: id)
    return versions.map { Self.version($0.row, at: $0.at, of: table) }
  }

  /// Brings the fields of a record back to what they were at a moment, as an edit of now.
  ///
  /// - Returns: what was brought back.
  /// - Throws: `SyncError.unknownRecord`, `TransportError`, `StoreError`.
  public func restore(_ id: RecordID, at instant: Instant) async throws -> RecordVersion {
    let (table, versions) = try await versions(of: id)
    guard let version = versions.last(where: { $0.at.map { $0 <= instant } ?? false }) else {
      throw SyncError.unknownRecord(id.description)
    }
    try await store.sync { transaction in
      if version.row.alive {
        try transaction.put(table, id) { writer in
          for value in version.row.values { writer.next(value) }
        }
      } else {
        try transaction.delete(table, id)
      }
      try transaction.emptyDerived(of: [table.kind])
    }
    return Self.version(version.row, at: version.at, of: table)
  }

  private func versions(
    of id: RecordID
  ) async throws -> (Table, [(at: Instant?, row: StoredRow)]) {
    let (_, transport) = try await connected()
    let (sealer, found) = try await store.sync {
      [cipher] transaction -> (Sealer, (table: Table, record: WireRecord)?) in
      let sealer = try SyncKeys(transaction, cipher).state().sealer
      let rows = try SyncRowStore(transaction)
      for table in rows.kinds {
        if let record = try rows.record(kind: table.kind, id) { return (sealer, (table, record)) }
      }
      return (sealer, nil)
    }
    guard let (table, present) = found else { throw SyncError.unknownRecord(id.description) }
    let name = sealer.name(kind: table.kind, id)
    var versions: [(at: Instant?, row: StoredRow)] = []
    for sealed in try await transport.history(of: name) {
      guard let cut = try? sealer.open(sealed.envelope, named: name) else { continue }
      var values: [BlobName: [UInt8]] = [:]
      for reference in cut.references where values[reference.name] == nil {
        values[reference.name] =
          if let value = reference.value(in: present, sealer) {
            value
          } else {
            try await engine(transport).value(reference, sealer)
          }
      }
      // A version is shown whole or not at all.
      guard let record = cut.whole({ values[$0.name] }) else { continue }
      versions.append((sealed.at, record.row.lifted(into: table)))
    }
    return (table, versions)
  }

  private static func version(
    _ row: StoredRow,
    at instant: Instant?,
    of table: Table
  ) -> RecordVersion {
    RecordVersion(
      at: instant,
      table: table.name,
      isAlive: row.alive,
      fields: zip(table.columns, row.values).map { .init(name: $0.name, value: $1) }
    )
  }
}
