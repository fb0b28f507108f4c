public import HearthModel

/// A row of anything that lies inside a day and is no sleep.
public struct ForeignEvent: Sendable {
  /// Puts what a row says into an event; numbers without a unit are of the system.
  public typealias Fill<Event> =
    @Sendable (inout Event, UnitSystem) throws(ImportReason) -> Void

  /// When it was, as a source gives it.
  public enum Times: Sendable {
    /// At one moment.
    case moment(ForeignTime)
    /// From one moment to another; the second may be unknown.
    case span(ForeignTime, ForeignTime?)
    /// On a day.
    case day(Day)
  }

  /// What it is.
  public let kind: EventKind
  /// What its source counts with numbers of its own: part of the key of a row.
  let series: String
  /// When it was.
  public let times: Times
  let take: @Sendable (inout ImportPass, OpenRow, Child?) throws -> Void

  /// An event as a source gives it.
  ///
  /// - Parameters:
  ///   - type: the record it becomes.
  ///   - series: tells apart rows of one kind that the source numbers each for itself.
  ///   - times: when it was.
  ///   - fill: puts in its values.
  public init<Event: DiaryEvent>(
    _ type: Event.Type = Event.self,
    series: String? = nil,
    _ times: Times,
    _ fill: @escaping Fill<Event>
  ) {
    kind = Event.kind
    self.series = series ?? Event.kind.rawValue
    self.times = times
    take = { pass, row, child in try pass.take(times, fill, row, of: child) }
  }
}
