public import HearthModel

/// A change of nappy.
public struct Nappy: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose.
  public var child: RecordID
  /// When, a whole second.
  public var time: Instant
  /// Whether it was wet.
  public var isWet: Bool
  /// Whether there was stool in it; neither wet nor dirty is a dry one.
  public var isDirty: Bool
  /// The stool's colour.
  public var colour: StoolColour?
  /// The stool's texture, in the family's or a source's word.
  public var texture: String?
  /// Tenths of whatever unit the family weighs or counts in, as given.
  public var amount: Int?
  /// How wet.
  public var wetSize: NappySize?
  /// How much stool.
  public var dirtySize: NappySize?
  /// Whether the skin was sore.
  public var hasRash: Bool
  /// Free text; never empty.
  public var note: String?
  /// The person who wrote it.
  public var author: RecordID?

  // swift-format-ignore
  public static let schema = Schema(14, "nappy", indexes: [[1, 2]], Nappy.init,
    Field(1, "child", \.child),
    Field(2, "time", \.time, merge: .told),
    Field(3, "wet", \.isWet),
    Field(4, "dirty", \.isDirty),
    Field(5, "colour", \.colour),
    Field(6, "texture", \.texture),
    Field(7, "amount", \.amount),
    Field(8, "wet_size", \.wetSize),
    Field(9, "dirty_size", \.dirtySize),
    Field(10, "rash", \.hasRash),
    Field(11, "note", \.note, merge: .longText),
    Field(12, "author", \.author),
  )
}

/// The colour of a stool.
public struct StoolColour: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The colours that every language has a word for.
  public static let known = [
    "black", "brown", "green", "yellow", "white", "red", "gray",
  ].map { StoolColour(rawValue: $0) }
}

/// How much there was in a nappy.
public struct NappySize: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The sizes that every language has a word for.
  public static let known = ["small", "medium", "large"].map { NappySize(rawValue: $0) }
}
