public import HearthModel

/// A note in a child's diary.
public struct DiaryNote: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose.
  public var child: RecordID
  /// When it belongs to, a whole second.
  public var time: Instant
  /// What it says; never empty.
  public var text: String
  /// The person who wrote it.
  public var author: RecordID?

  // swift-format-ignore
  public static let schema = Schema(21, "diary_note", indexes: [[1, 2]], DiaryNote.init,
    Field(1, "child", \.child),
    Field(2, "time", \.time, merge: .told),
    Field(3, "text", \.text, merge: .longText),
    Field(4, "author", \.author),
  )
}
