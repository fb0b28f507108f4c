import HearthModel
import Synchronization

/// Slows those who try passwords: by account and by address, longer with each failure.
final class SignInThrottle: Sendable {
  private struct Entry {
    var failures: Int
    var last: Instant
  }

  /// Failures without a consequence: fingers slip.
  private static let freeForName = 5
  private static let freeForAddress = 20
  private static let longestWait = Duration.minutes(15)
  private static let forgottenAfter = Duration.hours(1)
  private static let mostEntries = 10_000

  private let entries = Mutex<[String: Entry]>([:])

  /// How long to wait before another try; nil for not at all.
  func wait(_ name: String, from address: String, at now: Instant) -> Duration? {
    entries.withLock { entries in
      let waits = Self.keys(name, address).compactMap { key, free -> Duration? in
        guard let entry = entries[key], entry.failures >= free else { return nil }
        let doublings = min(entry.failures - free, 10)
        let length = min(.seconds(1 << doublings), Self.longestWait)
        let rest = entry.last + length - now
        return rest > .zero ? rest : nil
      }
      return waits.max()
    }
  }

  /// Notes a wrong password.
  func fail(_ name: String, from address: String, at now: Instant) {
    entries.withLock { entries in
      if entries.count >= Self.mostEntries {
        entries = entries.filter { now - $0.value.last < Self.forgottenAfter }
      }
      for (key, _) in Self.keys(name, address) where entries.count < Self.mostEntries * 2 {
        let old = entries[key].flatMap { now - $0.last < Self.forgottenAfter ? $0.failures : nil }
        entries[key] = Entry(failures: (old ?? 0) + 1, last: now)
      }
    }
  }

  /// Notes a right one.
  func succeed(_ name: String) {
    entries.withLock { $0["n:\(name.lowercased())"] = nil }
  }

  private static func keys(_ name: String, _ address: String) -> [(String, Int)] {
    [
      ("n:\(String(name.lowercased().prefix(AccountBook.longestName)))", freeForName),
      ("a:\(address)", freeForAddress),
    ]
  }
}
