import HearthModel
import HearthPorts

/// The events that the figures of a range need, each kind by beginning.
struct RangeEvents {
  /// From where to where they were looked for.
  let range: Range<Instant>
  let feedings: [Feeding]
  let pumpings: [Pumping]
  let nappies: [Nappy]
  /// From when to when the child's own events of any kind lasted.
  let extents: [Range<Instant>]

  init(
    _ shelf: EventShelf,
    _ calendar: RangeCalendar,
    _ timeline: Timeline,
    now: Instant
  ) throws(StoreError) {
    let window = calendar.window
    let touching = timeline.part(around: window).stretches.filter {
      window.lowerBound < $0.range.upperBound && $0.start < window.upperBound
    }
    let ends = touching.map(\.range.upperBound) + [window.upperBound]
    let lower = window.lowerBound - FeedingJournal.longest
    range =
      min(lower, touching.first?.start ?? lower)..<(ends.max() ?? window.upperBound) + .seconds(1)
    let kinds = try shelf.kinds(in: range)
    feedings = try shelf.events(of: Feeding.self, in: range)
    pumpings = kinds.contains(.pumping) ? try shelf.events(of: Pumping.self, in: range) : []
    nappies = kinds.contains(.nappy) ? try shelf.events(of: Nappy.self, in: range) : []
    var extents = shelf.extents(feedings, now) + shelf.extents(pumpings, now)
    extents += shelf.extents(nappies, now)
    for kind in kinds.subtracting([.feeding, .pumping, .nappy]) {
      extents += try shelf.extents(of: kind.type, in: range, now)
    }
    self.extents = extents
  }
}

extension EventShelf {
  fileprivate func extents<Event: DiaryEvent>(
    of _: Event.Type,
    in range: Range<Instant>,
    _ now: Instant
  ) throws(StoreError) -> [Range<Instant>] {
    extents(try events(of: Event.self, in: range), now)
  }

  /// From when to when the child's own events lasted, those left out that are yet to begin.
  fileprivate func extents<Event: DiaryEvent>(
    _ events: [Event],
    _ now: Instant
  ) -> [Range<Instant>] {
    events.lazy.filter { $0.childID == child }.map { $0.extent(by: zones, now: now) }
      .filter { $0.lowerBound <= now }
  }
}
