public import HearthHousehold
public import HearthModel

/// The household's calendar with one child's night: what tells night from day.
public struct DayClock: Sendable {
  /// The zones in force.
  public let zones: TimeZoneHistory
  /// The child's night.
  public let night: NightRange

  /// A clock for one child.
  public init(zones: TimeZoneHistory, night: NightRange) {
    self.zones = zones
    self.night = night
  }

  /// What a sleep counts as: what a person said, else by the wall-clock time of its start.
  public func kind(of sleep: Sleep) -> SleepKind {
    if let kind = sleep.kindByHand { return kind }
    let judged = Mutant.kindByEnd.isPlanted ? sleep.end ?? sleep.start : sleep.start
    return night.contains(zones.local(judged).time) ? .night : .day
  }

  /// What a stretch counts as: a kind set by hand wins, else the earliest sleep's.
  public func kind(of stretch: SleepStretch) -> SleepKind {
    kind(of: stretch.decisive)
  }

  /// Whether a person said what a stretch counts as.
  public func isKindByHand(_ stretch: SleepStretch) -> Bool { stretch.decisive.kindByHand != nil }

  /// The instants between which a sleep that begins belongs to the night of `day`: from half way
  /// through the day part to half way through the next day's.
  public func nightWindow(of day: Day) -> Range<Instant> {
    let start = zones.instant(of: night.dayMiddle, on: day)
    let end = zones.instant(of: night.dayMiddle, on: day.advanced(by: 1))
    return start..<max(start, end)
  }

  /// The instant at which the night range that belongs to the night of `day` is over.
  func nightRangeEnd(of day: Day) -> Instant {
    let isNextDay = night.end <= night.dayMiddle
    return zones.instant(of: night.end, on: isNextDay ? day.advanced(by: 1) : day)
  }
}

extension SleepStretch {
  /// The sleep that decides the kind.
  fileprivate var decisive: Sleep {
    members.lazy.map(\.sleep).first { $0.kindByHand != nil } ?? first
  }
}
