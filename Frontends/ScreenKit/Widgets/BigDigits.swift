/// Figures that are read from across a dark room, three rows high.
package enum BigDigits {
  /// Each five rows of three points, as bits.
  private static let points: [Character: [UInt8]] = [
    "0": [7, 5, 5, 5, 7], "1": [2, 6, 2, 2, 7], "2": [7, 1, 7, 4, 7], "3": [7, 1, 7, 1, 7],
    "4": [5, 5, 7, 1, 1], "5": [7, 4, 7, 1, 7], "6": [7, 4, 7, 5, 7], "7": [7, 1, 1, 1, 1],
    "8": [7, 5, 7, 5, 7], "9": [7, 5, 7, 1, 7], ":": [0, 2, 0, 2, 0],
  ]

  /// The three lines of a text of digits and colons; other signs are left out.
  package static func lines(_ text: String) -> [String] {
    let signs = text.compactMap { points[$0] }
    return (0..<3).map { row in
      signs.map { sign in line(sign[row * 2], row < 2 ? sign[row * 2 + 1] : 0) }
        .joined(separator: " ")
    }
  }

  private static func line(_ upper: UInt8, _ lower: UInt8) -> String {
    [UInt8(4), 2, 1].map { bit in
      switch (upper & bit != 0, lower & bit != 0) {
      case (true, true): "█"
      case (true, false): "▀"
      case (false, true): "▄"
      case (false, false): " "
      }
    }.joined()
  }
}
