/// What the `TZ` variable of POSIX describes: an offset, or two with the dates of their changes.
struct PosixRule: Sendable, Equatable {
  /// Seconds east of UTC out of summer time.
  let standard: Int
  private let summer: Int
  /// For each shape of a year, seconds of UTC from its beginning; empty without summer time.
  private let changes: [Changes]

  private struct Changes: Sendable, Equatable {
    let start: Int64
    let end: Int64
  }

  /// The description of summer time.
  struct Summer {
    /// Seconds east of UTC.
    let offset: Int
    let start: Change
    let end: Change
  }

  /// A date of every year, with the seconds from its midnight on the clock in force until then.
  struct Change {
    let date: YearlyDate
    let seconds: Int
  }

  init(standard: Int, summer: Summer?) {
    self.standard = standard
    self.summer = summer?.offset ?? standard
    changes =
      summer.map { summer in
        YearShape.all.map { shape in
          let start = summer.start.date.day(in: shape) * 86_400 + summer.start.seconds - standard
          let end = summer.end.date.day(in: shape) * 86_400 + summer.end.seconds - summer.offset
          return Changes(start: Int64(start), end: Int64(end))
        }
      } ?? []
  }

  /// Seconds east of UTC at a second of UTC.
  func offset(at second: Int64) -> Int {
    guard !changes.isEmpty else { return standard }
    let second = second + CalendarCycle.shift(of: second)
    let year = CalendarCycle.year(of: second)
    var latest = Int64.min
    var offset = standard
    // A change may lie a week outside its year, so the neighbours have a say.
    for year in year - 1...year + 1 {
      let (start, end) = changes(in: year)
      if start <= second, start >= latest { (latest, offset) = (start, summer) }
      if end <= second, end >= latest { (latest, offset) = (end, standard) }
    }
    return offset
  }

  /// The first second after the given one at which the offset changes, or nil where none does.
  func nextChange(after second: Int64) -> Int64? {
    guard !changes.isEmpty else { return nil }
    let shift = CalendarCycle.shift(of: second)
    let second = second + shift
    let year = CalendarCycle.year(of: second)
    let seconds = (year - 1...year + 2).flatMap { year in
      let (start, end) = changes(in: year)
      return [start, end]
    }
    return seconds.sorted()
      .first { $0 > second && offset(at: $0 - shift) != offset(at: $0 - shift - 1) }
      .map { $0 - shift }
  }

  private func changes(in year: Int) -> (start: Int64, end: Int64) {
    let beginning = CalendarCycle.beginning(of: year)
    let changes = changes[CalendarCycle.shape(of: year).index]
    return (beginning + changes.start, beginning + changes.end)
  }
}
