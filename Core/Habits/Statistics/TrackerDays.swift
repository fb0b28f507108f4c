import HearthModel

/// What holds of a tracker's days, each worked out once for all figures.
struct TrackerDays {
  /// What holds of one day.
  struct Facts: OptionSet {
    let rawValue: UInt8

    /// Something was said.
    static let recorded = Facts(rawValue: 1)
    /// What was said is enough.
    static let done = Facts(rawValue: 2)
    /// Done, or kept by silence.
    static let kept = Facts(rawValue: 4)
    static let skipped = Facts(rawValue: 8)
    static let paused = Facts(rawValue: 16)
    static let due = Facts(rawValue: 32)
  }

  /// From the tracker's creation or first mark, whichever comes first, to today.
  let range: Range<Int>
  private let facts: [Facts]

  /// The days of a tracker up to today.
  init(_ history: TrackerHistory, today: Day) {
    let marks = history.marks
    let created = history.tracker.created.number
    let first = marks.range.isEmpty ? created : min(created, marks.range.lowerBound)
    range = min(first, today.number + 1)..<today.number + 1
    var facts = range.map { Self.said($0, history) }
    let silenceIsKept = history.silence == .kept && history.tracker.kind == .habit
    for day in range.dropLast() where silenceIsKept {
      if !facts[day - range.lowerBound].contains(.recorded) {
        facts[day - range.lowerBound].insert(.kept)
      }
    }
    for pause in history.pauses {
      for day in range.clamped(to: pause.lowerBound.number..<pause.upperBound.number + 1) {
        facts[day - range.lowerBound].insert(.paused)
      }
    }
    for span in history.spans(upTo: today) {
      for day in span.days.clamped(to: range) where span.names(day) {
        let isFree = facts[day - range.lowerBound].isDisjoint(with: [.skipped, .paused])
        if isFree { facts[day - range.lowerBound].insert(.due) }
      }
    }
    self.facts = facts
  }

  subscript(day: Int) -> Facts {
    range.contains(day) ? facts[day - range.lowerBound] : []
  }

  /// How many days are kept before each day of the range, and in all of it.
  var keptSums: [Int] {
    facts.reduce(into: [0]) { sums, facts in
      sums.append(sums[sums.count - 1] + (facts.contains(.kept) ? 1 : 0))
    }
  }

  private static func said(_ day: Int, _ history: TrackerHistory) -> Facts {
    switch history.marks.letter(day) {
    case DayMarks.nothing: return []
    case DayMarks.done:
      return history.tracker.isEnough(history.marks.amount(day))
        ? [.recorded, .done, .kept] : .recorded
    case DayMarks.skipped: return [.recorded, .skipped]
    default: return .recorded
    }
  }
}

/// The days of a habit's life on which one schedule is in force.
struct RuleSpan {
  let days: Range<Int>
  /// The first day of the version, from which its grid counts.
  let grid: Int
  let rule: ScheduleRule

  /// Whether the rule names a day.
  func names(_ day: Int) -> Bool {
    switch rule {
    case .weekdays(let days): days.contains(Day(number: day).weekday)
    case .every(let days): (day - grid) % days == 0
    case .times, .timesInDays, .other: false
    }
  }
}

extension TrackerHistory {
  /// The spans of the rules, from creation to archiving or today, in order.
  func spans(upTo today: Day) -> [RuleSpan] {
    guard tracker.kind == .habit else { return [] }
    let archived = tracker.archived.map {
      Mutant.archiveInclusive.isPlanted ? $0.number + 1 : $0.number
    }
    let life =
      tracker.created
      .number..<max(
        tracker.created.number,
        min(today.number + 1, archived ?? .max)
      )
    let starts = [Int.min] + versions.dropFirst().map(\.validFrom.number)
    return versions.indices.compactMap { index in
      let end = index + 1 < starts.count ? starts[index + 1] : .max
      let days = (starts[index]..<end).clamped(to: life)
      guard !days.isEmpty else { return nil }
      let version = versions[index]
      return RuleSpan(days: days, grid: version.validFrom.number, rule: version.rule)
    }
  }
}
