import HearthHousehold
public import HearthModel
public import HearthPorts

/// The names that go with entries: the tags on them, and the persons who wrote them.
public struct EventLabels: Sendable {
  /// Of entries without any.
  public static let none = EventLabels(tags: [:], people: [:])

  private let tags: [RecordID: [String]]
  private let people: [RecordID: String]

  private init(tags: [RecordID: [String]], people: [RecordID: String]) {
    self.tags = tags
    self.people = people
  }

  /// The names of some entries.
  ///
  /// - Throws: `StoreError`.
  public init(
    of events: [any DiaryEvent],
    sleeps: [Sleep] = [],
    in transaction: any ReadTransaction
  ) throws(StoreError) {
    var names: [RecordID: String] = [:]
    for tag in try transaction.fetch(Tag.query) { names[tag.id] = tag.name }
    var tags: [RecordID: [String]] = [:]
    for id in sleeps.map(\.id) + events.map({ $0.id }) where !names.isEmpty {
      let taggings = try transaction.fetch(Tagging.query.where(\.event, is: id))
      tags[id] = taggings.compactMap { names[$0.tag] }.sorted()
    }
    self.tags = tags
    var people: [RecordID: String] = [:]
    for id in Set(events.compactMap { $0.author } + sleeps.compactMap(\.author)) {
      people[id] = try transaction.fetch(Person.self, id)?.name
    }
    self.people = people
  }

  /// The names of one entry.
  ///
  /// - Throws: `StoreError`.
  public init(of entry: DiaryEntry, in transaction: any ReadTransaction) throws(StoreError) {
    switch entry {
    case .sleep(let sleep): try self.init(of: [], sleeps: [sleep], in: transaction)
    case .event(let event): try self.init(of: [event], in: transaction)
    }
  }

  /// The tags on an entry, by name.
  public func tags(on id: RecordID) -> [String] { tags[id] ?? [] }

  /// Who wrote it; nil where nobody is said to have, or is known no longer.
  public func author(of event: any DiaryEvent) -> String? { event.author.flatMap { people[$0] } }

  /// The same of a sleep.
  public func author(of sleep: Sleep) -> String? { sleep.author.flatMap { people[$0] } }
}
