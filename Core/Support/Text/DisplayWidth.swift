/// How many columns of a terminal a text takes.
///
/// By whole graphemes: wide and fullwidth characters and emoji take two columns, combining marks and
/// invisible characters none, a flag or a joined family two together. Terminals disagree about rare
/// cases; these are the rules of the Unicode tables that most of them follow.
public enum DisplayWidth {
  /// The columns of a text on one line.
  public static func of(_ text: some StringProtocol) -> Int {
    var count = 0
    for scalar in text.unicodeScalars {
      guard isPlain(scalar) else { return text.reduce(0) { $0 + of($1) } }
      count += 1
    }
    return count
  }

  /// The columns of one grapheme.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    let isEmoji =
      scalars.count > 1 && (scalars.contains(emojiSelector) || isPictogram(scalars))
    return isEmoji ? 2 : scalars.reduce(0) { $0 + of($1) }
  }

  /// The longest beginning of a text that fits into some columns.
  public static func prefix(of text: some StringProtocol, columns: Int) -> String {
    var left = columns
    return String(
      text.prefix {
        left -= of($0)
        return left >= 0
      }
    )
  }
}

extension DisplayWidth {
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// Whether it takes one column and combines with nothing of its kind: Latin, Cyrillic, dashes, dots.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x400..<0x483, 0x48A..<0x530, 0x2010..<0x2028: true
    default: false
    }
  }

  private static func isPictogram(_ scalars: Character.UnicodeScalarView) -> Bool {
    scalars.first?.properties.isEmojiPresentation ?? false
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) ? 1 : 0 }
    if isInvisible(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: true
    case .format: !isVisibleFormat(scalar)
    default: isJoiningJamo(scalar)
    }
  }

  /// The soft hyphen, and the signs that are drawn under or around the numbers they precede.
  private static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Vowels and finals of Hangul, drawn inside the syllable that their initial begins.
  private static func isJoiningJamo(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: true
    default: false
    }
  }

  /// Regional indicators are emoji, but one alone is a narrow letter.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100, 0x1F1E6...0x1F1FF: false
    default: scalar.properties.isEmojiPresentation || isEastAsianWide(scalar.value)
    }
  }

  /// The ranges of Unicode 15.0 `EastAsianWidth.txt` with W or F, without the emoji.
  ///
  /// Unassigned gaps between them are counted in, since what is assigned there later will be of
  /// their kind, and so are the circled numbers and hexagrams that the C library takes for wide.
  private static func isEastAsianWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4C6, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
