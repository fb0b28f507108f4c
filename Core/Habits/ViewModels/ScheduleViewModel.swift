public import HearthSupport

/// The Schedule scene: the days of the week with their switches.
public struct ScheduleViewModel: Sendable {
  /// A day of the week.
  public struct DayModel: Sendable, Equatable {
    /// 1 for Monday to 7 for Sunday.
    public let number: Int
    /// "Monday".
    public let name: String
    /// Whether its switch is on.
    public let isOn: Bool
  }

  /// What the scene is called.
  public let title: String
  /// In the order of the household's week.
  public let days: [DayModel]
  /// The choice in words: "Every day", "Mon, Wed, Fri"; nil while none is on.
  public let summary: String?

  /// The days that are on, 1 for Monday to 7 for Sunday.
  public init(on days: Set<Int>, firstWeekday: Int, in messages: Messages) {
    title = messages("schedule.title")
    self.days = Weekdays.all.numbers(from: firstWeekday).map { number in
      DayModel(
        number: number,
        name: messages.weekdayName(number, .full),
        isOn: days.contains(number)
      )
    }
    summary = Weekdays(days).map { weekdays in
      ScheduleRule.weekdays(weekdays).text(firstWeekday: firstWeekday, in: messages)
    }
  }
}

extension ScheduleRule {
  /// The rule in words.
  public func text(firstWeekday: Int, in messages: Messages) -> String {
    switch self {
    case .weekdays(.all): messages("schedule.daily")
    case .weekdays(let days):
      days.numbers(from: firstWeekday).map { messages.weekdayName($0, .short) }
        .joined(separator: ", ")
    case .every(let days): messages("schedule.every", days)
    case .times(let count, .week): messages("schedule.week", count)
    case .times(let count, .month): messages("schedule.month", count)
    case .times(let count, .year): messages("schedule.year", count)
    case .timesInDays(let count, let days): messages("schedule.in-days", count, days)
    case .other: messages("schedule.other")
    }
  }
}
