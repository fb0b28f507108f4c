import HearthModel

/// A rule from one day to another, as a calendar repeats it.
struct CalendarStretch {
  let rule: ScheduleRule
  let from: Day
  /// The last day; nil for ever.
  let until: Day?

  /// How a calendar says it.
  struct Repetition {
    /// The first day on which it falls.
    let first: Day
    /// The value of RRULE.
    let rule: String
    /// Whether it falls on days, rather than somewhere in a while.
    let isDue: Bool
  }

  /// nil where the calendar has nothing of the kind, or it never falls on a day.
  var repetition: Repetition? {
    let end = until.map { ";UNTIL=" + CalendarText.date($0) } ?? ""
    switch rule {
    case .weekdays(let days):
      guard let first = (0..<7).map(from.advanced).first(where: { days.contains($0.weekday) }),
        until.map({ first <= $0 }) ?? true
      else { return nil }
      let names = days.numbers().map { Self.weekdays[$0 - 1] }.joined(separator: ",")
      let words = days == .all ? "FREQ=DAILY" : "FREQ=WEEKLY;BYDAY=\(names)"
      return Repetition(first: first, rule: words + end, isDue: true)
    case .every(let days):
      return Repetition(first: from, rule: "FREQ=DAILY;INTERVAL=\(days)" + end, isDue: true)
    case .times(_, let period):
      let words = [
        ScheduleRule.Period.week: "WEEKLY", .month: "MONTHLY", .year: "YEARLY",
      ]
      guard let word = words[period] else { return nil }
      return Repetition(first: from, rule: "FREQ=\(word)" + end, isDue: false)
    case .timesInDays(_, let days):
      return Repetition(first: from, rule: "FREQ=DAILY;INTERVAL=\(days)" + end, isDue: false)
    case .other: return nil
    }
  }

  private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// The days on which it falls in vacations.
  func days(in pauses: [ForeignPause]) -> [Day] {
    var days: Set<Day> = []
    for pause in pauses {
      let last = min(pause.to, until ?? pause.to)
      var day = max(pause.from, from)
      while day <= last {
        if isDue(on: day) { days.insert(day) }
        day = day.advanced(by: 1)
      }
    }
    return days.sorted()
  }

  private func isDue(on day: Day) -> Bool {
    switch rule {
    case .weekdays(let days): days.contains(day.weekday)
    case .every(let days): from.days(to: day) % days == 0
    case .times, .timesInDays, .other: false
    }
  }
}
