import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

extension DiarySession {
  /// Which sleeps lie in the way, and what to do.
  func sentence(for conflict: SleepConflict, in zones: TimeZoneHistory) -> String {
    if let forgotten = conflict.forgotten {
      return sentence("refused.forgotten-stop", for: forgotten, in: zones)
    }
    guard conflict.existing.count == 1, conflict.existing[0].end == nil else {
      return messages("refused.conflict", spans(conflict, in: zones))
    }
    return messages("refused.already-asleep", clock(conflict.existing[0].start, in: zones))
  }

  /// That a sleep is open for very long, and how to say when it ended.
  func sentence(
    _ key: MessageKey,
    for forgotten: ForgottenStop,
    in zones: TimeZoneHistory
  ) -> String {
    messages(
      key,
      clock(forgotten.sleep.start, in: zones),
      length((forgotten.latest - forgotten.sleep.start).wholeSeconds),
      zones.local(forgotten.guess ?? forgotten.latest).description
    )
  }

  /// Why a sleep cannot change its shape.
  func sentence(for error: SleepShapeError, in zones: TimeZoneHistory) -> String {
    switch error {
    case .nothingLeft(let conflict): messages("refused.nothing-left", spans(conflict, in: zones))
    case .stillOpen(let since): messages("refused.still-open", clock(since, in: zones))
    case .noSleep(let child): messages("refused.no-sleep", child)
    case .wakingOutside(let start, let end):
      messages("refused.waking-outside", span(start, end, in: zones))
    case .nothingToJoin: messages("refused.nothing-to-join")
    case .otherChild: messages("refused.other-child")
    }
  }

  /// Why a running feeding cannot be changed.
  func sentence(for error: RunningFeedingError, in zones: TimeZoneHistory) -> String {
    switch error {
    case .notRunning(let child): messages("refused.feeding-not-running", child)
    case .alreadyRunning(let since): messages("refused.feeding-running", clock(since, in: zones))
    case .notNursing(let since): messages("refused.feeding-not-nursing", clock(since, in: zones))
    case .alreadyPaused(let since): messages("refused.feeding-paused", clock(since, in: zones))
    case .notPaused(let since): messages("refused.feeding-not-paused", clock(since, in: zones))
    case .beforeLastChange(let last):
      messages("refused.feeding-too-early", clock(last, in: zones))
    }
  }

  /// The sleeps in the way, as a list.
  func spans(_ conflict: SleepConflict, in zones: TimeZoneHistory) -> String {
    list(conflict.existing.map { span($0.start, $0.end, in: zones) })
  }
}
