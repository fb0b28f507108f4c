import HearthModel

/// A schedule as Loop Habit Tracker has it: so many times in so many days.
struct LoopFrequency: Equatable {
  let times: Int
  let days: Int

  /// A rule as Loop would have it; equal numbers are once a day.
  init(_ rule: ScheduleRule) {
    let (times, days) =
      switch rule {
      case .weekdays(let weekdays): (weekdays.count, 7)
      case .every(let days): (1, days)
      case .times(let count, .week): (count, 7)
      case .times(let count, .month): (count, 30)
      case .times(let count, .year): (count, 365)
      case .timesInDays(let count, let days): (count, days)
      case .other: (1, 1)
      }
    self.times = times >= days ? 1 : times
    self.days = times >= days ? 1 : days
  }

  /// Times a day.
  var perDay: Double { Double(times) / Double(days) }
}
