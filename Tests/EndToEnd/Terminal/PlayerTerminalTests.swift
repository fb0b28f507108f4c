import Glibc
import Testing

/// The built player's screens, and the mini player of the others, with a real player behind them.
@Suite("Sounds on a terminal", .timeLimit(.minutes(20)))
struct PlayerTerminalTests {
  private let house: PlayerTerminalHouse

  init() throws { house = try PlayerTerminalHouse() }

  @Test("A sound is chosen, paused, timed and stopped, and other programs have their say")
  func player() throws {
    let terminal = try house.start("hearth-player-tui")
    terminal.expect("Environment")
    terminal.type("\r")
    terminal.expect("Heavy rain")
    // Nothing ran: the player is started by the key.
    terminal.type("\r")
    terminal.expect("without an end")
    #expect(try house.run("status").output.contains("Playing: Rain"))
    terminal.type(" ")
    terminal.expect("Paused")
    terminal.type(" t3")
    terminal.expect("until silence")
    #expect(try house.run("volume", "35").status == 0)
    terminal.expect("·· 35")
    #expect(try house.run("timer", "10").status == 0)
    terminal.expect("fading out")
    terminal.type("aw")
    terminal.type("\u{1B}[B\u{1B}[B\r")
    terminal.expect("Rain and Wind")
    terminal.type("s")
    terminal.expect("Nothing is playing.")
    terminal.type("\u{3}")
    #expect(terminal.ending() == 0)
    #expect(terminal.isWhole)
  }

  @Test("A mix is kept under a name, a wake-up is set, and both are found by commands")
  func kept() throws {
    #expect(try house.run("play", "rain", "wind:30", "--output", "null:").status == 0)
    let terminal = try house.start("hearth-player-tui")
    terminal.expect("♪ Rain and Wind")
    terminal.type("ma")
    terminal.expect("Name")
    terminal.type("Nacht\r")
    terminal.expect("Saved: Nacht")
    #expect(try house.run("preset", "list").output.contains("Nacht"))
    terminal.type("qwa")
    terminal.expect("New wake-up")
    terminal.type("\r")
    terminal.expect("Saved: 07:00")
    #expect(try house.run("wake").output.contains("07:00"))
    terminal.type("\u{3}")
    #expect(terminal.ending() == 0)
    #expect(terminal.isWhole)
  }

  static let others: [String] = ["hearth-diary-tui", "hearth-habits-tui"]

  @Test("The mini player comes and goes with the sound in every program", arguments: others)
  func mini(_ program: String) throws {
    let terminal = try house.start(program)
    if program.contains("habits") {
      terminal.expect("Now that’s what")
      terminal.type("\r")
    }
    terminal.expect(program.contains("habits") ? "Nothing to track yet" : "Add a child")
    #expect(try house.run("play", "sea", "--output", "null:").status == 0)
    terminal.expect("♪ Sea")
    terminal.type("P")
    terminal.expect("Paused")
    #expect(try house.run("status").output.contains("Paused: Sea"))
    terminal.type("X")
    terminal.expect("no mini player") { !$0.text.contains("Stop the sound") }
    terminal.type("\u{3}")
    #expect(terminal.ending() == 0)
    #expect(terminal.isWhole)
  }
}

/// A home of a test's own; the player that was started in it ends with it.
private final class PlayerTerminalHouse {
  private let scratch: Scratch
  private let environment: [String: String]

  init() throws {
    scratch = try Scratch()
    environment = [
      "HOME": scratch.path, "XDG_RUNTIME_DIR": scratch.path, "TZ": "Europe/Moscow",
      "HEARTH_NOW": "2026-01-10T08:00:00+03:00", "HEARTH_LANGUAGE": "en",
      "TERM": "xterm-256color", "PATH": "/usr/bin:/bin",
    ]
  }

  deinit { _ = try? run("stop", "--quit") }

  func start(_ program: String) throws -> PseudoTerminal {
    try PseudoTerminal([PseudoTerminal.program(program)], environment: environment)
  }

  /// Runs a command of the player to its end.
  func run(_ arguments: String...) throws -> BuiltProgram.Run {
    try BuiltProgram.run(
      arguments,
      of: PseudoTerminal.program("hearth-player"),
      environment: environment,
      in: scratch
    )
  }
}
