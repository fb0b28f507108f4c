import Glibc

/// What the program knows of the terminal it runs in, if any.
public struct Terminal: Sendable, Hashable {
  /// Whether a person can be asked.
  public let inputIsTerminal: Bool
  /// Whether results go to a screen rather than to a file or a pipe.
  public let outputIsTerminal: Bool
  /// Whether remarks and progress go to a screen.
  public let errorIsTerminal: Bool
  /// The columns of the screen; 80 without one.
  public let width: Int
  /// Whether colour may be used for results.
  public let allowsColour: Bool

  /// A terminal as described; by default none at all.
  public init(
    inputIsTerminal: Bool = false,
    outputIsTerminal: Bool = false,
    errorIsTerminal: Bool = false,
    width: Int = 80,
    allowsColour: Bool = false
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.width = width
    self.allowsColour = allowsColour
  }

  /// The terminal of this process: its descriptors, then `COLUMNS`, `NO_COLOR` and `TERM`.
  public static func current(environment: (String) -> String?) -> Terminal {
    let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    let columns = environment("COLUMNS").flatMap { Int($0) } ?? screenWidth(of: STDOUT_FILENO)
    return Terminal(
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: outputIsTerminal,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      width: columns.flatMap { (1...10_000).contains($0) ? $0 : nil } ?? 80,
      allowsColour: outputIsTerminal && colourIsWelcome(environment)
    )
  }

  /// The columns for tables: nothing is cut that goes to a file or another program.
  public var tableWidth: Int { outputIsTerminal ? width : .max }

  /// The same terminal without colour, as `--no-color` asks.
  public var withoutColour: Terminal {
    Terminal(
      inputIsTerminal: inputIsTerminal,
      outputIsTerminal: outputIsTerminal,
      errorIsTerminal: errorIsTerminal,
      width: width
    )
  }

  /// `NO_COLOR` counts unless empty (no-color.org); a terminal without a type is dumb.
  static func colourIsWelcome(_ environment: (String) -> String?) -> Bool {
    let refused = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    let type = environment("TERM") ?? ""
    return !refused && !type.isEmpty && type != "dumb"
  }

  private static func screenWidth(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
