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
  ///   - confirmed: whether a person has said yes to a feeding in the future.
  /// - Returns: the feeding as stored.
  /// - Throws: `DiaryError` where a rule forbids it; nothing is written then.
  public func add(
    _ draft: FeedingDraft,
    for child: RecordID,
    confirmed: Bool = false
  ) async throws -> Feeding {
    let feeding = try draft.feeding(id: dependencies.newID(), child: child)
    let now = dependencies.now().wholeSeconds
    let questions = DiaryError.Question.about(feeding.start, feeding.end, now: now)
    guard confirmed || questions.isEmpty else { throw DiaryError.needsConfirmation(questions) }
    return try await Journal.diary(dependencies).perform(JournalLabel.added) { transaction in
      try transaction.put(feeding)
      return feeding
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

  /// A feeding by its kind and times.
  public init(method: FeedingMethod, content: FeedingContent, start: Instant, end: Instant) {
    self.method = method
    self.content = content
    self.start = start
    self.end = end
  }

  /// The feeding as a record.
  ///
  /// - Throws: `DiaryError` where it ends before it begins or its amount cannot be.
  func feeding(id: RecordID, child: RecordID) throws(DiaryError) -> Feeding {
    guard start <= end else { throw .endNotAfterStart(start: start, end: end) }
    guard end - start <= FeedingJournal.longest else {
      throw .tooLong(seconds: (start..<end).seconds)
    }
    guard amount.map({ (0...FeedingJournal.largestAmount).contains($0) }) ?? true else {
      throw .badAmount
    }
    return Feeding(
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
  /// - Throws: `DiaryError.minutesDoNotFit` where both are known and lie closer together.
  public mutating func setNursing(
    _ left: Duration,
    _ right: Duration,
    from start: Instant?,
    to end: Instant?,
    now: Instant
  ) throws(DiaryError) {
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
