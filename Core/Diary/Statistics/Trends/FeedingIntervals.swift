import HearthHousehold
public import HearthModel

/// The gaps between feedings, each on the day on which the later one began.
public struct FeedingIntervals: Sendable {
  /// From where a gap is counted.
  public let countedFrom: FeedingGap
  /// The days of the range in order.
  public let days: [DayIntervals]

  /// The gaps of one day.
  public struct DayIntervals: Sendable, Equatable {
    /// Which.
    public let day: Day
    /// Seconds, in the order of the feedings.
    public let seconds: [Int64]

    /// The middle one, of two the mean; nil without any.
    public var median: Double? {
      guard !seconds.isEmpty else { return nil }
      let sorted = seconds.sorted()
      let middle = sorted.count / 2
      return sorted.count.isMultiple(of: 2)
        ? Double(sorted[middle - 1] + sorted[middle]) / 2 : Double(sorted[middle])
    }

    /// The longest one; nil without any.
    public var longest: Int64? { seconds.max() }
  }

  /// The gaps of a range.
  ///
  /// One that is longer than anybody goes without food is a hole in the diary and left out.
  public init(_ range: DiaryRange, from gap: FeedingGap) {
    countedFrom = gap
    let begun = range.feedings.filter { $0.start <= range.now }
    let gaps = zip(begun, begun.dropFirst()).map { earlier, later in
      let from = gap == .end ? earlier.end ?? earlier.start : earlier.start
      return (at: later.start, length: later.start - min(from, later.start))
    }
    days = range.days.map { day in
      let own = gaps.filter {
        day.interval.contains($0.at) && $0.length <= Section.longestBelievedWakefulness
      }
      return DayIntervals(day: day.day, seconds: own.map(\.length.wholeSeconds))
    }
  }
}
