public import HearthModel

/// A piece of a child's timeline: a stretch of sleep, or the wakefulness between two.
public struct Section: Sendable {
  /// The sleep; nil for a wakefulness.
  public let stretch: SleepStretch?
  /// When it began; nil for a wakefulness before the first sleep.
  public let start: Instant?
  /// When it ended; nil while it lasts.
  public let end: Instant?
  /// From its start, or the beginning of time, to its end, or now.
  public let extent: Range<Instant>

  /// Seconds from start to end or now; nil where it has no start.
  public var seconds: Int64? { start == nil ? nil : extent.seconds }

  /// Longer than this without a sleep was not one wakefulness: nobody wrote down what happened.
  static let longestBelievedWakefulness = Duration.hours(26)
}

extension Timeline {
  /// The pieces of the timeline that touch a range, in order, and the lasting one if now is in it.
  ///
  /// Inside the range, and up to now, they leave no gap and do not overlap.
  public func sections(touching range: Range<Instant>) -> [Section] {
    guard range.lowerBound <= now, !range.isEmpty else { return [] }
    let horizon = min(range.upperBound, now)
    return pieces.filter { piece in
      let touches = piece.extent.lowerBound < horizon && range.lowerBound < piece.extent.upperBound
      return touches || (isCurrent(piece) && range.contains(now))
    }
  }

  /// The piece that lasts.
  public var current: Section? { pieces.last(where: isCurrent) }

  private func isCurrent(_ section: Section) -> Bool {
    section.extent.lowerBound <= now && now <= section.extent.upperBound && section.end == nil
  }

  /// All pieces, alternating where sleeps do not touch.
  private var pieces: [Section] {
    var pieces: [Section] = []
    var awakeSince: Instant?
    for stretch in stretches {
      if awakeSince.map({ $0 < stretch.start }) ?? true {
        pieces.append(.wakefulness(from: awakeSince, to: stretch.start, now: now))
      }
      pieces.append(
        Section(stretch: stretch, start: stretch.start, end: stretch.end, extent: stretch.range)
      )
      awakeSince = stretch.range.upperBound
    }
    if !(stretches.last?.isOpen ?? false), awakeSince.map({ $0 <= now }) ?? true {
      pieces.append(.wakefulness(from: awakeSince, to: nil, now: now))
    }
    return pieces
  }
}

extension Section {
  fileprivate static func wakefulness(
    from start: Instant?,
    to end: Instant?,
    now: Instant
  ) -> Section {
    let lower = start ?? .distantPast
    return Section(stretch: nil, start: start, end: end, extent: lower..<max(lower, end ?? now))
  }
}
