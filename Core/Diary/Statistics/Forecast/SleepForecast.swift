public import HearthModel

/// When a child will probably fall asleep.
public struct SleepForecast: Sendable, Equatable {
  /// Where the range begins; about four in five sleeps should begin inside it.
  public let from: Instant
  /// Where it ends.
  public let to: Instant
  /// The middle of what happened before.
  public let expected: Instant
  /// How many days are behind it.
  public let days: Int
  /// How many wakefulnesses are behind it.
  public let windows: Int
}

/// What can be said of the next sleep.
public enum NextSleep: Sendable, Equatable {
  /// A range with what is behind it.
  case forecast(SleepForecast)
  /// Nothing, and why.
  case unknown(Reason)

  /// Why nothing can be said.
  public enum Reason: Sendable, Equatable {
    /// The child sleeps.
    case asleep
    /// No sleep has been written down, or the last one long ago.
    case noRecentSleep
    /// Too few wakefulnesses that began at this time of the day.
    case tooFew(days: Int, needed: Int)
    /// Those that began at this time of the day were of very different lengths, in seconds.
    case irregular(shortest: Int64, longest: Int64)
    /// The child has been awake for longer than it usually is.
    case awakeForLong
  }
}

extension NextSleep.Reason {
  /// What programs know it by.
  public var code: String {
    switch self {
    case .asleep: "asleep"
    case .noRecentSleep: "noRecentSleep"
    case .tooFew: "notEnoughData"
    case .irregular: "irregular"
    case .awakeForLong: "awakeForLong"
    }
  }
}
