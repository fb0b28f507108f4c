import HearthModel

/// How streaks are counted.
public enum StreakMode: String, Sendable, Hashable, CaseIterable {
  /// What was done, by the rule in force on each day.
  case honest
  /// As Loop Habit Tracker counts.
  case loop
}

/// The figures of one tracker.
public struct TrackerFigures: Sendable {
  /// Which.
  public let tracker: Tracker
  /// Its streak.
  public let streak: StreakFigures
  /// How strong the habit has become, 0 to 1; nil of an event.
  public let score: Double?
  /// How many days are done.
  public let completed: Int

  /// The figures as of a day.
  init(
    _ history: TrackerHistory,
    _ days: TrackerDays,
    today: Day,
    firstWeekday: Int,
    mode: StreakMode
  ) {
    tracker = history.tracker
    let reader = StreakReader(
      history: history,
      days: days,
      periods: CalendarPeriods(firstWeekday: firstWeekday),
      today: today.number
    )
    let honest = reader.figures
    if mode == .loop, history.tracker.kind == .habit {
      let loop = LoopStreaks(history: history, today: today.number).figures
      streak = StreakFigures(
        current: loop.current,
        best: loop.best,
        unit: .day,
        completionRate: honest.completionRate
      )
    } else {
      streak = honest
    }
    score = StrengthScore(history: history, days: days).value(on: today.number)
    completed = history.trackedDays(upTo: today)
  }
}
