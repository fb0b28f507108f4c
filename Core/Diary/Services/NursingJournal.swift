public import HearthContainer
import HearthHousehold
public import HearthModel
import HearthPorts

/// Writes feedings while they go on: begun at a side, switched, paused, resumed, stopped.
///
/// At most one feeding of a child goes on. Where a merge has left several, the latest is meant, and
/// `stop` ends them all. Everything throws `DiaryError` where a rule forbids it.
public struct NursingJournal: Sendable {
  private let dependencies: Dependencies

  /// A journal over a store, a clock and a source of identifiers.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Begins a feeding.
  ///
  /// - Parameters:
  ///   - method: a breast, or whatever else goes on for a while.
  ///   - content: what the child is fed.
  ///   - start: when.
  ///   - child: whose it is.
  ///   - note: free text.
  ///   - author: who begins it.
  ///   - answers: what a person has said in advance; `woke` ends the sleep that is open first.
  /// - Returns: the feeding as stored.
  /// - Throws: `RunningFeedingError.alreadyRunning` as a `DiaryError`, and others.
  public func start(
    _ method: FeedingMethod,
    _ content: FeedingContent,
    at start: Instant,
    for child: Child,
    note: String? = nil,
    author: RecordID? = nil,
    _ answers: Answers = Answers()
  ) async throws -> Feeding {
    let feeding = Feeding(
      id: dependencies.newID(),
      child: child.id,
      start: start.wholeSeconds,
      end: nil,
      method: method,
      content: content,
      amount: nil,
      segments: Side(method).map {
        NursingSegments([NursingSegment(side: $0, start: start.wholeSeconds, end: nil)])
      },
      foods: nil,
      reaction: nil,
      note: note.nonEmpty,
      author: author
    )
    return try await write(JournalLabel.started, answers) { writing in
      let running = RunningFeedings(transaction: writing.transaction, child: child.id)
      if let other = try running.all(by: min(writing.now, feeding.start)).last {
        throw DiaryError.feeding(.alreadyRunning(since: other.start))
      }
      try writing.rules.ask(DiaryError.Question.about(feeding.start, nil, now: writing.now))
      try writing.settleSleep(of: child.id, before: feeding.start)
      try writing.transaction.put(feeding)
      return feeding
    }
  }

  /// Offers the other breast, after a pause too.
  ///
  /// - Throws: `DiaryError.feeding` where no nursing goes on or the moment is too early.
  public func switchSide(
    of child: Child,
    at instant: Instant,
    _ answers: Answers = Answers()
  ) async throws -> Feeding {
    try await change(child, at: instant, answers) { feeding, segments, instant in
      guard let last = segments.list.last else { return }
      segments = segments.continued(at: last.side.other, from: instant)
    }
  }

  /// Takes the child from the breast for a while.
  ///
  /// - Throws: `DiaryError.feeding` where no nursing goes on, it is paused, or the moment is too early.
  public func pause(
    _ child: Child,
    at instant: Instant,
    _ answers: Answers = Answers()
  ) async throws -> Feeding {
    try await change(child, at: instant, answers) { feeding, segments, instant in
      if segments.isPaused, let since = segments.lastChange {
        throw DiaryError.feeding(.alreadyPaused(since: since))
      }
      segments = segments.paused(at: instant)
    }
  }

  /// Offers the same breast again.
  ///
  /// - Throws: `DiaryError.feeding` where no nursing is paused or the moment is too early.
  public func resume(
    _ child: Child,
    at instant: Instant,
    _ answers: Answers = Answers()
  ) async throws -> Feeding {
    try await change(child, at: instant, answers) { feeding, segments, instant in
      guard let last = segments.list.last, last.end != nil else {
        throw DiaryError.feeding(.notPaused(since: segments.lastChange ?? feeding.start))
      }
      segments = segments.continued(at: last.side, from: instant)
    }
  }

  /// Ends all feedings of the child that go on.
  ///
  /// - Parameters:
  ///   - child: whose.
  ///   - end: when.
  ///   - amount: tenths of a millilitre that were drunk, where that is known.
  ///   - note: free text, which takes the place of the one that is there.
  ///   - answers: what a person has said in advance.
  /// - Returns: the latest one, and how many there were.
  /// - Throws: `DiaryError.feeding` where none goes on or the moment is too early.
  public func stop(
    _ child: Child,
    at end: Instant,
    amount: Int? = nil,
    note: String? = nil,
    _ answers: Answers = Answers()
  ) async throws -> StoppedFeeding {
    let end = end.wholeSeconds
    return try await write({ .stopped($0.feeding) }, answers) { writing in
      let running = try writing.running(of: child)
      for feeding in running.dropLast() {
        try writing.transaction.put(try writing.stopped(feeding, at: end))
      }
      var last = try writing.stopped(running[running.count - 1], at: end)
      last.amount = amount ?? last.amount
      last.note = note.nonEmpty ?? last.note
      try last.checkAsWritten()
      try writing.transaction.put(last)
      return StoppedFeeding(feeding: last, count: running.count)
    }
  }

  private func change(
    _ child: Child,
    at instant: Instant,
    _ answers: Answers,
    _ body: @escaping @Sendable (Feeding, inout NursingSegments, Instant) throws -> Void
  ) async throws -> Feeding {
    let instant = instant.wholeSeconds
    return try await write(JournalLabel.continued, answers) { writing in
      let running = try writing.running(of: child)
      var feeding = running[running.count - 1]
      guard var segments = feeding.segments, !segments.list.isEmpty else {
        throw DiaryError.feeding(.notNursing(since: feeding.start))
      }
      try writing.check(instant, follows: segments.lastChange ?? feeding.start)
      try body(feeding, &segments, instant)
      feeding.segments = segments
      feeding.method = segments.method ?? feeding.method
      try writing.transaction.put(feeding)
      return feeding
    }
  }

  private func write<Result: Sendable>(
    _ label: @escaping @Sendable (Result) -> JournalLabel,
    _ answers: Answers,
    _ body: @escaping @Sendable (SleepWriting) throws -> Result
  ) async throws -> Result {
    try await SleepJournal(dependencies).perform(label, answers, body)
  }
}

/// A feeding that ended, with the number of those that went on.
public struct StoppedFeeding: Sendable {
  /// As it is stored now.
  public let feeding: Feeding
  /// How many ended, itself included.
  public let count: Int
}

extension SleepWriting {
  /// The feedings that go on, at least one, by start.
  fileprivate func running(of child: Child) throws -> [Feeding] {
    let running = try RunningFeedings(transaction: transaction, child: child.id).all(by: now)
    guard !running.isEmpty else { throw DiaryError.feeding(.notRunning(child: child.name)) }
    return running
  }

  /// A moment of a running feeding: not before the last change, and asked about in the future.
  fileprivate func check(_ instant: Instant, follows last: Instant) throws(DiaryError) {
    guard instant >= last else { throw .feeding(.beforeLastChange(last)) }
    if instant > now { try rules.ask([.endsInFuture(instant)]) }
  }

  /// A running feeding as it is when it ends.
  fileprivate func stopped(_ feeding: Feeding, at end: Instant) throws(DiaryError) -> Feeding {
    try check(end, follows: feeding.segments?.lastChange ?? feeding.start)
    var feeding = feeding
    feeding.end = end
    feeding.segments = feeding.segments?.stopped(at: end)
    feeding.method = feeding.segments?.method ?? feeding.method
    try feeding.checkAsWritten()
    try rules.ask(DiaryError.Question.about(feeding.start, end, now: now))
    return feeding
  }
}

extension Side {
  /// The breast of a method that offers one.
  fileprivate init?(_ method: FeedingMethod) {
    switch method {
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }
}
