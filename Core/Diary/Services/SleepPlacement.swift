import HearthModel
import HearthPorts

/// Stores a sleep among the others of its child, and does what was decided about those in its way.
struct SleepPlacement {
  let transaction: any WriteTransaction
  let rules: SleepRules
  let resolution: ConflictResolution
  let newID: () -> RecordID

  /// Stores a sleep.
  ///
  /// Where only its note or kind has changed nothing is asked, and an overlap that was there before
  /// (from a merge or an import) is nobody's fault now.
  ///
  /// - Parameters:
  ///   - sleep: as it would be stored.
  ///   - stored: as it is stored, where it is.
  ///   - limit: up to when it counts where it is open.
  ///   - known: identifiers of sleeps that it may overlap, besides those that `stored` overlaps.
  /// - Returns: what was written.
  /// - Throws: `DiaryError` for the first rule it breaks, `StoreError`.
  func place(
    _ sleep: Sleep,
    inPlaceOf stored: Sleep? = nil,
    until limit: Instant = .distantFuture,
    tolerating known: Set<RecordID> = []
  ) throws -> WrittenSleeps {
    if let stored, stored.hasTimes(of: sleep) {
      try transaction.put(sleep)
      return WrittenSleeps(sleep)
    }
    try rules.check(start: sleep.start, end: sleep.end)
    let shelf = SleepShelf(transaction: transaction, child: sleep.child)
    let extent = sleep.start..<max(sleep.start, sleep.end ?? limit)
    let overlapped = try shelf.overlapped(
      by: extent,
      without: [sleep.id],
      ending: sleep.end == nil ? nil : stored
    )
    switch resolution {
    case .join where !overlapped.isEmpty:
      return try join(sleep, in: extent, stored, shelf)
    case .trim where !overlapped.isEmpty:
      return try trim(sleep, in: extent, by: overlapped)
    case .fail:
      let before = try stored.map { try shelf.conflicts(of: $0, inPlaceOf: $0) } ?? []
      let tolerated = known.union(before.map(\.id))
      let conflicts = overlapped.map(\.sleep).filter { !tolerated.contains($0.id) }
      guard conflicts.isEmpty else { throw DiaryError.conflict(.init(existing: conflicts)) }
    case .join, .trim: break
    }
    try transaction.put(sleep)
    return WrittenSleeps(sleep)
  }

  /// Makes one sleep of the new one and all that it overlaps, and of what those overlap in turn.
  private func join(
    _ sleep: Sleep,
    in extent: Range<Instant>,
    _ stored: Sleep?,
    _ shelf: SleepShelf
  ) throws -> WrittenSleeps {
    let union = try SleepUnion(of: sleep, in: extent) { range, known throws(StoreError) in
      // An open one that a finished sleep of the group ended would last again beside the result.
      let isOpen = range.upperBound == .distantFuture
      let isFirst = known.count == 1
      return try shelf.overlapped(
        by: range,
        without: isOpen ? known : [sleep.id],
        ending: isFirst && sleep.end != nil ? stored : nil
      )
    }
    let result = union.sleep
    try rules.check(start: result.start, end: result.end)
    let joined = try union.members.filter { other in
      try other.id != result.id && transaction.fetch(Sleep.self, other.id) != nil
    }
    for other in joined { try transaction.delete(other) }
    try transaction.put(result)
    return WrittenSleeps(result, joined: joined)
  }

  /// Cuts away from the new sleep what overlaps; only the new one changes.
  private func trim(
    _ sleep: Sleep,
    in extent: Range<Instant>,
    by overlapped: [CountedSleep]
  ) throws -> WrittenSleeps {
    var ranges = extent.subtracting(overlapped.map(\.range))
    guard !ranges.isEmpty else {
      throw DiaryError.sleep(.nothingLeft(.init(existing: overlapped.map(\.sleep))))
    }
    if Mutant.trimLosesPiece.isPlanted { ranges = [ranges[0]] }
    let pieces = sleep.cut(into: ranges, newID: newID)
    for piece in pieces { try transaction.put(piece) }
    return WrittenSleeps(pieces[0], more: Array(pieces.dropFirst()))
  }
}

extension Range<Instant> {
  /// What is left of the range, in order.
  func subtracting(_ others: [Range<Instant>]) -> [Range<Instant>] {
    var rest: [Range<Instant>] = []
    var start = lowerBound
    for other in others.sorted(by: { $0.lowerBound < $1.lowerBound }) where other.overlaps(self) {
      if start < other.lowerBound { rest.append(start..<other.lowerBound) }
      start = Swift.max(start, other.upperBound)
    }
    return start < upperBound ? rest + [start..<upperBound] : rest
  }
}
