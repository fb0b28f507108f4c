public import HearthModel

/// A card that one ticks: a habit, or an event that happens when it happens.
public struct Tracker: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Habit or irregular event.
  public var kind: TrackerKind
  /// As the person says it; never empty.
  public var name: String
  /// The category it stands under.
  public var category: RecordID
  /// One grapheme.
  public var emoji: String
  /// `#RRGGBB`.
  public var colour: String
  /// Whether it stands above all categories.
  public var isPinned: Bool
  /// The place in the order in which trackers were added.
  public var order: Int
  /// The first day on which it can be due.
  public var created: Day
  /// The first day on which it is no longer due; nil while it is in use.
  public var archived: Day?
  /// A tick, or a number of something.
  public var aim: Aim
  /// What is measured, in the person's words; nil for a tick.
  public var unit: String?
  /// Thousandths of the unit that are to be reached or kept to; nil for a tick.
  public var target: Int?
  /// Whether the habit is to be done or to be left.
  public var polarity: Polarity
  /// What a reminder asks.
  public var question: String?
  /// Free text.
  public var note: String?

  // swift-format-ignore
  public static let schema = Schema(31, "tracker", Tracker.init,
    Field(1, "kind", \.kind),
    Field(2, "name", \.name),
    Field(3, "category", \.category),
    Field(4, "emoji", \.emoji),
    Field(5, "colour", \.colour),
    Field(6, "pinned", \.isPinned),
    Field(7, "order", \.order),
    Field(8, "created", \.created),
    Field(9, "archived", \.archived),
    Field(10, "aim", \.aim),
    Field(11, "unit", \.unit),
    Field(12, "target", \.target),
    Field(13, "polarity", \.polarity),
    Field(14, "question", \.question),
    Field(15, "note", \.note, merge: .longText),
  )

  /// The most letters of a name, as a person counts them.
  public static let longestName = 38
}

/// What a tracker follows.
public struct TrackerKind: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Something with a schedule.
  public static let habit = TrackerKind(rawValue: "habit")
  /// Something irregular, done once or now and then.
  public static let event = TrackerKind(rawValue: "event")
}

/// How it is told whether a tracker is done on a day.
public struct Aim: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By a tick.
  public static let tick = Aim(rawValue: "tick")
  /// By an amount that reaches the target.
  public static let atLeast = Aim(rawValue: "at-least")
  /// By an amount that was written down and keeps to the target.
  public static let atMost = Aim(rawValue: "at-most")
}

/// Which way a habit goes.
public struct Polarity: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Something to do; a tick says that it was done.
  public static let build = Polarity(rawValue: "build")
  /// Something to leave; a tick says that it was left.
  public static let avoid = Polarity(rawValue: "avoid")
}
