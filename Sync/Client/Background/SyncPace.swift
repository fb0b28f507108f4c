/// How often the background exchanges: at once where something is new, ever more seldom where nothing
/// comes of it.
struct SyncPace: Sendable {
  /// How an exchange went.
  enum Outcome: Sendable {
    /// Records came or went.
    case moved
    /// There was nothing to do.
    case quiet
    /// There was nothing to do, though something new had been announced.
    case misled
    /// It did not come to its end.
    case failed
  }

  /// The longest time between two exchanges.
  static let interval = Duration.seconds(900)
  /// How long a hub is asked to hold an answer back.
  static let poll = 50
  /// The time from one look at a side that holds nothing back to the next.
  static let look = Duration.seconds(5)
  /// In which changes come together.
  private static let gathering = Duration.seconds(1)
  private static let gatheringInTrouble = Duration.seconds(15)
  private static let firstRetry = 5.0

  /// How many exchanges in a row have come to nothing.
  private(set) var failures = 0
  /// Whether the last one was begun for nothing.
  private(set) var isMisled = false

  /// Whether it waits before it tries once more.
  var isBackingOff: Bool { failures > 0 }

  /// For how long a change waits for others.
  var gathering: Duration { isBackingOff ? Self.gatheringInTrouble : Self.gathering }

  /// Notes how an exchange went.
  mutating func note(_ outcome: Outcome) {
    isMisled = outcome == .misled
    switch outcome {
    case .moved, .quiet: failures = 0
    case .misled, .failed: failures += 1
    }
  }

  /// How long to rest where nothing changes: twice as long after each failure, and by chance up to half of
  /// that less, so that many devices do not come back at one moment.
  func rest(_ random: () -> UInt64) -> Duration {
    guard isBackingOff else { return Self.interval }
    var longest = Self.firstRetry
    for _ in 1..<min(failures, 10) { longest *= 2 }
    longest = min(longest, Double(Self.interval.components.seconds))
    let share = 0.5 + Double(random() >> 11) / Double(1 << 54)
    return .milliseconds(Int64(longest * share * 1000))
  }
}
