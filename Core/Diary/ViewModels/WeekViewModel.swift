import HearthHousehold
import HearthModel
public import HearthSupport

/// A week as a picture of sleep, in words where there are some.
public struct WeekViewModel: Sendable {
  /// One day.
  public struct DayModel: Sendable, Equatable {
    /// "Fri 9 Jan".
    public let date: String
    /// What each half hour is for the most part; nil where it has not passed.
    public let halfHours: [DayPattern.Kind?]
    /// The time asleep.
    public let asleep: String
  }

  /// The child and the range.
  public let title: String
  /// The days in order.
  public let days: [DayModel]
  /// What the signs mean: night sleep, nap, awake, not written down.
  public let legend: [String]

  /// A range in the words of a language, without what is hidden.
  public init(_ range: DiaryRange, _ settings: DiarySettings, in messages: Messages) {
    let writer = FigureWriter(messages: messages)
    let hidesSleep = settings.hides("asleepSeconds", in: .day)
    let date = { (day: Day?) in day.map { messages.dateText($0, .medium) } ?? "" }
    title = messages(
      "stats.title",
      range.child.name,
      date(range.days.first?.day),
      date(range.days.last?.day)
    )
    days = zip(range.days, range.patterns).map { day, pattern in
      DayModel(
        date: messages.dateText(day.day, .weekdayAndDay),
        halfHours: pattern.halfHours,
        asleep: hidesSleep
          ? "" : day.figures.sleep.map { writer.length(Double($0.asleepSeconds)) } ?? ""
      )
    }
    legend = [
      messages("day.night"), messages("day.nap"), messages("day.awake"),
      messages("week.unknown"),
    ]
  }
}
