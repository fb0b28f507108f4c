import Glibc
import Testing

/// The built programs in a terminal of their own.
@Suite("Programs on a terminal", .timeLimit(.minutes(20)))
struct TerminalTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  static let programs: [String] = [
    "hearth-diary-tui", "hearth-habits-tui", "hearth-player-tui",
  ]

  private func environment(_ type: String = "xterm-256color") -> [String: String] {
    [
      "HOME": scratch.path, "TZ": "Europe/Moscow", "HEARTH_NOW": "2026-01-10T08:00:00+03:00",
      "HEARTH_LANGUAGE": "en", "TERM": type, "PATH": "/usr/bin:/bin",
    ]
  }

  private func start(
    _ program: String,
    type: String = "xterm-256color",
    columns: Int = 80
  ) throws -> PseudoTerminal {
    let path = PseudoTerminal.program(program)
    return try PseudoTerminal([path], environment: environment(type), columns: columns)
  }

  /// A text that the first screen of a program shows.
  private func first(_ program: String) -> String {
    switch program {
    case "hearth-diary-tui": "Add a child"
    case "hearth-habits-tui": "Now that’s what"
    default: "Environment"
    }
  }

  @Test("A child is added, sleeps and wakes, and another program knows of it")
  func diary() throws {
    let terminal = try start("hearth-diary-tui")
    terminal.expect("Press a to add a child.")
    terminal.type("aAda\r")
    terminal.expect("Saved: Ada")
    terminal.type("\r")
    terminal.expect("Start sleep")
    terminal.type("s")
    terminal.expect("Ada has been asleep since 08:00")
    let now = try BuiltProgram.run(["now"], environment: environment(), in: scratch)
    #expect(now.output.contains("asleep since 08:00"))
    let added = try BuiltProgram.run(
      ["nappy", "dirty", "--at", "07:30"],
      environment: environment(),
      in: scratch
    )
    #expect(added.status == 0)
    // What another program wrote is seen without a key.
    terminal.expect("dirty nappy")
    terminal.type("qq")
    #expect(terminal.ending() == 0)
    #expect(terminal.isWhole)
  }

  @Test("A habit is made, ticked and found")
  func habits() throws {
    let terminal = try start("hearth-habits-tui")
    terminal.expect("Now that’s what")
    terminal.type("\r")
    terminal.expect("Nothing to track yet")
    terminal.type("a2")
    terminal.expect("New irregular event")
    terminal.type("Дантист\t\r")
    terminal.expect("Add a category")
    terminal.type("aHealth\r")
    terminal.expect("Saved: Health")
    terminal.type("\r\t\r\r\t\r\r\t\r")
    terminal.expect("Saved: Дантист")
    terminal.type(" ")
    terminal.expect("[✓]")
    terminal.type("/дан")
    terminal.expect("Дантист")
    terminal.type("\u{3}")
    #expect(terminal.ending() == 0)
    #expect(terminal.isWhole)
  }

  static let types: [String] = [
    "xterm-256color", "xterm", "tmux-256color", "screen", "linux", "vt100",
  ]

  @Test("Every usual terminal is drawn on and given back", arguments: types)
  func terminals(_ type: String) throws {
    let terminal = try start("hearth-diary-tui", type: type)
    terminal.expect("Add a child")
    terminal.type("?")
    terminal.expect("Leave the program")
    terminal.type("\u{3}")
    #expect(terminal.ending() == 0)
    #expect(terminal.isWhole)
  }

  @Test(
    "Without a terminal, or on one that cannot be drawn on, it says so",
    arguments: ["dumb", "", "no-such"]
  )
  func refused(_ type: String) throws {
    let terminal = try start("hearth-diary-tui", type: type)
    #expect(terminal.ending() == 2)
    #expect(terminal.screen.text.contains("TERM"))
    #expect(terminal.isWhole)
  }

  static let signals: [Int32] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  @Test("A signal to end ends it in good order", arguments: programs, signals)
  func ending(_ program: String, _ signal: Int32) throws {
    let terminal = try start(program)
    terminal.expect(first(program))
    kill(terminal.process, signal)
    #expect(terminal.ending() == 0)
    #expect(terminal.isWhole)
  }

  static let crashes: [Int32] = [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE]

  @Test("A crash leaves the terminal whole", arguments: crashes)
  func crash(_ signal: Int32) throws {
    let terminal = try start("hearth-diary-tui")
    terminal.expect("Add a child")
    #expect(!terminal.isWhole)
    kill(terminal.process, signal)
    #expect(terminal.ending() == 128 + signal)
    #expect(terminal.isWhole)
  }

  @Test("Put aside by Ctrl-Z it gives the terminal to the shell, and comes back as it was")
  func jobControl() throws {
    let terminal = try PseudoTerminal(
      ["/bin/bash", "--norc", "-i"],
      environment: environment().merging(["PS1": "shell> "]) { $1 }
    )
    terminal.expect("shell>")
    terminal.type(PseudoTerminal.program("hearth-diary-tui") + "\n")
    terminal.expect("Add a child")
    terminal.type("a")
    terminal.expect("New child")
    terminal.type("\u{1A}")
    terminal.expect("Stopped")
    terminal.expect("a whole screen") { $0.isWhole || $0.modes == [25, 2004] }
    terminal.type("fg\n")
    terminal.expect("New child")
    terminal.type("\u{3}")
    terminal.expect("shell>")
    terminal.type("exit\n")
    #expect(terminal.ending() == 0)
  }

  @Test("A storm of sizes and keys ends with the right screen")
  func storm() throws {
    let terminal = try start("hearth-diary-tui")
    terminal.expect("Add a child")
    for step in 1...300 {
      terminal.resize(columns: 20 + step * 7 % 150, rows: 3 + step * 5 % 50)
      if step % 10 == 0 { terminal.type("a\u{1B}[B\u{1B}[<0;5;5M\u{1B}[200~x\u{1B}[201~") }
    }
    terminal.type("\u{1B}")
    terminal.resize(columns: 60, rows: 20)
    terminal.type("\u{C}")
    terminal.expect("the bar in the last row") { screen in
      screen.text.split(separator: "\n", omittingEmptySubsequences: false).last?.contains("Esc")
        ?? false
        || screen.text.contains("Add a child")
    }
    terminal.type("\u{3}")
    #expect(terminal.ending() == 0)
    #expect(terminal.isWhole)
  }

  @Test("A paste goes into the field as one text, and the mouse presses what it points at")
  func pasteAndMouse() throws {
    let terminal = try start("hearth-diary-tui")
    terminal.expect("Add a child")
    terminal.type("a")
    terminal.expect("New child")
    terminal.type("\u{1B}[200~Ёжик\nq\u{1B}[201~")
    terminal.expect("Ёжик q")
    terminal.type("\r")
    terminal.expect("Saved: Ёжик q")
    // The card, pressed twice.
    terminal.type("\u{1B}[<0;5;3M\u{1B}[<0;5;3m\u{1B}[<0;5;3M")
    terminal.expect("Start sleep")
    terminal.type("\u{3}")
    #expect(terminal.ending() == 0)
  }
}
