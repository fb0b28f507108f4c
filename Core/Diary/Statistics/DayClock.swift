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

  /// Whether a person should be asked if a stretch was the night: it counts as day by itself, yet
  /// covers more than half of a night range.
  public func asksForNight(_ stretch: SleepStretch) -> Bool {
    guard !isKindByHand(stretch), kind(of: stretch) == .day else { return false }
    // It begins outside the night range, so the first range that it can cover begins within a day.
    let day = zones.day(holding: stretch.start)
    return (-1...1).map { nightRange(beginningOn: day.advanced(by: $0)) }.contains { range in
      !range.isEmpty && stretch.range.clamped(to: range).seconds * 2 > range.seconds
    }
  }

  /// The instants of the night range that begins on a day; empty where no time is night.
  private func nightRange(beginningOn day: Day) -> Range<Instant> {
    let start = zones.instant(of: night.start, on: day)
    guard night.start != night.end else { return start..<start }
    let isNextDay = night.end < night.start
    let end = zones.instant(of: night.end, on: isNextDay ? day.advanced(by: 1) : day)
    return start..<max(start, end)
  }

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
