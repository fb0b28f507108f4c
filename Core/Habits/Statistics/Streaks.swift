import HearthModel

/// In what a streak is counted.
public enum StreakUnit: String, Sendable, Hashable, CaseIterable {
  case day
  case week
  case month
  case year
}

/// How a tracker's streak stands.
public struct StreakFigures: Sendable, Equatable {
  /// The one that lasts; 0 where there is none.
  public let current: Int
  /// The longest.
  public let best: Int
  /// In what both are counted: that of the rule in force.
  public let unit: StreakUnit
  /// What was met of what was asked; nil where nothing has been asked yet.
  public let completionRate: Double?
}

/// What a day or a period does to a streak.
enum StreakStep {
  case met
  case missed
  /// It neither counts nor breaks.
  case bridged
}

/// Works out honest streaks.
///
/// Days that a rule of days names, periods of a rule of periods and windows of a rule of windows are
/// steps; rules of different units end each other's streak.
struct StreakReader {
  let history: TrackerHistory
  let days: TrackerDays
  let periods: CalendarPeriods
  let today: Int

  /// The figures as of today.
  var figures: StreakFigures {
    let groups = groups
    guard let unit = groups.last?.unit else {
      return StreakFigures(current: 0, best: 0, unit: .day, completionRate: nil)
    }
    var current = 0
    var best = 0
    var (met, asked) = (0, 0)
    for group in groups {
      current = 0
      guard group.unit == unit else { continue }
      for step in steps(of: group) {
        switch step {
        case .met: (current, met, asked) = (current + 1, met + 1, asked + 1)
        case .missed: (current, asked) = (0, asked + 1)
        case .bridged: continue
        }
        best = max(best, current)
      }
    }
    let rate = asked == 0 ? nil : Double(met) / Double(asked)
    return StreakFigures(current: current, best: best, unit: unit, completionRate: rate)
  }
}

extension StreakReader {
  /// Spans of one unit that follow one another.
  private struct Group {
    let unit: StreakUnit
    var spans: [RuleSpan]
  }

  private var groups: [Group] {
    history.spans(upTo: Day(number: today)).reduce(into: []) { groups, span in
      if let last = groups.last, last.unit == span.rule.unit {
        groups[groups.count - 1].spans.append(span)
      } else {
        groups.append(Group(unit: span.rule.unit, spans: [span]))
      }
    }
  }

  private func steps(of group: Group) -> [StreakStep] {
    guard let period = ScheduleRule.Period(rawValue: group.unit.rawValue) else {
      return group.spans.flatMap(daySteps)
    }
    return periodSteps(of: group, by: period)
  }

  private func daySteps(of span: RuleSpan) -> [StreakStep] {
    switch span.rule {
    case .timesInDays(let count, let length): windowSteps(in: span.days, count, length)
    default: span.days.map(step)
    }
  }

  private func step(on day: Int) -> StreakStep {
    let facts = days[day]
    guard facts.contains(.due) else { return .bridged }
    if facts.contains(.kept) { return .met }
    return isUndecided(day) ? .bridged : .missed
  }

  /// Today, and the running period, are not over.
  private func isUndecided(_ day: Int) -> Bool {
    day >= today && !Mutant.todayBreaks.isPlanted
  }

  private func windowSteps(in span: Range<Int>, _ count: Int, _ length: Int) -> [StreakStep] {
    let shift = Mutant.windowCentred.isPlanted ? length / 2 : 0
    let sums = days.keptSums
    return span.map { day in
      guard days[day].isDisjoint(with: [.skipped, .paused]) else { return .bridged }
      let window = (day + shift - length + 1..<day + shift + 1).clamped(to: days.range)
      let first = days.range.lowerBound
      let kept = sums[window.upperBound - first] - sums[window.lowerBound - first]
      if kept >= count { return .met }
      return isUndecided(day) ? .bridged : .missed
    }
  }

  private func periodSteps(
    of group: Group,
    by period: ScheduleRule.Period
  ) -> [StreakStep] {
    guard let start = group.spans.first?.days.lowerBound,
      let end = group.spans.last?.days.upperBound
    else { return [] }
    var steps: [StreakStep] = []
    var next = start
    while next < end {
      let stretch = periods.period(period, holding: next)
      let last = min(stretch.upperBound, end) - 1
      let rule = group.spans.last { $0.days.lowerBound <= last }?.rule
      if case .times(let count, _) = rule { steps.append(step(of: stretch, count, group.unit)) }
      next = stretch.upperBound
    }
    return steps
  }

  private func step(of period: Range<Int>, _ count: Int, _ unit: StreakUnit) -> StreakStep {
    let own = period.clamped(to: days.range).filter { isJudged($0, by: unit) }
    let kept = own.reduce(0) { days[$1].contains(.kept) ? $0 + 1 : $0 }
    if kept >= count { return .met }
    if isUndecided(period.upperBound - 1) || isCut(period) { return .bridged }
    // With the days that were skipped it would have been enough.
    let skipped = own.reduce(0) { days[$1].contains(.skipped) ? $0 + 1 : $0 }
    return skipped > 0 && kept + skipped >= count ? .bridged : .missed
  }

  /// Whether the rule in force on a day is of this unit: a day counts for one of two rules only.
  private func isJudged(_ day: Int, by unit: StreakUnit) -> Bool {
    history.versions.count == 1 || history.version(on: Day(number: day))?.rule.unit == unit
  }

  /// Whether the tracker was created, archived, changed or paused in a period.
  private func isCut(_ period: Range<Int>) -> Bool {
    let turns =
      [history.tracker.created, history.tracker.archived].compactMap(\.self)
      + history.versions.dropFirst().map(\.validFrom)
    return turns.contains { period.contains($0.number) }
      || history.pauses.contains {
        period.overlaps($0.lowerBound.number..<$0.upperBound.number + 1)
      }
  }
}

extension ScheduleRule {
  /// In what streaks of the rule are counted.
  var unit: StreakUnit {
    guard case .times(_, let period) = self else { return .day }
    return StreakUnit(rawValue: period.rawValue) ?? .day
  }
}
