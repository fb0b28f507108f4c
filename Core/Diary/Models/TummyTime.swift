public import HearthModel

/// Time that a child spent on its tummy.
public struct TummyTime: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose.
  public var child: RecordID
  /// When it began, a whole second.
  public var start: Instant
  /// When it ended, a whole second not before the start; nil where only one moment is known.
  public var end: Instant?
  /// What the child did for the first time, in the family's words.
  public var milestone: String?
  /// Free text; never empty.
  public var note: String?
  /// The person who wrote it.
  public var author: RecordID?

  // swift-format-ignore
  public static let schema = Schema(19, "tummy_time", indexes: [[1, 2]], TummyTime.init,
    Field(1, "child", \.child),
    Field(2, "start", \.start, merge: .told),
    Field(3, "end", \.end, merge: .told),
    Field(4, "milestone", \.milestone),
    Field(5, "note", \.note, merge: .longText),
    Field(6, "author", \.author),
  )
}
