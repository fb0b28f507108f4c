// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Feeding: DiaryEvent {
  public static var kind: EventKind { .feeding }
  public static var owner: EventOwner<Feeding> { .child(\.child) }
  public static var timing: EventTiming<Feeding> {
    .span(\.start, end: \.end, runsWithoutEnd: true)
  }

  public mutating func shiftParts(by duration: Duration) {
    segments = segments?.shifted(by: duration)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Pumping: DiaryEvent {
  public static var kind: EventKind { .pumping }
  public static var owner: EventOwner<Pumping> { .childOrHousehold(\.child) }
  public static var timing: EventTiming<Pumping> {
    .span(\.start, end: \.end, runsWithoutEnd: false)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Nappy: DiaryEvent {
  public static var kind: EventKind { .nappy }
  public static var owner: EventOwner<Nappy> { .child(\.child) }
  public static var timing: EventTiming<Nappy> { .moment(\.time) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Temperature: DiaryEvent {
  public static var kind: EventKind { .temperature }
  public static var owner: EventOwner<Temperature> { .child(\.child) }
  public static var timing: EventTiming<Temperature> { .moment(\.time) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Medicine: DiaryEvent {
  public static var kind: EventKind { .medicine }
  public static var owner: EventOwner<Medicine> { .child(\.child) }
  public static var timing: EventTiming<Medicine> { .moment(\.time) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Bath: DiaryEvent {
  public static var kind: EventKind { .bath }
  public static var owner: EventOwner<Bath> { .child(\.child) }
  public static var timing: EventTiming<Bath> {
    .span(\.start, end: \.end, runsWithoutEnd: false)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TummyTime: DiaryEvent {
  public static var kind: EventKind { .tummyTime }
  public static var owner: EventOwner<TummyTime> { .child(\.child) }
  public static var timing: EventTiming<TummyTime> {
    .span(\.start, end: \.end, runsWithoutEnd: false)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Milestone: DiaryEvent {
  public static var kind: EventKind { .milestone }
  public static var owner: EventOwner<Milestone> { .child(\.child) }
  public static var timing: EventTiming<Milestone> { .moment(\.time) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DiaryNote: DiaryEvent {
  public static var kind: EventKind { .note }
  public static var owner: EventOwner<DiaryNote> { .child(\.child) }
  public static var timing: EventTiming<DiaryNote> { .moment(\.time) }

  /// A note is its own text.
  public var note: String? {
    get { text }
    set { text = newValue ?? "" }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Growth: DiaryEvent {
  public static var kind: EventKind { .growth }
  public static var owner: EventOwner<Growth> { .child(\.child) }
  public static var timing: EventTiming<Growth> { .day(\.day) }
}
