public import HearthModel

/// What was measured of a child's body on one day.
public struct Growth: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose.
  public var child: RecordID
  /// On which day.
  public var day: Day
  /// Grams.
  public var weight: Int?
  /// Millimetres, lying or standing.
  public var length: Int?
  /// How the length was taken; nil where the age decides.
  public var posture: Posture?
  /// Millimetres around the head.
  public var head: Int?
  /// Hundredths of kg/m², as given by a source.
  public var bodyMassIndex: Int?
  /// Free text; never empty.
  public var note: String?
  /// The person who wrote it.
  public var author: RecordID?

  // swift-format-ignore
  public static let schema = Schema(15, "growth", indexes: [[1, 2]], Growth.init,
    Field(1, "child", \.child),
    Field(2, "day", \.day),
    Field(3, "weight", \.weight, merge: .told),
    Field(4, "length", \.length, merge: .told),
    Field(5, "posture", \.posture),
    Field(6, "head", \.head, merge: .told),
    Field(7, "bmi", \.bodyMassIndex),
    Field(8, "note", \.note, merge: .longText),
    Field(9, "author", \.author),
  )
}

/// How a child was measured: lying it is 7 mm longer than standing.
public struct Posture: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On its back: a length.
  public static let lying = Posture(rawValue: "lying")
  /// On its feet: a height.
  public static let standing = Posture(rawValue: "standing")

  /// The postures that every language has a word for.
  public static let known = [lying, standing]
}
