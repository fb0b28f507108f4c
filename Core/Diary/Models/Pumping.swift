public import HearthModel

/// Milk that was pumped, for one child or for the household.
public struct Pumping: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// For whom; nil where it is nobody's in particular.
  public var child: RecordID?
  /// When it began, a whole second.
  public var start: Instant
  /// When it ended, a whole second not before the start; nil where only one moment is known.
  public var end: Instant?
  /// Tenths of a millilitre from the left breast.
  public var left: Int?
  /// Tenths of a millilitre from the right breast.
  public var right: Int?
  /// Tenths of a millilitre in all, as given; never less than both sides together.
  public var total: Int?
  /// What became of the milk.
  public var use: MilkUse?
  /// Free text; never empty.
  public var note: String?
  /// The person who wrote it.
  public var author: RecordID?

  // swift-format-ignore
  public static let schema = Schema(13, "pumping", indexes: [[1, 2]], Pumping.init,
    Field(1, "child", \.child),
    Field(2, "start", \.start, merge: .told),
    Field(3, "end", \.end, merge: .told),
    Field(4, "left_amount", \.left, merge: .told),
    Field(5, "right_amount", \.right, merge: .told),
    Field(6, "total_amount", \.total, merge: .told),
    Field(7, "use", \.use),
    Field(8, "note", \.note, merge: .longText),
    Field(9, "author", \.author),
  )

  /// Tenths of a millilitre in all: as given, else both sides together.
  public var amount: Int? {
    total ?? (left == nil && right == nil ? nil : (left ?? 0) + (right ?? 0))
  }
}

/// What becomes of pumped milk.
public struct MilkUse: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Kept for later.
  public static let stored = MilkUse(rawValue: "stored")
  /// Given to the child at once.
  public static let fed = MilkUse(rawValue: "fed")
  /// Poured away.
  public static let discarded = MilkUse(rawValue: "discarded")

  /// The uses that every language has a word for.
  public static let known = [stored, fed, discarded]
}
