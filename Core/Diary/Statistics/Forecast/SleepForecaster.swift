import HearthModel
import HearthSupport

/// Tells when a child will fall asleep from how long it was awake before at this time of the day.
///
/// Newer wakefulnesses weigh more, and all are stretched to the present age as children's usually
/// are. Where they are few, or of very different lengths, it says so and gives no range.
public struct SleepForecaster: Sendable {
  /// How far it looks back.
  public static let reach = Duration.hours(28 * 24)
  /// From fewer days nothing is told.
  static let fewestDays = 5

  private static let fewestWindows = 7
  /// How far apart two wakings may be on the clock, in seconds.
  private static let near = 2700.0
  /// How far where those are too few.
  private static let furthest = 5400.0
  /// After so many days a wakefulness weighs half.
  private static let halfLife = 10.0
  /// Below and above the range lies one in twenty each of what happened, which makes it hold about
  /// four in five of what is to come.
  private static let tail = 0.05
  /// A range wider than this share of the middle tells nothing.
  private static let widestShare = 0.75
  /// A range no wider than an hour always tells something.
  private static let alwaysNarrow = 3600.0
  /// Nobody can tell it more exactly than to five minutes to each side.
  private static let narrowestHalf = 300.0

  /// A forecaster; what it knows it is given.
  public init() {}

  /// What can be said, `awake` seconds after a waking.
  ///
  /// - Parameters:
  ///   - waking: when, and at what age.
  ///   - awake: seconds for which the child has been awake.
  ///   - windows: earlier wakefulnesses in their order; those that ended later are not looked at.
  /// - Returns: a range, or why there is none.
  public func nextSleep(
    after waking: Waking,
    awake: Double,
    from windows: some BidirectionalCollection<WakeWindow>
  ) -> NextSleep {
    let near = nearest(to: waking, windows)
    let days = Set(near.map(\.day)).count
    guard suffices(near) else {
      return .unknown(.tooFew(days: days, needed: Self.fewestDays))
    }
    let whole = Spread(near)
    let width = whole.high - whole.low
    guard width <= max(Self.alwaysNarrow, whole.middle * Self.widestShare) else {
      return .unknown(.irregular(shortest: Int64(whole.low), longest: Int64(whole.high)))
    }
    let longer = near.filter { $0.seconds > awake }
    guard awake < whole.high, !longer.isEmpty else { return .unknown(.awakeForLong) }
    let spread = awake < whole.low ? whole : Spread(longer)
    let low = max(awake, min(spread.low, spread.middle - Self.narrowestHalf))
    let high = max(spread.high, spread.middle + Self.narrowestHalf)
    return .forecast(
      SleepForecast(
        from: waking.instant.later(by: low),
        to: waking.instant.later(by: max(low, high)),
        expected: waking.instant.later(by: max(awake, spread.middle)),
        days: days,
        windows: near.count
      )
    )
  }

  /// The wakefulnesses that began at about this time of the day, stretched to the present age.
  private func nearest(
    to waking: Waking,
    _ windows: some BidirectionalCollection<WakeWindow>
  ) -> [Sample] {
    let oldest = waking.instant - Self.reach
    var all: [Sample] = []
    for window in windows.reversed() where window.fellAsleep <= waking.instant {
      guard window.waking.instant >= oldest else { break }
      let sample = Sample(window, seenFrom: waking)
      if sample.distance <= Self.furthest { all.append(sample) }
    }
    let near = all.filter { $0.distance <= Self.near }
    return suffices(near) ? near : all
  }

  private func suffices(_ samples: [Sample]) -> Bool {
    samples.count >= Self.fewestWindows && Set(samples.map(\.day)).count >= Self.fewestDays
  }
}

extension SleepForecaster {
  /// One wakefulness as evidence.
  private struct Sample {
    let seconds: Double
    let weight: Double
    let day: Day
    /// Seconds between the two wakings on the face of the clock.
    let distance: Double

    init(_ window: WakeWindow, seenFrom waking: Waking) {
      let age = Double((window.waking.instant..<waking.instant).seconds) / 86_400
      let growth = WakeTable.middle(age: waking.age) / WakeTable.middle(age: window.waking.age)
      seconds = window.seconds * growth
      weight = RealFunctions.power(0.5, age / SleepForecaster.halfLife)
      day = window.waking.day
      distance = window.waking.time.distance(to: waking.time)
    }
  }

  /// Where the weight of some samples lies.
  private struct Spread {
    let low: Double
    let middle: Double
    let high: Double

    init(_ samples: [Sample]) {
      let sorted = samples.sorted { $0.seconds < $1.seconds }
      let total = sorted.reduce(0) { $0 + $1.weight }
      func value(at share: Double) -> Double {
        var sum = 0.0
        for sample in sorted {
          sum += sample.weight
          if sum >= share * total { return sample.seconds }
        }
        return sorted.last?.seconds ?? 0
      }
      low = value(at: SleepForecaster.tail)
      middle = value(at: 0.5)
      high = value(at: 1 - SleepForecaster.tail)
    }
  }
}

extension WallTime {
  /// Seconds between two times on the face of the clock, the shorter way round.
  fileprivate func distance(to other: WallTime) -> Double {
    let apart = abs(seconds - other.seconds)
    return Double(min(apart, 86_400 - apart))
  }
}

extension Instant {
  fileprivate func later(by seconds: Double) -> Instant {
    self + .seconds(Int64(seconds.rounded()))
  }
}
