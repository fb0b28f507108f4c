/// The dotted name of a text ("day.title").
///
/// Write keys as literals: a test looks for them in the sources. Where a part comes from data
/// (`"place.\(place)"`), the part before it must be literal and end with a dot.
public struct MessageKey: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The name as it stands in the catalogues.
  public let name: String

  /// The key of this name.
  public init(_ name: String) {
    self.name = name
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(stringLiteral name: String) {
    self.name = name
  }
}
