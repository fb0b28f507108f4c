public import HearthModel

/// What is said of a tracker on a day, as its card shows it.
public enum CardState: String, Sendable, Hashable, CaseIterable {
  case done
  case undone
  case skipped
}

/// A tracker as it stands on a day.
public struct TrackerCard: Sendable {
  /// Which.
  public let tracker: Tracker
  /// Done, not done or left out.
  public let state: CardState
  /// Thousandths that were written down; nil for none.
  public let amount: Int?
  /// Whether it is due.
  public let isDue: Bool
  /// Whether the day has a place for it.
  public let isShown: Bool
  /// Whether the day can be marked.
  public let isMarkable: Bool
  /// How many days are done, up to today.
  public let trackedDays: Int

  /// A tracker's card on a day.
  public init(_ history: TrackerHistory, on day: Day, today: Day) {
    tracker = history.tracker
    trackedDays = history.trackedDays(upTo: today)
    amount = history.marks.amount(on: day)
    isDue = history.isDue(on: day)
    isMarkable = day <= today && history.isActive(on: day)
    if history.isDone(on: day) {
      state = .done
    } else {
      state = history.marks.mark(on: day) == .skipped ? .skipped : .undone
    }
    isShown = Self.isShown(history, on: day, isDone: state == .done, hasDone: trackedDays > 0)
  }

  private static func isShown(
    _ history: TrackerHistory,
    on day: Day,
    isDone: Bool,
    hasDone: Bool
  ) -> Bool {
    let isMarked = history.marks.mark(on: day) != nil
    if history.tracker.kind == .event {
      if isDone { return true }
      let isEarlier = Mutant.eventBeforeDay.isPlanted && day.number < history.marks.range.lowerBound
      return history.isActive(on: day) && (!hasDone || isMarked || isEarlier)
    }
    guard history.isActive(on: day) else { return isMarked && day < history.tracker.created }
    if isMarked { return true }
    guard !history.isPaused(on: day), let rule = history.version(on: day)?.rule else {
      return false
    }
    switch rule {
    case .weekdays, .every: return history.isScheduled(on: day)
    case .times, .timesInDays, .other: return true
    }
  }
}

/// The main screen's day: what can be ticked.
public struct HabitsDay: Sendable {
  /// Which.
  public let day: Day
  /// The day that still lasts.
  public let today: Day
  /// All categories in the order in which they were added.
  public let categories: [Category]
  /// The trackers that the day has a place for.
  public let cards: [TrackerCard]
  /// Whether any tracker exists at all.
  public let hasTrackers: Bool

  /// A day of some trackers.
  public init(day: Day, today: Day, categories: [Category], histories: [TrackerHistory]) {
    self.day = day
    self.today = today
    self.categories = categories
    cards = histories.map { TrackerCard($0, on: day, today: today) }.filter(\.isShown)
    hasTrackers = !histories.isEmpty
  }
}
