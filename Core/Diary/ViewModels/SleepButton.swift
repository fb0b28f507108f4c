import HearthHousehold
public import HearthModel

/// The one button of a day: what it does, and what it asks for before.
public enum SleepButton: Sendable, Equatable {
  /// The child falls asleep now.
  case startNow
  /// The child wakes now.
  case finishNow
  /// The child fell asleep on a past day: asks for the start in a range, and where a later sleep
  /// exists for the end, up to that one's start, as well.
  case start(in: ClosedRange<Instant>, endBy: Instant?)

  /// The action it stands for.
  public var action: DayAction {
    switch self {
    case .startNow, .start: .startSleep
    case .finishNow: .finishSleep
    }
  }
}

extension DiaryDay {
  /// Whether now lies in the day.
  public var isToday: Bool { interval.contains(now) }

  /// The one button: today it starts or finishes sleep at once; on a past day it starts one between
  /// the end of the day's last activity and 23:59, where there is room.
  ///
  /// - Returns: nil where it would not work.
  public var button: SleepButton? {
    if isToday { return buttonOfToday }
    guard interval.upperBound <= now, !interval.isEmpty else { return nil }
    let (lastActivity, lastMinute) = (lastActivity, lastMinute)
    guard lastActivity < lastMinute else { return nil }
    var next = upcoming.map(\.start).flatMap { $0 >= lastActivity ? $0 : nil }
    // In place, since a sleep with its texts is large to be handed around.
    for stretch in timeline.stretches.indices {
      for member in timeline.stretches[stretch].members.indices {
        let start = timeline.stretches[stretch].members[member].sleep.start
        if start >= lastActivity { next = min(start, next ?? start) }
      }
    }
    return .start(in: lastActivity...lastMinute, endBy: next)
  }

  /// What the one button does.
  public var actions: [DayAction] { button.map { [$0.action] } ?? [] }

  private var buttonOfToday: SleepButton? {
    if let last = sections.last?.section.stretch, last.lasts(at: now) { return .finishNow }
    return upcoming == nil ? .startNow : nil
  }

  /// 23:59 of the day.
  var lastMinute: Instant {
    clock.zones.instant(of: WallTime(secondsSinceMidnight: 86_340), on: day)
  }

  /// Up to when the day is written down: the latest end of its sleeps and events.
  var lastActivity: Instant {
    let sleeps = sections.compactMap(\.section.stretch?.range.upperBound)
    let events = sections.flatMap(\.rows).map { $0.extent(by: clock.zones, now: now) }
      .filter { interval.contains($0.lowerBound) }
    return (sleeps + events.map(\.upperBound) + [interval.lowerBound]).max()
      ?? interval.lowerBound
  }
}

extension SleepStretch {
  /// Whether the child sleeps in it at a moment that is not before it.
  func lasts(at now: Instant) -> Bool { isOpen || range.upperBound > now }
}
