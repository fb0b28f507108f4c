public import HearthModel

/// A sleep with the time for which it counts.
public struct CountedSleep: Sendable {
  /// As stored.
  public let sleep: Sleep
  /// From its start to its end, to now while open, or to the start of the finished one after it.
  public let range: Range<Instant>
  /// Whether it lasts.
  public let isOpen: Bool
  /// Whether it was probably left open by mistake.
  public let isForgotten: Bool

  init(_ sleep: Sleep, until end: Instant, isOpen: Bool = false, isForgotten: Bool = false) {
    self.sleep = sleep
    range = sleep.start..<max(sleep.start, end)
    self.isOpen = isOpen
    self.isForgotten = isForgotten
  }
}

/// A connected stretch of sleep: one sleep, or several stored ones that overlap.
public struct SleepStretch: Sendable {
  /// By start, at least one.
  public private(set) var members: [CountedSleep]
  /// From the earliest start to the latest end, or now while open.
  public private(set) var range: Range<Instant>
  /// Whether the child has not woken from it.
  public private(set) var isOpen: Bool

  init(_ first: CountedSleep) {
    members = [first]
    range = first.range
    isOpen = first.isOpen
  }

  mutating func join(_ next: CountedSleep) {
    members.append(next)
    range = range.lowerBound..<max(range.upperBound, next.range.upperBound)
    isOpen = isOpen || next.isOpen
  }

  /// When the child fell asleep.
  public var start: Instant { range.lowerBound }
  /// When the child woke; nil while open.
  public var end: Instant? { isOpen ? nil : range.upperBound }
  /// The earliest sleep; it stands for the stretch.
  public var first: Sleep { members[0].sleep }
  /// Whether stored sleeps contradict each other.
  public var isConflict: Bool { members.count > 1 }
  /// Whether a sleep in it was probably left open by mistake.
  public var isForgotten: Bool { members.contains(where: \.isForgotten) }
}

/// When a child was asleep and when awake, up to now.
///
/// Asleep is the union of the sleeps, an open one reaching to now; all else up to now is awake. An
/// open sleep that a finished one follows counts up to that one's start.
public struct Timeline: Sendable {
  /// In order of their starts; touching ones are separate.
  public let stretches: [SleepStretch]
  /// The moment it was drawn up.
  public let now: Instant

  /// The timeline of one child's sleeps in any order; those that begin after now are left out.
  public init(_ sleeps: [Sleep], now: Instant) {
    self.now = now
    let begun = sleeps.filter { $0.start <= now }.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    stretches = Self.connected(Self.counted(begun, now: now))
  }

  private init(_ stretches: [SleepStretch], now: Instant) {
    self.stretches = stretches
    self.now = now
  }

  /// The part that says of a range all that the whole says: what touches the range, and the
  /// stretches before and after that.
  func part(around range: Range<Instant>) -> Timeline {
    let first = stretches.partitioningIndex { range.lowerBound < $0.range.upperBound }
    let last = stretches.partitioningIndex { range.upperBound <= $0.start }
    let lower = max(0, first - 1)
    return Timeline(Array(stretches[lower..<max(lower, min(stretches.count, last + 1))]), now: now)
  }

  /// The timeline without the stretch that lasts, unless it began in a range.
  func forgettingOpen(unlessBegunIn range: Range<Instant>) -> Timeline {
    Timeline(stretches.filter { !$0.isOpen || range.contains($0.start) }, now: now)
  }

  /// All sleeps, by start.
  public var sleeps: [CountedSleep] { stretches.flatMap(\.members) }

  /// Some of the sleeps, by start.
  func sleeps(where isWanted: (Sleep) -> Bool) -> [CountedSleep] {
    var sleeps: [CountedSleep] = []
    for stretch in stretches {
      for member in stretch.members where isWanted(member.sleep) { sleeps.append(member) }
    }
    return sleeps
  }

  /// When some of the sleeps were, by start.
  func ranges(where isWanted: (Sleep) -> Bool) -> [Range<Instant>] {
    var ranges: [Range<Instant>] = []
    for stretch in stretches.indices {
      // In place, since a sleep with its texts is large to be handed around.
      for member in stretches[stretch].members.indices
      where isWanted(stretches[stretch].members[member].sleep) {
        ranges.append(stretches[stretch].members[member].range)
      }
    }
    return ranges
  }

  /// The stretch that lasts.
  public var open: SleepStretch? { stretches.last { $0.isOpen } }

  /// The stretch that a stored sleep is part of.
  public func stretch(holding id: RecordID) -> SleepStretch? {
    stretches.first { $0.members.contains { $0.sleep.id == id } }
  }

  /// The next stretch.
  public func stretch(after stretch: SleepStretch) -> SleepStretch? {
    index(of: stretch).flatMap { $0 + 1 < stretches.count ? stretches[$0 + 1] : nil }
  }

  /// The stretch before.
  public func stretch(before stretch: SleepStretch) -> SleepStretch? {
    index(of: stretch).flatMap { $0 > 0 ? stretches[$0 - 1] : nil }
  }

  private func index(of stretch: SleepStretch) -> Int? {
    stretches.firstIndex { $0.first.id == stretch.first.id }
  }

  private static func counted(_ sleeps: [Sleep], now: Instant) -> [CountedSleep] {
    var nextFinished: Instant?
    return sleeps.reversed().map { sleep in
      if let end = sleep.end {
        nextFinished = sleep.start
        return CountedSleep(sleep, until: end)
      }
      if let next = nextFinished { return CountedSleep(sleep, until: next, isForgotten: true) }
      let isForgotten = now - sleep.start >= Sleep.forgottenAfter
      return CountedSleep(sleep, until: now, isOpen: true, isForgotten: isForgotten)
    }.reversed()
  }

  private static func connected(_ counted: [CountedSleep]) -> [SleepStretch] {
    counted.reduce(into: []) { stretches, next in
      if let last = stretches.last, overlap(last.range, next.range) {
        stretches[stretches.count - 1].join(next)
      } else {
        stretches.append(SleepStretch(next))
      }
    }
  }

  private static func overlap(_ earlier: Range<Instant>, _ later: Range<Instant>) -> Bool {
    if Mutant.endInclusive.isPlanted { return later.lowerBound <= earlier.upperBound }
    return later.lowerBound < earlier.upperBound || later.lowerBound == earlier.lowerBound
  }
}
