import HearthModel

/// The sleeps that one action wrote.
public struct WrittenSleeps: Sendable, Equatable {
  /// The one that answers for the action, as it is stored now; the earliest of several pieces.
  public let sleep: Sleep
  /// Further pieces, by start.
  public let more: [Sleep]
  /// What was joined to it, by start; tombstones now.
  public let joined: [Sleep]

  /// What came of writing a sleep.
  public init(_ sleep: Sleep, more: [Sleep] = [], joined: [Sleep] = []) {
    self.sleep = sleep
    self.more = more
    self.joined = joined
  }
}

extension Sleep {
  /// Takes over what later sleeps of the same stretch say: notes line by line, a kind set by hand.
  mutating func absorb(_ others: some Sequence<Sleep>) {
    for other in others {
      note = [note, other.note].compactMap(\.self).joined(separator: "\n").nonEmpty
      kindByHand = kindByHand ?? other.kindByHand
      place = place ?? other.place
      settling = settling ?? other.settling
      settlingSeconds = settlingSeconds ?? other.settlingSeconds
      moodAtStart = moodAtStart ?? other.moodAtStart
      moodAtEnd = other.moodAtEnd ?? moodAtEnd
    }
  }

  /// The sleep cut into pieces: what was said of falling asleep stays with the first, what was said
  /// of waking with the last.
  ///
  /// - Parameters:
  ///   - ranges: in order; the upper bound `distantFuture` means that the piece is open.
  ///   - newID: an identifier for each piece but the first.
  /// - Returns: a sleep for each range.
  func cut(into ranges: [Range<Instant>], newID: () -> RecordID) -> [Sleep] {
    ranges.enumerated().map { index, range in
      let isFirst = index == 0
      return Sleep(
        id: isFirst ? id : newID(),
        child: child,
        start: range.lowerBound,
        end: range.upperBound == .distantFuture ? nil : range.upperBound,
        kindByHand: kindByHand,
        place: place,
        settling: isFirst ? settling : nil,
        settlingSeconds: isFirst ? settlingSeconds : nil,
        moodAtStart: isFirst ? moodAtStart : nil,
        moodAtEnd: index == ranges.count - 1 ? moodAtEnd : nil,
        note: isFirst ? note : nil,
        author: author
      )
    }
  }

  /// From its start to its end; an open one has no end.
  var extent: Range<Instant> { start..<max(start, end ?? .distantFuture) }

  /// Whether another version of the sleep is the same child's at the same time.
  func hasTimes(of other: Sleep) -> Bool {
    (child, start, end) == (other.child, other.start, other.end)
  }
}
