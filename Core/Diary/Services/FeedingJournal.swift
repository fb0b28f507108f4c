public import HearthContainer
import HearthHousehold
public import HearthModel
import HearthPorts

/// Writes feedings.
public struct FeedingJournal: Sendable {
  /// The longest feeding that can be stored.
  public static let longest = Sleep.longest
  /// The largest amount that is believed, in tenths of a millilitre.
  public static let largestAmount = 50_000

  private let dependencies: Dependencies

  /// A journal over a store, a clock and a source of identifiers.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Adds a finished feeding.
  ///
  /// - Parameters:
  ///   - draft: what is known of it.
  ///   - child: whose it is.
  ///   - confirmed: whether a person has said yes to what is unusual: a feeding in the future, or of
  ///     a child that sleeps for longer than is plausible.
  ///   - woke: when the child woke from the sleep that is still open; it is ended first.
  /// - Returns: the feeding as stored.
  /// - Throws: `DiaryError` where a rule forbids it; nothing is written then.
  public func add(
    _ draft: FeedingDraft,
    for child: RecordID,
    confirmed: Bool = false,
    woke: Instant? = nil
  ) async throws -> Feeding {
    let feeding = try draft.feeding(id: dependencies.newID(), child: child)
    let answers = Answers(isConfirmed: confirmed, woke: woke)
    return try await write(JournalLabel.added, answers) { writing in
      try writing.rules.ask(DiaryError.Question.about(feeding.start, feeding.end, now: writing.now))
      try writing.settleSleep(of: child, before: feeding.start)
      try writing.transaction.put(feeding)
      return feeding
    }
  }

  /// Does something that can be undone as a whole.
  func write<Result: Sendable>(
    _ label: @escaping @Sendable (Result) -> JournalLabel,
    _ answers: Answers,
    _ body: @escaping @Sendable (SleepWriting) throws -> Result
  ) async throws -> Result {
    try await SleepJournal(dependencies).perform(label, answers, body)
  }
}

extension SleepWriting {
  /// Ends the open sleep where a person said when the child woke, else asks about one that is open
  /// for longer than is plausible when something begins.
  ///
  /// - Throws: `DiaryError.forgottenStop`, and where the sleep cannot end then.
  func settleSleep(of child: RecordID, before start: Instant) throws {
    if let woke = answers.woke {
      guard let child = try transaction.fetch(Child.self, child) else {
        throw DiaryError.noSuchRecord(child.description)
      }
      _ = try end(child, at: woke.wholeSeconds)
    } else if !answers.isConfirmed,
      let forgotten = try ForgottenStop.before(start, of: child, now: now, in: transaction)
    {
      throw DiaryError.forgottenStop(forgotten)
    }
  }
}

/// What is known of a feeding before it is stored.
public struct FeedingDraft: Sendable {
  /// How.
  public var method: FeedingMethod
  /// What.
  public var content: FeedingContent
  /// When it began.
  public var start: Instant
  /// When it ended.
  public var end: Instant
  /// Tenths of a millilitre.
  public var amount: Int?
  /// The times at each breast.
  public var segments: NursingSegments?
  /// What was eaten.
  public var foods: String?
  /// How the child took it.
  public var reaction: String?
  /// Free text.
  public var note: String?
  /// Who wrote it.
  public var author: RecordID?

  /// A feeding by its kind and times; without a content it is what goes with the method.
  public init(
    method: FeedingMethod,
    content: FeedingContent? = nil,
    start: Instant,
    end: Instant
  ) {
    self.method = method
    self.content = content ?? method.usualContent
    self.start = start
    self.end = end
  }

  /// The feeding as a record.
  ///
  /// - Throws: `DiaryError` for the first rule it breaks.
  func feeding(id: RecordID, child: RecordID) throws(DiaryError) -> Feeding {
    let feeding = Feeding(
      id: id,
      child: child,
      start: start.wholeSeconds,
      end: end.wholeSeconds,
      method: method,
      content: content,
      amount: amount,
      segments: segments,
      foods: foods.nonEmpty,
      reaction: reaction.nonEmpty,
      note: note.nonEmpty,
      author: author
    )
    try feeding.checkAsWritten()
    return feeding
  }
}

extension FeedingDraft {
  /// A nursing of which it is known how long each breast was offered: left first, without a pause.
  ///
  /// - Parameters:
  ///   - left: the time at the left breast.
  ///   - right: the time at the right breast.
  ///   - start: when it began; nil where it is to be counted back from the end.
  ///   - end: when it ended; nil where it ended with the second breast.
  ///   - now: the end of a nursing of which neither is known.
  /// - Throws: `DiaryError.minutesWithoutBreast` where the method does not offer the breast,
  ///   `.minutesDoNotFit` where start and end are known and lie closer together.
  public mutating func setNursing(
    _ left: Duration,
    _ right: Duration,
    from start: Instant?,
    to end: Instant?,
    now: Instant
  ) throws(DiaryError) {
    let fitsLeft = left == .zero || [.left, .both].contains(method)
    let fitsRight = right == .zero || [.right, .both].contains(method)
    guard fitsLeft, fitsRight else { throw .minutesWithoutBreast }
    if let start, let end, end - start < left + right { throw .minutesDoNotFit }
    self.start = start ?? (end ?? now) - (left + right)
    let change = self.start + left
    self.end = max(change + right, end ?? change + right)
    segments = NursingSegments(
      [
        NursingSegment(side: .left, start: self.start, end: change),
        NursingSegment(side: .right, start: change, end: change + right),
      ].filter { $0.length(now: now) > .zero }
    )
  }
}
