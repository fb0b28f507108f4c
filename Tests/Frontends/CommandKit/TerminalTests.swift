import Testing

@testable import CommandKit

@Suite struct TerminalTests {
  @Test(
    "Colour is welcome unless refused or impossible",
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "dumb"], false), ([:], false), (["TERM": ""], false),
      (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm", "NO_COLOR": ""], true),
    ] as [([String: String], Bool)]
  )
  func colour(environment: [String: String], isWelcome: Bool) {
    #expect(Terminal.colourIsWelcome { environment[$0] } == isWelcome)
  }

  @Test(
    "COLUMNS gives the width, nonsense does not",
    arguments: [
      ("132", 132), ("40", 40),
    ]
  )
  func columns(variable: String, width: Int) {
    #expect(Terminal.current { $0 == "COLUMNS" ? variable : nil }.width == width)
  }

  @Test("A width that makes no sense is 80", arguments: ["0", "-5", "99999999"])
  func nonsense(variable: String) {
    #expect(Terminal.current { $0 == "COLUMNS" ? variable : nil }.width == 80)
  }

  @Test("Without colour everything else stays")
  func withoutColour() {
    let terminal = Terminal(outputIsTerminal: true, width: 99, allowsColour: true)
    #expect(terminal.withoutColour == Terminal(outputIsTerminal: true, width: 99))
  }
}
