import HearthHousehold
import HearthModel
import HearthPorts

/// The tags of the diary and of the source, while an import goes on.
struct ImportedTags {
  /// By name; a tag of the diary, or one that this import makes.
  private var byName: [String: Tag]
  /// What the source's own identifiers stand for.
  private var names: [String: String] = [:]

  init(_ tags: [Tag]) {
    byName = Dictionary(tags.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Takes note of a tag that has an identifier in the source.
  mutating func name(_ id: String, _ tag: Tag) {
    names[id] = tag.name
    byName[tag.name] = tag
  }

  /// The tag of a name.
  func tag(named name: String) -> Tag? { byName[name] }

  /// The tag that a row means by an identifier, or by its name.
  func tag(_ text: String) -> Tag? { tag(named: names[text] ?? text) }

  /// Takes note of a tag that rows name.
  mutating func add(_ tag: Tag) { byName[tag.name] = tag }
}

extension ImportPass {
  /// Takes a tag's own row: one of the same name is that one.
  mutating func takeTag(_ tag: ForeignTag, _ entry: ForeignEntry) throws(StoreError) {
    guard let finding = try find(entry) else { return }
    guard let row = finding.open else {
      if case .unchanged(let record) = finding, let id = entry.sourceID,
        let known = try transaction.fetch(Tag.self, record)
      {
        tags.name(id, known)
      }
      return
    }
    var record =
      try row.record.flatMap { id throws(StoreError) in try transaction.fetch(Tag.self, id) }
      ?? tags.tag(named: tag.name)
      ?? Tag(id: row.recordID(at: now), name: tag.name, colour: tag.colour)
    if row.changes.contains("name") { record.name = tag.name }
    if row.changes.contains("colour") { record.colour = tag.colour }
    if let id = entry.sourceID { tags.name(id, record) } else { tags.add(record) }
    try keep(record, row)
  }

  /// Puts the tags of a row on the record that it became.
  ///
  /// The first time a row is read they are added; later those that the source took away go.
  mutating func putTags(of row: OpenRow, on record: RecordID) throws(StoreError) {
    guard row.needs("tags") else { return }
    var wanted: Set<RecordID> = []
    for text in row.entry.tags {
      guard let tag = tag(text, of: row.entry) else { continue }
      wanted.insert(tag.id)
      keep(Tagging(event: record, tag: tag.id))
    }
    guard row.record != nil else { return }
    for tagging in try transaction.fetch(Tagging.query.where(\.event, is: record))
    where !wanted.contains(tagging.tag) {
      drop(tagging)
    }
  }

  /// The tag that a row names; a number is an identifier that only the table of tags explains.
  private mutating func tag(_ text: String, of entry: ForeignEntry) -> Tag? {
    if let tag = tags.tag(text) { return tag }
    guard !text.allSatisfy(\.isWholeNumber) else {
      unknownTags[entry.place.file, default: 0] += 1
      return nil
    }
    let tag = Tag(id: ImportedRow.recordID(forKey: "tag:" + text, at: now), name: text, colour: nil)
    tags.add(tag)
    keep(tag)
    return tag
  }
}
