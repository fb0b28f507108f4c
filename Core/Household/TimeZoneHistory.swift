public import HearthModel
public import HearthPorts

/// Since when the household lives by the clock of which zone.
///
/// The zone in force at an instant decides its local day and time for ever, so that a journey or a
/// clock change never moves what was written.
public struct TimeZoneHistory: Sendable {
  /// A time during which one zone is in force.
  public struct Era: Sendable {
    /// Its first instant.
    public let since: Instant
    /// The rules in force.
    public let zone: any TimeZoneRules

    /// A zone from an instant on.
    public init(since: Instant, zone: any TimeZoneRules) {
      self.since = since
      self.zone = zone
    }
  }

  /// A time during which the difference to UTC does not change.
  struct Piece {
    let range: Range<Instant>
    /// Seconds east of UTC.
    let offset: Int

    /// What the clock shows at the first instant, and would show at the first instant after it.
    var wall: Range<Instant> {
      range.lowerBound + .seconds(offset)..<range.upperBound + .seconds(offset)
    }
  }

  /// No clock is further from UTC than this, local mean time included.
  private static let reach = Duration.hours(26)

  /// In the order of time; the first reaches back for ever.
  public let eras: [Era]

  /// The eras in any order, at least one; the earliest is taken to reach back for ever.
  public init(_ eras: [Era]) {
    precondition(!eras.isEmpty, "A household lives in some time zone.")
    let sorted = eras.sorted { $0.since < $1.since }
    self.eras = [Era(since: .distantPast, zone: sorted[0].zone)] + sorted.dropFirst()
  }

  /// One zone for all time.
  public init(_ zone: any TimeZoneRules) {
    self.init([Era(since: .distantPast, zone: zone)])
  }

  /// The zone in force.
  public func zone(at instant: Instant) -> any TimeZoneRules {
    era(at: instant).zone
  }

  /// Seconds east of UTC in force.
  public func offset(at instant: Instant) -> Int {
    zone(at: instant).offset(at: instant)
  }

  /// What calendar and clock show.
  public func local(_ instant: Instant) -> LocalTime {
    LocalTime(instant, offset: offset(at: instant))
  }

  /// The first instant of a day: the first whose local date is `day` or later.
  public func start(of day: Day) -> Instant {
    let midnight = LocalTime(day: day, time: WallTime(secondsSinceMidnight: 0)).asIfUTC
    let starts = pieces(around: midnight).compactMap { piece in
      let reached = max(piece.range.lowerBound, midnight - .seconds(piece.offset))
      return reached < piece.range.upperBound ? reached : nil
    }
    return starts.min() ?? midnight
  }

  /// The day, from its first instant to the next day's: 24 h mostly, 23 or 25 at clock changes,
  /// empty for a date that the zone left out.
  public func interval(of day: Day) -> Range<Instant> {
    let start = start(of: day)
    if Mutant.fixedDayLength.isPlanted { return start..<start + .seconds(86_400) }
    return start..<max(start, self.start(of: day.advanced(by: 1)))
  }

  /// The day whose interval holds an instant.
  ///
  /// Days never go back: the hours that a journey west repeats belong to the day already begun.
  public func day(holding instant: Instant) -> Day {
    var day = local(instant).day
    while day < Day.writable.upperBound, start(of: day.advanced(by: 1)) <= instant {
      day = day.advanced(by: 1)
    }
    return day
  }

  /// The instants at which calendar and clock show this, in order: none in the hour that spring
  /// skips, two in the hour that autumn repeats.
  public func readings(of local: LocalTime) -> [Instant] {
    let wall = local.asIfUTC
    return pieces(around: wall).compactMap { piece in
      piece.wall.contains(wall) ? wall - .seconds(piece.offset) : nil
    }
  }

  /// The hole in local time that holds a time no clock showed, from its first missing to its first
  /// existing time.
  ///
  /// - Returns: nil where the time did exist.
  public func gap(around local: LocalTime) -> Range<LocalTime>? {
    let wall = local.asIfUTC
    let around = pieces(around: wall)
    guard readings(of: local).isEmpty else { return nil }
    for (earlier, later) in zip(around, around.dropFirst())
    where earlier.wall.upperBound <= wall && wall < later.wall.lowerBound {
      return LocalTime(
        earlier.wall.upperBound,
        offset: 0
      )..<LocalTime(
        later.wall.lowerBound,
        offset: 0
      )
    }
    return nil
  }

  /// The first instant of a day at which the clock shows this time or, where it was skipped, of the
  /// time after the hole; never outside the day.
  public func instant(of time: WallTime, on day: Day) -> Instant {
    let local = LocalTime(day: day, time: time)
    let interval = interval(of: day)
    let reading =
      readings(of: local).first
      ?? gap(around: local).flatMap { readings(of: $0.upperBound).first }
      ?? interval.lowerBound
    return min(max(reading, interval.lowerBound), interval.upperBound)
  }

  private var inForce: [Era] {
    guard Mutant.zoneOfNow.isPlanted else { return eras }
    return [Era(since: .distantPast, zone: eras[eras.count - 1].zone)]
  }

  private func era(at instant: Instant) -> Era {
    let eras = inForce
    var low = 0
    var high = eras.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if eras[middle].since <= instant { low = middle } else { high = middle }
    }
    return eras[low]
  }

  /// The pieces that can show a wall time, in order of time and without holes between them.
  private func pieces(around wall: Instant) -> [Piece] {
    let eras = inForce
    let end = wall + Self.reach
    var pieces: [Piece] = []
    var start = wall - Self.reach
    var index = eras.lastIndex { $0.since <= start } ?? 0
    while start < end {
      let zone = eras[index].zone
      let eraEnd = index + 1 < eras.count ? eras[index + 1].since : .distantFuture
      let next = min(end, eraEnd, zone.nextTransition(after: start) ?? .distantFuture)
      pieces.append(Piece(range: start..<next, offset: zone.offset(at: start)))
      start = next
      if start == eraEnd { index += 1 }
    }
    return pieces
  }
}
