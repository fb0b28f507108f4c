public import HearthModel

/// A long text that lost against another device's, kept so that a person can look at it.
public struct LostText: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// The kind of the record that it belonged to.
  public var kind: Int
  /// The record.
  public var record: RecordID
  /// The number of the field.
  public var field: Int
  /// What somebody had written.
  public var text: String
  /// When it lost.
  public var at: Instant

  // swift-format-ignore
  public static let schema = Schema(63, "sync_lost_text", indexes: [[2]], isLocal: true, LostText.init,
    Field(1, "kind", \.kind),
    Field(2, "record", \.record),
    Field(3, "field", \.field),
    Field(4, "text", \.text),
    Field(5, "at", \.at),
  )
}
