import HearthSupport

/// What one cell, or two, show: a code point with the marks that are drawn over it.
package struct Glyph: Sendable, Hashable {
  package let text: String
  /// One column or two.
  package let width: Int

  package static let blank = Glyph(text: " ", width: 1)

  /// The marks that a cell can hold besides its code point.
  private static let mostMarks = 4

  /// A text as terminals can be trusted to draw it.
  ///
  /// Terminals disagree about the width of joined, toned and selected emoji: only the first code
  /// point of such a grapheme is drawn. A flag is two letters of one column each.
  package static func all(of text: some StringProtocol) -> [Glyph] {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(text.utf8.count)
    for character in text.printableLine {
      let scalars = character.unicodeScalars
      if scalars.count == 1, let scalar = scalars.first {
        add(scalar, to: &glyphs)
      } else if let first = scalars.first, scalars.contains(where: changesShape) {
        add(first, to: &glyphs)
      } else {
        for scalar in scalars { add(scalar, to: &glyphs) }
      }
    }
    return glyphs
  }

  /// The columns that a text takes when it is drawn.
  package static func width(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return all(of: text).reduce(0) { $0 + $1.width }
  }

  /// Adds a code point, or a mark to the one before it.
  private static func add(_ scalar: Unicode.Scalar, to glyphs: inout [Glyph]) {
    let width = scalar.isASCII ? 1 : DisplayWidth.of(Character(scalar))
    if width > 0 {
      glyphs.append(Glyph(text: String(scalar), width: width))
    } else if isMark(scalar), let last = glyphs.last, last != .blank,
      last.text.unicodeScalars.count <= mostMarks
    {
      glyphs[glyphs.count - 1] = Glyph(text: last.text + String(scalar), width: last.width)
    }
  }

  /// Whether it is drawn over the letter before it; joiners and direction marks are not drawn at all.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .otherLetter: true
    default: false
    }
  }

  /// A joiner, a variation selector or the tone of a skin.
  private static func changesShape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
    default: false
    }
  }
}
