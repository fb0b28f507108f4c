public import HearthModel

/// What a tracker has on a day; one for each tracker and day by construction.
public struct Entry: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose.
  public let tracker: RecordID
  /// The calendar day, never an instant.
  public let day: Day
  /// Done, missed or skipped.
  public var mark: Mark
  /// Thousandths of the tracker's unit; nil for a tick.
  public var amount: Int?
  /// Why it was skipped; never empty.
  public var reason: String?
  /// Free text; never empty.
  public var note: String?

  // swift-format-ignore
  public static let schema = Schema(33, "entry", indexes: [[1, 2]], Entry.init,
    Field(1, "tracker", \.tracker),
    Field(2, "day", \.day),
    Field(3, "mark", \.mark),
    Field(4, "amount", \.amount),
    Field(5, "reason", \.reason),
    Field(6, "note", \.note, merge: .longText),
  )
}

extension Entry {
  /// The entry of a tracker on a day; its identifier is made of both.
  public init(
    tracker: RecordID,
    day: Day,
    mark: Mark,
    amount: Int? = nil,
    reason: String? = nil,
    note: String? = nil
  ) {
    self.init(
      id: .of(tracker, on: day),
      tracker: tracker,
      day: day,
      mark: mark,
      amount: amount,
      reason: reason,
      note: note
    )
  }
}

/// What was said of a day.
public struct Mark: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ticked, or an amount written down: whether that is enough, the tracker's aim decides.
  public static let done = Mark(rawValue: "done")
  /// Said not to be done; of something to be left, that it was not left.
  public static let missed = Mark(rawValue: "missed")
  /// Left out for a reason: the day counts neither way.
  public static let skipped = Mark(rawValue: "skipped")
}
