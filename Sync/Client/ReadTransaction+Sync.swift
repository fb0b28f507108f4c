import HearthModel
package import HearthPorts
package import SyncProtocol

extension ReadTransaction {
  /// How many envelopes wait until they can be opened.
  package func unreadableCount() throws(StoreError) -> Int {
    try fetch(Unreadable.query).count
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
