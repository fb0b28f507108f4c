import HearthModel
import HearthPorts

/// What must hold of a sleep before it is stored.
struct SleepRules {
  let now: Instant
  /// Whether a person has said yes to what is unusual.
  let isConfirmed: Bool

  /// Checks a sleep alone and against the stored ones of its child.
  ///
  /// - Throws: `DiaryError` for the first rule it breaks, `StoreError`.
  func check(_ sleep: Sleep, in transaction: any ReadTransaction) throws {
    try check(start: sleep.start, end: sleep.end)
    let conflicts = try SleepShelf(transaction: transaction, child: sleep.child)
      .conflicts(start: sleep.start, end: sleep.end, except: sleep.id)
    guard conflicts.isEmpty else { throw DiaryError.conflict(.init(existing: conflicts)) }
  }

  /// Checks the times of a sleep by themselves.
  func check(start: Instant, end: Instant?) throws(DiaryError) {
    if let end {
      guard start < end else { throw .endNotAfterStart(start: start, end: end) }
      guard end - start <= Sleep.longest else { throw .tooLong(seconds: (start..<end).seconds) }
    }
    guard !isConfirmed else { return }
    guard start <= now else { throw .needsConfirmation(.beginsInFuture(start)) }
    guard let end else { return }
    guard end <= now else { throw .needsConfirmation(.endsInFuture(end)) }
    guard end - start <= Sleep.longestWithoutQuestion else {
      throw .needsConfirmation(.longerThanADay(seconds: (start..<end).seconds))
    }
  }
}
