#if Contracts
/// What every storage backend does alike, as behaviours to be run one by one.
///
/// Hand `cases(for:)` to one parameterised test, which runs each case:
///
///     @Test("The store keeps the contract", arguments: StoreContract.cases(for: [subject]))
///     func contract(_ storeCase: StoreCase) async throws { try await storeCase.run() }
public enum StoreContract {
  /// Every behaviour that applies to each of the backends.
  public static func cases(for subjects: [StoreSubject]) -> [StoreCase] {
    subjects.flatMap { subject in
      behaviours.filter { $0.applies(to: subject) }
        .map { StoreCase(subject: subject, behaviour: $0) }
    }
  }

  /// The behaviours of data that may only be read, for backends with a `lock`.
  ///
  /// A lock by permissions does not count for root: run these in a process of another account.
  public static func lockedCases(for subjects: [StoreSubject]) -> [StoreCase] {
    subjects.flatMap { subject in
      locked.filter { $0.applies(to: subject) }
        .map { StoreCase(subject: subject, behaviour: $0) }
    }
  }

  static let behaviours: [StoreBehaviour] =
    values + queries + presence + transactions + concurrency + stamps + stored + kinds + changes
    + lifeCycle + migrations + locked + creation + randomRuns + syncing
}

/// One behaviour of one backend.
public struct StoreCase: Sendable {
  let subject: StoreSubject
  let behaviour: StoreBehaviour

  /// Checks the behaviour on a fresh store; what is wrong is recorded as issues of the test.
  public func run() async throws {
    let trial = try await StoreTrial(subject)
    do {
      try await behaviour.check(trial)
    } catch {
      await trial.end()
      throw error
    }
    await trial.end()
  }
}

extension StoreCase: CustomStringConvertible {
  /// The backend and the behaviour as a sentence.
  public var description: String { "\(subject): \(behaviour.sentence)" }
}
#endif
