import HearthModel
import HearthPorts

/// One change of sleeps inside the transaction that writes it.
struct SleepWriting {
  let transaction: any WriteTransaction
  let now: Instant
  let answers: Answers
  let newID: () -> RecordID

  var rules: SleepRules { SleepRules(now: now, isConfirmed: answers.isConfirmed) }

  var placement: SleepPlacement {
    SleepPlacement(
      transaction: transaction,
      rules: rules,
      resolution: answers.onConflict,
      newID: newID
    )
  }

  func shelf(of child: RecordID) -> SleepShelf {
    SleepShelf(transaction: transaction, child: child)
  }

  /// A stored sleep.
  ///
  /// - Throws: `DiaryError.noSuchRecord`, `StoreError`.
  func sleep(_ id: RecordID) throws -> Sleep {
    guard let sleep = try transaction.fetch(Sleep.self, id) else {
      throw DiaryError.noSuchRecord(id.description)
    }
    return sleep
  }

  /// Stores another version of a sleep; an open one counts up to where it did.
  func change(_ stored: Sleep, to sleep: Sleep) throws -> WrittenSleeps {
    let limit =
      stored.end == nil ? try shelf(of: stored.child).countedEnd(of: stored) : .distantFuture
    return try placement.place(sleep, inPlaceOf: stored, until: limit)
  }

  /// The stretch of sleep around a stored one, and the next that has begun by now.
  func stretches(from sleep: Sleep) throws -> (this: SleepStretch, next: SleepStretch?) {
    let shelf = shelf(of: sleep.child)
    var reached = sleep.start + .seconds(1)
    while true {
      let found = try shelf.sleeps(around: sleep.start..<reached)
      let timeline = Timeline(found, now: max(now, sleep.start))
      guard let this = timeline.stretch(holding: sleep.id) else {
        throw DiaryError.noSuchRecord(sleep.id.description)
      }
      let next = timeline.stretch(after: this)
      // Only what touches the window is known wholly: it grows until both stretches lie in it.
      let end = max(this.range.upperBound, next?.range.upperBound ?? reached)
      guard end > reached else { return (this, next) }
      reached = end
    }
  }

  /// Ends the child's open sleep; several open ones are joined to the earliest.
  ///
  /// - Parameters:
  ///   - child: who wakes.
  ///   - end: when, a whole second.
  ///   - mood: the child's mood, where it is known.
  /// - Returns: the sleep that ended, and what was joined to it.
  /// - Throws: `DiaryError` where the child is not asleep or a rule forbids it, `StoreError`.
  func end(_ child: Child, at end: Instant, mood: String? = nil) throws -> WrittenSleeps {
    let open = try shelf(of: child.id).lasting(at: now)
    guard var sleep = open.first else { throw DiaryError.notAsleep(child: child.name) }
    let stored = sleep
    let others = Array(open.dropFirst())
    if let late = open.last(where: { $0.start >= end }) {
      throw DiaryError.endNotAfterStart(start: late.start, end: end)
    }
    for other in others { try transaction.delete(other) }
    sleep.absorb(others)
    sleep.end = end
    sleep.moodAtEnd = mood ?? sleep.moodAtEnd
    let written = try placement.place(sleep, inPlaceOf: stored)
    return WrittenSleeps(written.sleep, more: written.more, joined: others + written.joined)
  }

  /// Makes one sleep of several stored ones; what lies between becomes part of it.
  ///
  /// - Parameter members: of one child, more than one.
  /// - Returns: the sleep under the earliest one's identifier, and what was joined to it.
  /// - Throws: `DiaryError` where a sleep that was not named lies between, or the result cannot be.
  func join(_ members: [Sleep]) throws -> WrittenSleeps {
    let members = members.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    guard let first = members.first, members.count > 1 else {
      throw DiaryError.sleep(.nothingToJoin)
    }
    guard members.allSatisfy({ $0.child == first.child }) else {
      throw DiaryError.sleep(.otherChild)
    }
    let shelf = shelf(of: first.child)
    let ends = try members.map { try shelf.countedEnd(of: $0) }
    let end = ends.max() ?? .distantFuture
    let rest = Array(members.dropFirst())
    var result = first
    result.absorb(rest)
    result.end = end == .distantFuture ? nil : end
    for other in rest { try transaction.delete(other) }
    let written = try placement.place(result, inPlaceOf: first)
    return WrittenSleeps(written.sleep, more: written.more, joined: rest + written.joined)
  }
}
