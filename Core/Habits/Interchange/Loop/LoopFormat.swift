import HearthModel

/// What both kinds of Loop's files have in common.
enum LoopFormat {
  /// On the command line and in the keys of trackers.
  static let name = "loop"

  /// The colours by their index.
  static let colours = [
    "#D32F2F", "#E64A19", "#F57C00", "#FF8F00", "#F9A825", "#AFB42B", "#7CB342", "#388E3C",
    "#00897B", "#00ACC1", "#039BE5", "#1976D2", "#303F9F", "#5E35B1", "#8E24AA", "#D81B60",
    "#5D4037", "#303030", "#757575", "#AAAAAA",
  ]

  /// Loop's rules are windows: so many times in any so many days.
  ///
  /// - Returns: nil for numbers that make no rule.
  static func rule(_ numerator: Int, _ denominator: Int) -> ScheduleRule? {
    guard numerator > 0, (1...ScheduleRule.longest).contains(denominator) else { return nil }
    return numerator >= denominator
      ? .daily : .timesInDays(numerator, days: denominator)
  }

  /// The window nearest to a rule, and whether that is exactly what the rule says.
  static func frequency(
    _ rule: ScheduleRule
  ) -> (numerator: Int, denominator: Int, isExact: Bool) {
    switch rule {
    case .weekdays(.all), .every(days: 1): (1, 1, true)
    case .weekdays(let days): (days.count, 7, false)
    case .every(let days): (1, days, false)
    case .times(let count, let period) where count < period.days: (count, period.days, false)
    case .timesInDays(let count, let days) where count < days: (count, days, true)
    case .times, .timesInDays, .other: (1, 1, false)
    }
  }

  /// What a number means for a tracker.
  enum Meaning: Equatable {
    case mark(Mark, amount: Int?)
    /// Loop filled the day by computing.
    case filled
    case unknown
  }

  /// What a stored number means.
  ///
  /// - Returns: nil where it means nothing.
  static func meaning(_ number: Int, isMeasured: Bool) -> Meaning? {
    switch number {
    case -1: .unknown
    case 3: .mark(.skipped, amount: nil)
    case 0... where isMeasured:
      number <= Thousandths.most ? .mark(.done, amount: number) : nil
    case 0: .mark(.missed, amount: nil)
    case 1: .filled
    case 2: .mark(.done, amount: nil)
    default: nil
    }
  }

  /// The number that says what a mark says; nil where none does.
  static func number(_ mark: ForeignMark, of tracker: ForeignTracker) -> Int? {
    switch mark.mark {
    case .skipped: 3
    case .missed where tracker.aim == .tick: 0
    // 3 would be a skipped day.
    case .done where tracker.aim != .tick:
      tracker.written(mark).map { $0 == 3 ? 4 : $0 }
    case .done: 2
    default: nil
    }
  }
}

extension ScheduleRule.Period {
  /// How many days Loop takes it for.
  var days: Int {
    switch self {
    case .week: 7
    case .month: 30
    case .year: 365
    }
  }
}
