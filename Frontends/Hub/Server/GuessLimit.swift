import HearthModel
import Synchronization

/// Slows down whoever is refused again and again: nobody tries tokens, codes or letter-boxes by the
/// thousand.
final class GuessLimit: Sendable {
  private struct Window {
    var begun: Instant
    var failures = 0
  }

  private static let mostFailures = 60
  private static let length = Duration.seconds(60)
  private static let mostAddresses = 10_000

  private let windows = Mutex<[String: Window]>([:])

  /// Whether an address has to wait.
  func holds(_ address: String, at now: Instant) -> Bool {
    windows.withLock { windows in
      guard let window = windows[address], now - window.begun < Self.length else { return false }
      return window.failures >= Self.mostFailures
    }
  }

  /// Notes a refusal.
  func fail(_ address: String, at now: Instant) {
    windows.withLock { windows in
      if windows.count >= Self.mostAddresses {
        windows = windows.filter { now - $0.value.begun < Self.length }
      }
      let known = windows[address].flatMap { now - $0.begun < Self.length ? $0 : nil }
      var window = known ?? Window(begun: now)
      window.failures += 1
      windows[address] = window
    }
  }
}
