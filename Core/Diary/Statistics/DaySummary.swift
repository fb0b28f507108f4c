public import HearthModel

/// One day of a child in figures.
public struct DaySummary: Sendable, Equatable {
  /// Which.
  public let day: Day
  /// From its first instant to the next day's.
  public let interval: Range<Instant>
  /// The sums of the day.
  public let figures: DayFigures
  /// The breast to offer next, as of the end of the day or now.
  public let nextSide: Side?
  /// The night that begins on the day.
  public let nextNight: NightFigures?

  /// A day by its parts.
  init(
    day: Day,
    interval: Range<Instant>,
    figures: DayFigures,
    nextSide: Side?,
    nextNight: NightFigures?
  ) {
    self.day = day
    self.interval = interval
    self.figures = figures
    self.nextSide = nextSide
    self.nextNight = nextNight
  }
}

extension DiaryDay {
  /// The day in figures.
  public var summary: DaySummary {
    DaySummary(
      day: day,
      interval: interval,
      figures: figures,
      nextSide: nextSide,
      nextNight: nextNight
    )
  }
}
