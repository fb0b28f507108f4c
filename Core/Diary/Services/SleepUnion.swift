import HearthModel

/// A new sleep, all that it overlaps and what those overlap in turn, to become one.
struct SleepUnion {
  /// By start; of two that begin together the one that was there comes first.
  let members: [Sleep]
  /// From the earliest start to the latest end; one that ends in the `distantFuture` is open.
  let range: Range<Instant>

  /// Gathers the sleeps.
  ///
  /// - Parameters:
  ///   - sleep: the new one.
  ///   - extent: for what time it counts.
  ///   - overlapped: the others that lie in a time, given the identifiers of those that are known.
  /// - Throws: what `overlapped` throws.
  init<Failure: Error>(
    of sleep: Sleep,
    in extent: Range<Instant>,
    _ overlapped: (Range<Instant>, _ known: Set<RecordID>) throws(Failure) -> [CountedSleep]
  ) throws(Failure) {
    var range = extent
    var group: [Sleep] = []
    while true {
      let known = Set(group.map(\.id) + [sleep.id])
      let found = try overlapped(range, known).filter { !known.contains($0.sleep.id) }
      guard !found.isEmpty else { break }
      group += found.map(\.sleep)
      range = range.union(found.map(\.range))
    }
    group.sort { ($0.start, $0.id) < ($1.start, $1.id) }
    group.insert(sleep, at: group.firstIndex { $0.start > sleep.start } ?? group.count)
    members = group
    self.range = range
  }

  /// The one sleep: the first, with the words of the others and the time of all.
  var sleep: Sleep {
    let ordered = Mutant.joinKeepsLatest.isPlanted ? members.reversed() : members
    var result = ordered[0]
    result.absorb(ordered.dropFirst())
    result.start = range.lowerBound
    result.end = range.upperBound == .distantFuture ? nil : range.upperBound
    return result
  }
}

extension Range<Instant> {
  /// From the earliest start to the latest end.
  fileprivate func union(_ others: [Range<Instant>]) -> Range<Instant> {
    others.reduce(self) { all, next in
      Swift.min(all.lowerBound, next.lowerBound)..<Swift.max(all.upperBound, next.upperBound)
    }
  }
}
