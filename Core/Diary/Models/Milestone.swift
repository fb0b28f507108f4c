public import HearthModel

/// Something that a child did for the first time.
public struct Milestone: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose.
  public var child: RecordID
  /// When, a whole second.
  public var time: Instant
  /// What; never empty.
  public var title: String
  /// Free text; never empty.
  public var note: String?
  /// The person who wrote it.
  public var author: RecordID?

  // swift-format-ignore
  public static let schema = Schema(20, "milestone", indexes: [[1, 2]], Milestone.init,
    Field(1, "child", \.child),
    Field(2, "time", \.time, merge: .told),
    Field(3, "title", \.title),
    Field(4, "note", \.note, merge: .longText),
    Field(5, "author", \.author),
  )
}
