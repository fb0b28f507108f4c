public import HearthModel

/// The figures of one night.
public struct NightFigures: Sendable, Equatable {
  /// The first night sleep's start.
  public let fellAsleep: Instant
  /// The last night sleep's end; nil while one is open.
  public let wokeUp: Instant?
  /// Seconds from falling asleep to waking or now.
  public let spanSeconds: Int64
  /// Seconds of the union of the night's sleeps.
  public let asleepSeconds: Int64
  /// Seconds of the span without any sleep.
  public let awakeSeconds: Int64
  /// Gaps between the night's sleeps.
  public let wakings: Int
  /// Seconds of the longest sleep, touching ones joined.
  public let longestStretchSeconds: Int64
  /// Feedings that began in the span.
  public let feedings: Int
  /// Pumpings that began in the span.
  public let pumpings: Int
  /// Whether nothing is open and the night range is over.
  public let isComplete: Bool
}

extension DayClock {
  /// The night of a day: the night sleeps that begin in its window.
  ///
  /// - Parameters:
  ///   - day: the day on whose evening it begins.
  ///   - timeline: must hold all sleeps from that window on that touch the night.
  ///   - events: feedings and pumpings, of any time.
  /// - Returns: nil without a night sleep.
  public func night(
    of day: Day,
    in timeline: Timeline,
    events: [any DiaryEvent]
  ) -> NightFigures? {
    let window = nightWindow(of: day)
    let night = timeline.sleeps.filter {
      window.contains($0.sleep.start) && kind(of: $0.sleep) == .night
    }
    guard let first = night.first, let last = night.map(\.range.upperBound).max() else {
      return nil
    }
    let isOpen = night.contains(where: \.isOpen)
    let fellAsleep = first.range.lowerBound
    let span = fellAsleep..<max(fellAsleep, isOpen ? timeline.now : last)
    let asleep = Spans(union: night.map(\.range)).clipped(to: span)
    let slept = Spans(union: timeline.stretches.map(\.range)).clipped(to: span)
    return NightFigures(
      fellAsleep: fellAsleep,
      wokeUp: isOpen ? nil : last,
      spanSeconds: span.seconds,
      asleepSeconds: asleep.seconds,
      awakeSeconds: span.seconds - slept.seconds,
      wakings: max(0, asleep.list.count - 1),
      longestStretchSeconds: asleep.longestSeconds,
      feedings: events.count { $0 is Feeding && span.contains($0.beginning(by: zones)) },
      pumpings: events.count { $0 is Pumping && span.contains($0.beginning(by: zones)) },
      isComplete: !isOpen && nightRangeEnd(of: day) <= timeline.now
    )
  }
}
