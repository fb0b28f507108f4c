import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// What goes with an entry of any kind: the tags on it, and who wrote it.
struct EntryLabels: Sendable {
  let entry: DiaryEntry
  /// All tags of the household, by name.
  let tags: [Tag]
  /// The tags on the entry, by name.
  let chosen: [String]
  /// All persons, by name.
  let people: [Person]

  var author: RecordID? {
    switch entry {
    case .sleep(let sleep): sleep.author
    case .event(let event): event.author
    }
  }

  init(of id: RecordID, in transaction: any ReadTransaction) throws {
    entry = try RecordFinder(transaction).entry(id.description)
    tags = try TagBook.tags(in: transaction)
    chosen = try EventLabels(of: entry, in: transaction).tags(on: id)
    people = try PersonBook.people(in: transaction)
  }
}

/// What pages and the API do with tags and authors.
struct LabelActions {
  static let tags = Parameter(
    "tags",
    in: .body,
    .text(1...100),
    "The names of all tags on the entry; what is not named is taken off.",
    isList: true
  )
  static let newTag = Parameter("newTag", in: .body, .text(0...100), "A tag to be made and put on.")
  static let author = Parameter(
    "author",
    in: .body,
    .text(0...26),
    "The identifier of the person who wrote it; empty for nobody in particular."
  )
  /// What forms send, so that no ticked box can be told from no boxes.
  static let isWhole = Parameter("whole", in: .body, .flag, "That all tags are named.")
  static let fields: [any RouteParameter] = [tags, newTag, author]

  private let context: DiaryContext

  init(_ context: DiaryContext) {
    self.context = context
  }

  private var book: TagBook { TagBook(context.dependencies) }

  /// Puts the tags on an entry that a request names, and takes the others off.
  func set(_ id: RecordID, _ input: RouteInput) async throws {
    let labels = try await context.read { try EntryLabels(of: id, in: $0) }
    let isWhole = try input(Self.isWhole) ?? false
    if isWhole || input.names(Self.tags) {
      let wanted = try input.all(Self.tags)
      let (new, old) = (
        wanted.filter { !labels.chosen.contains($0) },
        labels.chosen.filter { !wanted.contains($0) }
      )
      if !new.isEmpty { _ = try await book.put(new, on: labels.entry) }
      if !old.isEmpty { _ = try await book.take(old, off: labels.entry) }
    }
    if let name = try input(Self.newTag), !name.isEmpty {
      let isKnown = labels.tags.contains { $0.name == name }
      let tag = isKnown ? name : try await book.add(name).name
      _ = try await book.put([tag], on: labels.entry)
    }
    if input.names(Self.author) { try await setAuthor(try input(Self.author), labels) }
  }

  private func setAuthor(_ text: String?, _ labels: EntryLabels) async throws {
    let author = try text.map { text in
      guard let id = RecordID(text), labels.people.contains(where: { $0.id == id }) else {
        throw DiaryError.noSuchPerson(text, names: labels.people.map(\.name))
      }
      return id
    }
    guard author != labels.author else { return }
    switch labels.entry {
    case .sleep(let sleep):
      _ = try await SleepJournal(context.dependencies).edit(sleep.id) { $0.author = author }
    case .event(let event): try await setAuthor(author, of: event)
    }
  }

  private func setAuthor<Event: DiaryEvent>(
    _ author: RecordID?,
    of event: Event
  ) async throws {
    let zones = try await context.read { try context.zones(in: $0) }
    _ = try await EventJournal(context.dependencies, zones: zones)
      .edit(Event.self, event.id, confirmed: true) { $0.author = author }
  }
}
