public import HearthModel

/// How far a tracker has come towards what is asked for, as of a day.
public struct TargetProgress: Sendable, Equatable {
  /// What is counted.
  public enum Measure: Sendable, Hashable {
    /// Thousandths of the tracker's unit, on the day itself.
    case amount
    /// Done days of the calendar week, month or year that holds the day.
    case period(ScheduleRule.Period)
    /// Done days of so many days, of which the day is the last.
    case window(days: Int)
  }

  /// What is counted.
  public let measure: Measure
  /// How much there is.
  public let reached: Int
  /// How much is asked for.
  public let target: Int

  /// From nought to one.
  public var share: Double {
    target == 0 ? 1 : min(1, Double(reached) / Double(target))
  }

  /// The progress of a tracker; nil where all that is asked for is a tick on a day.
  ///
  /// - Parameters:
  ///   - history: the tracker with its marks.
  ///   - day: as of which.
  ///   - firstWeekday: the day that begins a week, 1 for Monday to 7 for Sunday.
  public init?(_ history: TrackerHistory, on day: Day, firstWeekday: Int) {
    if history.tracker.aim == .atLeast, let target = history.tracker.target {
      self.init(measure: .amount, reached: history.marks.amount(on: day) ?? 0, target: target)
      return
    }
    guard history.tracker.kind == .habit, let rule = history.version(on: day)?.rule else {
      return nil
    }
    switch rule {
    case .times(let count, let period):
      let days = CalendarPeriods(firstWeekday: firstWeekday).period(period, holding: day.number)
      let reached = history.doneDays(in: days.lowerBound..<day.number + 1)
      self.init(measure: .period(period), reached: reached, target: count)
    case .timesInDays(let count, let days):
      let reached = history.doneDays(in: day.number - days + 1..<day.number + 1)
      self.init(measure: .window(days: days), reached: reached, target: count)
    case .weekdays, .every, .other: return nil
    }
  }

  private init(measure: Measure, reached: Int, target: Int) {
    (self.measure, self.reached, self.target) = (measure, reached, target)
  }
}

extension TrackerHistory {
  /// How many days of a stretch are done.
  func doneDays(in days: Range<Int>) -> Int {
    days.clamped(to: marks.range).reduce(0) { isDone(on: Day(number: $1)) ? $0 + 1 : $0 }
  }
}
