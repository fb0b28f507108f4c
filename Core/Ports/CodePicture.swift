/// A text as a picture that cameras read: a square of dark and light dots.
public struct CodePicture: Sendable, Equatable {
  /// How many dots a row has, and how many rows there are.
  public let side: Int
  private let dots: [Bool]

  /// A picture of dots, row by row from the top; true is a dark one.
  ///
  /// - Returns: nil where the dots make no square.
  public init?(_ dots: [Bool]) {
    var side = 0
    while side * side < dots.count { side += 1 }
    guard side * side == dots.count, side > 0 else { return nil }
    self.side = side
    self.dots = dots
  }

  /// Whether a dot is dark; the ground around the picture is light.
  public func isDark(_ column: Int, _ row: Int) -> Bool {
    let isInside = (0..<side).contains(column) && (0..<side).contains(row)
    return isInside && dots[row * side + column]
  }
}

/// Why there is no picture of a text.
public enum CodePictureError: Error, Sendable, Equatable {
  /// The text is empty, or longer than a picture can hold.
  case tooLong
  /// A library of the system is missing.
  case missingLibrary(package: String)
}
