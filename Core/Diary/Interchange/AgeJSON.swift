import HearthModel
public import HearthSupport

extension Age {
  /// The age as scripts and APIs read it, with the count of days in words.
  public func json(in messages: Messages) -> JSON {
    Self.json(
      days: days,
      calendar,
      corrected: corrected.map { .init($0, in: messages) } ?? .null,
      in: messages
    )
  }

  /// The count of days in words: «21 день».
  public static func text(days: Int, in messages: Messages) -> String {
    messages("age.days", days)
  }

  fileprivate static func json(
    days: Int,
    _ calendar: CalendarAge?,
    corrected: JSON,
    in messages: Messages
  ) -> JSON {
    [
      "days": .integer(Int64(days)),
      "years": JSON(calendar?.years),
      "months": JSON(calendar?.months),
      "remainingDays": JSON(calendar?.days),
      "corrected": corrected,
      "text": .string(text(days: days, in: messages)),
    ]
  }
}

extension JSON {
  fileprivate init(_ age: Age.CorrectedAge, in messages: Messages) {
    self = Age.json(days: age.days, age.calendar, corrected: .null, in: messages)
  }
}
