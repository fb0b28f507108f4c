import HearthHousehold
public import HearthModel

/// A moment of waking, as a forecast sees it.
public struct Waking: Sendable, Equatable {
  /// When the child woke.
  public let instant: Instant
  /// The date by the household's calendar.
  let day: Day
  /// What the clock showed.
  let time: WallTime
  /// The age in days by which children are compared.
  let age: Int

  /// A waking of a child.
  public init(_ instant: Instant, of child: Child, _ clock: DayClock) {
    let local = clock.zones.local(instant)
    self.instant = instant
    day = local.day
    time = local.time
    age = Age(of: child, on: local.day).comparableDays
  }
}

/// A wakefulness between two sleeps that somebody wrote down.
public struct WakeWindow: Sendable, Equatable {
  /// When it began.
  public let waking: Waking
  /// Seconds up to the next sleep.
  public let seconds: Double
  /// Whether it lies between two sleeps of one night.
  public let isInNight: Bool

  /// Nobody is awake for longer: a sleep is missing.
  static let longest = 18.0 * 3600

  /// When the child fell asleep again.
  var fellAsleep: Instant { waking.instant + .seconds(Int64(seconds)) }

  /// The windows of a timeline in their order; those after a forgotten stop are left out.
  public static func all(
    in timeline: Timeline,
    of child: Child,
    _ clock: DayClock
  ) -> [WakeWindow] {
    let stretches = timeline.stretches
    return zip(stretches, stretches.dropFirst()).compactMap { earlier, later in
      let seconds = Double((earlier.range.upperBound..<later.start).seconds)
      guard !earlier.isForgotten, !earlier.isOpen, seconds > 0, seconds <= longest else {
        return nil
      }
      let isInNight = clock.kind(of: earlier) == .night && clock.kind(of: later) == .night
      return WakeWindow(
        waking: Waking(earlier.range.upperBound, of: child, clock),
        seconds: seconds,
        isInNight: isInNight
      )
    }
  }
}
