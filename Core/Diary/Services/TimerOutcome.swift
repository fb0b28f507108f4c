public import HearthModel

/// What a timer becomes when it is stopped, by the words of commands.
public enum TimerOutcome: String, Sendable, CaseIterable {
  case sleep
  case feedLeft = "feed left"
  case feedRight = "feed right"
  case feedBoth = "feed both"
  case feedBottle = "feed bottle"
  case feedSolids = "feed solids"
  case pump
  case bath
  case tummy
  case note
}

/// What a timer has become.
public enum StoppedTimer: Sendable {
  case sleep(WrittenSleeps)
  case event(any DiaryEvent)
}

extension TimerJournal {
  /// Ends a timer as an entry that began with it.
  ///
  /// - Parameters:
  ///   - designation: the timer's name or identifier; nil where only one runs.
  ///   - outcome: what it becomes.
  ///   - child: whose the entry becomes.
  ///   - end: when the timer is stopped.
  ///   - confirmed: whether a person has said yes to what is unusual.
  ///   - text: what a note says of the timer.
  /// - Returns: the entry as stored.
  /// - Throws: `DiaryError` where it cannot be told which timer, or a rule forbids the entry.
  public func stop(
    _ designation: String?,
    as outcome: TimerOutcome,
    of child: RecordID,
    at end: Instant,
    confirmed: Bool,
    note text: @escaping @Sendable (DiaryTimer) -> String
  ) async throws -> StoppedTimer {
    func event<Event: DiaryEvent>(
      _: Event.Type,
      _ fill: @escaping @Sendable (inout Event, DiaryTimer) -> Void = { _, _ in }
    ) async throws -> StoppedTimer {
      .event(try await stop(designation, of: child, at: end, confirmed: confirmed, fill) as Event)
    }
    switch outcome {
    case .sleep:
      return .sleep(
        try await stopAsSleep(designation, of: child, at: end, confirmed: confirmed)
      )
    case .feedLeft: return try await event(Feeding.self) { feeding, _ in feeding.become(.left) }
    case .feedRight: return try await event(Feeding.self) { feeding, _ in feeding.become(.right) }
    case .feedBoth: return try await event(Feeding.self) { feeding, _ in feeding.become(.both) }
    case .feedBottle: return try await event(Feeding.self) { feeding, _ in feeding.become(.bottle) }
    case .feedSolids:
      return try await event(Feeding.self) { feeding, _ in feeding.become(.parentFed) }
    case .pump: return try await event(Pumping.self)
    case .bath: return try await event(Bath.self)
    case .tummy: return try await event(TummyTime.self)
    case .note: return try await event(DiaryNote.self) { $0.text = text($1) }
    }
  }
}

extension Feeding {
  fileprivate mutating func become(_ method: FeedingMethod) {
    (self.method, content) = (method, method.usualContent)
  }
}
