package import HearthModel
package import HearthPorts
package import SyncProtocol

extension ReadTransaction {
  /// How many envelopes wait until they can be opened.
  package func unreadableCount() throws(StoreError) -> Int {
    try fetch(Unreadable.query).count
  }

  /// The hub's versions of the envelopes that wait, by the names of their records on the wire.
  package func unreadableBases() throws(StoreError) -> [RecordID: Int64] {
    Dictionary(try fetch(Unreadable.query).map { ($0.id, $0.base) }) { first, _ in first }
  }
}

extension SyncTransaction {
  /// All records that leave the device as they are on the wire, tombstones included.
  package func wireRecords() throws(StoreError) -> [WireRecord] {
    let rows = try SyncRowStore(self)
    var found: [WireRecord] = []
    for table in rows.kinds {
      found += try self.rows(of: table, waiting: false, after: nil, limit: .max)
        .map { WireRecord($0.row, of: table, $0.id) }
    }
    return found
      + (try strangers(waiting: false, after: nil, limit: .max)
        .map { WireRecord(kind: $0.kind, id: $0.id, row: $0.row) })
  }
}
