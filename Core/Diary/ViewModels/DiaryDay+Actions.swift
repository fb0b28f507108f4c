public import HearthModel

extension DiaryDay {
  /// A forgotten sleep goes only into a wakefulness at least this long.
  private static let shortestInsertion = Duration.minutes(2)

  /// What can be done with a section; each has its function: `SleepJournal` for sleeps, the journals
  /// of the other records for what is added.
  public func actions(of item: SectionWithRows) -> [DayAction] {
    guard let stretch = item.section.stretch else { return actions(ofWakefulness: item.section) }
    var actions: [DayAction] = []
    if stretch.lasts(at: now) {
      actions.append(.finishSleep)
    } else if canContinue(stretch) {
      actions.append(.continueSleep)
    }
    actions += [.edit, .switchKind]
    if canSplit(stretch) { actions.append(.splitSleep) }
    if let next = timeline.stretch(after: stretch), canJoin(stretch, next) {
      actions.append(.joinNext)
    }
    return actions + [.addFeeding, .delete]
  }

  /// The wakefulness of the day that holds a moment.
  ///
  /// - Returns: nil where the child slept then, or the moment is no part of the day or still to come.
  public func wakefulness(holding moment: Instant) -> SectionWithRows? {
    sections.first { item in
      let section = item.section
      let isNow = section.end == nil && moment == section.extent.upperBound
      return section.stretch == nil && (section.extent.contains(moment) || isNow)
    }
  }

  /// The stretches of sleep on both sides of a wakefulness; nil where there is none.
  public func neighbours(
    of wakefulness: Section
  ) -> (before: SleepStretch?, after: SleepStretch?) {
    (
      timeline.stretches.last { $0.range.upperBound == wakefulness.start },
      timeline.stretches.first { $0.start == wakefulness.end }
    )
  }

  private func actions(ofWakefulness section: Section) -> [DayAction] {
    var actions: [DayAction] = []
    if section.end == nil, upcoming == nil { actions.append(.startSleep) }
    if section.extent.upperBound - section.extent.lowerBound >= Self.shortestInsertion {
      actions.append(.insertSleep)
    }
    let (before, after) = neighbours(of: section)
    let beside = [before, after].compactMap(\.self)
    if !beside.isEmpty, !beside.contains(where: \.isConflict) { actions.append(.edit) }
    if let before, let after, canJoin(before, after) { actions.append(.joinNeighbours) }
    return actions + DayAction.additions
  }

  /// The last sleep can go on, unless another open one would then last as well.
  private func canContinue(_ stretch: SleepStretch) -> Bool {
    !stretch.isConflict && upcoming == nil && timeline.stretch(after: stretch) == nil
      && !endsForgotten(stretch)
  }

  /// Whether a stretch and a later one can be one sleep, not too long and not a second that lasts.
  private func canJoin(_ stretch: SleepStretch, _ next: SleepStretch) -> Bool {
    next.isOpen
      ? !endsForgotten(stretch) : next.range.upperBound - stretch.start <= Sleep.longest
  }

  /// Whether a stretch is what ends an open sleep before it.
  private func endsForgotten(_ stretch: SleepStretch) -> Bool {
    let before = timeline.stretch(before: stretch)?.members ?? []
    return before.contains { $0.sleep.end == nil && $0.range.upperBound == stretch.start }
  }

  /// There must be a second of sleep before a waking, one of waking, and sleep after it.
  private func canSplit(_ stretch: SleepStretch) -> Bool {
    guard !stretch.isConflict else { return false }
    return stretch.range.upperBound - stretch.start >= .seconds(stretch.isOpen ? 2 : 3)
  }
}
