public import HearthModel

/// A word that the family puts on entries to find them again.
public struct Tag: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// The word; never empty.
  public var name: String
  /// A name of the palette or a colour as #RRGGBB.
  public var colour: String?

  // swift-format-ignore
  public static let schema = Schema(7, "tag", indexes: [[1]], Tag.init,
    Field(1, "name", \.name),
    Field(2, "colour", \.colour),
  )

  /// A tag as a service makes one.
  package init(id: RecordID, name: String, colour: String?) {
    self.id = id
    self.name = name
    self.colour = colour
  }
}

/// A tag on an entry of any kind; a record of its own, so that tags which two devices add to one
/// entry both stay.
public struct Tagging: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// The entry.
  public let event: RecordID
  /// The tag.
  public let tag: RecordID

  // swift-format-ignore
  public static let schema = Schema(8, "tagging", indexes: [[1], [2]], Tagging.init,
    Field(1, "event", \.event),
    Field(2, "tag", \.tag),
  )
}

extension Tagging {
  /// A tag on an entry; the identifier is made of both, so that two devices which tag alike meet in
  /// one record.
  public init(event: RecordID, tag: RecordID) {
    self.init(
      id: ImportedRow.id(forKey: "tagging:\(event):\(tag)"),
      event: event,
      tag: tag
    )
  }
}
