public import HearthSupport
import Synchronization

/// Tells how far long work is: a bar on a terminal, elsewhere a line for every tenth; on the stream of
/// remarks, so that it mixes with no result.
public final class Progress: Sendable {
  /// Work of fewer steps is over before anybody could read of it.
  private static let fewest = 5_000
  private static let width = 30

  private let diagnostics: Diagnostics
  private let isTerminal: Bool
  private let messages: Messages
  private let told = Mutex(0)

  /// Tells on a console's stream of remarks, unless it is to be quiet.
  public init(on console: Console, _ messages: Messages) {
    diagnostics = console.diagnostics
    isTerminal = console.terminal.errorIsTerminal
    self.messages = messages
  }

  /// Tells that so many steps are done.
  public func tell(_ done: Int, of total: Int) {
    guard total >= Self.fewest else { return }
    let tenths = isTerminal ? done * Self.width / total : done * 10 / total
    let isNews = told.withLock { told in
      defer { told = max(told, tenths) }
      return tenths > told
    }
    guard isNews else { return }
    if isTerminal { return draw(tenths, done == total) }
    diagnostics.remark(messages("command.progress", done, total))
  }

  /// Tells that so many steps are done, of nobody knows how many.
  public func tell(_ done: Int) {
    let thousands = done / 1000
    let isNews = told.withLock { told in
      defer { told = max(told, thousands) }
      return thousands > told
    }
    if isNews { diagnostics.remark(messages("command.progress.open", done)) }
  }

  /// Drawn over itself, and wiped out at the end.
  private func draw(_ part: Int, _ isOver: Bool) {
    guard !diagnostics.isQuiet else { return }
    let bar = String(repeating: "#", count: part)
    let rest = String(repeating: ".", count: Self.width - part)
    let blank = String(repeating: " ", count: Self.width + 2)
    try? diagnostics.output.write(isOver ? "\r\(blank)\r" : "\r[\(bar)\(rest)]")
  }
}
