internal import HearthModel

/// What the `TZ` variable of POSIX describes: an offset, or two with the dates of their changes.
struct PosixRule: Sendable, Equatable {
  /// Seconds east of UTC out of summer time.
  let standard: Int
  /// Summer time, where there is any.
  let summer: Summer?

  struct Summer: Sendable, Equatable {
    /// Seconds east of UTC in summer time.
    let offset: Int
    let start: Change
    let end: Change
  }

  /// A date of every year, with the seconds from its midnight on the clock in force until then.
  struct Change: Sendable, Equatable {
    let date: YearlyDate
    let seconds: Int
  }

  /// Seconds east of UTC at a second of UTC.
  func offset(at second: Int64) -> Int {
    guard let summer else { return standard }
    let second = second - cycleStart(second)
    let year = year(of: second)
    var latest = Int64.min
    var offset = standard
    // A change may lie a week outside its year, so the neighbours have a say.
    for year in year - 1...year + 1 {
      let start = self.start(of: summer, in: year)
      if start <= second, start >= latest { (latest, offset) = (start, summer.offset) }
      let end = self.end(of: summer, in: year)
      if end <= second, end >= latest { (latest, offset) = (end, standard) }
    }
    return offset
  }

  /// The first second after the given one at which the offset changes, or nil where none does.
  func nextChange(after second: Int64) -> Int64? {
    guard let summer else { return nil }
    let cycleStart = cycleStart(second)
    let second = second - cycleStart
    let year = year(of: second)
    let changes = (year - 1...year + 2).flatMap {
      [start(of: summer, in: $0), end(of: summer, in: $0)]
    }
    return changes.sorted()
      .first { $0 > second && offset(at: $0) != offset(at: $0 - 1) }
      .map { $0 + cycleStart }
  }

  private func start(of summer: Summer, in year: Int) -> Int64 {
    Int64(summer.start.date.day(in: year) * 86_400 + summer.start.seconds - standard)
  }

  private func end(of summer: Summer, in year: Int) -> Int64 {
    Int64(summer.end.date.day(in: year) * 86_400 + summer.end.seconds - summer.offset)
  }

  private func year(of second: Int64) -> Int {
    Day(number: Int(second / 86_400)).components.year
  }

  /// The calendar repeats every 400 years; dates are reckoned in the cycle that begins in 1970.
  private func cycleStart(_ second: Int64) -> Int64 {
    let cycle: Int64 = 146_097 * 86_400
    let remainder = second % cycle
    return second - (remainder < 0 ? remainder + cycle : remainder)
  }
}

/// A date that recurs every year, in the three forms of POSIX.
enum YearlyDate: Sendable, Equatable {
  /// 1-365; 29 February is never counted.
  case withoutLeapDay(Int)
  /// 0-365; 29 February is counted.
  case dayOfYear(Int)
  /// Month 1-12, week 1-5 of which 5 is the last, weekday 0-6 from Sunday.
  case weekday(month: Int, week: Int, weekday: Int)

  /// Days from 1970-01-01 to the date in a year after Christ.
  func day(in year: Int) -> Int {
    switch self {
    case .withoutLeapDay(let number):
      let isAfterLeapDay = number >= 60 && Day.length(ofMonth: 2, year: year) == 29
      return firstDay(ofMonth: 1, year) + number - (isAfterLeapDay ? 0 : 1)
    case .dayOfYear(let number):
      return firstDay(ofMonth: 1, year) + number
    case .weekday(let month, let week, let weekday):
      let first = firstDay(ofMonth: month, year)
      // 1970-01-01 was a Thursday.
      let toWeekday = (weekday - (first + 4) % 7 + 7) % 7
      let offset = toWeekday + 7 * (week - 1)
      return first + (offset < Day.length(ofMonth: month, year: year) ? offset : offset - 7)
    }
  }

  /// Counted in years from March, so that the leap day is the last; see `Day`.
  private func firstDay(ofMonth month: Int, _ year: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let leapDays = year / 4 - year / 100 + year / 400
    return year * 365 + leapDays + (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 - 719_468
  }
}
