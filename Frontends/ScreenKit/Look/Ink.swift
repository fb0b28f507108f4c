/// A colour by what it means; a theme knows how it looks.
package enum Ink: Sendable, Hashable {
  /// The terminal's own.
  case plain
  /// Beside the point: details, borders, hints.
  case faint
  /// Headings.
  case title
  /// What can be pressed, and what is chosen.
  case accent
  /// A child's sleep at night.
  case night
  /// A nap.
  case nap
  /// Being awake.
  case awake
  /// Done, all is well.
  case good
  /// Worth a look.
  case warning
  /// Refused, to be deleted, conflicting.
  case danger
  /// The ground of bars at the edges of the screen.
  case bar
  /// The ground of dialogs.
  case panel
  /// The ground of what is chosen.
  case chosen
  /// The ground of fields to type into.
  case field
  /// A colour that a person picked.
  case own(Colour)
}

/// Red, green and blue, 0 to 255 each.
package struct Colour: Sendable, Hashable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// A colour of 24 bits, red first.
  package init(_ hex: UInt32) {
    self.init(UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF))
  }

  /// `#RRGGBB`.
  package init?(_ text: String) {
    guard text.hasPrefix("#"), text.utf8.count == 7, let hex = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(hex)
  }

  /// How light it looks, 0 to 1, by the weights of television (BT 709).
  package var lightness: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }
}

/// How a cell looks.
package struct Style: Sendable, Hashable {
  package var ink: Ink
  package var ground: Ink
  package var traits: Traits

  /// What letters can be besides coloured.
  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Traits(rawValue: 1)
    package static let underlined = Traits(rawValue: 2)
    package static let reversed = Traits(rawValue: 4)
    package static let faint = Traits(rawValue: 8)
  }

  package init(_ ink: Ink = .plain, on ground: Ink = .plain, _ traits: Traits = []) {
    self.ink = ink
    self.ground = ground
    self.traits = traits
  }

  package static let plain = Style()
  package static let faint = Style(.faint)
  package static let title = Style(.title, .bold)
  package static let strong = Style(.plain, .bold)
  package static let accent = Style(.accent)

  private init(_ ink: Ink, _ traits: Traits) {
    self.init(ink, on: .plain, traits)
  }

  /// The same on another ground.
  package func on(_ ground: Ink) -> Style { Style(ink, on: ground, traits) }

  /// The same with more traits.
  package func adding(_ traits: Traits) -> Style {
    Style(ink, on: ground, self.traits.union(traits))
  }
}
