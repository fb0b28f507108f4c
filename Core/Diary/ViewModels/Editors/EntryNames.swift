import HearthHousehold
import HearthModel
public import HearthPorts
import HearthSupport

/// The tags and persons of a household, from which entries get theirs.
public struct EntryNames: Sendable {
  let tags: [Tag]
  let people: [Person]

  /// Reads them.
  ///
  /// - Throws: `StoreError`.
  public init(in transaction: any ReadTransaction) throws(StoreError) {
    tags = try TagBook.tags(in: transaction)
    people = try transaction.fetch(Person.query.ordered(by: \.name))
  }
}

extension DiaryEditors {
  /// Who wrote an entry, where there are persons, and the tags on it.
  func marks(author: RecordID?, of id: RecordID?) -> [EditorField] {
    guard let names else { return [] }
    let nobody = EditorChoice("", messages("editor.none"))
    let people = names.people.map { EditorChoice($0.id.description, $0.name) }
    let authors = EditorField(
      "author",
      writer.label("author"),
      .choice([nobody] + people),
      value: author?.description
    )
    let tags = EditorField(
      "tags",
      writer.label("tags"),
      .text,
      value: id.map { labels.tags(on: $0).joined(separator: ", ") },
      hint: names.tags.map(\.name).joined(separator: ", ")
    )
    return (people.isEmpty ? [] : [authors]) + [tags]
  }

  /// Puts the tags that were put in on an entry, where they are others than before.
  func keepTags(_ reader: EditorReader, on id: RecordID) async throws {
    guard reader.has("tags"), !reader.isUntouched("tags") else { return }
    let words = (reader.text("tags") ?? "").split(separator: ",").map { String($0).trimmed }
    try await TagBook(dependencies).set(words.filter { !$0.isEmpty }, on: id)
  }
}

extension EditorReader {
  /// The person who wrote an entry; what stood there where nobody is asked.
  func author(_ former: RecordID?) -> RecordID? {
    has("author") ? text("author").flatMap { RecordID($0) } : former
  }
}
