public import HearthContainer
public import HearthHousehold
public import HearthModel
public import HearthPorts

/// Keeps the persons of the household who write entries.
public struct PersonBook: Sendable {
  private let dependencies: Dependencies

  /// A book over a store, a clock and a source of identifiers.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Adds a person.
  ///
  /// - Throws: `DiaryError` where the name is none, or taken.
  public func add(_ name: String, role: PersonRole = .caregiver) async throws -> Person {
    let id = dependencies.newID()
    let name = try DiaryName(name).text
    return try await Journal.diary(dependencies).perform(JournalLabel.added) { transaction in
      let people = try Self.people(in: transaction)
      guard !people.contains(where: { DiaryName.areSame($0.name, name) }) else {
        throw DiaryError.nameTaken(name)
      }
      let person = Person(id: id, name: name, role: role)
      try transaction.put(person)
      return person
    }
  }

  /// The persons, by name.
  public static func people(in transaction: any ReadTransaction) throws(StoreError) -> [Person] {
    try transaction.fetch(Person.query.ordered(by: \.name))
  }

  /// The names of some persons; of one who is known no longer there is none.
  ///
  /// - Throws: `StoreError`.
  public static func names(
    of ids: some Sequence<RecordID?>,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [RecordID: String] {
    var names: [RecordID: String] = [:]
    for id in Set(ids.compactMap(\.self)) {
      names[id] = try transaction.fetch(Person.self, id)?.name
    }
    return names
  }

  /// The person of a name or identifier.
  ///
  /// - Throws: `DiaryError.noSuchPerson`, `StoreError`.
  public static func person(
    _ designation: String,
    in transaction: any ReadTransaction
  ) throws -> Person {
    let people = try people(in: transaction)
    let range = RecordID.range(of: designation)
    let match =
      people.first { DiaryName.areSame($0.name, designation) }
      ?? people.only { range?.contains($0.id) ?? false }
    guard let match else {
      throw DiaryError.noSuchPerson(designation, names: people.map(\.name))
    }
    return match
  }
}

/// A name or word that a family gives to a person, a tag or a timer.
struct DiaryName {
  static let longest = 200

  /// Without spaces around it.
  let text: String

  /// - Throws: `DiaryError.badWord` where there is nothing to be read or far too much.
  init(_ text: String) throws(DiaryError) {
    self.text = text.trimmed
    guard (1...Self.longest).contains(self.text.count) else {
      throw .badWord(limit: Self.longest)
    }
  }

  /// Whether two names differ in capitals and spaces around them at most.
  static func areSame(_ name: String, _ other: String) -> Bool {
    name.trimmed.lowercased() == other.trimmed.lowercased()
  }
}

extension Sequence {
  /// The one element that passes; nil where none or several do.
  func only(where passes: (Element) -> Bool) -> Element? {
    let matches = filter(passes)
    return matches.count == 1 ? matches.first : nil
  }
}
