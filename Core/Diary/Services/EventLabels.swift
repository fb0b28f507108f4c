import HearthHousehold
import HearthModel
public import HearthPorts

/// The names that go with events: the tags on them, and the persons who wrote them.
public struct EventLabels: Sendable {
  /// Of events without any.
  public static let none = EventLabels(tags: [:], people: [:])

  private let tags: [RecordID: [String]]
  private let people: [RecordID: String]

  private init(tags: [RecordID: [String]], people: [RecordID: String]) {
    self.tags = tags
    self.people = people
  }

  /// The names of some events.
  ///
  /// - Throws: `StoreError`.
  public init(
    of events: [any DiaryEvent],
    in transaction: any ReadTransaction
  ) throws(StoreError) {
    var names: [RecordID: String] = [:]
    for tag in try transaction.fetch(Tag.query) { names[tag.id] = tag.name }
    var tags: [RecordID: [String]] = [:]
    for event in events where !names.isEmpty {
      let taggings = try transaction.fetch(Tagging.query.where(\.event, is: event.id))
      tags[event.id] = taggings.compactMap { names[$0.tag] }.sorted()
    }
    self.tags = tags
    var people: [RecordID: String] = [:]
    for id in Set(events.compactMap { $0.author }) {
      people[id] = try transaction.fetch(Person.self, id)?.name
    }
    self.people = people
  }

  /// The tags on an event, by name.
  public func tags(on event: any DiaryEvent) -> [String] { tags[event.id] ?? [] }

  /// Who wrote it; nil where nobody is said to have, or is known no longer.
  public func author(of event: any DiaryEvent) -> String? { event.author.flatMap { people[$0] } }
}
