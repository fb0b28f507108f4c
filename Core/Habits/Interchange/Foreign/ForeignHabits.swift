public import HearthModel

/// Trackers with their history in our terms, but without a store: what a file says, or what is to be
/// written into one.
public struct ForeignHabits: Sendable {
  /// The format's name, part of the key of every tracker.
  public let format: String
  /// The categories in their order, those without trackers included.
  public var categories: [ForeignCategory] = []
  /// The trackers in their order.
  public var trackers: [ForeignTracker] = []
  /// The vacations.
  public var pauses: [ForeignPause] = []
  /// How silence is judged, where that has been set.
  public var settings: TrackerSettings?
  /// The moment of the state that is handed out; nil of what was read.
  public var moment: Instant?
  /// The day that lasts at that moment.
  public var today: Day?
  /// What the reader has to say.
  public var report = InterchangeReport()

  /// No trackers.
  public init(format: String) {
    self.format = format
  }
}

/// A category by its name.
public struct ForeignCategory: Sendable, Equatable {
  /// Its identifier, where the file is ours.
  public var id: RecordID?
  /// Its name; no two are alike.
  public var name: String
  /// Its place in the order, where the file is ours.
  public var order: Int?

  /// A category.
  public init(_ name: String, id: RecordID? = nil, order: Int? = nil) {
    self.id = id
    self.name = name
    self.order = order
  }
}

/// A vacation.
public struct ForeignPause: Sendable, Equatable {
  /// Its identifier, where the file is ours.
  public var id: RecordID?
  /// Which trackers rest, by their places in the list; nil for all.
  public var trackers: [Int]?
  /// The first day.
  public var from: Day
  /// The last day.
  public var to: Day

  /// A vacation of some trackers or all.
  public init(id: RecordID? = nil, trackers: [Int]? = nil, from: Day, to: Day) {
    self.id = id
    self.trackers = trackers
    self.from = from
    self.to = to
  }
}

extension ForeignHabits {
  /// Adds a category unless there is one of this name.
  mutating func addCategory(_ name: String) {
    guard !name.isEmpty, !categories.contains(where: { $0.name == name }) else { return }
    categories.append(ForeignCategory(name))
  }
}
