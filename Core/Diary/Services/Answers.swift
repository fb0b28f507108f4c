public import HearthModel

/// What a person has said about what the diary would ask before it writes.
public struct Answers: Sendable, Equatable {
  /// Whether what is unusual is right: longer than a day, in the future, events that change place.
  public var isConfirmed: Bool
  /// What is to be done about stored sleeps in the way.
  public var onConflict: ConflictResolution
  /// When the child woke from the sleep that is still open; nil where nobody said so.
  public var woke: Instant?

  /// Answers given in advance; by default none.
  public init(
    isConfirmed: Bool = false,
    onConflict: ConflictResolution = .fail,
    woke: Instant? = nil
  ) {
    self.isConfirmed = isConfirmed
    self.onConflict = onConflict
    self.woke = woke
  }
}

/// What is done about a sleep that would overlap stored ones.
public enum ConflictResolution: String, Sendable, CaseIterable {
  /// All become one sleep from the earliest start to the latest end, under the earliest's identifier.
  case join
  /// What overlaps is cut away from the new one.
  case trim
  /// Nothing is written.
  case fail
}
