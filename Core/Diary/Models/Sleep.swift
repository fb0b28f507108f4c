public import HearthModel

/// A sleep of one child; what lies between sleeps is never stored.
public struct Sleep: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose.
  public var child: RecordID
  /// When the child fell asleep, a whole second.
  public var start: Instant
  /// When the child woke, a whole second after the start; nil while asleep.
  public var end: Instant?
  /// Night or day where a person or a source said so; nil where the child's night range decides.
  public var kindByHand: SleepKind?
  /// Where the child slept.
  public var place: Place?
  /// How the child was settled, in the family's words.
  public var settling: String?
  /// Seconds that settling took.
  public var settlingSeconds: Int?
  /// The child's mood when falling asleep, in the family's words.
  public var moodAtStart: String?
  /// The child's mood when waking, in the family's words.
  public var moodAtEnd: String?
  /// Free text; never empty.
  public var note: String?
  /// The person who wrote it.
  public var author: RecordID?

  // swift-format-ignore
  public static let schema = Schema(11, "sleep", indexes: [[1, 2], [1, 3]], Sleep.init,
    Field(1, "child", \.child),
    Field(2, "start", \.start, merge: .told),
    Field(3, "end", \.end, merge: .told),
    Field(4, "kind_by_hand", \.kindByHand),
    Field(5, "place", \.place),
    Field(6, "settling", \.settling),
    Field(7, "settling_seconds", \.settlingSeconds),
    Field(8, "mood_at_start", \.moodAtStart),
    Field(9, "mood_at_end", \.moodAtEnd),
    Field(10, "note", \.note, merge: .longText),
    Field(11, "author", \.author),
  )

  /// The longest that can be stored; it lets a day be read without looking at the whole history.
  public static let longest = Duration.hours(7 * 24)
  /// A sleep longer than this is asked back before it is stored.
  public static let longestWithoutQuestion = Duration.hours(24)
  /// Who begins something else after a sleep has been open for this long is asked when it ended.
  public static let longestPlausible = Duration.hours(16)
  /// A sleep open for longer than this was probably forgotten.
  public static let forgottenAfter = Duration.hours(26)
}

/// What a sleep counts as.
public struct SleepKind: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Part of the night.
  public static let night = SleepKind(rawValue: "night")
  /// A nap.
  public static let day = SleepKind(rawValue: "day")
}

/// Where a child sleeps; the family can add its own.
public struct Place: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The places that every language has a word for.
  public static let known = ["cot", "bed", "pram", "sling", "arms", "car", "other"].map {
    Place(rawValue: $0)
  }
}
