import HearthModel

@testable import HabitsCore

/// The figures by their definitions, day by day and without any thrift: what the real ones must equal.
struct PlainFigures {
  let habits: [Habit]
  let today: Day
  let firstWeekday: Int

  private func allDays(_ habit: Habit) -> [Day] {
    let first = min(habit.tracker.created.number, habit.marks.range.first ?? .max)
    return first > today.number ? [] : (first...today.number).map { Day(number: $0) }
  }

  private func rule(_ habit: Habit, _ day: Day) -> ScheduleRule? {
    let sorted = habit.versions.sorted { $0.validFrom < $1.validFrom }
    return (sorted.last { $0.validFrom <= day } ?? sorted.first)?.rule
  }

  private func isPaused(_ habit: Habit, _ day: Day) -> Bool {
    habit.pauses.contains { $0.lowerBound <= day && day <= $0.upperBound }
  }

  private func isLiving(_ habit: Habit, _ day: Day) -> Bool {
    habit.tracker.created <= day && day < (habit.tracker.archived ?? Day.writable.upperBound)
  }

  private func isDone(_ habit: Habit, _ day: Day) -> Bool {
    habit.marks.mark(on: day) == .done
  }

  func isDue(_ habit: Habit, _ day: Day) -> Bool {
    guard habit.tracker.kind == .habit, isLiving(habit, day), !isPaused(habit, day),
      habit.marks.mark(on: day) != .skipped
    else { return false }
    switch rule(habit, day) {
    case .weekdays(let days): return days.contains(day.weekday)
    case .every(let count):
      let sorted = habit.versions.sorted { $0.validFrom < $1.validFrom }
      let start = (sorted.last { $0.validFrom <= day } ?? sorted[0]).validFrom
      return (day.number - start.number).isMultiple(of: count)
    default: return false
    }
  }

  var completed: Int {
    habits.reduce(0) { sum, habit in sum + allDays(habit).filter { isDone(habit, $0) }.count }
  }

  var averagePerDay: Double? {
    let days = Set(habits.flatMap { habit in allDays(habit).filter { isDone(habit, $0) } })
    return days.isEmpty ? nil : Double(completed) / Double(days.count)
  }

  private var history: [Day] {
    let days = habits.flatMap { allDays($0) }.map(\.number)
    guard let first = days.min() else { return [] }
    return (first...today.number).map { Day(number: $0) }
  }

  var perfectDays: Int {
    history.filter { day in
      let due = habits.filter { isDue($0, day) }
      return !due.isEmpty && due.allSatisfy { isDone($0, day) }
    }.count
  }

  var bestPeriod: Int {
    var (run, best) = (0, 0)
    for day in history {
      let due = habits.filter { isDue($0, day) }
      if due.isEmpty { continue }
      run = due.contains { isDone($0, day) } ? run + 1 : 0
      best = max(best, run)
    }
    return best
  }
}

extension PlainFigures {
  /// The streak of one habit: true for what counts, false for what breaks, each once.
  func streak(_ habit: Habit) -> (current: Int, best: Int, rate: Double?) {
    let living = allDays(habit).filter { isLiving(habit, $0) }
    guard habit.tracker.kind == .habit, let last = living.last,
      let lastRule = rule(habit, last)
    else { return (0, 0, nil) }
    var (current, best, met, asked) = (0, 0, 0, 0)
    var judged: Set<Range<Int>> = []
    for day in living {
      guard let rule = rule(habit, day) else { continue }
      guard rule.unit == lastRule.unit else {
        (current, judged) = (0, [])
        continue
      }
      guard let isMet = outcome(habit, day, rule, &judged) else { continue }
      asked += 1
      if isMet { (current, met) = (current + 1, met + 1) } else { current = 0 }
      best = max(best, current)
    }
    return (current, best, asked == 0 ? nil : Double(met) / Double(asked))
  }

  private func outcome(
    _ habit: Habit,
    _ day: Day,
    _ rule: ScheduleRule,
    _ judged: inout Set<Range<Int>>
  ) -> Bool? {
    switch rule {
    case .weekdays, .every:
      guard isDue(habit, day) else { return nil }
      return isDone(habit, day) ? true : day == today ? nil : false
    case .timesInDays(let count, let length):
      guard !isPaused(habit, day), habit.marks.mark(on: day) != .skipped else { return nil }
      let done = (0..<length).filter { isDone(habit, day.advanced(by: -$0)) }.count
      return done >= count ? true : day == today ? nil : false
    case .times(_, let period):
      let stretch = stretch(period, day)
      guard judged.insert(stretch).inserted else { return nil }
      return outcome(habit, of: stretch, rule.unit)
    case .other: return nil
    }
  }

  private func outcome(_ habit: Habit, of stretch: Range<Int>, _ unit: StreakUnit) -> Bool? {
    let days = stretch.map { Day(number: $0) }
    let own = days.filter { $0 <= today && rule(habit, $0)?.unit == unit }
    let governing = own.last { isLiving(habit, $0) }
    guard let governing, case .times(let count, _) = rule(habit, governing) else { return nil }
    let done = own.filter { isDone(habit, $0) }.count
    if done >= count { return true }
    let turns =
      [habit.tracker.created, habit.tracker.archived].compactMap(\.self)
      + habit.versions.map(\.validFrom)
    let isCut = days.contains { turns.contains($0) || isPaused(habit, $0) }
    if stretch.upperBound > today.number || isCut { return nil }
    let skipped = own.filter { habit.marks.mark(on: $0) == .skipped }.count
    return skipped > 0 && done + skipped >= count ? nil : false
  }

  private func stretch(_ period: ScheduleRule.Period, _ day: Day) -> Range<Int> {
    func isSame(_ other: Day) -> Bool {
      let (a, b) = (day.components, other.components)
      switch period {
      case .week: return start(day) == start(other)
      case .month: return (a.year, a.month) == (b.year, b.month)
      case .year: return a.year == b.year
      }
    }
    func start(_ day: Day) -> Int {
      var day = day
      while day.weekday != firstWeekday { day = day.advanced(by: -1) }
      return day.number
    }
    var (first, last) = (day, day)
    while isSame(first.advanced(by: -1)) { first = first.advanced(by: -1) }
    while isSame(last.advanced(by: 1)) { last = last.advanced(by: 1) }
    return first.number..<last.number + 1
  }
}
