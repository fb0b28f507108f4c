/// A wrong rule planted on purpose, to see that a test finds it.
///
/// Only debug builds can plant one; in a release build every question is answered "no" and the
/// compiler drops the wrong branch.
package enum Mutant: String, Sendable, CaseIterable {
  /// Of two equal clock times the first is taken even where the second was said.
  case foldIgnored
  /// The last second of a sleep is counted as part of it, so that touching sleeps overlap.
  case endInclusive
  /// Night or day is told by the time of waking.
  case kindByEnd
  /// A day is 86,400 seconds long.
  case fixedDayLength
  /// Old instants are read by today's zone.
  case zoneOfNow
  /// A tracker is still due on the day it is archived.
  case archiveInclusive
  /// Today breaks a streak before it has ended.
  case todayBreaks
  /// A window of days lies around a day instead of ending on it.
  case windowCentred
  /// Every week begins on Monday.
  case firstWeekdayIgnored
  /// A done event is shown on the days before it too.
  case eventBeforeDay
  /// A day on which nothing is due is perfect.
  case perfectWithoutDue
  /// Joined sleeps live on under the latest one's identifier.
  case joinKeepsLatest
  /// Of a sleep that is cut in several pieces only the first is stored.
  case trimLosesPiece
  /// An average is taken over the days with data alone.
  case averageOfDaysWithData
  /// A night ends at midnight.
  case nightCutAtMidnight
  /// Every end of a sleep in the night but the last is a waking, even where the next one touches.
  case touchingWakings
  /// A day without sleeps was spent awake.
  case awakeWithoutSleep
  /// A sleep that lasts is known only on the day on which it began.
  case openSleepForgotten
  /// A hub takes what is pushed, whatever it was made from.
  case hubOverwrites
  /// What comes from the hub takes the place of what was changed here.
  case pullOverwrites
  /// A page's cursor is where the hub is, not where the page ends.
  case cursorAtMaximum
  /// A row counts as pushed even where it was edited in the meantime.
  case editDuringPushForgotten
  /// A restored hub goes on as if nothing had happened.
  case epochKept
  /// Of two writes of one time the one that arrives stands.
  case arrivalDecidesTies
  /// Stamps are told by the wall clock.
  case wallClockStamps
  /// The clock does not take note of other devices' times.
  case clockWithoutReceive
  /// The fade of a timer is a straight line.
  case fadeStraight
  /// A pause does not stop the timer.
  case timerRunsInPause
  /// The end of a looped file jumps to its beginning, whatever is there.
  case seamUnbridged
  /// The safe volume measures levels as no ear does.
  case capUnweighted
  /// A timer that ran out while the player was gone is taken up again.
  case expiredTimerRevived

  /// Those that the tests of the player and its sound find.
  package static let ofPlayer: [Mutant] = [
    .fadeStraight, .timerRunsInPause, .seamUnbridged, .capUnweighted, .expiredTimerRevived,
  ]

  /// Those that the simulator of sync finds.
  package static let ofSync: [Mutant] = [
    .hubOverwrites, .pullOverwrites, .cursorAtMaximum, .editDuringPushForgotten, .epochKept,
    .arrivalDecidesTies, .wallClockStamps, .clockWithoutReceive,
  ]

  #if DEBUG
  /// The one in force for the current task.
  @TaskLocal package static var planted: Mutant?

  /// Whether this one is in force.
  package var isPlanted: Bool { Mutant.planted == self }
  #else
  /// Never, outside tests.
  @inlinable package var isPlanted: Bool { false }
  #endif
}
