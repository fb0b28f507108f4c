public import HearthModel

/// A heading under which trackers stand.
public struct Category: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// As the person says it: never empty, no two alike.
  public var name: String
  /// The place in the order in which categories were added.
  public var order: Int

  // swift-format-ignore
  public static let schema = Schema(30, "category", Category.init,
    Field(1, "name", \.name),
    Field(2, "order", \.order),
  )

  /// The most letters of a name, as a person counts them.
  public static let longestName = 38
}
