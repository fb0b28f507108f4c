public import HearthModel
import HearthPorts

/// Finds the feedings of a child that go on.
struct RunningFeedings {
  let transaction: any ReadTransaction
  let child: RecordID

  /// All that were not begun too long ago to be true, by start; a merge of two devices can leave
  /// several.
  func all(by now: Instant) throws(StoreError) -> [Feeding] {
    let begun = now - FeedingJournal.longest..<Instant.distantFuture
    return try transaction.fetch(
      Feeding.query.where(\.child, is: child).where(\.start, in: begun).ordered(by: \.start)
    ).filter(\.isRunning)
  }
}

/// Why a running feeding cannot be changed as it was meant.
public enum RunningFeedingError: Error, Sendable, Equatable {
  /// No feeding of the child goes on.
  case notRunning(child: String)
  /// A feeding of the child goes on already.
  case alreadyRunning(since: Instant)
  /// It goes on without a breast.
  case notNursing(since: Instant)
  /// It is paused already.
  case alreadyPaused(since: Instant)
  /// It is not paused.
  case notPaused(since: Instant)
  /// The moment lies before the last change of the feeding.
  case beforeLastChange(Instant)
}
