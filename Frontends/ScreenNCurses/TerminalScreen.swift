import CNCurses
import Glibc
package import ScreenKit

/// A real terminal: terminfo tells how to draw, the system which keys come in.
///
/// Grids are written by address and not by curses' own windows, since curses trusts the widths of the C
/// library and terminals do not agree with it. Whatever ends the process, the terminal is given back.
package final class TerminalScreen: ScreenTerminal {
  /// Why there is no screen.
  package enum Failure: Error, Sendable, Equatable {
    /// Input or output is no terminal.
    case notATerminal
    /// Terminfo does not know the terminal, or it cannot place its cursor.
    case unknown(String)
    /// The system refuses, with its error's number.
    case system(Int32)
  }

  private let description: TerminalDescription
  private var writer: FrameWriter
  private var decoder = KeyDecoder()
  private let began: timespec
  private var isGone = false
  /// Whether the colours follow the terminal's background.
  private let followsBackground: Bool
  package private(set) var size: Size
  /// For which ground colours are chosen by day.
  private var background: Background

  /// How long a lone escape is waited on.
  private static let escapePatience: Int32 = 40

  /// Takes the terminal of the process over.
  ///
  /// - Parameters:
  ///   - type: the terminal's name, as `TERM` has it.
  ///   - allowsColour: whether colour is welcome.
  ///   - background: for which ground colours are chosen; nil asks the terminal.
  /// - Throws: `Failure`.
  package init(type: String, allowsColour: Bool, background: Background?) throws(Failure) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    guard !type.isEmpty, let description = TerminalDescription(type, descriptor: STDOUT_FILENO)
    else { throw .unknown(type) }
    self.description = description
    let depth = allowsColour ? description.depth : .none
    self.background = background ?? .dark
    writer = FrameWriter(description, Theme(depth: depth, background: background ?? .dark))
    followsBackground = background == nil
    began = Self.clock()
    size = Self.currentSize()
    let ending = Array(description.ending.utf8)
    let code = hearth_terminal_begin(STDIN_FILENO, STDOUT_FILENO, ending, ending.count)
    guard code == 0 else { throw .system(code) }
    write(Array(description.beginning.utf8))
  }

  /// Gives the terminal back.
  package func end() { hearth_terminal_end() }

  package var theme: Theme {
    get { writer.theme }
    set { writer.theme = newValue }
  }

  /// Whether colours are those of the night, whatever the terminal's background.
  package var isNight: Bool = false {
    didSet { if isNight != oldValue { chooseTheme() } }
  }

  private func chooseTheme() {
    theme = Theme(depth: theme.depth, background: isNight ? .red : background)
  }

  package var uptime: Duration {
    let now = Self.clock()
    return .seconds(now.tv_sec - began.tv_sec) + .nanoseconds(now.tv_nsec - began.tv_nsec)
  }

  package var alarm: @Sendable () -> Void { { hearth_terminal_alarm() } }

  package func show(_ grid: Grid, cursor: Point?) {
    write(writer.bytes(for: grid, cursor: cursor))
  }

  package func forget() { writer.forget() }

  package func ring() { write(Array(description.bell.utf8)) }

  package func stop() {
    hearth_terminal_stop()
    comeBack()
  }

  package func wait(_ patience: Duration?) -> [InputEvent] {
    guard !isGone else { return [.end] }
    let milliseconds = patience.map { Int32(clamping: $0.wholeMilliseconds) } ?? -1
    var requests = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: hearth_terminal_signals(), events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&requests, 2, milliseconds) > 0 else { return [] }
    var events = requests[1].revents != 0 ? signals() : []
    if requests[0].revents != 0 { events += input() }
    return events
  }

  private func comeBack() {
    write(Array(description.beginning.utf8))
    size = Self.currentSize()
    writer.forget()
  }

  private func signals() -> [InputEvent] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(hearth_terminal_signals(), &bytes, bytes.count)
    guard count > 0 else { return [] }
    return Set(bytes[..<count]).sorted().compactMap { byte in
      switch byte {
      case UInt8(ascii: "W"):
        size = Self.currentSize()
        return .resize(size)
      case UInt8(ascii: "S"): return .key(.control("z"))
      case UInt8(ascii: "C"):
        comeBack()
        return .resume
      case UInt8(ascii: "E"): return .end
      default: return nil
      }
    }
  }

  private func input() -> [InputEvent] {
    var events = readOnce()
    while decoder.isWaiting, !isGone {
      var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Self.escapePatience) > 0 else {
        events += decoder.flush()
        break
      }
      events += readOnce()
    }
    return events.filter { !takesBackground($0) }
  }

  private func readOnce() -> [InputEvent] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 { return decoder.read(bytes[..<count]) }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    isGone = true
    return [.end]
  }

  /// Follows the terminal's answer to the question about its background.
  private func takesBackground(_ event: InputEvent) -> Bool {
    guard case .background(let background) = event else { return false }
    if followsBackground {
      self.background = background
      chooseTheme()
    }
    return true
  }

  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, !isGone {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var request = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, 1000)
      } else if errno != EINTR {
        isGone = true
      }
    }
  }

  private static func currentSize() -> Size {
    var (columns, rows): (Int32, Int32) = (80, 24)
    _ = hearth_terminal_size(STDOUT_FILENO, &columns, &rows)
    // A program that lies about its size gets no more than anybody can see.
    return Size(columns: min(1000, Int(columns)), rows: min(500, Int(rows)))
  }

  private static func clock() -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time
  }
}

extension Duration {
  /// Rounded up, so that a wait does not end before its time.
  fileprivate var wholeMilliseconds: Int64 {
    let parts = components
    return parts.seconds * 1000 + (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  }
}
