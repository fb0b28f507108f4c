import Glibc
import HearthSupport
import Testing

private let tmux = "/usr/bin/tmux"

/// Names that terminals disagree about, as tmux draws them.
@Suite(
  "Columns in tmux",
  .timeLimit(.minutes(20)),
  .enabled(if: access(tmux, X_OK) == 0, "tmux is not installed")
)
struct TmuxTests {
  private let scratch: Scratch
  private let environment: [String: String]

  init() throws {
    scratch = try Scratch()
    environment = [
      "HOME": scratch.path, "TMUX_TMPDIR": scratch.path, "TZ": "Europe/Moscow",
      "HEARTH_NOW": "2026-01-10T08:00:00+03:00", "HEARTH_LANGUAGE": "en", "LC_ALL": "C.UTF-8",
      "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "SHELL": "/bin/sh",
    ]
  }

  private static let names = [
    "plain", "👨‍👩‍👧‍👦 family", "👶🏽 tone", "❤️ selector", "🇫🇷 flag", "漢字とかな", "한국어",
    "ёжик", "e\u{301}te\u{301}", "שלום", "مرحبا", "🏳️‍🌈 rainbow", "ｗｉｄｅ", "☕ tea",
  ]

  @Test("Whatever a name is made of, the right edge stays where it is", arguments: [80, 40])
  func alignment(_ columns: Int) throws {
    try fill()
    defer { _ = try? run(tmux, "kill-server") }
    let program = PseudoTerminal.program("hearth-habits-tui")
    let size = ["-x", "\(columns)", "-y", "40"]
    #expect(try run(tmux, ["-u", "new-session", "-d"] + size + [program]).status == 0)
    _ = try screen { $0.contains("Now that’s what") }
    #expect(try run(tmux, "send-keys", "Enter").status == 0)
    let text = try screen { $0.contains("plain") && $0.contains("tea") }
    let rows = text.split(separator: "\n").filter { $0.contains("[ ]") }
    #expect(rows.count == Self.names.count)
    for row in rows {
      #expect(row.hasSuffix("0 days"), "\(row)")
      #expect(DisplayWidth.of(String(row)) == columns - 1, "\(row)")
    }
  }

  private func fill() throws {
    let habits = PseudoTerminal.program("hearth-habits")
    #expect(try run(habits, "category", "add", "Home").status == 0)
    for name in Self.names {
      #expect(try run(habits, "add", name, "--category", "Home").status == 0)
    }
  }

  /// The screen, once it is as wanted, for as long as a busy machine may take.
  private func screen(_ isThere: (String) -> Bool) throws -> String {
    let deadline = ContinuousClock.now + .seconds(60)
    while true {
      let text = try run(tmux, "capture-pane", "-p").output
      if isThere(text) { return text }
      guard ContinuousClock.now < deadline else {
        Issue.record("not the screen that was wanted:\n\(text)")
        return text
      }
      usleep(50_000)
    }
  }

  private func run(_ program: String, _ arguments: String...) throws -> BuiltProgram.Run {
    try run(program, arguments)
  }

  private func run(_ program: String, _ arguments: [String]) throws -> BuiltProgram.Run {
    try BuiltProgram.run(arguments, of: program, environment: environment, in: scratch)
  }
}
