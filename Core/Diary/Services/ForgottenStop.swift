public import HearthModel
import HearthPorts

/// A sleep that is open for longer than a child sleeps, found when something else begins.
///
/// Was the child asleep until now, until it was last known to be awake, or until another time?
public struct ForgottenStop: Sendable, Equatable {
  /// The open sleep.
  public let sleep: Sleep
  /// When the child was last known to be awake: the latest event since it fell asleep.
  public let guess: Instant?
  /// When what begins now begins: the latest moment at which the child can have woken.
  public let latest: Instant

  /// The moments to offer, besides any other after the sleep's start and up to the latest.
  public var choices: [Instant] { [guess, latest].compactMap(\.self) }
}

extension ForgottenStop {
  /// Looks for one before something that begins.
  static func before(
    _ start: Instant,
    of child: RecordID,
    now: Instant,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> ForgottenStop? {
    let lasting = try SleepShelf(transaction: transaction, child: child).lasting(at: now)
    guard let sleep = lasting.first(where: { $0.end == nil }),
      start - sleep.start > Sleep.longestPlausible
    else { return nil }
    let awake = try EventMoments(transaction: transaction, child: child)
      .starts(in: sleep.start + .seconds(1)..<start)
    return ForgottenStop(sleep: sleep, guess: awake.max(), latest: start)
  }
}
