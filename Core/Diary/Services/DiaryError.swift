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
  /// The child is not asleep.
  case notAsleep(child: String)
  /// It would end before, or at the moment, it begins.
  case endNotAfterStart(start: Instant, end: Instant)
  /// Longer than any sleep can be.
  case tooLong(seconds: Int64)
  /// More minutes at the breasts than there are between start and end.
  case minutesDoNotFit
  /// An amount or a length below zero, or beyond belief.
  case badAmount
  /// An event that cannot be.
  case event(EventFault)
  /// Sleeps that are already stored lie in the way.
  case conflict(SleepConflict)
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

  /// A conflict with sleeps that are stored.
  public init(existing: [Sleep]) {
    self.existing = existing
  }

  /// The ways out.
  public static let choices = ["join", "trim", "cancel"]
}
