import HearthHousehold
import HearthModel
import HearthPorts

/// Finds a child's events of every kind without reading the whole history, the household's among
/// them: a pumping of no child is everybody's.
struct EventShelf {
  let transaction: any ReadTransaction
  let child: RecordID
  let zones: TimeZoneHistory

  /// The events that begin in a range, by beginning, then by kind.
  func events(in range: Range<Instant>) throws(StoreError) -> [any DiaryEvent] {
    var events: [any DiaryEvent] = []
    for kind in EventKind.allCases { events += try list(kind.type, in: range) }
    return events.sorted { key($0) < key($1) }
  }

  /// The events of one kind that begin in a range, by beginning.
  func events<Event: DiaryEvent>(
    of _: Event.Type,
    in range: Range<Instant>
  ) throws(StoreError) -> [Event] {
    let queries = Event.queries(of: child)
    var events: [Event] = []
    for query in queries {
      events += try transaction.fetch(query.beginning(in: range, by: zones).byBeginning())
    }
    if case .day = Event.timing {
      events = events.filter { range.contains($0.beginning(by: zones)) }
    }
    guard queries.count > 1 else { return events }
    return events.sorted {
      ($0.beginning(by: zones), $0.id) < ($1.beginning(by: zones), $1.id)
    }
  }

  /// When the child's own first event began, of whatever kind.
  func earliest() throws(StoreError) -> Instant? {
    var earliest: Instant?
    for kind in EventKind.allCases {
      guard let first = try first(of: kind.type) else { continue }
      earliest = min(first, earliest ?? first)
    }
    return earliest
  }

  /// Whether a child has an event of any kind.
  static func hasEvents(
    of child: RecordID,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> Bool {
    for kind in EventKind.allCases
    where try hasEvent(kind.type, of: child, in: transaction) { return true }
    return false
  }

  /// Whether a person has written an event of any kind, or a sleep.
  static func hasEvents(
    by author: RecordID,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> Bool {
    for table in [Sleep.schema.table, DiaryTimer.schema.table] + EventKind.allCases.map(\.table) {
      guard let column = table.columns.firstIndex(where: { $0.name == "author" }) else { continue }
      var scan = Scan(table: table)
      scan.terms = [Term(column: column, test: .equal, value: .id(author))]
      scan.limit = 1
      var isFound = false
      try transaction.scan(scan) { (_, _) throws(StoreError) in isFound = true }
      if isFound { return true }
    }
    return false
  }

  private static func hasEvent<Event: DiaryEvent>(
    _: Event.Type,
    of child: RecordID,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> Bool {
    guard let own = Event.queries(of: child).first else { return false }
    // In the order of the index, so that the first row ends the search.
    return try !transaction.fetch(own.byBeginning().limit(1)).isEmpty
  }

  private func key(_ event: any DiaryEvent) -> (Instant, Int, RecordID) {
    (event.beginning(by: zones), type(of: event).kind.rank, event.id)
  }

  private func list<Event: DiaryEvent>(
    _: Event.Type,
    in range: Range<Instant>
  ) throws(StoreError) -> [any DiaryEvent] {
    try events(of: Event.self, in: range)
  }

  private func first<Event: DiaryEvent>(of _: Event.Type) throws(StoreError) -> Instant? {
    guard let own = Event.queries(of: child).first else { return nil }
    return try transaction.fetch(own.byBeginning().limit(1)).first?.beginning(by: zones)
  }
}

extension DiaryEvent {
  /// The child's own events, then the household's where the kind knows such.
  fileprivate static func queries(of child: RecordID) -> [Query<Self>] {
    switch owner {
    case .child(let path): [query.where(path, is: child)]
    case .childOrHousehold(let path): [query.where(path, is: child), query.where(path, is: nil)]
    }
  }
}

extension Query where R: DiaryEvent {
  /// Keeps the events that may begin in a range.
  fileprivate func beginning(in range: Range<Instant>, by zones: TimeZoneHistory) -> Self {
    switch R.timing {
    case .moment(let path): self.where(path, in: range)
    case .span(let path, _, _): self.where(path, in: range)
    case .day(let path):
      self.where(
        path,
        in:
          zones
          .day(holding: range.lowerBound)..<zones.day(holding: range.upperBound).advanced(by: 1)
      )
    }
  }

  fileprivate func byBeginning(_ direction: Direction = .ascending) -> Self {
    switch R.timing {
    case .moment(let path): ordered(by: path, direction)
    case .span(let path, _, _): ordered(by: path, direction)
    case .day(let path): ordered(by: path, direction)
    }
  }
}
