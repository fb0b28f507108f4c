public import HearthModel

/// The averages of a range: over its finished days, from the day of the child's first entry of any kind
/// on, days without data included.
///
/// Today never counts, nor does a date that the zone left out; a figure that a day says nothing of
/// counts as nought.
public struct DayAverages: Sendable {
  /// The days over which averages are taken.
  public let counted: [DaySummary]

  /// The averages of a range.
  public init(_ range: DiaryRange) {
    self.init(range.days, firstEntry: range.firstEntry, now: range.now)
  }

  /// The averages of some days.
  init(_ days: [DaySummary], firstEntry: Day?, now: Instant) {
    counted = days.filter { $0.counts(from: firstEntry, now: now) }
  }

  /// How many of the days have data.
  public var daysWithData: Int { counted.count(where: \.figures.hasData) }

  /// The days that nobody wrote anything down for.
  public var daysWithoutData: [Day] { counted.filter { !$0.figures.hasData }.map(\.day) }

  /// The average of a figure; nil where no day counts or the figure cannot be averaged.
  public func value(of figure: FigureDefinition<DaySummary>) -> Double? {
    guard figure.unit.isNumeric else { return nil }
    let days = Mutant.averageOfDaysWithData.isPlanted ? counted.filter(\.figures.hasData) : counted
    return mean(days.map { figure.value($0)?.number ?? 0 })
  }

  private func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}

extension DaySummary {
  /// Whether the day is over and not before the child's first entry.
  func counts(from firstEntry: Day?, now: Instant) -> Bool {
    guard let firstEntry, firstEntry <= day else { return false }
    return !interval.isEmpty && interval.upperBound <= now
  }
}
