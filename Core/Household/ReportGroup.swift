/// Some lines of a report under a heading.
public struct ReportGroup: Sendable, Equatable {
  /// What they have in common.
  public let title: String
  /// What is told.
  public let lines: [String]

  /// Lines under a heading.
  public init(title: String, lines: [String]) {
    self.title = title
    self.lines = lines
  }
}
