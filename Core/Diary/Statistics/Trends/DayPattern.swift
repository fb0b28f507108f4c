import HearthHousehold
public import HearthModel

/// A day as a column of a picture: when the child slept, when it was awake, when it was fed.
public struct DayPattern: Sendable, Equatable {
  /// Which.
  public let day: Day
  /// How long the day is, in seconds.
  public let seconds: Int64
  /// In order, up to now, without holes; none where nothing was written down before or after.
  public let pieces: [Piece]
  /// When feedings began, in seconds from the beginning of the day.
  public let feedings: [Int64]

  /// A stretch of the day.
  public struct Piece: Sendable, Equatable {
    /// What the child did.
    public let kind: Kind
    /// Seconds from the beginning of the day, from and up to where it lies inside the day.
    public let range: Range<Int64>
  }

  /// What a child did.
  public enum Kind: String, Sendable {
    /// It slept for the night.
    case night
    /// It slept by day.
    case nap
    /// It was awake.
    case awake
    /// Nobody wrote it down.
    case unknown
  }

  /// The half hours of the day, each what it is for the most part; nil for what has not passed.
  public var halfHours: [Kind?] {
    let length: Int64 = 1800
    return stride(from: 0, to: seconds, by: Int(length)).map { start in
      let shares = pieces.map { ($0.kind, $0.range.clamped(to: start..<start + length).count) }
      return shares.filter { $0.1 > 0 }.max { $0.1 < $1.1 }?.0
    }
  }
}

extension DiaryRange {
  /// The days as columns of a picture.
  public var patterns: [DayPattern] {
    days.map { day in
      let begun = feedings.lazy.map(\.start).filter { day.interval.contains($0) && $0 <= now }
      return DayPattern(
        day: day.day,
        seconds: day.interval.seconds,
        pieces: pieces(of: day),
        feedings: begun.map { (day.interval.lowerBound..<$0).seconds }
      )
    }
  }

  private func pieces(of day: DaySummary) -> [DayPattern.Piece] {
    guard let firstEntry, firstEntry <= day.day else { return [] }
    let start = day.interval.lowerBound
    let passed = start..<max(start, min(day.interval.upperBound, now))
    let part = timeline.part(around: day.interval)
    return part.sections(touching: day.interval).compactMap { section in
      let inside = section.extent.clamped(to: passed)
      guard !inside.isEmpty else { return nil }
      return DayPattern.Piece(
        kind: kind(of: section),
        range: (start..<inside.lowerBound).seconds..<(start..<inside.upperBound).seconds
      )
    }
  }

  private func kind(of section: Section) -> DayPattern.Kind {
    guard let stretch = section.stretch else { return section.isBelieved ? .awake : .unknown }
    return clock.kind(of: stretch) == .night ? .night : .nap
  }
}
