public import HearthModel

/// Everything that the figures of one tracker are made from.
public struct TrackerHistory: Sendable {
  /// Which.
  public let tracker: Tracker
  /// Its schedules, by their first days; none of an event.
  public let versions: [ScheduleVersion]
  /// When it rests.
  public let pauses: [ClosedRange<Day>]
  /// What was said of its days.
  public let marks: DayMarks
  /// What it means that nothing was said.
  public let silence: Silence

  /// A tracker with its schedules in any order.
  public init(
    _ tracker: Tracker,
    versions: [ScheduleVersion],
    pauses: [ClosedRange<Day>],
    marks: DayMarks,
    silence: Silence
  ) {
    self.tracker = tracker
    self.versions = versions.sorted { $0.validFrom < $1.validFrom }
    self.pauses = pauses
    self.marks = marks
    self.silence = silence
  }

  /// The schedule in force on a day; nil for an event.
  public func version(on day: Day) -> ScheduleVersion? {
    versions.last { $0.validFrom <= day } ?? versions.first
  }

  /// Whether the tracker is in use on a day: from its creation to the day before it is archived.
  public func isActive(on day: Day) -> Bool {
    let archived = tracker.archived ?? Day.writable.upperBound
    let isBefore = Mutant.archiveInclusive.isPlanted ? day <= archived : day < archived
    return tracker.created <= day && isBefore
  }

  /// Whether the tracker rests on a day.
  public func isPaused(on day: Day) -> Bool {
    pauses.contains { $0.contains(day) }
  }

  /// Whether the schedule in force names the day.
  public func isScheduled(on day: Day) -> Bool {
    guard let version = version(on: day) else { return false }
    switch version.rule {
    case .weekdays(let days): return days.contains(day.weekday)
    case .every(let days):
      let steps = version.validFrom.days(to: day)
      return steps % days == 0
    case .times, .timesInDays, .other: return false
    }
  }

  /// Whether it is due on a day: in use, named by the schedule, neither skipped nor at rest.
  public func isDue(on day: Day) -> Bool {
    tracker.kind == .habit && isActive(on: day) && isScheduled(on: day) && !isPaused(on: day)
      && marks.mark(on: day) != .skipped
  }

  /// Whether what was said of a day is enough.
  public func isDone(on day: Day) -> Bool {
    guard marks.mark(on: day) == .done else { return false }
    return tracker.isEnough(marks.amount(on: day))
  }

  /// How many days are done, up to a day.
  public func trackedDays(upTo today: Day) -> Int {
    let length = max(0, min(marks.range.upperBound, today.number + 1) - marks.range.lowerBound)
    guard tracker.aim != .tick, marks.hasAmounts else {
      return marks.letters.prefix(length).reduce(0) { $1 == DayMarks.done ? $0 + 1 : $0 }
    }
    return (0..<length).reduce(0) { sum, index in
      let day = Day(number: marks.first + index)
      return isDone(on: day) ? sum + 1 : sum
    }
  }
}

extension Tracker {
  /// Whether an amount that was written down meets the target; a mark without one is a tick.
  func isEnough(_ amount: Int?) -> Bool {
    guard let amount, let target else { return true }
    switch aim {
    case .atLeast: return amount >= target
    case .atMost: return amount <= target
    default: return true
    }
  }
}
