public import HearthModel

/// What is known of a sleep before it is stored.
public struct SleepDraft: Sendable {
  /// When the child fell asleep.
  public var start: Instant
  /// When it woke; nil while asleep.
  public var end: Instant?
  /// Night or day, where a person said so.
  public var kind: SleepKind?
  /// Where.
  public var place: Place?
  /// How the child was settled.
  public var settling: String?
  /// Seconds that settling took.
  public var settlingSeconds: Int?
  /// The mood when falling asleep.
  public var moodAtStart: String?
  /// The mood when waking.
  public var moodAtEnd: String?
  /// Free text.
  public var note: String?
  /// The person who writes it.
  public var author: RecordID?

  /// A sleep from one instant to another, or open.
  public init(
    start: Instant,
    end: Instant? = nil,
    kind: SleepKind? = nil,
    place: Place? = nil,
    note: String? = nil
  ) {
    self.start = start
    self.end = end
    self.kind = kind
    self.place = place
    self.note = note
  }

  func sleep(id: RecordID, child: RecordID) -> Sleep {
    Sleep(
      id: id,
      child: child,
      start: start.wholeSeconds,
      end: end?.wholeSeconds,
      kindByHand: kind,
      place: place,
      settling: settling.nonEmpty,
      settlingSeconds: settlingSeconds,
      moodAtStart: moodAtStart.nonEmpty,
      moodAtEnd: moodAtEnd.nonEmpty,
      note: note.nonEmpty,
      author: author
    )
  }
}

extension String {
  /// Nil for an empty text: absent values are never stored as "".
  var nonEmpty: String? { isEmpty ? nil : self }
}

extension String? {
  /// Nil for an empty text.
  var nonEmpty: String? { flatMap(\.nonEmpty) }
}
