/// Colours as other programs write them.
enum Colour {
  /// `#RRGGBB` in capitals.
  ///
  /// - Returns: nil for any other text.
  static func hexadecimal(_ text: String) -> String? {
    rgb(text).map { hexadecimal($0) }
  }

  /// The colour of a number, whatever it says of transparency.
  static func hexadecimal(_ number: Int) -> String {
    let digits = String(number & 0xFF_FFFF | 0x100_0000, radix: 16, uppercase: true)
    return "#" + digits.dropFirst()
  }

  /// The number of `#RRGGBB`; nil for any other text.
  static func rgb(_ text: String) -> Int? {
    guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#") else { return nil }
    guard text.utf8.dropFirst().allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else {
      return nil
    }
    return Int(text.dropFirst(), radix: 16)
  }

  /// The place of the nearest of some colours, and whether it is the same.
  static func nearest(_ text: String, among colours: [String]) -> (index: Int, isSame: Bool) {
    guard let wanted = rgb(text) else { return (0, false) }
    let distances = colours.map { distance(wanted, rgb($0) ?? 0) }
    let least = distances.min() ?? 0
    return (distances.firstIndex(of: least) ?? 0, least == 0)
  }

  private static func distance(_ left: Int, _ right: Int) -> Int {
    [0, 8, 16].reduce(0) { sum, shift in
      let difference = (left >> shift & 0xFF) - (right >> shift & 0xFF)
      return sum + difference * difference
    }
  }
}
