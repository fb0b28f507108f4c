import HearthHousehold
import HearthModel

extension DiaryDay {
  /// A forgotten sleep goes only into a wakefulness at least this long.
  private static let shortestInsertion = Duration.minutes(2)

  /// Whether now lies in the day.
  public var isToday: Bool { interval.contains(now) }

  /// The one button: start or finish sleep; on a past day start, while there is room before 23:59.
  public var actions: [DayAction] {
    if isToday {
      guard let last = sections.last?.section.stretch else { return [.startSleep] }
      return last.isOpen || last.range.upperBound > now ? [.finishSleep] : [.startSleep]
    }
    guard interval.upperBound <= now, !interval.isEmpty else { return [] }
    return lastActivity < lastMinute ? [.startSleep] : []
  }

  /// What can be done with a section.
  public func actions(of item: SectionWithRows) -> [DayAction] {
    let section = item.section
    guard let stretch = section.stretch else { return actions(ofWakefulness: section) }
    var actions: [DayAction] = []
    if stretch.isOpen || stretch.range.upperBound > now {
      actions.append(.finishSleep)
    } else if stretch.first.id == latestSleep, !stretch.isConflict, stretch.range.upperBound <= now
    {
      actions.append(.continueSleep)
    }
    return actions + [.edit, .switchKind] + DayAction.additions + [.delete]
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

  private func actions(ofWakefulness section: Section) -> [DayAction] {
    var actions: [DayAction] = []
    if section.end == nil { actions.append(.startSleep) }
    if section.extent.upperBound - section.extent.lowerBound >= Self.shortestInsertion {
      actions.append(.insertSleep)
    }
    return actions + DayAction.additions
  }
}
