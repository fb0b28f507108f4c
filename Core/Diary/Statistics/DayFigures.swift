public import HearthModel

/// The figures of one day; nil where the day says nothing of them.
public struct DayFigures: Sendable, Equatable {
  /// Whether some record of the child touches the day.
  public var hasData = false
  /// Nil without a sleep that touches the day.
  public var sleep: SleepFigures?
  /// Nil without data.
  public var feeding: FeedingFigures?
  /// Nil without data.
  public var care: CareFigures?
}

/// What a day's sleeps sum to, in seconds inside the day.
public struct SleepFigures: Sendable, Equatable {
  /// Naps that began in the day, overlapping ones as one.
  public let naps: Int
  /// Naps inside the day, also of those begun the day before.
  public let napSeconds: Int64
  /// The longest of them.
  public let longestNapSeconds: Int64
  /// All sleep.
  public let asleepSeconds: Int64
  /// The rest of the day, of today so far.
  public let awakeSeconds: Int64
  /// The longest wakefulness.
  public let longestAwakeSeconds: Int64
}

/// What a day's feedings sum to; each counts whole on the day on which it began.
public struct FeedingFigures: Sendable, Equatable {
  /// How many.
  public let count: Int
  /// Tenths of a millilitre from bottles.
  public let bottleAmount: Int
  /// Seconds at the left breast, without pauses.
  public let leftSeconds: Int64
  /// Seconds at the right breast, without pauses.
  public let rightSeconds: Int64
  /// How many in each way.
  public let methods: Tally
  /// How many of what.
  public let contents: Tally
}

/// How often each of some words occurs.
public struct Tally: Sendable, Equatable {
  /// The words in the order of their letters.
  public let counts: [Count]

  /// A word and how often it occurs.
  public struct Count: Sendable, Equatable {
    /// The word.
    public let word: String
    /// How often it occurs.
    public fileprivate(set) var count: Int
  }

  init(_ words: some Sequence<String>) {
    // Few words, each of them often: a short list is searched faster than a table.
    var counts: [Count] = []
    for word in words {
      if let place = counts.firstIndex(where: { $0.word == word }) {
        counts[place].count += 1
      } else {
        counts.append(Count(word: word, count: 1))
      }
    }
    self.counts = counts.sorted { $0.word.utf8.lexicographicallyPrecedes($1.word.utf8) }
  }
}

/// What a day's pumpings and nappies sum to; each counts whole on the day on which it began.
///
/// A pumping of no child is the household's: it counts on the day of every child that has data.
public struct CareFigures: Sendable, Equatable {
  /// How many pumpings.
  public let pumpings: Int
  /// Tenths of a millilitre that were pumped.
  public let pumpedAmount: Int
  /// Wet nappies.
  public let wet: Int
  /// Dirty nappies; one that is both counts in both.
  public let dirty: Int
}

extension DayClock {
  /// A day's figures of sleep.
  ///
  /// - Returns: nil where no sleep touches the part of the range that has passed.
  public func sleepFigures(in day: Range<Instant>, of timeline: Timeline) -> SleepFigures? {
    sleepFigures(in: day, of: timeline, timeline.sections(touching: day))
  }

  /// The same where what touches the day is known already.
  func sleepFigures(
    in day: Range<Instant>,
    of timeline: Timeline,
    _ sections: [Section]
  ) -> SleepFigures? {
    if Mutant.openSleepForgotten.isPlanted, let open = timeline.open, !day.contains(open.start) {
      return sleepFigures(in: day, of: timeline.forgettingOpen(unlessBegunIn: day))
    }
    let isAsleepSometime = sections.contains { $0.stretch != nil }
    guard isAsleepSometime || Mutant.awakeWithoutSleep.isPlanted else { return nil }
    let passed = day.lowerBound..<max(day.lowerBound, min(day.upperBound, timeline.now))
    let naps = napStretches(of: timeline)
    let napTime = naps.map { $0.clamped(to: passed) }
    let asleep = Spans(union: timeline.stretches.map(\.range)).clipped(to: passed).seconds
    let awake = sections.filter { $0.stretch == nil }.map { $0.extent.clamped(to: passed).seconds }
    return SleepFigures(
      naps: naps.count { day.contains($0.lowerBound) },
      napSeconds: Spans(union: napTime).seconds,
      longestNapSeconds: napTime.map(\.seconds).max() ?? 0,
      asleepSeconds: asleep,
      awakeSeconds: passed.seconds - asleep,
      longestAwakeSeconds: awake.max() ?? 0
    )
  }

  /// Naps with overlapping ones joined and touching ones apart.
  private func napStretches(of timeline: Timeline) -> [Range<Instant>] {
    timeline.ranges { kind(of: $0) == .day }.reduce(into: []) { stretches, nap in
      if let last = stretches.last, nap.lowerBound < last.upperBound {
        stretches[stretches.count - 1] = last.lowerBound..<max(last.upperBound, nap.upperBound)
      } else {
        stretches.append(nap)
      }
    }
  }
}

extension FeedingFigures {
  /// The sums of the feedings that began in a day.
  public init(_ feedings: some Collection<Feeding>, now: Instant) {
    var (amount, left, right): (Int, Int64, Int64) = (0, 0, 0)
    var (methods, contents): ([String], [String]) = ([], [])
    methods.reserveCapacity(feedings.count)
    contents.reserveCapacity(feedings.count)
    // One pass: a year has thousands of feedings, each of them large to be handed around.
    for feeding in feedings {
      if feeding.method == .bottle { amount = amount.addingSaturated(feeding.amount ?? 0) }
      left = left.addingSaturated(feeding.seconds(.left, now: now))
      right = right.addingSaturated(feeding.seconds(.right, now: now))
      methods.append(feeding.method.rawValue)
      contents.append(feeding.content.rawValue)
    }
    count = feedings.count
    bottleAmount = amount
    leftSeconds = left
    rightSeconds = right
    self.methods = Tally(methods)
    self.contents = Tally(contents)
  }
}

extension CareFigures {
  /// The sums of the events that began in a day; those of other kinds count for nothing.
  public init(_ events: [any DiaryEvent]) {
    self.init(
      events.compactMap { $0 as? Pumping },
      events.compactMap { $0 as? Nappy }
    )
  }

  init(_ pumped: some Collection<Pumping>, _ nappies: some Collection<Nappy>) {
    pumpings = pumped.count
    pumpedAmount = pumped.lazy.map { $0.amount ?? 0 }.saturatingSum()
    wet = nappies.count(where: \.isWet)
    dirty = nappies.count(where: \.isDirty)
  }
}

extension Feeding {
  /// Seconds at one breast: of its segments, or all of a feeding at that breast without segments.
  public func seconds(_ side: Side, now: Instant) -> Int64 {
    if let segments { return segments.seconds(side, now: now) }
    let isThisSide = method == (side == .left ? .left : .right)
    return isThisSide ? max(0, ((end ?? now) - start).wholeSeconds) : 0
  }

  /// The breast offered last; nil for a feeding without one.
  public var lastSide: Side? {
    if let last = segments?.list.last { return last.side }
    switch method {
    case .left: return .left
    case .right, .both: return .right
    default: return nil
    }
  }
}
