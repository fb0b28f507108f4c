public import HearthModel

/// The figures of some trackers together, and of each.
public struct HabitsStatistics: Sendable {
  /// The longest run of days with something due on which at least one of it was done.
  public let bestPeriod: Int
  /// Days with something due on which all of it was done.
  public let perfectDays: Int
  /// Done days of all trackers, events and archived ones included.
  public let completed: Int
  /// Done days of all trackers for each day that has any; nil where none has.
  public let averagePerDay: Double?
  /// The figures of each, in the order given.
  public let trackers: [TrackerFigures]

  /// The figures as of a day.
  ///
  /// - Parameters:
  ///   - histories: the trackers, archived ones included.
  ///   - today: the day that still lasts.
  ///   - firstWeekday: the day that begins a week, 1 for Monday to 7 for Sunday.
  ///   - mode: how streaks are counted.
  public init(
    _ histories: [TrackerHistory],
    today: Day,
    firstWeekday: Int,
    mode: StreakMode = .honest
  ) {
    let days = histories.map { TrackerDays($0, today: today) }
    trackers = zip(histories, days).map {
      TrackerFigures($0, $1, today: today, firstWeekday: firstWeekday, mode: mode)
    }
    let sums = DaySums(days)
    perfectDays = sums.perfectDays
    bestPeriod = sums.bestPeriod
    completed = trackers.reduce(0) { $0 + $1.completed }
    let daysWithAny = sums.daysWithAny
    averagePerDay = daysWithAny == 0 ? nil : Double(completed) / Double(daysWithAny)
  }
}

/// How many trackers are due and done on each day.
private struct DaySums {
  private var due: [Int]
  private var dueKept: [Int]
  private var done: [Int]

  init(_ trackers: [TrackerDays]) {
    let ranges = trackers.map(\.range).filter { !$0.isEmpty }
    let first = ranges.map(\.lowerBound).min() ?? 0
    let count = (ranges.map(\.upperBound).max() ?? 0) - first
    due = Array(repeating: 0, count: count)
    (dueKept, done) = (due, due)
    for days in trackers {
      for day in days.range {
        let facts = days[day]
        if facts.contains(.done) { done[day - first] += 1 }
        guard facts.contains(.due) else { continue }
        due[day - first] += 1
        if facts.contains(.kept) { dueKept[day - first] += 1 }
      }
    }
  }

  var perfectDays: Int {
    let needed = Mutant.perfectWithoutDue.isPlanted ? 0 : 1
    return zip(due, dueKept).reduce(0) { $1.0 >= needed && $1.0 == $1.1 ? $0 + 1 : $0 }
  }

  var bestPeriod: Int {
    var (run, best) = (0, 0)
    for (due, kept) in zip(due, dueKept) where due > 0 {
      run = kept > 0 ? run + 1 : 0
      best = max(best, run)
    }
    return best
  }

  var daysWithAny: Int { done.reduce(0) { $1 > 0 ? $0 + 1 : $0 } }
}
