public import HearthHousehold
public import HearthModel
public import HearthPorts

/// Reads trackers with their histories, and days.
public struct HabitsReader {
  private let transaction: any ReadTransaction
  /// The household's days and weeks.
  public let calendar: HouseholdCalendar
  /// The day that still lasts.
  public let today: Day

  /// A reader of one state of the store, at a moment.
  public init(_ transaction: any ReadTransaction, calendar: HouseholdCalendar, now: Instant) {
    self.transaction = transaction
    self.calendar = calendar
    today = calendar.day(holding: now)
  }

  /// The histories of all trackers, archived ones included, in the order in which they were added.
  ///
  /// - Parameter silence: what it means that nothing was said, where the family's settings do not
  ///   count.
  /// - Returns: one for each tracker.
  /// - Throws: `StoreError`.
  public func histories(silence: Silence? = nil) throws(StoreError) -> [TrackerHistory] {
    let trackers = try TrackerBook.trackers(in: transaction)
    let marks = try SheetReader(transaction).marks(of: trackers.map(\.id))
    let versions = Dictionary(grouping: try transaction.fetch(ScheduleVersion.query), by: \.tracker)
    let shared = try shared(silence)
    return trackers.map { tracker in
      shared.history(
        of: tracker,
        versions: versions[tracker.id] ?? [],
        marks: marks[tracker.id] ?? DayMarks()
      )
    }
  }

  /// The history of one tracker.
  public func history(
    of tracker: Tracker,
    silence: Silence? = nil
  ) throws(StoreError) -> TrackerHistory {
    let versions = try transaction.fetch(ScheduleVersion.query.where(\.tracker, is: tracker.id))
    let marks = try SheetReader(transaction).marks(of: tracker.id)
    return try shared(silence).history(of: tracker, versions: versions, marks: marks)
  }

  /// The main screen's day.
  public func day(_ day: Day) throws(StoreError) -> HabitsDay {
    HabitsDay(
      day: day,
      today: today,
      categories: try CategoryBook.categories(in: transaction),
      histories: try histories()
    )
  }

  /// Whether a tracker stands open on a day: shown there, and neither done nor skipped.
  func isOpen(_ tracker: Tracker, on day: Day) throws(StoreError) -> Bool {
    let card = TrackerCard(try history(of: tracker), on: day, today: today)
    return card.isShown && card.state == .undone
  }

  private func shared(_ silence: Silence?) throws(StoreError) -> SharedFacts {
    SharedFacts(
      pauses: try PauseBook.pauses(in: transaction),
      settings: try TrackerSettings.stored(in: transaction),
      silence: silence
    )
  }
}

/// What the histories of all trackers have in common.
private struct SharedFacts {
  let pauses: [Pause]
  let settings: TrackerSettings
  let silence: Silence?

  func history(
    of tracker: Tracker,
    versions: [ScheduleVersion],
    marks: DayMarks
  ) -> TrackerHistory {
    let own = pauses.filter { pause in
      pause.from <= pause.to && (pause.trackers.map { $0.ids.contains(tracker.id) } ?? true)
    }
    return TrackerHistory(
      tracker,
      versions: versions,
      pauses: own.map { $0.from...$0.to },
      marks: marks,
      silence: silence(of: tracker)
    )
  }

  /// Silence says something only of what is to be left or kept to.
  private func silence(of tracker: Tracker) -> Silence {
    if tracker.polarity == .avoid { return silence ?? settings.silenceOfAvoided }
    if tracker.aim == .atMost { return silence ?? settings.silenceOfAtMost }
    return .unknown
  }
}
