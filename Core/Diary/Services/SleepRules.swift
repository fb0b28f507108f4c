import HearthModel

/// What must hold of a sleep by itself before it is stored.
struct SleepRules {
  let now: Instant
  /// Whether a person has said yes to what is unusual.
  let isConfirmed: Bool

  /// Checks the times of a sleep.
  func check(start: Instant, end: Instant?) throws(DiaryError) {
    if let end {
      guard start < end else { throw .endNotAfterStart(start: start, end: end) }
      guard end - start <= Sleep.longest else { throw .tooLong(seconds: (start..<end).seconds) }
    }
    try ask(DiaryError.Question.about(start, end, now: now))
  }

  /// Asks what has not been confirmed.
  func ask(_ questions: [DiaryError.Question]) throws(DiaryError) {
    guard isConfirmed || questions.isEmpty else { throw .needsConfirmation(questions) }
  }
}
