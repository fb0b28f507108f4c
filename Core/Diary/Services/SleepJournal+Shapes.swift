import HearthHousehold
public import HearthModel
import HearthPorts

extension SleepJournal {
  /// Makes two sleeps of one, with a waking between.
  ///
  /// - Parameters:
  ///   - id: which; it stays the first of the two.
  ///   - start: when the child woke.
  ///   - end: when it fell asleep again.
  ///   - answers: what a person has said in advance.
  /// - Returns: the first, and the second under `more`.
  /// - Throws: `SleepShapeError.wakingOutside` where there is no sleep before or after the waking.
  public func split(
    _ id: RecordID,
    from start: Instant,
    to end: Instant,
    _ answers: Answers = Answers()
  ) async throws -> WrittenSleeps {
    let (start, end) = (start.wholeSeconds, end.wholeSeconds)
    return try await perform(JournalLabel.split, answers) { writing in
      let stored = try writing.sleep(id)
      let shelf = writing.shelf(of: stored.child)
      let limit = try shelf.countedEnd(of: stored)
      guard start < end else { throw DiaryError.endNotAfterStart(start: start, end: end) }
      guard stored.start < start, end < limit else {
        throw DiaryError.sleep(.wakingOutside(start: stored.start, end: stored.end))
      }
      if end > writing.now { try writing.rules.ask([.endsInFuture(end)]) }
      let ranges = [stored.start..<start, end..<(stored.end ?? .distantFuture)]
      let pieces = stored.cut(into: ranges, newID: writing.newID)
      let tolerated = Set(try shelf.conflicts(of: stored, inPlaceOf: stored).map(\.id))
      let first = try writing.placement.place(pieces[0], inPlaceOf: stored, tolerating: tolerated)
      let second = try writing.placement
        .place(pieces[1], until: limit, tolerating: tolerated)
      return WrittenSleeps(
        first.sleep,
        more: first.more + [second.sleep] + second.more,
        joined: first.joined + second.joined
      )
    }
  }

  /// Makes one sleep of several.
  ///
  /// - Parameters:
  ///   - ids: which.
  ///   - answers: what a person has said in advance.
  /// - Returns: the sleep under the earliest one's identifier, and what was joined to it.
  /// - Throws: `SleepShapeError.nothingToJoin` for fewer than two; `conflict` where others lie between.
  public func join(
    _ ids: [RecordID],
    _ answers: Answers = Answers()
  ) async throws -> WrittenSleeps {
    try await perform(JournalLabel.joined, answers) { writing in
      try writing.join(try Set(ids).map(writing.sleep))
    }
  }

  /// Makes one sleep of a stretch of sleep and the next one.
  ///
  /// - Parameters:
  ///   - id: a sleep of the stretch.
  ///   - answers: what a person has said in advance.
  /// - Returns: the sleep under the earliest one's identifier, and what was joined to it.
  /// - Throws: `SleepShapeError.nothingToJoin` where no sleep follows.
  public func joinNext(
    _ id: RecordID,
    _ answers: Answers = Answers()
  ) async throws -> WrittenSleeps {
    try await perform(JournalLabel.joined, answers) { writing in
      let (this, next) = try writing.stretches(from: try writing.sleep(id))
      guard let next else { throw DiaryError.sleep(.nothingToJoin) }
      return try writing.join((this.members + next.members).map(\.sleep))
    }
  }

  /// Makes one sleep of those that overlap, or else of the sleep and the next one.
  ///
  /// - Throws: `SleepShapeError.nothingToJoin` where there is no other.
  public func joinAround(
    _ id: RecordID,
    _ answers: Answers = Answers()
  ) async throws -> WrittenSleeps {
    try await perform(JournalLabel.joined, answers) { writing in
      let (this, next) = try writing.stretches(from: try writing.sleep(id))
      let members = this.isConflict ? this.members : this.members + (next?.members ?? [])
      return try writing.join(members.map(\.sleep))
    }
  }

  /// Makes one sleep of those on both sides of a wakefulness.
  ///
  /// - Parameters:
  ///   - id: a sleep of the stretch before the wakefulness.
  ///   - answers: what a person has said in advance; events of the wakefulness are asked about.
  /// - Returns: the sleep under the earliest one's identifier, and what was joined to it.
  /// - Throws: `SleepShapeError.nothingToJoin` where no sleep follows.
  public func joinNeighbours(
    after id: RecordID,
    _ answers: Answers = Answers()
  ) async throws -> WrittenSleeps {
    try await perform(JournalLabel.joined, answers) { writing in
      let (this, next) = try writing.stretches(from: try writing.sleep(id))
      guard let next else { throw DiaryError.sleep(.nothingToJoin) }
      let wakefulness = this.range.upperBound..<max(this.range.upperBound, next.start)
      let events = try EventMoments(transaction: writing.transaction, child: this.first.child)
        .starts(in: wakefulness).count
      if events > 0 { try writing.rules.ask([.eventsBetween(count: events)]) }
      return try writing.join((this.members + next.members).map(\.sleep))
    }
  }

  /// Opens a sleep again: its end was a mistake.
  ///
  /// - Parameters:
  ///   - id: which; nil for the child's last one.
  ///   - child: whose.
  ///   - answers: what a person has said in advance.
  /// - Returns: the sleep, open, and what was joined to it.
  /// - Throws: `SleepShapeError.stillOpen` where it has no end; `conflict` where a sleep follows.
  public func reopen(
    _ id: RecordID?,
    of child: Child,
    _ answers: Answers = Answers()
  ) async throws -> WrittenSleeps {
    try await perform(JournalLabel.reopened, answers) { writing in
      let shelf = writing.shelf(of: child.id)
      guard let stored = try id.map(writing.sleep) ?? shelf.latest(by: writing.now) else {
        throw DiaryError.sleep(.noSleep(child: child.name))
      }
      guard stored.end != nil else { throw DiaryError.sleep(.stillOpen(since: stored.start)) }
      var sleep = stored
      sleep.end = nil
      sleep.moodAtEnd = nil
      return try writing.placement.place(sleep, inPlaceOf: stored)
    }
  }

  /// Makes a night sleep of a nap, or a nap of a night sleep, by hand.
  ///
  /// - Parameters:
  ///   - id: a sleep of the stretch; all that overlap it are switched with it.
  ///   - clock: by which it counts as what it is.
  /// - Returns: the earliest sleep of the stretch.
  /// - Throws: `DiaryError.noSuchRecord`.
  public func switchKind(_ id: RecordID, by clock: DayClock) async throws -> WrittenSleeps {
    try await perform(JournalLabel.edited, Answers()) { writing in
      let this = try writing.stretches(from: try writing.sleep(id)).this
      let kind = clock.kind(of: this) == .night ? SleepKind.day : .night
      var sleeps = this.members.map(\.sleep)
      for index in sleeps.indices {
        sleeps[index].kindByHand = kind
        try writing.transaction.put(sleeps[index])
      }
      return WrittenSleeps(sleeps[0])
    }
  }
}
