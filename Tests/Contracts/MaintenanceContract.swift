#if Contracts
public import HearthPlugins

/// What every backend does alike that can copy its data, as behaviours to be run one by one.
///
/// Used like `StoreContract`:
///
///     @Test("Copies keep the contract", arguments: MaintenanceContract.cases(for: [subject]))
///     func contract(_ maintenanceCase: MaintenanceCase) async throws { try await maintenanceCase.run() }
public enum MaintenanceContract {
  /// Every behaviour for each of the backends.
  public static func cases(for subjects: [MaintenanceSubject]) -> [MaintenanceCase] {
    subjects.flatMap { subject in
      behaviours.map { MaintenanceCase(subject: subject, behaviour: $0) }
    }
  }

  static let behaviours: [MaintenanceBehaviour] = copying + verifying + restoring
}

/// A backend whose data can be copied as a whole, as the contract meets it.
public struct MaintenanceSubject: Sendable {
  let plugin: StoreMaintenancePlugin
  let store: StoreSubject
  let freshPath: @Sendable () throws -> String
  let discard: @Sendable (String) -> Void

  /// A backend to be held to the contract.
  ///
  /// - Parameters:
  ///   - plugin: makes the copies.
  ///   - store: the backend itself; its addresses are independent of one another.
  ///   - freshPath: a path where no file is, in a folder that is there.
  ///   - discard: removes what has been left at a path.
  public init(
    _ plugin: StoreMaintenancePlugin,
    of store: StoreSubject,
    freshPath: @escaping @Sendable () throws -> String,
    discard: @escaping @Sendable (String) -> Void
  ) {
    self.plugin = plugin
    self.store = store
    self.freshPath = freshPath
    self.discard = discard
  }
}

/// One behaviour of one backend.
public struct MaintenanceCase: Sendable {
  let subject: MaintenanceSubject
  let behaviour: MaintenanceBehaviour

  /// Checks the behaviour on a fresh store; what is wrong is recorded as issues of the test.
  public func run() async throws {
    let trial = try await MaintenanceTrial(subject)
    do {
      try await behaviour.check(trial)
    } catch {
      await trial.end()
      throw error
    }
    await trial.end()
  }
}

extension MaintenanceCase: CustomStringConvertible {
  /// The backend and the behaviour as a sentence.
  public var description: String { "\(subject.store): \(behaviour.sentence)" }
}

/// One thing that all copies do, as a sentence and a check.
struct MaintenanceBehaviour: Sendable {
  let sentence: String
  let check: @Sendable (MaintenanceTrial) async throws -> Void

  init(
    _ sentence: String,
    check: @escaping @Sendable (MaintenanceTrial) async throws -> Void
  ) {
    self.sentence = sentence
    self.check = check
  }
}
#endif
