public import HearthModel

/// Why the diary refuses; nothing has been written.
public enum DiaryError: Error, Sendable, Equatable {
  /// No child has been added yet.
  case noChildren
  /// There are several children and none was named.
  case childNotNamed(names: [String])
  /// No child has this name or identifier.
  case noSuchChild(String, names: [String])
  /// Several children have this name; one must be told by its identifier.
  case sameName(String, ids: [RecordID])
  /// A name must have letters, and no more than `limit` of them.
  case badName(limit: Int)
  /// A child was to be merged with itself.
  case sameChild
  /// The birth lies in the future.
  case bornInFuture(Day)
  /// No living record has this identifier.
  case noSuchRecord(String)
  /// An identifier was cut so short that several begin like it; the first few of them are named.
  case ambiguous(String, count: Int, ids: [RecordID])
  /// A name of a person, a tag or a timer must have letters, and no more than `limit` of them.
  case badWord(limit: Int)
  /// A person or a tag of this name is there already.
  case nameTaken(String)
  /// No person has this name or identifier.
  case noSuchPerson(String, names: [String])
  /// No tag has this name.
  case noSuchTag(String, names: [String])
  /// The tag is not on the entry.
  case notTagged(String)
  /// No timer runs.
  case noTimer
  /// Several timers run and none was named.
  case timerNotNamed(names: [String])
  /// No timer that runs has this name or identifier.
  case noSuchTimer(String, names: [String])
  /// A timer of this name runs already.
  case timerRuns(String, since: Instant)
  /// The child is not asleep.
  case notAsleep(child: String)
  /// It would end before, or at the moment, it begins.
  case endNotAfterStart(start: Instant, end: Instant)
  /// Longer than any sleep can be.
  case tooLong(seconds: Int64)
  /// More minutes at the breasts than there are between start and end.
  case minutesDoNotFit
  /// Minutes at a breast that the way of feeding does not offer.
  case minutesWithoutBreast
  /// An amount or a length below zero, or beyond belief.
  case badAmount
  /// No figure and no group of figures has this name.
  case noSuchFigure(String)
  /// Statistics of more days than can be drawn up at once.
  case tooManyDays(limit: Int)
  /// The last day lies before the first.
  case daysReversed(from: Day, to: Day)
  /// An event that cannot be.
  case event(EventFault)
  /// Sleeps that are already stored lie in the way.
  case conflict(SleepConflict)
  /// A sleep cannot change its shape as it was meant.
  case sleep(SleepShapeError)
  /// A sleep is open for so long that its end was probably forgotten.
  case forgottenStop(ForgottenStop)
  /// A running feeding is not in the state for it.
  case feeding(RunningFeedingError)
  /// Unusual: to be stored only if a person says so.
  case needsConfirmation([Question])

  /// What a person is asked back.
  public enum Question: Sendable, Equatable {
    /// A sleep or a feeding of this many seconds.
    case longerThanADay(seconds: Int64)
    /// It begins after now.
    case beginsInFuture(Instant)
    /// It ends after now.
    case endsInFuture(Instant)
    /// Two children that are to be one were not born on one day.
    case bornOnOtherDays(Day, Day)
    /// Its day is yet to come.
    case onFutureDay(Day)
    /// The minimum gap to the last dose of this medicine is not over before `next`.
    case minimumGap(name: String, next: Instant)
    /// So many events of a wakefulness would lie in the sleep that takes its place.
    case eventsBetween(count: Int)

    /// What is unusual about the times of a sleep or a feeding.
    static func about(_ start: Instant, _ end: Instant?, now: Instant) -> [Question] {
      var questions: [Question] = []
      if start > now { questions.append(.beginsInFuture(start)) }
      guard let end else { return questions }
      if start <= now, end > now { questions.append(.endsInFuture(end)) }
      if end - start > Sleep.longestWithoutQuestion {
        questions.append(.longerThanADay(seconds: (start..<end).seconds))
      }
      return questions
    }
  }
}

/// A sleep that would overlap stored ones, and what can be done about it.
public struct SleepConflict: Sendable, Equatable {
  /// The stored ones, by start.
  public let existing: [Sleep]
  /// The open one among them whose end was probably forgotten.
  public let forgotten: ForgottenStop?

  /// A conflict with sleeps that are stored.
  public init(existing: [Sleep], forgotten: ForgottenStop? = nil) {
    self.existing = existing
    self.forgotten = forgotten
  }

  /// The ways out.
  public static let choices = ["join", "trim", "cancel"]
}

/// Why a sleep cannot be trimmed, split, joined or reopened.
public enum SleepShapeError: Error, Sendable, Equatable {
  /// Nothing is left of it beside those that are stored.
  case nothingLeft(SleepConflict)
  /// It is still open, so it cannot go on.
  case stillOpen(since: Instant)
  /// No sleep of the child is written down.
  case noSleep(child: String)
  /// A waking must lie inside the sleep, with some sleep before and after it.
  case wakingOutside(start: Instant, end: Instant?)
  /// There is no other sleep to join.
  case nothingToJoin
  /// Sleeps of different children cannot become one.
  case otherChild
}
