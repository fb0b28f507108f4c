public import HearthModel
public import HearthPorts

/// The rules of a time zone in memory: offsets by instant, and a rule for the time after them.
public struct ZoneRules: TimeZoneRules, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let name: String
  /// Seconds of UTC at which the offset changes, ascending.
  private var transitions: [Int64]
  /// Seconds east of UTC, one more than transitions: the first is in force before all of them.
  private var offsets: [Int32]
  private let tail: Tail?

  /// A rule and the second of UTC from which it decides.
  struct Tail: Sendable, Equatable {
    let start: Int64
    let rule: PosixRule
  }

  /// A change of a zone's offset.
  public struct Transition: Sendable, Hashable {
    /// The first instant of the new offset, to the second.
    public let instant: Instant
    /// Seconds east of UTC from then on.
    public let offset: Int

    /// A change at an instant.
    public init(at instant: Instant, offset: Int) {
      self.instant = instant
      self.offset = offset
    }
  }

  /// A zone made by hand, for tests and for histories that no database knows.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - offset: Seconds east of UTC before the first change, within a day.
  ///   - transitions: The changes, in any order.
  public init(name: String, offset: Int, transitions: [Transition]) {
    let sorted = transitions.sorted { $0.instant < $1.instant }
    self.init(
      name: name,
      initial: Int32(clamping: offset),
      changes: sorted.map { ($0.instant.seconds, Int32(clamping: $0.offset)) },
      rule: nil
    )
  }

  /// A zone as the `TZ` variable of POSIX describes it: `<+03>-3`, `CET-1CEST,M3.5.0,M10.5.0/3`.
  ///
  /// - Throws: `TimeZoneError.malformed` for any other text.
  public init(name: String, posix text: String) throws(TimeZoneError) {
    guard let rule = PosixRule(text.utf8) else { throw .malformed(name: name) }
    self.init(name: name, initial: Int32(rule.standard), changes: [], rule: rule)
  }

  /// Changes in ascending order; from the last one on the rule decides, and for ever without any.
  init(
    name: String,
    initial: Int32,
    changes: [(second: Int64, offset: Int32)],
    rule: PosixRule?
  ) {
    self.name = name
    transitions = []
    offsets = [initial]
    transitions.reserveCapacity(changes.count + 1)
    offsets.reserveCapacity(changes.count + 2)
    let start = max(changes.last?.second ?? .min, Self.seconds.lowerBound)
    tail = rule.flatMap { Self.seconds.contains(start) ? Tail(start: start, rule: $0) : nil }
    for change in changes { add(change.offset, at: change.second) }
    if let tail { add(Int32(tail.rule.offset(at: tail.start)), at: tail.start) }
  }

  /// Leaves out what keeps the offset and what `Instant` cannot reach.
  private mutating func add(_ offset: Int32, at second: Int64) {
    guard offset != offsets.last, second <= Self.seconds.upperBound else { return }
    if second > Self.seconds.lowerBound {
      transitions.append(second)
      offsets.append(offset)
    } else {
      offsets[0] = offset
    }
  }

  /// What the milliseconds of `Instant` reach.
  private static let seconds = Int64.min / 1000 - 1...Int64.max / 1000

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func offset(at instant: Instant) -> Int {
    let second = instant.seconds
    if let tail, second >= tail.start { return tail.rule.offset(at: second) }
    return Int(offsets[transitionsUp(to: second)])
  }

  /// The first instant after the given one at which the offset changes, up to the year 9999.
  public func nextTransition(after instant: Instant) -> Instant? {
    let second = instant.seconds
    let index = transitionsUp(to: second)
    if index < transitions.count { return Instant(seconds: transitions[index]) }
    guard let tail, max(second, tail.start) < Self.endOfCalendar,
      let next = tail.rule.nextChange(after: max(second, tail.start)), next < Self.endOfCalendar
    else { return nil }
    return Instant(seconds: next)
  }

  /// 10000-01-01T00:00:00Z.
  private static let endOfCalendar: Int64 = 253_402_300_800

  /// How many transitions lie at a second or before it, by halving.
  private func transitionsUp(to second: Int64) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= second { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A zone whose offset never changes.
public struct FixedZone: TimeZoneRules, Hashable {
  /// Seconds east of UTC.
  public let secondsEast: Int
  /// `UTC`, or `UTC+03:00` with the offset.
  public let name: String

  /// A zone so far east of Greenwich; negative is west.
  public init(secondsEast: Int) {
    self.secondsEast = secondsEast
    let size = Int(clamping: secondsEast.magnitude)
    let clock = WallTime(secondsSinceMidnight: size)
    name = size == 0 ? "UTC" : "UTC\(secondsEast < 0 ? "-" : "+")\(clock)"
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func offset(at instant: Instant) -> Int { secondsEast }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func nextTransition(after instant: Instant) -> Instant? { nil }
}
