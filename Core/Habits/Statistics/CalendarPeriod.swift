import HearthModel

/// Weeks, months and years as stretches of day numbers.
struct CalendarPeriods {
  /// 1 for Monday to 7 for Sunday.
  let firstWeekday: Int

  /// The week, month or year that holds a day.
  func period(_ period: ScheduleRule.Period, holding day: Int) -> Range<Int> {
    switch period {
    case .week:
      let first = Mutant.firstWeekdayIgnored.isPlanted ? 1 : firstWeekday
      let start = day - (Day(number: day).weekday - first + 7) % 7
      return start..<start + 7
    case .month:
      let (year, month, dayOfMonth) = Day(number: day).components
      let start = day - dayOfMonth + 1
      return start..<start + Day.length(ofMonth: month, year: year)
    case .year:
      let year = Day(number: day).components.year
      let start = Day(year: year, month: 1, day: 1)?.number ?? day
      let length = Day.length(ofMonth: 2, year: year) == 29 ? 366 : 365
      return start..<start + length
    }
  }
}
