public import HearthModel
public import HearthPorts

/// What the scenes of this device remember; it never leaves it.
public struct HabitsMemory: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whether the pages of the first start have been seen.
  public var isOnboarded: Bool
  /// The filter chosen last.
  public var filter: TrackerFilter

  // swift-format-ignore
  public static let schema = Schema(37, "habits_memory", isLocal: true, HabitsMemory.init,
    Field(1, "onboarded", \.isOnboarded),
    Field(2, "filter", \.filter),
  )
}

extension HabitsMemory {
  /// Before anything has been seen or chosen.
  public static let blank = HabitsMemory(
    id: RecordID(high: 0, low: 1),
    isOnboarded: false,
    filter: .all
  )

  /// What this device remembers.
  public static func stored(
    in transaction: any ReadTransaction
  ) throws(StoreError) -> HabitsMemory {
    try transaction.fetch(HabitsMemory.self, blank.id) ?? blank
  }
}

/// Which cards of a day are shown.
public struct TrackerFilter: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Every card.
  public static let all = TrackerFilter(rawValue: "all")
  /// Every card, of today.
  public static let today = TrackerFilter(rawValue: "today")
  /// What is done on the day.
  public static let done = TrackerFilter(rawValue: "done")
  /// What is not done on the day.
  public static let undone = TrackerFilter(rawValue: "undone")

  /// In the order in which they are offered.
  public static let known = [all, today, done, undone]
}
