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
    let present = try kinds(in: range)
    var events: [(key: (Instant, Int, RecordID), event: any DiaryEvent)] = []
    for (rank, kind) in EventKind.allCases.enumerated() where present.contains(kind) {
      for event in try list(kind.type, in: range) {
        events.append(((event.beginning(by: zones), rank, event.id), event))
      }
    }
    return events.sorted { $0.key < $1.key }.map(\.event)
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
    for kind in try kinds() {
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
    let questions = EventKind.allCases.map {
      Presence(table: $0.place.table, terms: [Presence.Term("child", .equal, .id(child))])
    }
    return try transaction.present(questions).contains(true)
  }

  /// Whether a person has written an event of any kind, or a sleep.
  static func hasEvents(
    by author: RecordID,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> Bool {
    let tables = ["sleep", "timer"] + EventKind.allCases.map(\.place.table)
    let questions = tables.map {
      Presence(table: $0, terms: [Presence.Term("author", .equal, .id(author))])
    }
    return try transaction.present(questions).contains(true)
  }

  /// The kinds of which a child has an event that may begin in a range, or one at any time; asked
  /// without a schema, of which most days need but a few.
  func kinds(in range: Range<Instant>? = nil) throws(StoreError) -> Set<EventKind> {
    var kinds: [EventKind] = []
    var questions: [Presence] = []
    for kind in EventKind.allCases {
      // What is the household's has no child, and counts as every child's in a range.
      let owners = kind == .pumping && range != nil ? [Value.id(child), .null] : [.id(child)]
      for owner in owners {
        kinds.append(kind)
        let terms = [Presence.Term("child", .equal, owner)] + kind.terms(in: range, by: zones)
        questions.append(Presence(table: kind.place.table, terms: terms))
      }
    }
    let answers = try transaction.present(questions)
    return Set(zip(kinds, answers).filter(\.1).map(\.0))
  }

  private func list<Event: DiaryEvent>(
    _: Event.Type,
    in range: Range<Instant>
  ) throws(StoreError) -> [any DiaryEvent] {
    // To turn the list as a whole would look for the conformance anew, event by event.
    try events(of: Event.self, in: range).map { event in event as any DiaryEvent }
  }

  private func first<Event: DiaryEvent>(of _: Event.Type) throws(StoreError) -> Instant? {
    guard let own = Event.queries(of: child).first else { return nil }
    return try transaction.fetch(own.byBeginning().limit(1)).first?.beginning(by: zones)
  }
}

extension EventKind {
  /// What the column of time must fulfil.
  fileprivate func terms(in range: Range<Instant>?, by zones: TimeZoneHistory) -> [Presence.Term] {
    guard let range else { return [] }
    let bounds =
      self == .growth
      ? (
        Int64(zones.day(holding: range.lowerBound).number),
        Int64(zones.day(holding: range.upperBound).number) + 1
      )
      : (range.lowerBound.milliseconds, range.upperBound.milliseconds)
    return [
      Presence.Term(place.time, .atLeast, .integer(bounds.0)),
      Presence.Term(place.time, .below, .integer(bounds.1)),
    ]
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
