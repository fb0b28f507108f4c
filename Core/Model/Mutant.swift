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
  /// An open sleep that began before the time looked at is not seen.
  case openForgotten
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
