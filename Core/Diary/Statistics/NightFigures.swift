import HearthHousehold
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
  /// Seconds from the waking before to falling asleep; nil without such a waking.
  public let awakeBeforeSeconds: Int64?
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
    night(
      in: nightWindow(of: day),
      rangeEnd: nightRangeEnd(of: day),
      timeline,
      feedings: events.filter { $0 is Feeding }.map { $0.beginning(by: zones) },
      pumpings: events.filter { $0 is Pumping }.map { $0.beginning(by: zones) }
    )
  }

  /// The night of a window.
  ///
  /// - Parameters:
  ///   - window: when its sleeps begin.
  ///   - rangeEnd: when the night range is over.
  ///   - timeline: must hold all sleeps from the window on that touch the night.
  ///   - feedings: when feedings began, of any time.
  ///   - pumpings: when pumpings began, of any time.
  /// - Returns: nil without a night sleep.
  func night(
    in window: Range<Instant>,
    rangeEnd: Instant,
    _ timeline: Timeline,
    feedings: some Sequence<Instant>,
    pumpings: some Sequence<Instant>
  ) -> NightFigures? {
    let night = timeline.sleeps { window.contains($0.start) && kind(of: $0) == .night }
    guard let first = night.first, var last = night.map(\.range.upperBound).max() else {
      return nil
    }
    if Mutant.nightCutAtMidnight.isPlanted {
      last = min(last, zones.interval(of: zones.day(holding: first.range.lowerBound)).upperBound)
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
      wakings: max(0, (Mutant.touchingWakings.isPlanted ? night.count : asleep.list.count) - 1),
      longestStretchSeconds: asleep.longestSeconds,
      feedings: feedings.count { span.contains($0) },
      pumpings: pumpings.count { span.contains($0) },
      isComplete: !isOpen && rangeEnd <= timeline.now,
      awakeBeforeSeconds: wakefulness(before: fellAsleep, in: timeline)
    )
  }

  /// Seconds for which the child had been awake; nil where nobody wrote down since when.
  private func wakefulness(before instant: Instant, in timeline: Timeline) -> Int64? {
    guard let last = timeline.stretches.last(where: { $0.start < instant }),
      last.range.upperBound <= instant
    else { return nil }
    let awake = instant - last.range.upperBound
    return awake > Section.longestBelievedWakefulness ? nil : awake.wholeSeconds
  }
}
