public import HearthModel

/// A feeding of one child, of any kind.
public struct Feeding: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose.
  public var child: RecordID
  /// When it began, a whole second; it decides to which sleep or wakefulness the feeding belongs.
  public var start: Instant
  /// When it ended, a whole second not before the start; nil while it runs.
  public var end: Instant?
  /// How the child was fed.
  public var method: FeedingMethod
  /// What the child was fed.
  public var content: FeedingContent
  /// Tenths of a millilitre.
  public var amount: Int?
  /// The times at each breast, with the pauses between them left out.
  public var segments: NursingSegments?
  /// What was eaten, in the family's words.
  public var foods: String?
  /// How the child took it, in the family's words.
  public var reaction: String?
  /// Free text; never empty.
  public var note: String?
  /// The person who wrote it.
  public var author: RecordID?

  // swift-format-ignore
  public static let schema = Schema(12, "feeding", indexes: [[1, 2], [1, 4, 2]], Feeding.init,
    Field(1, "child", \.child),
    Field(2, "start", \.start, merge: .told),
    Field(3, "end", \.end, merge: .told),
    Field(4, "method", \.method),
    Field(5, "content", \.content),
    Field(6, "amount", \.amount, merge: .told),
    Field(7, "segments", \.segments),
    Field(8, "foods", \.foods),
    Field(9, "reaction", \.reaction),
    Field(10, "note", \.note, merge: .longText),
    Field(11, "author", \.author),
  )
}

/// How a child is fed.
public struct FeedingMethod: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the left breast.
  public static let left = FeedingMethod(rawValue: "left")
  /// At the right breast.
  public static let right = FeedingMethod(rawValue: "right")
  /// At both breasts, left first unless the segments say otherwise.
  public static let both = FeedingMethod(rawValue: "both")
  /// From a bottle.
  public static let bottle = FeedingMethod(rawValue: "bottle")
  /// The child fed itself.
  public static let selfFed = FeedingMethod(rawValue: "self")
  /// A parent fed it with a spoon or by hand.
  public static let parentFed = FeedingMethod(rawValue: "parent")

  /// The methods that offer a breast.
  public static let nursing = [left, right, both]

  /// Whether it offers a breast.
  public var isNursing: Bool { Self.nursing.contains(self) }

  /// What goes with it where nobody says what the child was fed.
  public var usualContent: FeedingContent {
    switch self {
    case .left, .right, .both: .breastMilk
    case .selfFed, .parentFed: .food
    default: .formula
    }
  }
}

/// What a child is fed.
public struct FeedingContent: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Breast milk, nursed or from a bottle.
  public static let breastMilk = FeedingContent(rawValue: "breast milk")
  /// Formula.
  public static let formula = FeedingContent(rawValue: "formula")
  /// Breast milk and formula together.
  public static let mixed = FeedingContent(rawValue: "mixed")
  /// Fortified breast milk.
  public static let fortified = FeedingContent(rawValue: "fortified breast milk")
  /// Food that is eaten, not drunk.
  public static let food = FeedingContent(rawValue: "food")
}
