public import HearthModel

extension DiaryRange {
  /// The most days that are drawn up at once: thirty years.
  public static let mostDays = 10_960

  /// The days that a person asks for: by themselves the last ones that are over.
  ///
  /// - Parameters:
  ///   - from: the first; so that there are the usual number where none is given.
  ///   - to: the last; yesterday where none is given, or today where the first is no earlier.
  ///   - today: the day that is not over yet.
  ///   - usual: how many days there are by themselves.
  /// - Returns: the days.
  /// - Throws: `DiaryError` where there are none or too many.
  public static func days(
    from: Day?,
    to: Day?,
    today: Day,
    usual: Int = 7
  ) throws(DiaryError) -> ClosedRange<Day> {
    let last =
      to ?? max(today.advanced(by: -1), from.map { min($0, today) } ?? .writable.lowerBound)
    let first = from ?? max(last.advanced(by: 1 - usual), .writable.lowerBound)
    guard first <= last else { throw .daysReversed(from: first, to: last) }
    guard first.days(to: last) < mostDays else { throw .tooManyDays(limit: mostDays) }
    return first...last
  }
}
