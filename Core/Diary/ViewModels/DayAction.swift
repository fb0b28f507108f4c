public import HearthSupport

/// Something a person can do from the Day scene; offered only where it would work.
public enum DayAction: String, Sendable, Hashable, CaseIterable {
  /// The child falls asleep, now or on a past day at a time asked for.
  case startSleep
  /// The child wakes.
  case finishSleep
  /// The last sleep goes on: its end was a mistake.
  case continueSleep
  /// A forgotten sleep goes into a wakefulness.
  case insertSleep
  /// A waking goes into a sleep, which becomes two.
  case splitSleep
  /// A sleep and the next become one.
  case joinNext
  /// The sleeps on both sides of a wakefulness become one.
  case joinNeighbours
  /// A night sleep becomes a nap, or the other way round.
  case switchKind
  /// Times, place and note of a sleep; of a wakefulness the edges, which are its neighbours'.
  case edit
  /// The sleep goes; what lay in it stays.
  case delete
  /// A feeding goes into the section.
  case addFeeding
  /// A pumping goes into the section.
  case addPumping
  /// A nappy goes into the section.
  case addNappy
  /// An event of another kind goes into the section.
  case addOther

  /// What can be added wherever there is time.
  static let additions = [addFeeding, addPumping, addNappy, addOther]

  /// As buttons and menus call it.
  public func title(in messages: Messages) -> String { messages("day.action.\(rawValue)") }
}
