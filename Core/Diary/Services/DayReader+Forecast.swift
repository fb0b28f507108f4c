import HearthHousehold
public import HearthModel
public import HearthPorts

extension DayReader {
  /// What can be said of the child's next sleep.
  ///
  /// - Throws: `StoreError`.
  public func nextSleep(of child: Child) throws(StoreError) -> NextSleep {
    let shelf = SleepShelf(transaction: transaction, child: child.id)
    let sleeps = try shelf.sleeps(around: forecastWindow, now: now)
    return nextSleep(of: child, Timeline(sleeps, now: now))
  }

  /// How good the forecast would have been for the sleeps before which the child woke on some days.
  ///
  /// - Throws: `StoreError`.
  public func forecastTrial(
    over days: ClosedRange<Day>,
    of child: Child
  ) throws(StoreError) -> ForecastTrial {
    let clock = DayClock(zones: zones, night: child.night)
    let range =
      zones.start(of: days.lowerBound)..<zones.interval(of: days.upperBound).upperBound
    let window = range.lowerBound - SleepForecaster.reach..<range.upperBound
    let shelf = SleepShelf(transaction: transaction, child: child.id)
    let timeline = Timeline(try shelf.sleeps(around: window, now: now), now: now)
    return ForecastTrial(WakeWindow.all(in: timeline, of: child, clock), in: range)
  }

  /// What a forecast of now looks at.
  var forecastWindow: Range<Instant> { now - SleepForecaster.reach..<now + .seconds(1) }

  /// What can be said of the next sleep after those of a timeline that reaches back far enough.
  func nextSleep(of child: Child, _ timeline: Timeline) -> NextSleep {
    guard let last = timeline.stretches.last else { return .unknown(.noRecentSleep) }
    guard !last.isOpen, last.range.upperBound <= now else { return .unknown(.asleep) }
    let awake = Double((last.range.upperBound..<now).seconds)
    guard !last.isForgotten, awake <= WakeWindow.longest else { return .unknown(.noRecentSleep) }
    let clock = DayClock(zones: zones, night: child.night)
    return SleepForecaster().nextSleep(
      after: Waking(last.range.upperBound, of: child, clock),
      awake: awake,
      from: WakeWindow.all(in: timeline, of: child, clock)
    )
  }
}
