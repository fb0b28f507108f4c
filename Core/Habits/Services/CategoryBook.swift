public import HearthContainer
import HearthHousehold
public import HearthModel
public import HearthPorts

/// Keeps the categories.
public struct CategoryBook: Sendable {
  private let dependencies: Dependencies

  /// A book over a store, a clock and a source of identifiers.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// What happens to the trackers of a category that is deleted.
  public enum Fate: Sendable, Equatable {
    /// They go to another category.
    case move(to: RecordID)
    /// They are deleted with all their history.
    case delete
  }

  private var journal: Journal { .habits(dependencies) }

  /// Adds a category, and the household's first time zone where there is none yet.
  ///
  /// - Throws: `HabitsError` where the name is empty, too long or taken.
  public func add(_ name: String, zone: any TimeZoneRules) async throws -> Category {
    let id = dependencies.newID()
    let zones = ZoneBook(timeZones: dependencies.timeZones)
    return try await journal.perform(JournalLabel.added) { transaction in
      try zones.begin(with: zone, in: transaction)
      let categories = try Self.categories(in: transaction)
      let category = Category(
        id: id,
        name: try Self.checked(name, among: categories),
        order: (categories.last?.order ?? 0) + 1
      )
      try transaction.put(category)
      return category
    }
  }

  /// Gives a category another name.
  ///
  /// - Throws: `HabitsError` where there is none, or the name is empty, too long or taken.
  public func rename(_ designation: String, to name: String) async throws -> Category {
    try await journal.perform(JournalLabel.renamed) { transaction in
      var category = try Self.category(designation, in: transaction)
      let others = try Self.categories(in: transaction).filter { $0.id != category.id }
      category.name = try Self.checked(name, among: others)
      try transaction.put(category)
      return category
    }
  }

  /// Deletes a category.
  ///
  /// - Parameters:
  ///   - designation: its name or identifier.
  ///   - fate: what happens to its trackers; nil where nobody said, which is enough without any.
  /// - Returns: what the category was.
  /// - Throws: `HabitsError.categoryInUse` where somebody has to say.
  public func delete(_ designation: String, trackers fate: Fate?) async throws -> Category {
    try await journal.perform(JournalLabel.deleted) { transaction in
      let category = try Self.category(designation, in: transaction)
      let trackers = try transaction.fetch(Tracker.query).filter { $0.category == category.id }
      guard trackers.isEmpty || fate != nil else {
        throw HabitsError.categoryInUse(category.name, count: trackers.count)
      }
      for tracker in trackers {
        switch fate {
        case .move(let target):
          guard target != category.id else { throw HabitsError.moveIntoItself(category.name) }
          var moved = tracker
          moved.category = target
          try transaction.put(moved)
        default: try TrackerBook.remove(tracker, in: transaction)
        }
      }
      try transaction.delete(category)
      return category
    }
  }
}

extension CategoryBook {
  /// The categories in the order in which they were added.
  public static func categories(
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [Category] {
    try transaction.fetch(Category.query.ordered(by: \.order))
  }

  /// The category that a person means by a name or an identifier.
  ///
  /// - Throws: `HabitsError.noSuchCategory` with the names there are.
  public static func category(
    _ designation: String,
    in transaction: any ReadTransaction
  ) throws -> Category {
    let categories = try categories(in: transaction)
    let id = RecordID(designation)
    let match =
      categories.first { $0.id == id } ?? categories.first { $0.name == designation }
      ?? categories.first { $0.name.lowercased() == designation.trimmed.lowercased() }
    guard let match else {
      throw HabitsError.noSuchCategory(designation, names: categories.map(\.name))
    }
    return match
  }

  /// A name that a category can have.
  private static func checked(
    _ name: String,
    among others: [Category]
  ) throws(HabitsError) -> String {
    let name = name.trimmed
    guard !name.isEmpty, name.count <= Category.longestName else {
      throw .badName(limit: Category.longestName)
    }
    guard !others.contains(where: { $0.name == name }) else { throw .categoryExists(name) }
    return name
  }
}
