extension Theme {
  /// Colours on a light ground; letters have a contrast of at least 4.5 to white.
  static func light(_ ink: Ink) -> Colour {
    switch ink {
    case .plain, .own: Colour(0x1C1C1C)
    case .faint: Colour(0x626262)
    case .title: Colour(0x00005F)
    case .accent: Colour(0x005FAF)
    case .night: Colour(0x5F00AF)
    case .nap: Colour(0x00688B)
    case .awake: Colour(0x875F00)
    case .good: Colour(0x006700)
    case .warning: Colour(0x8F4E00)
    case .danger: Colour(0xAF0000)
    case .bar: Colour(0xDADADA)
    case .panel: Colour(0xEEEEEE)
    case .chosen: Colour(0xAFD7FF)
    case .field: Colour(0xDADADA)
    }
  }

  /// Colours on a dark ground; letters have a contrast of at least 4.5 to black.
  static func dark(_ ink: Ink) -> Colour {
    switch ink {
    case .plain, .own: Colour(0xE4E4E4)
    case .faint: Colour(0x949494)
    case .title: Colour(0xFFFFFF)
    case .accent: Colour(0x5FAFFF)
    case .night: Colour(0xAF87FF)
    case .nap: Colour(0x5FD7D7)
    case .awake: Colour(0xFFD75F)
    case .good: Colour(0x87D787)
    case .warning: Colour(0xFFAF5F)
    case .danger: Colour(0xFF8787)
    case .bar: Colour(0x303030)
    case .panel: Colour(0x262626)
    case .chosen: Colour(0x000087)
    case .field: Colour(0x444444)
    }
  }

  /// Red alone, which the eye used to the dark hardly sees.
  static func red(_ ink: Ink) -> Colour {
    switch ink {
    case .plain, .own: Colour(0xAF0000)
    case .faint: Colour(0x870000)
    case .title, .accent: Colour(0xD70000)
    case .night, .nap, .awake, .good: Colour(0xAF0000)
    case .warning, .danger: Colour(0xFF0000)
    case .bar, .panel: Colour(0x1C1C1C)
    case .chosen, .field: Colour(0x5F0000)
    }
  }

  /// The sixteen colours, whose shades are the terminal's own business.
  static func sixteen(_ ink: Ink, _ background: Background) -> TerminalColour {
    if background == .red { return red(ofSixteen: ink) }
    let isLight = background == .light
    switch ink {
    case .plain, .own, .panel: return .standard
    case .faint: return .indexed(8)
    case .title: return isLight ? .standard : .indexed(15)
    case .accent: return isLight ? .indexed(4) : .indexed(14)
    case .night: return isLight ? .indexed(5) : .indexed(13)
    case .nap: return .indexed(6)
    case .awake, .warning: return .indexed(3)
    case .good: return .indexed(2)
    case .danger: return isLight ? .indexed(1) : .indexed(9)
    case .bar, .field: return isLight ? .indexed(7) : .indexed(0)
    case .chosen: return isLight ? .indexed(7) : .indexed(4)
    }
  }

  private static func red(ofSixteen ink: Ink) -> TerminalColour {
    switch ink {
    case .bar, .panel: .indexed(0)
    case .chosen, .field: .indexed(8)
    default: .indexed(1)
    }
  }
}
