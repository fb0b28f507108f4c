import Glibc
import HearthSupport

/// Where a command speaks: results on one stream, everything else on another.
public struct Console: Sendable {
  /// What is known of the screen.
  public var terminal: Terminal
  /// Results, and nothing else.
  public let output: Output
  /// Sentences about what went wrong or is worth knowing.
  public var diagnostics: Diagnostics
  /// The steady clock by which the progress of long work is told; nil keeps that quiet.
  public var clock: (@Sendable () -> Duration)?

  /// A console over given streams.
  public init(terminal: Terminal, output: Output, diagnostics: Diagnostics) {
    self.terminal = terminal
    self.output = output
    self.diagnostics = diagnostics
  }

  /// The console of this process; from now on a reader that goes away is an error, not a signal.
  public static func standard(environment: (String) -> String?) -> Console {
    signal(SIGPIPE, SIG_IGN)
    var console = Console(
      terminal: .current(environment: environment),
      output: Output(descriptor: STDOUT_FILENO),
      diagnostics: Diagnostics(Output(descriptor: STDERR_FILENO, limit: 1))
    )
    let start = ContinuousClock.now
    console.clock = { ContinuousClock.now - start }
    return console
  }

  /// A console into memory, for tests.
  public static func inMemory(terminal: Terminal = Terminal()) -> Console {
    Console(terminal: terminal, output: Output(), diagnostics: Diagnostics(Output()))
  }

  /// The console as the shared options want it: without remarks, without colour.
  func following(_ values: Values) -> Console {
    var console = self
    if values.says(SharedOptions.quiet) { console.diagnostics.isQuiet = true }
    if values.says(SharedOptions.noColor) { console.terminal = terminal.withoutColour }
    return console
  }
}

/// Sentences for a person on standard error; that they cannot be written is nobody's business.
public struct Diagnostics: Sendable {
  /// The stream.
  public let output: Output
  /// Whether remarks are kept back, as `--quiet` asks.
  public var isQuiet = false

  /// Sentences to a stream.
  public init(_ output: Output) {
    self.output = output
  }

  /// Says what went wrong, or asks, in one line.
  public func error(_ sentence: String) {
    // A sentence may hold what a file, a store or another device says, in the very question about it.
    try? output.line(sentence.printableLine)
  }

  /// Says what is worth knowing in one line, unless quiet.
  public func remark(_ sentence: String) {
    if !isQuiet { error(sentence) }
  }
}
