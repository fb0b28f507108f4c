public import HearthHousehold
public import HearthModel

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Feeding: DiaryEvent {
  public static var kind: EventKind { .feeding }
  public static let owner: EventOwner<Feeding> = .child(\.child)
  public static let timing: EventTiming<Feeding> = .span(\.start, end: \.end, runsWithoutEnd: true)

  // Said outright, since there are thousands of feedings, and a key path is slow to follow.
  public var childID: RecordID? { child }
  public var ending: Instant? { end }
  public var isRunning: Bool { end == nil }
  public func beginning(by zones: TimeZoneHistory) -> Instant { start }

  public mutating func shiftParts(by duration: Duration) {
    segments = segments?.shifted(by: duration)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Pumping: DiaryEvent {
  public static var kind: EventKind { .pumping }
  public static let owner: EventOwner<Pumping> = .childOrHousehold(\.child)
  public static let timing: EventTiming<Pumping> = .span(\.start, end: \.end, runsWithoutEnd: false)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Nappy: DiaryEvent {
  public static var kind: EventKind { .nappy }
  public static let owner: EventOwner<Nappy> = .child(\.child)
  public static let timing: EventTiming<Nappy> = .moment(\.time)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Temperature: DiaryEvent {
  public static var kind: EventKind { .temperature }
  public static let owner: EventOwner<Temperature> = .child(\.child)
  public static let timing: EventTiming<Temperature> = .moment(\.time)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Medicine: DiaryEvent {
  public static var kind: EventKind { .medicine }
  public static let owner: EventOwner<Medicine> = .child(\.child)
  public static let timing: EventTiming<Medicine> = .moment(\.time)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Bath: DiaryEvent {
  public static var kind: EventKind { .bath }
  public static let owner: EventOwner<Bath> = .child(\.child)
  public static let timing: EventTiming<Bath> = .span(\.start, end: \.end, runsWithoutEnd: false)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TummyTime: DiaryEvent {
  public static var kind: EventKind { .tummyTime }
  public static let owner: EventOwner<TummyTime> = .child(\.child)
  public static let timing: EventTiming<TummyTime> = .span(
    \.start,
    end: \.end,
    runsWithoutEnd: false
  )
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Milestone: DiaryEvent {
  public static var kind: EventKind { .milestone }
  public static let owner: EventOwner<Milestone> = .child(\.child)
  public static let timing: EventTiming<Milestone> = .moment(\.time)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DiaryNote: DiaryEvent {
  public static var kind: EventKind { .note }
  public static let owner: EventOwner<DiaryNote> = .child(\.child)
  public static let timing: EventTiming<DiaryNote> = .moment(\.time)

  /// A note is its own text.
  public var note: String? {
    get { text }
    set { text = newValue ?? "" }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Growth: DiaryEvent {
  public static var kind: EventKind { .growth }
  public static let owner: EventOwner<Growth> = .child(\.child)
  public static let timing: EventTiming<Growth> = .day(\.day)
}
