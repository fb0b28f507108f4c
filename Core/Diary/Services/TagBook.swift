public import HearthContainer
public import HearthHousehold
public import HearthModel
public import HearthPorts

/// Keeps the tags of the household and puts them on entries.
public struct TagBook: Sendable {
  private let dependencies: Dependencies

  /// A book over a store, a clock and a source of identifiers.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  private var journal: Journal { .diary(dependencies) }

  /// Adds a tag.
  ///
  /// - Throws: `DiaryError` where the name is none, or taken.
  public func add(_ name: String, colour: String? = nil) async throws -> Tag {
    let id = dependencies.newID()
    let name = try DiaryName(name).text
    return try await journal.perform(JournalLabel.added) { transaction in
      let tags = try Self.tags(in: transaction)
      guard !tags.contains(where: { DiaryName.areSame($0.name, name) }) else {
        throw DiaryError.nameTaken(name)
      }
      let tag = Tag(id: id, name: name, colour: colour.nonEmpty)
      try transaction.put(tag)
      return tag
    }
  }

  /// Deletes a tag, and takes it off all entries.
  ///
  /// - Throws: `DiaryError.noSuchTag`.
  public func delete(_ name: String) async throws -> Tag {
    try await journal.perform(JournalLabel.deleted) { transaction in
      let tag = try Self.tag(name, in: transaction)
      for tagging in try transaction.fetch(Tagging.query.where(\.tag, is: tag.id)) {
        try transaction.delete(tagging)
      }
      try transaction.delete(tag)
      return tag
    }
  }

  /// Puts tags on an entry.
  ///
  /// - Parameters:
  ///   - names: of tags that there are.
  ///   - entry: a sleep or an event.
  /// - Returns: the tags, as they are called.
  /// - Throws: `DiaryError.noSuchTag`, nothing is written then.
  public func put(_ names: [String], on entry: DiaryEntry) async throws -> [Tag] {
    try await journal.perform(JournalLabel.tagged) { transaction in
      try names.map { name in
        let tag = try Self.tag(name, in: transaction)
        try transaction.put(Tagging(event: entry.id, tag: tag.id))
        return tag
      }
    }
  }

  /// Takes tags off an entry.
  ///
  /// - Returns: the tags, as they are called.
  /// - Throws: `DiaryError` where there is no such tag or it is not on the entry; nothing is written
  ///   then.
  public func take(_ names: [String], off entry: DiaryEntry) async throws -> [Tag] {
    try await journal.perform(JournalLabel.untagged) { transaction in
      try names.map { name in
        let tag = try Self.tag(name, in: transaction)
        let tagging = Tagging(event: entry.id, tag: tag.id)
        guard try transaction.fetch(Tagging.self, tagging.id) != nil else {
          throw DiaryError.notTagged(tag.name)
        }
        try transaction.delete(tagging)
        return tag
      }
    }
  }

  /// Lets an entry carry these tags and no others; a tag that there is not yet is added.
  ///
  /// - Returns: the tags, as they are called.
  /// - Throws: `DiaryError` where a name is none; nothing is written then.
  @discardableResult
  public func set(_ names: [String], on entry: RecordID) async throws -> [Tag] {
    let names = try names.map { (id: dependencies.newID(), name: try DiaryName($0).text) }
    return try await journal.perform(JournalLabel.tagged) { transaction in
      var known = try Self.tags(in: transaction)
      var tags: [Tag] = []
      for (id, name) in names {
        let tag =
          known.first { DiaryName.areSame($0.name, name) } ?? Tag(id: id, name: name, colour: nil)
        if !known.contains(where: { $0.id == tag.id }) { try transaction.put(tag) }
        known.append(tag)
        if !tags.contains(where: { $0.id == tag.id }) { tags.append(tag) }
      }
      for tagging in try transaction.fetch(Tagging.query.where(\.event, is: entry))
      where !tags.contains(where: { $0.id == tagging.tag }) {
        try transaction.delete(tagging)
      }
      for tag in tags { try transaction.put(Tagging(event: entry, tag: tag.id)) }
      return tags
    }
  }

  /// The tags, by name.
  public static func tags(in transaction: any ReadTransaction) throws(StoreError) -> [Tag] {
    try transaction.fetch(Tag.query.ordered(by: \.name))
  }

  private static func tag(_ name: String, in transaction: any ReadTransaction) throws -> Tag {
    let tags = try tags(in: transaction)
    let range = RecordID.range(of: name)
    let match =
      tags.first { DiaryName.areSame($0.name, name) }
      ?? tags.only { range?.contains($0.id) ?? false }
    guard let match else { throw DiaryError.noSuchTag(name, names: tags.map(\.name)) }
    return match
  }
}
