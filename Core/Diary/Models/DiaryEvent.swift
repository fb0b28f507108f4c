public import HearthHousehold
public import HearthModel
public import HearthSupport

/// What the Day scene lists inside its sections: something that happened to a child at a moment, for
/// a while or on a day.
public protocol DiaryEvent: Record, Equatable {
  /// What it is.
  static var kind: EventKind { get }
  /// Where it says whose it is.
  static var owner: EventOwner<Self> { get }
  /// Where it says when it was.
  static var timing: EventTiming<Self> { get }
  /// Free text; never empty.
  var note: String? { get set }
  /// The person who wrote it.
  var author: RecordID? { get set }
  /// Whose it is; nil where it is the household's.
  var childID: RecordID? { get }
  /// When it ended; nil where it goes on, was a moment's or its end is not known.
  var ending: Instant? { get }
  /// Whether it goes on.
  var isRunning: Bool { get }
  /// When it began, which decides to what sleep or wakefulness it belongs; with its day where it has
  /// no time of day.
  func beginning(by zones: TimeZoneHistory) -> Instant

  /// One of which nothing is known but whose it is; it fails `check` where that is not enough.
  static func blank(_ id: RecordID, of child: RecordID) -> Self
  /// Looks at its values, times left out.
  ///
  /// - Throws: `EventFault` for what no child has, or what is missing.
  func check() throws(EventFault)
  /// Moves the times that it holds between its start and its end.
  mutating func shiftParts(by duration: Duration)

  /// What scripts read of it besides what all events have.
  func values(_ writer: RecordJSON) -> [JSON.Member]
  /// What it was, in a few words.
  func title(_ writer: EventWriter) -> String
  /// How much, of what kind: what stands behind the title, the length and the note left out.
  func details(_ writer: EventWriter) -> [String]
}

/// Where a kind of event says whose it is.
public enum EventOwner<Event>: Sendable {
  /// Always one child's.
  case child(any KeyPath<Event, RecordID> & Sendable)
  /// One child's, or the whole household's where it names none.
  case childOrHousehold(any KeyPath<Event, RecordID?> & Sendable)
}

/// Where a kind of event says when it was.
public enum EventTiming<Event>: Sendable {
  /// At one moment.
  case moment(any WritableKeyPath<Event, Instant> & Sendable)
  /// From one moment to another; without the second it either still goes on or was written down as a
  /// moment.
  case span(
    any WritableKeyPath<Event, Instant> & Sendable,
    end: any WritableKeyPath<Event, Instant?> & Sendable,
    runsWithoutEnd: Bool
  )
  /// On a day, nobody knows when.
  case day(any WritableKeyPath<Event, Day> & Sendable)
}

/// What is said of the time of a kind of event.
public enum EventShape: String, Sendable, Hashable {
  /// One moment.
  case moment
  /// A start, and mostly an end.
  case span
  /// A day.
  case day
}

extension DiaryEvent {
  /// What is said of its time.
  public static var shape: EventShape {
    switch timing {
    case .moment: .moment
    case .span: .span
    case .day: .day
    }
  }

  /// Most hold none.
  public mutating func shiftParts(by duration: Duration) {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var childID: RecordID? {
    switch Self.owner {
    case .child(let path): self[keyPath: path]
    case .childOrHousehold(let path): self[keyPath: path]
    }
  }

  /// The day of an event that has no time of day.
  public var ownDay: Day? {
    if case .day(let path) = Self.timing { self[keyPath: path] } else { nil }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var ending: Instant? {
    if case .span(_, let path, _) = Self.timing { self[keyPath: path] } else { nil }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var isRunning: Bool {
    if case .span(_, _, let runs) = Self.timing { runs && ending == nil } else { false }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func beginning(by zones: TimeZoneHistory) -> Instant {
    switch Self.timing {
    case .moment(let path): self[keyPath: path]
    case .span(let path, _, _): self[keyPath: path]
    case .day(let path): zones.start(of: self[keyPath: path])
    }
  }

  /// From its beginning to its end, or to now while it goes on; empty where it is a moment.
  public func extent(by zones: TimeZoneHistory, now: Instant) -> Range<Instant> {
    let start = beginning(by: zones)
    return start..<max(start, ending ?? (isRunning ? now : start))
  }

  /// How long it lasted, or lasts so far; nil where nobody knows.
  public func length(now: Instant) -> Duration? {
    guard case .span(let path, _, _) = Self.timing, ending != nil || isRunning else { return nil }
    return max(.zero, (ending ?? now) - self[keyPath: path])
  }
}
