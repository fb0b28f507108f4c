import Synchronization

/// Tells on standard error how far long work is: a bar on a terminal, a line now and then elsewhere, and
/// nothing of work that is over within a second.
public final class ProgressMeter: Sendable {
  private struct State {
    var isDrawn = false
    var percent = -1
    var next = ProgressMeter.patience
  }

  private static let patience = Duration.seconds(1)
  private static let pauseOnTerminal = Duration.milliseconds(100)
  private static let pauseElsewhere = Duration.seconds(10)

  private let console: Console
  private let start: Duration
  private let state = Mutex(State())

  /// A meter of work that begins now; a console that is quiet, or has no clock, is told nothing.
  public init(_ console: Console) {
    self.console = console
    start = console.clock?() ?? .zero
  }

  /// Tells how far it is, unless it was told a moment ago.
  public func show(_ done: Int, of total: Int) {
    guard let clock = console.clock, !console.diagnostics.isQuiet, total > 0 else { return }
    let percent = min(100, max(0, done * 100 / total))
    let now = clock() - start
    let isDue = state.withLock { state in
      guard now >= state.next, percent != state.percent else { return false }
      state.percent = percent
      state.isDrawn = true
      state.next = now + (isTerminal ? Self.pauseOnTerminal : Self.pauseElsewhere)
      return true
    }
    guard isDue else { return }
    if isTerminal { write("\r\(bar(percent))") } else { write("\(percent) %\n") }
  }

  /// Wipes the bar away.
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
