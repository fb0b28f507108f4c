import HearthModel

extension NursingSegments {
  /// When the last stretch began, or ended where it has.
  var lastChange: Instant? { list.last.map { $0.end ?? $0.start } }

  /// Whether the last stretch is over.
  var isPaused: Bool { list.last?.end != nil }

  /// The method that offers the breasts of these stretches; nil without any.
  var method: FeedingMethod? {
    switch (list.contains { $0.side == .left }, list.contains { $0.side == .right }) {
    case (true, true): .both
    case (true, false): .left
    case (false, true): .right
    case (false, false): nil
    }
  }

  /// With the last stretch ended.
  func paused(at instant: Instant) -> NursingSegments {
    guard let last = list.last, last.end == nil else { return self }
    let ended = NursingSegment(side: last.side, start: last.start, end: instant)
    return NursingSegments(list.dropLast() + [ended])
  }

  /// With the last stretch ended and another begun.
  func continued(at side: Side, from instant: Instant) -> NursingSegments {
    let begun = NursingSegment(side: side, start: instant, end: nil)
    return NursingSegments(paused(at: instant).list + [begun])
  }

  /// With the last stretch ended, without stretches of no length unless there are no others.
  func stopped(at instant: Instant) -> NursingSegments {
    let all = paused(at: instant).list
    let lasting = all.filter { $0.end != $0.start }
    return NursingSegments(lasting.isEmpty ? all.suffix(1) : lasting)
  }
}
