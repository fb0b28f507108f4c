import CNCurses
import ScreenKit

/// What terminfo knows of a terminal.
struct TerminalDescription {
  private let move: String
  private let clear: String
  private let plain: String
  private let bold: String
  private let faint: String
  private let underlined: String
  private let reversed: String
  private let ink: String?
  private let ground: String?
  private let colours: Int
  /// Whether the last cell of the screen can be written without scrolling it.
  let canFillLastCell: Bool
  let bell: String
  private let showCursor: String
  private let hideCursor: String
  private let enter: String
  private let leave: String

  /// Looks a terminal up.
  ///
  /// - Returns: nil where it is unknown or cannot put its cursor anywhere.
  init?(_ type: String, descriptor: Int32) {
    guard hearth_terminal_setup(type, descriptor) == 1, let move = Self.string("cup"),
      let clear = Self.string("clear")
    else { return nil }
    self.move = move
    self.clear = clear
    plain = Self.string("sgr0") ?? ""
    bold = Self.string("bold") ?? ""
    faint = Self.string("dim") ?? ""
    underlined = Self.string("smul") ?? ""
    reversed = Self.string("rev") ?? ""
    ink = Self.string("setaf")
    ground = Self.string("setab")
    colours = Int(hearth_terminal_number("colors"))
    canFillLastCell = hearth_terminal_flag("am") == 0 || hearth_terminal_flag("xenl") != 0
    bell = Self.string("bel") ?? "\u{7}"
    showCursor = Self.string("cnorm") ?? ""
    hideCursor = Self.string("civis") ?? ""
    enter = (Self.string("smcup") ?? "") + (Self.string("smkx") ?? "")
    leave = (Self.string("rmkx") ?? "") + (Self.string("rmcup") ?? "")
  }

  /// How much colour there is.
  var depth: ColourDepth {
    guard ink != nil, ground != nil else { return .none }
    return switch colours {
    case 0x1000000...: .direct
    case 256...: .many
    case 8...: .sixteen
    default: .none
    }
  }

  // Terminals that know nothing of mice, pastes or questions about their background ignore these.
  private static let modes = "\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}]11;?\u{1B}\\"
  private static let modesOff = "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l"

  /// Takes the screen over.
  var beginning: String { enter + plain + clear + hideCursor + Self.modes }

  /// Gives the screen back.
  var ending: String { plain + Self.modesOff + showCursor + leave }

  /// A blank screen.
  var clearing: String { Self.filled(plain + clear) }

  func cursor(isShown: Bool) -> String { isShown ? showCursor : hideCursor }

  func moving(to point: Point) -> String {
    Self.parameters(move, point.row, point.column)
  }

  /// Changes how the following is drawn.
  func turning(to look: Look) -> String {
    var text = plain
    var traits = look.traits
    text += colour(look.ink, ink) + colour(look.ground, ground)
    // Of eight colours the light ones are the bold dark ones.
    if case .indexed(8...) = look.ink, colours < 16 { traits.insert(.bold) }
    if traits.contains(.bold) { text += bold }
    if traits.contains(.faint) { text += faint }
    if traits.contains(.underlined) { text += underlined }
    if traits.contains(.reversed) { text += reversed }
    return text
  }

  private func colour(_ colour: TerminalColour, _ string: String?) -> String {
    guard let string else { return "" }
    switch colour {
    case .standard: return ""
    case .direct(let colour):
      let number = Int(colour.red) << 16 | Int(colour.green) << 8 | Int(colour.blue)
      // Numbers below 8 are the palette's.
      return Self.parameters(string, max(8, number), 0)
    case .indexed(let index):
      let index = colours < 16 && (8..<16).contains(index) ? index - 8 : index
      return Self.parameters(string, index, 0)
    }
  }

  private static func string(_ name: String) -> String? {
    hearth_terminal_string(name).map { filled(String(cString: $0)) }
  }

  private static func parameters(_ string: String, _ first: Int, _ second: Int) -> String {
    hearth_terminal_parameters(string, Int32(first), Int32(second)).map {
      filled(String(cString: $0))
    }
      ?? ""
  }

  /// Without the waits (`$<5>`) that terminals of another age needed.
  private static func filled(_ string: String) -> String {
    guard string.contains("$<") else { return string }
    return string.replacing(/\$<[0-9.*\/]*>/, with: "")
  }
}
