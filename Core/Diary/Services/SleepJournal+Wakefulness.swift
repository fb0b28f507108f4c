import HearthHousehold
public import HearthModel
import HearthPorts

extension SleepJournal {
  /// Moves the edges of a wakefulness, which are the edges of the sleeps beside it.
  ///
  /// - Parameters:
  ///   - before: the sleep that it follows; nil where there is none, or its end stays.
  ///   - after: the sleep that ends it; nil where there is none, or its start stays.
  ///   - range: from when to when the child was awake; only the edges that have a sleep count.
  ///   - answers: what a person has said in advance.
  /// - Returns: the sleeps beside it, by start.
  /// - Throws: `DiaryError` where a sleep would have no length or overlap others.
  public func editWakefulness(
    after before: RecordID?,
    before after: RecordID?,
    to range: Range<Instant>,
    _ answers: Answers = Answers()
  ) async throws -> [Sleep] {
    let range = range.lowerBound.wholeSeconds..<range.upperBound.wholeSeconds
    guard before == nil || after == nil || !range.isEmpty else {
      throw DiaryError.endNotAfterStart(start: range.lowerBound, end: range.upperBound)
    }
    return try await perform({ _ in .wakefulnessEdited(range) }, answers) { writing in
      let stored = try [before, after].compactMap(\.self).map(writing.sleep)
      var changed = stored
      for index in changed.indices {
        if changed[index].id == before { changed[index].end = range.lowerBound }
        if changed[index].id == after { changed[index].start = range.upperBound }
      }
      try writing.replace(stored, by: changed)
      return changed
    }
  }
}

extension SleepWriting {
  /// Stores several sleeps at once, so that none stands in the way of the other meanwhile.
  fileprivate func replace(_ stored: [Sleep], by changed: [Sleep]) throws {
    var tolerated: Set<RecordID> = []
    for sleep in stored {
      tolerated.formUnion(
        try shelf(of: sleep.child).conflicts(of: sleep, inPlaceOf: sleep).map(\.id)
      )
    }
    for (old, new) in zip(stored, changed) where !old.hasTimes(of: new) {
      try rules.check(start: new.start, end: new.end)
      try transaction.put(new)
    }
    for sleep in changed {
      let conflicts = try shelf(of: sleep.child).conflicts(of: sleep, inPlaceOf: sleep)
        .filter { !tolerated.contains($0.id) }
      guard conflicts.isEmpty else { throw DiaryError.conflict(.init(existing: conflicts)) }
    }
  }
}
