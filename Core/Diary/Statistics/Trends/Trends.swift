public import HearthModel

/// How the days of a trend are put together.
public enum TrendStep: String, Sendable, CaseIterable {
  /// Each by itself.
  case day
  /// From the household's first weekday on.
  case week
  /// By the calendar.
  case month

  /// Over how many buckets the moving average goes: a week, four weeks, three months.
  public var span: Int {
    switch self {
    case .day: 7
    case .week: 4
    case .month: 3
    }
  }

  /// How many days a trend has by itself.
  public var usualDays: Int {
    switch self {
    case .day: 28
    case .week: 84
    case .month: 365
    }
  }

  /// Whether two days that follow each other are put together.
  fileprivate func joins(_ day: Day, _ next: Day, firstWeekday: Int) -> Bool {
    switch self {
    case .day: false
    case .week: next.weekday != firstWeekday
    case .month: next.components.day != 1
    }
  }
}

/// Days that are told together.
public struct TrendBucket: Sendable {
  /// The days, at least one.
  public let days: [DaySummary]
  /// Those over which averages are taken.
  public let counted: [DaySummary]

  /// The first day.
  public var from: Day { days[0].day }
  /// The last day.
  public var to: Day { days[days.count - 1].day }
}

/// One figure over the buckets of a trend.
public struct TrendSeries: Sendable {
  /// Which figure.
  public let figure: FigureEntry
  /// Sums over the counted days; nil where none counts.
  public let totals: [Double?]
  /// Averages over the counted days; nil where none counts.
  public let values: [Double?]
  /// Averages over the counted days of this bucket and those before it.
  public let movingAverages: [Double?]
}

/// The figures of a range as series.
public struct Trends: Sendable {
  /// How the days are put together.
  public let step: TrendStep
  /// In order.
  public let buckets: [TrendBucket]
  /// The figures that can be averaged: those of days over finished days, days without data as nought;
  /// those of nights over the nights that are over.
  public let series: [TrendSeries]

  /// The trends of a range.
  public init(_ range: DiaryRange, by step: TrendStep) {
    self.step = step
    let buckets = Self.buckets(range, by: step)
    self.buckets = buckets
    let days = DaySummary.figures.filter(\.unit.isNumeric).map { figure in
      TrendSeries(named: figure.key, buckets, span: step.span) { bucket in
        bucket.counted.map { figure.value($0)?.number ?? 0 }
      }
    }
    let nights = NightFigures.figures.filter(\.unit.isNumeric).map { figure in
      TrendSeries(named: FigureCatalogue.name(ofNight: figure.key), buckets, span: step.span) {
        $0.days.compactMap(\.nextNight).filter(\.isComplete).map { figure.value($0)?.number ?? 0 }
      }
    }
    series = (days + nights).compactMap(\.self)
  }

  private static func buckets(_ range: DiaryRange, by step: TrendStep) -> [TrendBucket] {
    var groups: [[DaySummary]] = []
    for day in range.days {
      if let last = groups.last?.last,
        step.joins(last.day, day.day, firstWeekday: range.firstWeekday)
      {
        groups[groups.count - 1].append(day)
      } else {
        groups.append([day])
      }
    }
    return groups.map { days in
      TrendBucket(
        days: days,
        counted: days.filter { $0.counts(from: range.firstEntry, now: range.now) }
      )
    }
  }
}

extension TrendSeries {
  /// The series of a figure; nil for a name that is none.
  fileprivate init?(
    named name: String,
    _ buckets: [TrendBucket],
    span: Int,
    _ values: (TrendBucket) -> [Double]
  ) {
    guard let figure = FigureCatalogue.figure(named: name) else { return nil }
    let parts = buckets.map { bucket in
      let values = values(bucket)
      return (sum: values.reduce(0, +), count: values.count)
    }
    self.figure = figure
    totals = parts.map { $0.count > 0 ? $0.sum : nil }
    self.values = parts.map { $0.count > 0 ? $0.sum / Double($0.count) : nil }
    movingAverages = parts.indices.map { index in
      let recent = parts[max(0, index - span + 1)...index]
      let count = recent.reduce(0) { $0 + $1.count }
      return count > 0 ? recent.reduce(0) { $0 + $1.sum } / Double(count) : nil
    }
  }
}
