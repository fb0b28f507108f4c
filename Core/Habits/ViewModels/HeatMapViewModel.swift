public import HearthModel
public import HearthSupport

/// One tracker's calendar: weeks from left to right, days of the week from top to bottom.
public struct HeatMapViewModel: Sendable {
  /// How a day stands.
  public enum Cell: String, Sendable, Hashable, CaseIterable {
    /// Done.
    case done
    /// Something was written down, and it was not enough.
    case partial
    case skipped
    /// Said not to be done; or due, and nothing was said.
    case open
    /// Nothing was asked for.
    case free
    /// Still to come, or before the tracker began.
    case outside

    /// What the signs mean, in order; those of days on which there is nothing to say explain themselves.
    public static func legend(in messages: Messages) -> [(cell: Cell, title: String)] {
      [done, partial, skipped, open].map { ($0, messages("course.cell.\($0.rawValue)")) }
    }
  }

  /// A day of the week with its days.
  public struct Row: Sendable {
    /// "Mon".
    public let label: String
    /// One a week, the oldest first.
    public let cells: [Cell]
  }

  /// The emoji and name.
  public let title: String
  /// The first and last day shown, in words.
  public let range: (first: String, last: String)
  /// In the order of the household's week.
  public let rows: [Row]
  /// The days shown, in order.
  public let days: [(day: Day, cell: Cell, amount: Int?)]

  /// The weeks up to today.
  public init(
    _ history: TrackerHistory,
    weeks: Int,
    today: Day,
    firstWeekday: Int,
    in messages: Messages
  ) {
    let periods = CalendarPeriods(firstWeekday: firstWeekday)
    let lastWeek = periods.period(.week, holding: today.number)
    let first = lastWeek.lowerBound - 7 * (max(1, weeks) - 1)
    let shown = (first..<lastWeek.upperBound).map { number in
      let day = Day(number: number)
      return (
        day: day,
        cell: Self.cell(history, on: day, today: today),
        amount: history.marks.amount(on: day)
      )
    }
    title = "\(history.tracker.emoji) \(history.tracker.name)"
    range = (
      messages.dateText(Day(number: first), .medium), messages.dateText(today, .medium)
    )
    rows = Weekdays.all.numbers(from: firstWeekday).enumerated().map { index, weekday in
      Row(
        label: messages.weekdayName(weekday, .short),
        cells: stride(from: index, to: shown.count, by: 7).map { shown[$0].cell }
      )
    }
    days = shown.filter { $0.day <= today }
  }

  private static func cell(_ history: TrackerHistory, on day: Day, today: Day) -> Cell {
    guard day <= today else { return .outside }
    if history.isDone(on: day) { return .done }
    switch history.marks.mark(on: day) {
    case .some(.skipped): return .skipped
    case .some(.missed): return .open
    case .some: return .partial
    case nil: break
    }
    guard history.isActive(on: day) else { return .outside }
    return history.isDue(on: day) ? .open : .free
  }
}

/// How many days of each week a tracker was done, as a little line.
public struct SparklineViewModel: Sendable {
  /// The emoji and name.
  public let title: String
  /// Done days a week, 0 to 7, the oldest week first.
  public let weeks: [Int]
  /// "5 days".
  public let trackedDaysText: String

  /// The weeks up to today.
  public init(
    _ history: TrackerHistory,
    weeks: Int,
    today: Day,
    firstWeekday: Int,
    in messages: Messages
  ) {
    let last = CalendarPeriods(firstWeekday: firstWeekday).period(.week, holding: today.number)
    title = "\(history.tracker.emoji) \(history.tracker.name)"
    self.weeks = (0..<max(1, weeks)).reversed().map { back in
      let week = last.lowerBound - 7 * back..<last.lowerBound - 7 * back + 7
      return week.reduce(0) { sum, day in
        day <= today.number && history.isDone(on: Day(number: day)) ? sum + 1 : sum
      }
    }
    trackedDaysText = messages("tracker.days", history.trackedDays(upTo: today))
  }
}
