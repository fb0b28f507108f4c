import HearthModel
import HearthPorts
import SyncProtocol

/// How the exchange stands, with what tells whether anything has come about since.
struct SyncOutlook: Sendable, Equatable {
  let status: SyncStatus
  /// How far the other side's records have been taken.
  let cursor: String
  /// The newest stamp of what waits to be pushed: whatever is changed here later has a later one.
  let newest: UInt64
}

extension SyncHousehold {
  /// How the exchange of a store stands; nil where it belongs to no household.
  ///
  /// - Throws: `StoreError`.
  static func outlook(of store: any Store) async throws -> SyncOutlook? {
    guard try await store.read({ try $0.syncSpace() }) != nil else { return nil }
    return try await store.sync { transaction in
      guard let space = try transaction.syncSpace() else { return nil }
      var (waiting, newest) = (0, UInt64(0))
      try SyncRowStore(transaction).visitWaiting { record in
        waiting += 1
        newest = max(newest, record.row.stamps.groups.last?.time ?? 0)
        return true
      }
      let members = try transaction.devices(of: space.space).count { $0.revokedAt == nil }
      return SyncOutlook(
        status: SyncStatus(space, waiting: waiting, devices: members),
        cursor: space.cursor,
        newest: newest
      )
    }
  }

  /// Waits for something new on the other side; one that cannot tell by itself answers at once.
  ///
  /// - Parameter seconds: for how long.
  /// - Returns: whether an exchange would bring something.
  /// - Throws: `SyncError.notSetUp`, `TransportError`, `StoreError`.
  func hasArrivals(within seconds: Int) async throws -> Bool {
    let (space, transport) = try await connected()
    let epoch = UInt64(bitPattern: space.hubEpoch)
    let page = try await transport.pull(
      PullRequest(
        cursor: [UInt8](hexadecimal: space.cursor) ?? [],
        epoch: epoch,
        limit: 1,
        wait: seconds
      )
    )
    return !page.heads.isEmpty || page.epoch != epoch || Int(page.keyEpoch) > space.keyEpoch
  }
}
