import HearthHousehold
import HearthModel
public import HearthSupport

extension RecordJSON {
  /// A conflict as scripts and APIs read it: what lies in the way, and the ways out.
  ///
  /// - Parameters:
  ///   - conflict: with the stored sleeps.
  ///   - message: the sentence that says so.
  ///   - clock: by which the sleeps count as night or day.
  /// - Returns: the body of the answer.
  public func error(_ conflict: SleepConflict, message: String, clock: DayClock) -> JSON {
    [
      "error": [
        "code": "conflict",
        "message": .string(message),
        "with": .array(conflict.existing.map { sleep($0, clock: clock) }),
        "choices": .array(SleepConflict.choices.map { .string($0) }),
        "woke": choices(of: conflict.forgotten),
      ]
    ]
  }

  /// A sleep whose end was probably forgotten, as scripts and APIs read it: when it may have ended.
  public func error(_ forgotten: ForgottenStop, message: String, clock: DayClock) -> JSON {
    [
      "error": [
        "code": "forgotten",
        "message": .string(message),
        "with": [sleep(forgotten.sleep, clock: clock)],
        "woke": choices(of: forgotten),
      ]
    ]
  }

  /// The sleeps that one action wrote: the one that answers for it, further pieces and the
  /// identifiers of what was joined to it.
  public func sleeps(_ written: WrittenSleeps, clock: DayClock) -> JSON {
    let first = sleep(written.sleep, clock: clock).members ?? []
    return .object(
      first + [
        .init("more", .array(written.more.map { sleep($0, clock: clock) })),
        .init("joined", .array(written.joined.map { .string($0.id.description) })),
      ]
    )
  }

  private func choices(of forgotten: ForgottenStop?) -> JSON {
    .array(forgotten?.choices.map(instant) ?? [])
  }
}
