internal import HearthModel

/// A date that recurs every year, in the three forms of POSIX.
enum YearlyDate {
  /// 1-365; 29 February is never counted.
  case withoutLeapDay(Int)
  /// 0-365; 29 February is counted.
  case dayOfYear(Int)
  /// Month 1-12, week 1-5 of which 5 is the last, weekday 0-6 from Sunday.
  case weekday(month: Int, week: Int, weekday: Int)

  /// Days from 1 January.
  func day(in shape: YearShape) -> Int {
    switch self {
    case .withoutLeapDay(let number):
      return shape.isLeap && number >= 60 ? number : number - 1
    case .dayOfYear(let number):
      return number
    case .weekday(let month, let week, let weekday):
      let lengths = (1...month).map { Day.length(ofMonth: $0, year: shape.isLeap ? 2000 : 2001) }
      let first = lengths.dropLast().reduce(0, +)
      let toWeekday = (weekday - (shape.firstWeekday + first) % 7 + 7) % 7
      let offset = toWeekday + 7 * (week - 1)
      return first + (offset < lengths[month - 1] ? offset : offset - 7)
    }
  }
}
