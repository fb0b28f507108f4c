/// How much colour a terminal has.
package enum ColourDepth: Int, Sendable, Hashable, Comparable {
  case none = 0
  case sixteen = 16
  case many = 256
  case direct = 16_777_216

  package static func < (left: ColourDepth, right: ColourDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// For which ground colours are made.
package enum Background: String, Sendable, Hashable, CaseIterable {
  case light
  case dark
  /// Dim and red, for eyes that should stay used to the dark.
  case red = "night"
}

/// A colour as a terminal is told of it.
package enum TerminalColour: Sendable, Hashable {
  /// What the terminal shows by itself.
  case standard
  /// A number of its palette.
  case indexed(Int)
  case direct(Colour)
}

/// How a style looks on a terminal.
package struct Look: Sendable, Hashable {
  package var ink: TerminalColour
  package var ground: TerminalColour
  package var traits: Style.Traits

  package static let standard = Look(ink: .standard, ground: .standard, traits: [])
}

/// Turns what styles mean into what a terminal can show.
package struct Theme: Sendable, Hashable {
  package let depth: ColourDepth
  package let background: Background

  package init(depth: ColourDepth, background: Background) {
    self.depth = depth
    self.background = background
  }

  /// The look of a style.
  package func look(_ style: Style) -> Look {
    guard depth != .none else { return colourless(style) }
    var look = Look(
      ink: colour(style.ink, isGround: false),
      ground: colour(style.ground, isGround: true),
      traits: style.traits
    )
    if case .own(let ground) = style.ground, style.ink == .plain {
      let light: UInt32 = background == .red ? 0xD70000 : 0xFFFFFF
      look.ink = terminal(ground.lightness > 0.5 ? Colour(0x000000) : Colour(light))
    }
    return look
  }

  /// Without colour a chosen row is reversed, a field underlined.
  private func colourless(_ style: Style) -> Look {
    var traits = style.traits
    switch style.ground {
    case .chosen, .bar: traits.insert(.reversed)
    case .field: traits.insert(.underlined)
    default: break
    }
    switch style.ink {
    case .title, .accent, .danger, .warning: traits.insert(.bold)
    case .faint where !traits.contains(.reversed): traits.insert(.faint)
    default: break
    }
    return Look(ink: .standard, ground: .standard, traits: traits)
  }

  private func colour(_ ink: Ink, isGround: Bool) -> TerminalColour {
    if case .own(let colour) = ink {
      return terminal(background == .red ? colour.red(atMost: 0xAF) : colour)
    }
    if ink == .plain, background != .red || isGround { return .standard }
    if depth == .sixteen { return Self.sixteen(ink, background) }
    return terminal(palette(ink))
  }

  private func terminal(_ colour: Colour) -> TerminalColour {
    switch depth {
    case .direct: .direct(colour)
    case .many: .indexed(colour.nearestOfCube)
    case .sixteen: .indexed(colour.nearestOfSixteen)
    case .none: .standard
    }
  }

  private func palette(_ ink: Ink) -> Colour {
    switch background {
    case .light: Self.light(ink)
    case .dark: Self.dark(ink)
    case .red: Self.red(ink)
    }
  }
}

extension Colour {
  /// The same lightness in red alone.
  func red(atMost most: UInt8) -> Colour {
    Colour(UInt8((lightness * Double(most)).rounded()), 0, 0)
  }

  /// The nearest colour of the 6 × 6 × 6 cube and the greys of 256 colours.
  var nearestOfCube: Int {
    let levels: [Int] = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: UInt8) -> Int {
      levels.indices.min { abs(levels[$0] - Int(value)) < abs(levels[$1] - Int(value)) } ?? 0
    }
    let (r, g, b) = (nearest(red), nearest(green), nearest(blue))
    let cube = distance(Colour(UInt8(levels[r]), UInt8(levels[g]), UInt8(levels[b])))
    let average = (Int(red) + Int(green) + Int(blue)) / 3
    let step = min(23, max(0, (average - 3) / 10))
    let grey = UInt8(8 + 10 * step)
    let isGrey = distance(Colour(grey, grey, grey)) < cube
    return isGrey ? 232 + step : 16 + 36 * r + 6 * g + b
  }

  /// The nearest of the sixteen colours, as xterm draws them.
  var nearestOfSixteen: Int {
    let all: [UInt32] = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F,
      0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    return all.indices.min { distance(Colour(all[$0])) < distance(Colour(all[$1])) } ?? 7
  }

  private func distance(_ other: Colour) -> Int {
    let parts = [
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue),
    ]
    return parts.reduce(0) { $0 + $1 * $1 }
  }
}
