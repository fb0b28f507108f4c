public import HearthModel

/// When something was, as far as a person said it.
public struct EventTimes: Sendable, Equatable {
  /// When it began.
  public var start: Instant?
  /// When it ended.
  public var end: Instant?
  /// On which day.
  public var day: Day?

  /// Times, of which a kind of event may have only some.
  public init(start: Instant? = nil, end: Instant? = nil, day: Day? = nil) {
    self.start = start
    self.end = end
    self.day = day
  }
}

extension DiaryEvent {
  /// Puts it at other times, those that nobody said left as they are.
  ///
  /// - Throws: `EventFault.timeDoesNotFit` where the kind has no such time.
  public mutating func set(_ times: EventTimes) throws(EventFault) {
    switch Self.timing {
    case .moment(let path) where times.end == nil && times.day == nil:
      if let start = times.start { self[keyPath: path] = start }
    case .span(let path, let end, _) where times.day == nil:
      if let start = times.start { self[keyPath: path] = start }
      if let time = times.end { self[keyPath: end] = time }
    case .day(let path) where times.start == nil && times.end == nil:
      if let day = times.day { self[keyPath: path] = day }
    case .moment, .span, .day: throw .timeDoesNotFit(Self.kind)
    }
  }

  /// Moves it as a whole, so that it begins at an instant.
  ///
  /// - Throws: `EventFault.timeDoesNotFit` where the kind has no time of day.
  public mutating func move(to start: Instant) throws(EventFault) {
    switch Self.timing {
    case .moment(let path): self[keyPath: path] = start
    case .span(let path, let end, _):
      let shift = start - self[keyPath: path]
      self[keyPath: end] = self[keyPath: end].map { $0 + shift }
      self[keyPath: path] = start
      shiftParts(by: shift)
    case .day: throw .timeDoesNotFit(Self.kind)
    }
  }

  /// Cuts fractions of a second off.
  mutating func cutFractions() {
    switch Self.timing {
    case .moment(let path): self[keyPath: path] = self[keyPath: path].wholeSeconds
    case .span(let path, let end, _):
      self[keyPath: path] = self[keyPath: path].wholeSeconds
      self[keyPath: end] = self[keyPath: end]?.wholeSeconds
    case .day: break
    }
  }

  /// Whether another version of the event is the same child's at the same time.
  func hasTimes(of other: Self) -> Bool {
    guard childID == other.childID else { return false }
    switch Self.timing {
    case .moment(let path): return self[keyPath: path] == other[keyPath: path]
    case .day(let path): return self[keyPath: path] == other[keyPath: path]
    case .span(let path, let end, _):
      return self[keyPath: path] == other[keyPath: path]
        && self[keyPath: end] == other[keyPath: end]
    }
  }
}
