import HearthModel

extension Feeding {
  /// Checks what must hold of a feeding that a person writes.
  ///
  /// - Throws: `DiaryError` for the first rule it breaks.
  func checkAsWritten() throws(DiaryError) {
    guard amount.map({ (0...FeedingJournal.largestAmount).contains($0) }) ?? true else {
      throw .badAmount
    }
    try checkTimes()
    if let end, end - start > FeedingJournal.longest {
      throw .tooLong(seconds: (start..<end).seconds)
    }
  }

  /// Checks that a finished feeding ends after it begins and holds its time at the breasts.
  ///
  /// - Throws: `DiaryError` where it does not.
  func checkTimes() throws(DiaryError) {
    guard let end else { return }
    guard start <= end else { throw .endNotAfterStart(start: start, end: end) }
    let edges = segments?.list.flatMap { [$0.start, $0.end ?? end] } ?? []
    guard edges.allSatisfy((start...end).contains) else { throw .minutesDoNotFit }
  }

  /// Whether it goes on without the child being at a breast.
  public var isPaused: Bool { isRunning && segments?.list.last?.end != nil }
}
