public import HearthSupport
import Synchronization

/// Tells on standard error how far long work is: a bar on a terminal, a line now and then elsewhere, and
/// nothing of work that is over within a second.
public final class ProgressMeter: Sendable {
  private struct State {
    var isDrawn = false
    /// A percentage, or a count where nobody knows of how many.
    var told = -1
    var next = ProgressMeter.patience
  }

  private static let patience = Duration.seconds(1)
  private static let pauseOnTerminal = Duration.milliseconds(100)
  private static let pauseElsewhere = Duration.seconds(10)

  private let console: Console
  private let messages: Messages
  private let start: Duration
  private let state = Mutex(State())

  /// A meter of work that begins now; a console that is quiet, or has no clock, is told nothing.
  public init(_ console: Console, _ messages: Messages) {
    self.console = console
    self.messages = messages
    start = console.clock?() ?? .zero
  }

  /// Tells how far it is, unless it was told a moment ago.
  public func show(_ done: Int, of total: Int) {
    guard total > 0 else { return }
    let percent = min(100, max(0, done * 100 / total))
    tell(percent) { isTerminal ? bar(percent) : "\(percent) %" }
  }

  /// Tells how many rows are read, of nobody knows how many, unless it was told a moment ago.
  public func show(_ done: Int) {
    tell(done) { messages("command.progress.open", done) }
  }

  private func tell(_ number: Int, _ text: () -> String) {
    guard let clock = console.clock, !console.diagnostics.isQuiet else { return }
    let now = clock() - start
    let isDue = state.withLock { state in
      guard now >= state.next, number != state.told else { return false }
      state.told = number
      state.isDrawn = true
      state.next = now + (isTerminal ? Self.pauseOnTerminal : Self.pauseElsewhere)
      return true
    }
    guard isDue else { return }
    write(isTerminal ? "\r\(text())" : "\(text())\n")
  }

  /// Wipes away what is drawn.
  public func end() {
    let isDrawn = state.withLock { $0.isDrawn }
    if isDrawn, isTerminal { write("\r\u{1B}[K") }
  }

  private var isTerminal: Bool { console.terminal.errorIsTerminal }

  private func bar(_ percent: Int) -> String {
    let width = max(10, min(40, console.terminal.width - 10))
    let full = width * percent / 100
    let signs = String(repeating: "#", count: full) + String(repeating: ".", count: width - full)
    return "[\(signs)] \(percent) %"
  }

  private func write(_ text: String) {
    try? console.diagnostics.output.write(text)
    try? console.diagnostics.output.flush()
  }
}
