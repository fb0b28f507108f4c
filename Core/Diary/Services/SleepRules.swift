import HearthModel
import HearthPorts

/// What must hold of a sleep before it is stored.
struct SleepRules {
  let now: Instant
  /// Whether a person has said yes to what is unusual.
  let isConfirmed: Bool

  /// Checks a sleep alone and against the other stored ones of its child.
  ///
  /// Where only its note or kind has changed nothing is asked, and an overlap that was there before
  /// (from a merge or an import) is nobody's fault now.
  ///
  /// - Parameters:
  ///   - sleep: as it would be stored.
  ///   - stored: as it is stored, where it is.
  ///   - transaction: where to look.
  /// - Throws: `DiaryError` for the first rule it breaks, `StoreError`.
  func check(
    _ sleep: Sleep,
    inPlaceOf stored: Sleep? = nil,
    in transaction: any ReadTransaction
  ) throws {
    if let stored, stored.hasTimes(of: sleep) { return }
    try check(start: sleep.start, end: sleep.end)
    let shelf = SleepShelf(transaction: transaction, child: sleep.child)
    let before = try stored.map { try shelf.conflicts(of: $0, inPlaceOf: $0) } ?? []
    let tolerated = Set(before.map(\.id))
    let conflicts = try shelf.conflicts(of: sleep, inPlaceOf: stored)
      .filter { !tolerated.contains($0.id) }
    guard conflicts.isEmpty else { throw DiaryError.conflict(.init(existing: conflicts)) }
  }

  /// Checks the times of a sleep by themselves.
  func check(start: Instant, end: Instant?) throws(DiaryError) {
    if let end {
      guard start < end else { throw .endNotAfterStart(start: start, end: end) }
      guard end - start <= Sleep.longest else { throw .tooLong(seconds: (start..<end).seconds) }
    }
    let questions = DiaryError.Question.about(start, end, now: now)
    guard isConfirmed || questions.isEmpty else { throw .needsConfirmation(questions) }
  }
}

extension Sleep {
  /// Whether another version of the sleep is the same child's at the same time.
  fileprivate func hasTimes(of other: Sleep) -> Bool {
    (child, start, end) == (other.child, other.start, other.end)
  }
}
