import Dispatch
import Glibc

/// Lets a person or a supervisor end long work (SIGINT, SIGTERM, SIGHUP) at a moment that does no harm.
public final class Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private let sources: [any DispatchSourceSignal]

  /// Calls `body` for each signal, in the place of dying of it, until `end`.
  public init(_ body: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "hearth.signals")
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler(handler: body)
      source.resume()
      return source
    }
  }

  /// Signals do again what they did before.
  public func end() {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
