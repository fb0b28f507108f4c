public import HearthModel
public import HearthSupport

/// The course of one tracker as bars: done days of each month, and of each day of the week.
public struct CourseViewModel: Sendable {
  /// One bar.
  public struct Bar: Sendable, Equatable {
    /// "Mon", "November 2026".
    public let label: String
    /// "5 days", "5 of 7 due".
    public let value: String
    /// Its length, from nought to one.
    public let share: Double
  }

  /// The months up to today, the oldest first; the longest bar is a whole month.
  public let months: [Bar]
  /// In the order of the household's week; of due days where some were due, else of the most.
  public let weekdays: [Bar]
  /// How far it has come towards what is asked for; nil where that is a tick a day.
  public let progress: Bar?

  /// The course up to today.
  ///
  /// - Parameters:
  ///   - history: the tracker with its marks.
  ///   - monthCount: how many months are shown.
  ///   - today: the day that still lasts.
  ///   - firstWeekday: the day that begins a week, 1 for Monday to 7 for Sunday.
  ///   - messages: the language.
  public init(
    _ history: TrackerHistory,
    months monthCount: Int,
    today: Day,
    firstWeekday: Int,
    in messages: Messages
  ) {
    let periods = CalendarPeriods(firstWeekday: firstWeekday)
    var last = periods.period(.month, holding: today.number)
    var months: [Bar] = []
    for _ in 0..<max(1, monthCount) {
      let done = history.doneDays(in: last.lowerBound..<min(last.upperBound, today.number + 1))
      months.append(
        Bar(
          label: messages.dateText(Day(number: last.lowerBound), .month),
          value: messages("tracker.days", done),
          share: Double(done) / Double(last.count)
        )
      )
      last = periods.period(.month, holding: last.lowerBound - 1)
    }
    self.months = months.reversed()
    weekdays = WeekdayCounts(history, today: today).bars(firstWeekday, messages)
    progress = TargetProgress(history, on: today, firstWeekday: firstWeekday)
      .map { Bar($0, of: history.tracker, messages) }
  }
}

extension CourseViewModel.Bar {
  /// "1.5 of 2 l today", "2 of 3 this week".
  fileprivate init(_ progress: TargetProgress, of tracker: Tracker, _ messages: Messages) {
    share = progress.share
    let (reached, target) = (progress.reached, progress.target)
    switch progress.measure {
    case .amount:
      label = messages("progress.today")
      value =
        messages(
          "tracker.amount.of",
          messages.amountText(reached),
          messages.amountText(target),
          tracker.unit ?? ""
        ).trimmed
    case .period(let period):
      label = messages("progress.\(period.rawValue)")
      value = messages("progress.of", reached, target)
    case .window(let days):
      label = messages("progress.window", days)
      value = messages("progress.of", reached, target)
    }
  }
}

/// How often each day of the week was done and due, up to today.
private struct WeekdayCounts {
  private var done = [Int](repeating: 0, count: 7)
  private var due = [Int](repeating: 0, count: 7)
  private var dueDone = [Int](repeating: 0, count: 7)

  init(_ history: TrackerHistory, today: Day) {
    let days = TrackerDays(history, today: today)
    for number in days.range {
      let facts = days[number]
      let index = Day(number: number).weekday - 1
      if facts.contains(.done) { done[index] += 1 }
      // Today may still be done.
      guard facts.contains(.due), facts.contains(.kept) || number < today.number else { continue }
      due[index] += 1
      if facts.contains(.kept) { dueDone[index] += 1 }
    }
  }

  func bars(_ firstWeekday: Int, _ messages: Messages) -> [CourseViewModel.Bar] {
    let most = max(1, done.max() ?? 1)
    let isEverDue = due.contains { $0 > 0 }
    return Weekdays.all.numbers(from: firstWeekday).map { number in
      let index = number - 1
      let (part, whole) = isEverDue ? (dueDone[index], due[index]) : (done[index], most)
      return CourseViewModel.Bar(
        label: messages.weekdayName(number, .short),
        value: isEverDue
          ? messages("course.of-due", part, whole) : messages("tracker.days", part),
        share: whole == 0 ? 0 : Double(part) / Double(whole)
      )
    }
  }
}
