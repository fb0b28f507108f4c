public import HearthContainer
public import HearthHousehold
public import HearthModel
public import HearthPorts

/// Starts timers and ends them: as an entry, or as nothing.
public struct TimerJournal: Sendable {
  private let dependencies: Dependencies
  private let zones: TimeZoneHistory

  /// A journal over a store, a clock and a source of identifiers, by the household's zones.
  public init(_ dependencies: Dependencies, zones: TimeZoneHistory) {
    self.dependencies = dependencies
    self.zones = zones
  }

  private var journal: Journal { .diary(dependencies) }

  /// Starts a timer.
  ///
  /// - Parameters:
  ///   - name: as the family calls it; no other timer that runs for the child may have it.
  ///   - child: whose; nil where it is nobody's in particular.
  ///   - start: since when it runs.
  ///   - author: who starts it.
  ///   - confirmed: whether a person has said yes to a start in the future.
  /// - Returns: the timer as stored.
  /// - Throws: `DiaryError` where a rule forbids it.
  public func start(
    _ name: String,
    for child: RecordID?,
    at start: Instant,
    author: RecordID? = nil,
    confirmed: Bool = false
  ) async throws -> DiaryTimer {
    let timer = DiaryTimer(
      id: dependencies.newID(),
      child: child,
      name: try DiaryName(name).text,
      start: start.wholeSeconds,
      author: author
    )
    let questions = DiaryError.Question.about(
      timer.start,
      nil,
      now: dependencies.now().wholeSeconds
    )
    guard confirmed || questions.isEmpty else { throw DiaryError.needsConfirmation(questions) }
    return try await journal.perform(JournalLabel.started) { transaction in
      let running = try Self.timers(of: child, in: transaction)
      if let same = running.first(where: { DiaryName.areSame($0.name, timer.name) }) {
        throw DiaryError.timerRuns(same.name, since: same.start)
      }
      try transaction.put(timer)
      return timer
    }
  }

  /// Throws a timer away.
  ///
  /// - Throws: `DiaryError` where it cannot be told which.
  public func cancel(_ designation: String?, of child: RecordID?) async throws -> DiaryTimer {
    try await journal.perform(JournalLabel.cancelled) { transaction in
      let timer = try Self.timer(designation, of: child, in: transaction)
      try transaction.delete(timer)
      return timer
    }
  }

  /// Ends a timer as an event that began with it.
  ///
  /// - Parameters:
  ///   - designation: the timer's name or identifier; nil where only one runs.
  ///   - child: whose the event becomes.
  ///   - end: when the timer is stopped.
  ///   - confirmed: whether a person has said yes to what is unusual.
  ///   - fill: puts in the event's values; told the timer, whose times are there already.
  /// - Returns: the event as stored.
  /// - Throws: `DiaryError` where it cannot be told which timer, or a rule forbids the event.
  public func stop<Event: DiaryEvent>(
    _ designation: String?,
    of child: RecordID,
    at end: Instant,
    confirmed: Bool,
    _ fill: @escaping @Sendable (inout Event, DiaryTimer) throws -> Void
  ) async throws -> Event {
    let id = dependencies.newID()
    let rules = EventRules(
      now: dependencies.now().wholeSeconds,
      zones: zones,
      isConfirmed: confirmed
    )
    return try await journal.perform(JournalLabel.event(.added)) { transaction in
      let timer = try Self.timer(designation, of: child, in: transaction)
      try transaction.delete(timer)
      let event: Event = try rules.event(id, for: child, in: transaction) { event in
        let end = Event.shape == .span ? end : nil
        try event.set(EventTimes(start: timer.start, end: end))
        event.author = timer.author
        try fill(&event, timer)
      }
      try transaction.put(event)
      return event
    }
  }

  /// Ends a timer as a sleep that began with it.
  ///
  /// - Returns: the sleep as stored.
  /// - Throws: `DiaryError` where it cannot be told which timer, or a rule forbids the sleep.
  public func stopAsSleep(
    _ designation: String?,
    of child: RecordID,
    at end: Instant,
    confirmed: Bool
  ) async throws -> WrittenSleeps {
    let id = dependencies.newID()
    let answers = Answers(isConfirmed: confirmed)
    return try await SleepJournal(dependencies)
      .perform(JournalLabel.added, answers) { writing in
        let timer = try Self.timer(designation, of: child, in: writing.transaction)
        try writing.transaction.delete(timer)
        var sleep = SleepDraft(start: timer.start, end: end).sleep(id: id, child: child)
        sleep.author = timer.author
        return try writing.placement.place(sleep)
      }
  }

  /// The timers that run for a child and for nobody in particular, by start.
  ///
  /// - Parameters:
  ///   - child: nil for the latter alone.
  ///   - transaction: where to look.
  /// - Returns: them all, other children's left out.
  /// - Throws: `StoreError`.
  public static func timers(
    of child: RecordID?,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [DiaryTimer] {
    var timers = try transaction.fetch(
      DiaryTimer.query.where(\.child, is: nil).ordered(by: \.start)
    )
    if child != nil {
      timers += try transaction.fetch(
        DiaryTimer.query.where(\.child, is: child).ordered(by: \.start)
      )
    }
    return timers.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
  }

  private static func timer(
    _ designation: String?,
    of child: RecordID?,
    in transaction: any ReadTransaction
  ) throws -> DiaryTimer {
    let timers = try timers(of: child, in: transaction)
    guard !timers.isEmpty else { throw DiaryError.noTimer }
    let names = timers.map(\.name)
    guard let designation else {
      guard timers.count == 1 else { throw DiaryError.timerNotNamed(names: names) }
      return timers[0]
    }
    let range = RecordID.range(of: designation)
    // The child's own comes before one of the same name that is nobody's in particular.
    let match =
      timers.filter { DiaryName.areSame($0.name, designation) }.max {
        $0.child == nil && $1.child != nil
      }
      ?? timers.only { range?.contains($0.id) ?? false }
    guard let match else { throw DiaryError.noSuchTimer(designation, names: names) }
    return match
  }
}
