public import HearthHousehold
public import HearthModel
public import HearthPorts

/// The last entries of a family, for a person who has to point at one.
public struct RecentEntries {
  private let transaction: any ReadTransaction
  private let zones: TimeZoneHistory
  private let now: Instant

  /// The entries up to a moment in one state of the store.
  public init(
    _ transaction: any ReadTransaction,
    zones: TimeZoneHistory,
    now: Instant
  ) {
    self.transaction = transaction
    self.zones = zones
    self.now = now
  }

  /// The sleeps of some children that began last, the latest first.
  public func sleeps(of children: [Child], atMost limit: Int) throws(StoreError) -> [Sleep] {
    var sleeps: [Sleep] = []
    for child in children {
      sleeps += try transaction.fetch(
        Sleep.query.where(\.child, is: child.id).ordered(by: \.start, .descending).limit(limit)
      )
    }
    return Array(sleeps.sorted { ($1.start, $1.id) < ($0.start, $0.id) }.prefix(limit))
  }

  /// The events of some children that began in the last week, the latest first.
  public func events(
    of children: [Child],
    atMost limit: Int
  ) throws(StoreError) -> [any DiaryEvent] {
    let week = (now - .hours(7 * 24))..<(now + .seconds(1))
    var events: [any DiaryEvent] = []
    for child in children {
      let shelf = EventShelf(transaction: transaction, child: child.id, zones: zones)
      events += try shelf.events(in: week)
    }
    let latest = events.map { ($0.beginning(by: zones), $0.id, $0) }
      .sorted { ($1.0, $1.1) < ($0.0, $0.1) }
    var seen: Set<RecordID> = []
    return Array(latest.map(\.2).filter { seen.insert($0.id).inserted }.prefix(limit))
  }
}
