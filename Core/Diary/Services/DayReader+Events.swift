import HearthHousehold
import HearthModel
import HearthPorts

extension DayReader {
  /// The events that the sections and both nights can hold.
  func events(
    of child: RecordID,
    around window: Range<Instant>,
    _ sections: [Section],
    _ timeline: Timeline
  ) throws(StoreError) -> [any DiaryEvent] {
    let believed = sections.filter(\.isBelieved).map(\.extent)
    let nights = timeline.stretches.filter { window.contains($0.start) }.map(\.range.upperBound)
    let lower = believed.map(\.lowerBound).min() ?? window.lowerBound
    let upper = (believed.map(\.upperBound) + nights).max() ?? window.upperBound
    let range = min(lower, window.lowerBound)..<max(upper + .seconds(1), window.upperBound)
    return try EventShelf(transaction: transaction, child: child, zones: zones).events(in: range)
  }

  /// The names that go with what sections show.
  func labels(of sections: [SectionWithRows]) throws(StoreError) -> EventLabels {
    try EventLabels(
      of: sections.flatMap(\.rows),
      sleeps: sections.flatMap { $0.section.stretch?.members.map(\.sleep) ?? [] },
      in: transaction
    )
  }

  /// Whether some record of the child touches a day.
  ///
  /// - Parameters:
  ///   - day: the day's instants.
  ///   - sections: its sections.
  ///   - events: those that begin from an instant before the day on, up to now.
  ///   - child: whose; the household's events are no data of one child.
  ///   - start: that instant: what began earlier is looked up where nothing else touches the day.
  /// - Returns: false for a day that is yet to come too.
  /// - Throws: `StoreError`.
  func hasData(
    in day: Range<Instant>,
    _ sections: [Section],
    _ events: [any DiaryEvent],
    of child: RecordID,
    from start: Instant
  ) throws(StoreError) -> Bool {
    if sections.contains(where: { $0.stretch != nil }) || touch(day, events, of: child) {
      return true
    }
    guard !sections.isEmpty else { return false }
    let earlier = try EventShelf(transaction: transaction, child: child, zones: zones)
      .events(in: start - EventJournal.longest..<start)
    return touch(day, earlier, of: child)
  }

  /// Whether some event of the child lies in a range.
  private func touch(
    _ range: Range<Instant>,
    _ events: [any DiaryEvent],
    of child: RecordID
  ) -> Bool {
    events.contains { event in
      let extent = event.extent(by: zones, now: now)
      return event.childID == child && (range.contains(extent.lowerBound) || extent.overlaps(range))
    }
  }
}
