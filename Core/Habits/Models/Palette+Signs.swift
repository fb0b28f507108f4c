extension Palette {
  /// Whether a text is one sign, as a person counts them.
  public static func isSign(_ text: String) -> Bool {
    text.count == 1 && !text.unicodeScalars.contains { $0.properties.isWhitespace }
  }

  /// `#RRGGBB` in capitals; nil for any other text.
  public static func colour(_ text: String) -> String? { Colour.hexadecimal(text) }

  /// Whether a dark sign is read better on a colour than a bright one.
  public static func isBright(_ colour: String) -> Bool {
    guard let rgb = Colour.rgb(colour) else { return false }
    let (red, green, blue) = (rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF)
    // The eye sees most of green and least of blue (ITU-R BT.601).
    return 299 * red + 587 * green + 114 * blue > 140_000
  }
}
