import HearthHousehold
public import HearthModel

/// What is known of a tracker before it is stored.
public struct TrackerDraft: Sendable {
  /// Habit or irregular event.
  public var kind = TrackerKind.habit
  /// As the person says it.
  public var name: String
  /// The category it goes under.
  public var category: RecordID
  /// One grapheme; one of the palette's where nobody chose.
  public var emoji: String?
  /// `#RRGGBB`; one of the palette's where nobody chose.
  public var colour: String?
  /// When a habit is to be done.
  public var rule = ScheduleRule.daily
  /// The first day; today where nobody said.
  public var created: Day?
  /// A tick, or a number of something.
  public var goal = Goal.tick
  /// Whether the habit is to be done or to be left.
  public var polarity = Polarity.build
  /// What a reminder asks.
  public var question: String?
  /// Free text.
  public var note: String?

  /// A tracker by its name, under a category.
  public init(name: String, category: RecordID) {
    self.name = name
    self.category = category
  }

  /// The tracker as a record.
  ///
  /// - Throws: `HabitsError` where the name is empty or too long, or the target is below zero.
  func tracker(id: RecordID, order: Int, today: Day) throws(HabitsError) -> Tracker {
    Tracker(
      id: id,
      kind: kind,
      name: try Self.checked(name),
      category: category,
      emoji: emoji ?? Palette.emoji[order % Palette.emoji.count],
      colour: colour ?? Palette.colours[order % Palette.colours.count],
      isPinned: false,
      order: order,
      created: created ?? today,
      archived: nil,
      aim: goal.aim,
      unit: goal.unit,
      target: try Self.checked(goal.target),
      polarity: polarity,
      question: question.nonEmpty,
      note: note.nonEmpty
    )
  }

  /// A target that a tracker can have.
  static func checked(_ target: Int?) throws(HabitsError) -> Int? {
    guard target.map({ (0...Goal.largestAmount).contains($0) }) ?? true else { throw .badAmount }
    return target
  }

  /// A name that a tracker can have.
  static func checked(_ name: String) throws(HabitsError) -> String {
    let name = name.trimmed
    guard !name.isEmpty, name.count <= Tracker.longestName else {
      throw .badName(limit: Tracker.longestName)
    }
    return name
  }
}

/// How it is told whether a day is done.
public enum Goal: Sendable, Equatable {
  /// By a tick.
  case tick
  /// By an amount of at least so many thousandths of a unit.
  case atLeast(Int, unit: String)
  /// By an amount of at most so many thousandths of a unit.
  case atMost(Int, unit: String)

  /// The largest amount that is believed, in thousandths.
  public static let largestAmount = 1_000_000_000_000

  var aim: Aim {
    switch self {
    case .tick: .tick
    case .atLeast: .atLeast
    case .atMost: .atMost
    }
  }

  var unit: String? {
    switch self {
    case .tick: nil
    case .atLeast(_, let unit), .atMost(_, let unit): unit
    }
  }

  var target: Int? {
    switch self {
    case .tick: nil
    case .atLeast(let target, _), .atMost(let target, _): target
    }
  }
}

extension Tracker {
  /// Judges all days by another goal.
  public mutating func setGoal(_ goal: Goal) {
    aim = goal.aim
    unit = goal.unit
    target = goal.target
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
