/// The Gregorian calendar repeats every 400 years; any second is dated by moving it into one cycle.
///
/// Years are counted from 1600, seconds from its beginning in UTC. The cycle is the second one, so
/// that the years around it have numbers above zero, too.
enum CalendarCycle {
  private static let length: Int64 = 146_097 * 86_400
  /// From 1600 to 1970.
  private static let epoch: Int64 = 135_140 * 86_400

  /// What to add to a second since 1970 to have one of the cycle.
  static func shift(of second: Int64) -> Int64 {
    let remainder = (second + epoch) % length
    return length + (remainder < 0 ? remainder + length : remainder) - second
  }

  /// The year of a second of the cycle.
  static func year(of second: Int64) -> Int {
    let day = Int(second / 86_400)
    var year = day / 366
    while firstDay(of: year + 1) <= day { year += 1 }
    return year
  }

  /// The second at which a year begins.
  static func beginning(of year: Int) -> Int64 {
    Int64(firstDay(of: year)) * 86_400
  }

  /// The calendar of a year.
  static func shape(of year: Int) -> YearShape {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    // 1600 began with a Saturday.
    return YearShape(firstWeekday: (firstDay(of: year) + 6) % 7, isLeap: isLeap)
  }

  private static func firstDay(of year: Int) -> Int {
    year * 365 + (year + 3) / 4 - (year + 99) / 100 + (year + 399) / 400
  }
}

/// All that tells the calendars of two years apart: there are fourteen.
struct YearShape {
  /// The weekday of 1 January, 0-6 from Sunday.
  let firstWeekday: Int
  let isLeap: Bool

  /// In the order of their indices.
  static let all = [false, true].flatMap { isLeap in
    (0..<7).map { YearShape(firstWeekday: $0, isLeap: isLeap) }
  }

  /// 0-13.
  var index: Int { firstWeekday + (isLeap ? 7 : 0) }
}
