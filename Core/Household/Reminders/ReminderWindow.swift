public import HearthModel

/// The stretch of time whose reminders are told: what came up to its beginning was told before, what
/// lies behind its end is still to come.
public struct ReminderWindow: Sendable, Equatable {
  /// After a longer rest of the machine the older reminders are no news any more.
  public static let longest = Duration.hours(24)

  /// Up to when all has been told.
  public let since: Instant
  /// The present moment.
  public let now: Instant

  /// The last while before a moment.
  public init(_ while: Duration, before now: Instant) {
    since = now - `while`
    self.now = now
  }

  /// All that has come since it was told last, at most a day back.
  ///
  /// - Parameters:
  ///   - told: up to when all has been told; nil lets a first time begin a while back.
  ///   - first: how far the first time reaches back.
  ///   - now: the present moment; a clock that was set back tells nothing twice.
  public init(after told: Instant?, first: Duration, now: Instant) {
    let since = max(told ?? now - first, now - Self.longest)
    self.since = min(since, now)
    self.now = now
  }

  /// Whether a moment is to be told of now.
  public func contains(_ instant: Instant) -> Bool { since < instant && instant <= now }
}
