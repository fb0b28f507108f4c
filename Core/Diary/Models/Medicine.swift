public import HearthModel

/// One dose of a medicine that a child was given.
public struct Medicine: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose.
  public var child: RecordID
  /// When, a whole second.
  public var time: Instant
  /// As the family calls it, never empty; doses of one name keep one another's gap.
  public var name: String
  /// Thousandths of the unit.
  public var dose: Int?
  /// What the dose is counted in: ml, mg, drops.
  public var unit: String?
  /// Seconds that must pass before the next dose.
  public var minimumGap: Int?
  /// Free text; never empty.
  public var note: String?
  /// The person who wrote it.
  public var author: RecordID?

  // swift-format-ignore
  public static let schema = Schema(17, "medicine", indexes: [[1, 2]], Medicine.init,
    Field(1, "child", \.child),
    Field(2, "time", \.time, merge: .told),
    Field(3, "name", \.name),
    Field(4, "dose", \.dose, merge: .told),
    Field(5, "unit", \.unit),
    Field(6, "minimum_gap", \.minimumGap),
    Field(7, "note", \.note, merge: .longText),
    Field(8, "author", \.author),
  )
}
