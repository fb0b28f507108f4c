public import HearthContainer
import HearthHousehold
public import HearthModel
public import HearthPorts

/// Keeps the children of the household.
public struct ChildBook: Sendable {
  /// The most letters of a name.
  public static let longestName = 1000

  let dependencies: Dependencies

  /// A book over a store, a clock and a source of identifiers.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Adds a child, and the household's first time zone where there is none yet.
  ///
  /// - Parameters:
  ///   - draft: what is known of it.
  ///   - zone: the zone that a household without one lives in from now on.
  /// - Returns: the child as stored.
  /// - Throws: `DiaryError` where the name or the birth cannot be.
  public func add(_ draft: ChildDraft, zone: any TimeZoneRules) async throws -> Child {
    let id = dependencies.newID()
    let now = dependencies.now()
    let zones = ZoneBook(timeZones: dependencies.timeZones)
    return try await Journal.diary(dependencies).perform(JournalLabel.added) { transaction in
      try zones.begin(with: zone, in: transaction)
      let history = try zones.history(in: transaction) ?? TimeZoneHistory(zone)
      let child = try draft.child(id: id, today: history.day(holding: now))
      try transaction.put(child)
      return child
    }
  }

  /// The children in the order in which they were born, then added.
  public static func children(in transaction: any ReadTransaction) throws(StoreError) -> [Child] {
    try transaction.fetch(Child.query.ordered(by: \.born))
  }

  /// The child that a person means.
  ///
  /// - Parameters:
  ///   - designation: a name or an identifier; nil where nobody said, which is enough with one child.
  ///   - transaction: where to look.
  /// - Returns: the one child that fits.
  /// - Throws: `DiaryError` that names the children there are.
  public static func child(
    _ designation: String?,
    in transaction: any ReadTransaction
  ) throws -> Child {
    let children = try children(in: transaction)
    guard !children.isEmpty else { throw DiaryError.noChildren }
    guard let designation else {
      let present = children.filter { !$0.isArchived }
      guard present.count == 1 else {
        throw DiaryError.childNotNamed(names: children.map(\.name))
      }
      return present[0]
    }
    return try pick(designation, from: children)
  }

  private static func pick(
    _ designation: String,
    from children: [Child]
  ) throws(DiaryError) -> Child {
    if let id = RecordID(designation), let child = children.first(where: { $0.id == id }) {
      return child
    }
    var matches = children.filter { $0.name == designation }
    if matches.isEmpty {
      matches = children.filter { $0.name.lowercased() == designation.lowercased() }
    }
    if matches.isEmpty, let range = RecordID.range(of: designation) {
      matches = children.filter { range.contains($0.id) }
      guard matches.count < 2 else {
        throw .ambiguous(designation, count: matches.count, ids: matches.map(\.id))
      }
    }
    guard let match = matches.first else {
      throw .noSuchChild(designation, names: children.map(\.name))
    }
    guard matches.count == 1 else {
      throw .sameName(designation, ids: matches.map(\.id))
    }
    return match
  }
}

/// What is known of a child before it is stored.
public struct ChildDraft: Sendable {
  /// As the family says it.
  public var name: String
  /// The date of birth.
  public var born: Day
  /// The time of birth, where known.
  public var bornAt: WallTime?
  /// The date the birth was due.
  public var due: Day?
  /// For growth standards.
  public var sex: Sex?
  /// When the family's night is.
  public var night = NightRange.standard
  /// `#RRGGBB`.
  public var colour: String?

  /// A child by name and date of birth.
  public init(name: String, born: Day) {
    self.name = name
    self.born = born
  }

  /// The child as a record.
  ///
  /// - Throws: `DiaryError` where the name is empty or too long, or the birth is yet to come.
  func child(id: RecordID, today: Day) throws(DiaryError) -> Child {
    let child = Child(
      id: id,
      name: name.trimmed,
      born: born,
      bornAt: bornAt,
      due: due,
      sex: sex,
      nightStart: night.start,
      nightEnd: night.end,
      colour: colour,
      isArchived: false
    )
    try child.check(today: today)
    return child
  }
}

extension Child {
  /// Checks what must hold of a child before it is stored.
  ///
  /// - Throws: `DiaryError` where the name is empty or too long, or the birth is yet to come.
  func check(today: Day) throws(DiaryError) {
    guard !name.isEmpty, name.count <= ChildBook.longestName else {
      throw .badName(limit: ChildBook.longestName)
    }
    guard born <= today else { throw .bornInFuture(born) }
  }
}
