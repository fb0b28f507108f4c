import HearthPorts

extension CodePicture {
  /// How wide the light edge is that cameras need around a code.
  private static let edge = 4

  /// How many columns the picture needs.
  var columns: Int { side + 2 * Self.edge }

  /// The picture in half blocks, two rows of dots to a line.
  ///
  /// In colour it is black on white on every terminal. Without colour the light dots are drawn, which is
  /// right on a dark ground.
  func lines(inColour isColoured: Bool) -> [String] {
    stride(from: -Self.edge, to: side + Self.edge, by: 2).map { row in
      let blocks = (-Self.edge..<side + Self.edge).map { column in
        Self.block(
          isDark(column, row) == isColoured,
          isDark(column, row + 1) == isColoured
        )
      }.joined()
      return isColoured ? "\u{1B}[38;5;16;48;5;231m\(blocks)\u{1B}[0m" : blocks
    }
  }

  private static func block(_ isUpper: Bool, _ isLower: Bool) -> String {
    switch (isUpper, isLower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
