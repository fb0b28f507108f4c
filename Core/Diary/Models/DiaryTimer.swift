public import HearthModel

/// A named stopwatch that runs until it becomes an entry or is thrown away.
public struct DiaryTimer: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose; nil where it is nobody's in particular.
  public var child: RecordID?
  /// As the family calls it; never empty.
  public var name: String
  /// When it was started, a whole second.
  public var start: Instant
  /// The person who started it.
  public var author: RecordID?

  // swift-format-ignore
  public static let schema = Schema(22, "timer", indexes: [[1, 3]], DiaryTimer.init,
    Field(1, "child", \.child),
    Field(2, "name", \.name),
    Field(3, "start", \.start),
    Field(4, "author", \.author),
  )
}
