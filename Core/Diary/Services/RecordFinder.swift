public import HearthHousehold
public import HearthModel
public import HearthPorts

/// Finds entries of the diary by their identifiers, or by how these begin.
public struct RecordFinder {
  /// The fewest letters that can stand for an identifier.
  public static let shortestBeginning = 4
  /// How many of several matches are named.
  public static let mostNamed = 5

  private let transaction: any ReadTransaction

  /// A finder in one state of the store.
  public init(_ transaction: any ReadTransaction) {
    self.transaction = transaction
  }

  /// The sleep or event that a text means.
  ///
  /// - Parameter text: an identifier, or at least its first four letters.
  /// - Returns: the one that fits.
  /// - Throws: `DiaryError.noSuchRecord`, `DiaryError.ambiguous`, `StoreError`.
  public func entry(_ text: String) throws -> DiaryEntry {
    let (table, id) = try find(text, in: [Sleep.schema.table] + EventKind.tables)
    if let kind = EventKind(table: table.kind) {
      return .event(try event(kind.type, id))
    }
    return .sleep(try fetch(Sleep.self, id))
  }

  /// The sleep that a text means.
  ///
  /// - Parameter text: an identifier, or at least its first four letters.
  /// - Returns: the one that fits.
  /// - Throws: `DiaryError.noSuchRecord`, `DiaryError.ambiguous`, `StoreError`.
  public func sleep(_ text: String) throws -> Sleep {
    try fetch(Sleep.self, try find(text, in: [Sleep.schema.table]).id)
  }

  /// The event that a text means.
  ///
  /// - Throws: `DiaryError.noSuchRecord`, `DiaryError.ambiguous`, `StoreError`.
  public func event<Event: DiaryEvent>(
    _ text: String,
    of kind: Event.Type
  ) throws -> Event {
    let (_, id) = try find(text, in: [Event.schema.table])
    return try fetch(Event.self, id)
  }

  /// Which of some tables' records a text means.
  func find(_ text: String, in tables: [Table]) throws -> (table: Table, id: RecordID) {
    guard let range = RecordID.range(of: text) else { throw DiaryError.noSuchRecord(text) }
    if range.lowerBound == range.upperBound {
      for table in tables where try transaction.row(table, range.lowerBound, { _ in }) {
        return (table, range.lowerBound)
      }
      throw DiaryError.noSuchRecord(text)
    }
    let matches = try ids(in: tables).filter { range.contains($0.id) }
    guard let match = matches.first else { throw DiaryError.noSuchRecord(text) }
    guard matches.count == 1 else {
      let named = matches.map(\.id).sorted().prefix(Self.mostNamed)
      throw DiaryError.ambiguous(text, count: matches.count, ids: Array(named))
    }
    return match
  }

  /// The fewest letters, at least four, by which each of some entries can be told from all others.
  ///
  /// - Throws: `StoreError`.
  public func shortNames(of wanted: [RecordID]) throws(StoreError) -> [RecordID: String] {
    let all = try ids(in: [Sleep.schema.table, DiaryTimer.schema.table] + EventKind.tables)
      .map(\.id).sorted()
    var names: [RecordID: String] = [:]
    let positions = Dictionary(zip(all, all.indices)) { first, _ in first }
    for id in wanted {
      guard let position = positions[id] else { continue }
      let neighbours = [position - 1, position + 1].filter(all.indices.contains).map { all[$0] }
      let shared = neighbours.map { id.sharedLetters(with: $0) }.max() ?? 0
      names[id] = String(id.description.prefix(max(Self.shortestBeginning, shared + 1)))
    }
    return names
  }

  private func ids(in tables: [Table]) throws(StoreError) -> [(table: Table, id: RecordID)] {
    var ids: [(table: Table, id: RecordID)] = []
    for table in tables {
      try transaction.scan(Scan(table: table)) { (id, _) throws(StoreError) in
        ids.append((table, id))
      }
    }
    return ids
  }

  private func event<Event: DiaryEvent>(
    _: Event.Type,
    _ id: RecordID
  ) throws -> any DiaryEvent { try fetch(Event.self, id) }

  private func fetch<R: Record>(_: R.Type, _ id: RecordID) throws -> R {
    guard let record = try transaction.fetch(R.self, id) else {
      throw DiaryError.noSuchRecord(id.description)
    }
    return record
  }
}

/// What the diary keeps of a child at a time.
public enum DiaryEntry: Sendable {
  /// A sleep.
  case sleep(Sleep)
  /// Anything else.
  case event(any DiaryEvent)

  /// The identifier.
  public var id: RecordID {
    switch self {
    case .sleep(let sleep): sleep.id
    case .event(let event): event.id
    }
  }

  /// Whose it is; nil where it is the household's.
  public var childID: RecordID? {
    switch self {
    case .sleep(let sleep): sleep.child
    case .event(let event): event.childID
    }
  }

  /// When it began.
  public func beginning(by zones: TimeZoneHistory) -> Instant {
    switch self {
    case .sleep(let sleep): sleep.start
    case .event(let event): event.beginning(by: zones)
    }
  }
}

extension EventKind {
  fileprivate static var tables: [Table] { allCases.map(\.table) }
}

extension RecordID {
  private static let letters = 26

  /// The identifiers that begin with a text.
  ///
  /// - Returns: nil where it is too short, or no beginning of an identifier.
  static func range(of text: String) -> ClosedRange<RecordID>? {
    let count = text.utf8.count
    guard (RecordFinder.shortestBeginning...letters).contains(count) else { return nil }
    let rest = letters - count
    guard let first = RecordID(text + String(repeating: "0", count: rest)),
      let last = RecordID(text + String(repeating: "z", count: rest))
    else { return nil }
    return first...last
  }

  /// How many letters two identifiers begin with alike.
  fileprivate func sharedLetters(with other: RecordID) -> Int {
    zip(description.utf8, other.description.utf8).prefix { $0 == $1 }.count
  }
}
