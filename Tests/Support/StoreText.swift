package import HearthModel
package import HearthPorts

/// A whole store as text, a record a line, to compare what it holds at two times.
package struct StoreText: Sendable, Equatable, CustomStringConvertible {
  /// Which record.
  package struct Key: Sendable, Hashable {
    let table: String
    let id: RecordID
  }

  /// Living records and the tombstones of those that were known, by key.
  private let lines: [Key: String]

  /// The records that the text speaks of.
  package var keys: Set<Key> { Set(lines.keys) }

  /// Reads all tables whose records leave the device.
  ///
  /// - Parameters:
  ///   - store: what to read.
  ///   - tables: its tables.
  ///   - known: records that are told of even when they are deleted.
  /// - Throws: `StoreError`.
  package init(
    _ store: any Store,
    _ tables: [Table],
    knowing known: Set<Key> = []
  ) async throws {
    lines = try await store.read { transaction in
      var lines: [Key: String] = [:]
      for table in tables where !table.isLocal {
        var ids = Set(known.filter { $0.table == table.name }.map(\.id))
        try transaction.scan(Scan(table: table)) { (id, _) throws(StoreError) in ids.insert(id) }
        for id in ids {
          guard let row = try transaction.stored(table, id) else { continue }
          let life = row.alive ? "living" : "deleted"
          lines[Key(table: table.name, id: id)] = "\(table.name) \(id) \(life) \(row.values)"
        }
      }
      return lines
    }
  }

  /// The lines in the order of their text.
  package var description: String { lines.values.sorted().joined(separator: "\n") }
}
