public import HearthModel

/// A child's temperature at a moment.
public struct Temperature: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose.
  public var child: RecordID
  /// When, a whole second.
  public var time: Instant
  /// Hundredths of a degree Celsius.
  public var value: Int
  /// Free text; never empty.
  public var note: String?
  /// The person who wrote it.
  public var author: RecordID?

  // swift-format-ignore
  public static let schema = Schema(16, "temperature", indexes: [[1, 2]], Temperature.init,
    Field(1, "child", \.child),
    Field(2, "time", \.time, merge: .told),
    Field(3, "value", \.value, merge: .told),
    Field(4, "note", \.note, merge: .longText),
    Field(5, "author", \.author),
  )
}
