public import HearthSupport

/// How old a child is, in words.
public struct AgeViewModel: Sendable {
  /// The days, the age by the calendar, the corrected age.
  public let lines: [String]

  /// An age in the words of a language.
  public init(_ age: Age, of child: Child, in messages: Messages) {
    guard let calendar = age.calendar else {
      lines = [messages("age.before-birth", child.name, messages("age.days", -age.days))]
      return
    }
    let whole = messages("age.whole", child.name, messages("age.days", age.days))
    let parts = [whole, calendar.text(in: messages)]
    let corrected = age.corrected?.calendar.map { age in
      messages("age.corrected", age.text(in: messages))
    }
    lines = [parts.joined(separator: ", ")] + [corrected].compactMap(\.self)
  }
}

extension Age.CalendarAge {
  /// "1 year, 2 months, 3 days", without the parts that are nought.
  fileprivate func text(in messages: Messages) -> String {
    let parts = [
      years > 0 ? messages("age.years", years) : nil,
      months > 0 ? messages("age.months", months) : nil,
      days > 0 || years + months == 0 ? messages("age.days", days) : nil,
    ]
    return messages.list(parts.compactMap(\.self))
  }
}
