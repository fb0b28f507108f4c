public import HearthModel

/// How old a child is on a day.
public struct Age: Sendable, Equatable {
  /// Days since the birth; negative before it.
  public let days: Int
  /// The same by the calendar; nil before the birth.
  public let calendar: CalendarAge?
  /// The age counted from the date the birth was due, while it is of use.
  public let corrected: CorrectedAge?

  /// Years, months and days between two dates.
  public struct CalendarAge: Sendable, Equatable {
    /// Whole years.
    public let years: Int
    /// Whole months beyond them, 0..<12.
    public let months: Int
    /// Days beyond those.
    public let days: Int
  }

  /// An age counted from the date the birth was due.
  public struct CorrectedAge: Sendable, Equatable {
    /// Days since the date the birth was due.
    public let days: Int
    /// The same by the calendar; nil before that date.
    public let calendar: CalendarAge?
  }

  /// A birth this many days before its date, or fewer, needs no correction.
  private static let onTime = 21
  /// From this many months on no correction is made.
  private static let correctedMonths = 24

  /// The age of a child on a day.
  public init(of child: Child, on day: Day) {
    days = child.born.days(to: day)
    calendar = CalendarAge(from: child.born, to: day)
    corrected = child.due.flatMap { due in
      let isEarly = child.born.days(to: due) > Self.onTime
      guard isEarly, day < child.born.adding(months: Self.correctedMonths) else { return nil }
      return CorrectedAge(
        days: due.days(to: day),
        calendar: CalendarAge(from: due, to: day)
      )
    }
  }
}

extension Age {
  /// The days by which children are compared: the corrected ones while they are of use.
  public var comparableDays: Int { corrected?.days ?? days }
}

extension Age.CalendarAge {
  /// The time between two dates; nil where the second is earlier.
  init?(from birth: Day, to day: Day) {
    guard birth <= day else { return nil }
    let (start, end) = (birth.components, day.components)
    var total = (end.year - start.year) * 12 + end.month - start.month
    if birth.adding(months: total) > day { total -= 1 }
    years = total / 12
    months = total % 12
    days = birth.adding(months: total).days(to: day)
  }
}

extension Day {
  /// The same day of a later month, or the last one of a month that is too short.
  func adding(months: Int) -> Day {
    let (year, month, day) = components
    let index = year * 12 + month - 1 + months
    let (newYear, newMonth) = (index / 12, index % 12 + 1)
    let last = Day.length(ofMonth: newMonth, year: newYear)
    return Day(year: newYear, month: newMonth, day: min(day, last)) ?? self
  }
}
