public import HearthModel

/// A bath.
public struct Bath: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose.
  public var child: RecordID
  /// When it began, a whole second.
  public var start: Instant
  /// When it ended, a whole second not before the start; nil where only one moment is known.
  public var end: Instant?
  /// Free text; never empty.
  public var note: String?
  /// The person who wrote it.
  public var author: RecordID?

  // swift-format-ignore
  public static let schema = Schema(18, "bath", indexes: [[1, 2]], Bath.init,
    Field(1, "child", \.child),
    Field(2, "start", \.start, merge: .told),
    Field(3, "end", \.end, merge: .told),
    Field(4, "note", \.note, merge: .longText),
    Field(5, "author", \.author),
  )
}
