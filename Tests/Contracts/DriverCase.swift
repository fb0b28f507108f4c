#if Contracts
/// A driver without state as a contract meets it.
public struct DriverSubject<Driver: Sendable>: Sendable {
  let name: String
  let driver: Driver

  /// A driver to be held to the contract of its port.
  public init(_ name: String, _ driver: Driver) {
    self.name = name
    self.driver = driver
  }
}

/// One behaviour of one driver.
public struct DriverCase<Driver: Sendable>: Sendable, CustomStringConvertible {
  let subject: DriverSubject<Driver>
  let behaviour: DriverBehaviour<Driver>

  /// The driver and the behaviour as a sentence.
  public var description: String { "\(subject.name): \(behaviour.sentence)" }

  /// Checks the behaviour; what is wrong is recorded as issues of the test.
  public func run() throws { try behaviour.check(subject.driver) }

  /// Every behaviour for each of the drivers.
  static func all(
    _ behaviours: [DriverBehaviour<Driver>],
    for subjects: [DriverSubject<Driver>]
  ) -> [DriverCase] {
    subjects.flatMap { subject in
      behaviours.map { DriverCase(subject: subject, behaviour: $0) }
    }
  }
}

/// One thing that all drivers of a port do, as a sentence and a check.
struct DriverBehaviour<Driver: Sendable>: Sendable {
  let sentence: String
  let check: @Sendable (Driver) throws -> Void

  init(_ sentence: String, check: @escaping @Sendable (Driver) throws -> Void) {
    self.sentence = sentence
    self.check = check
  }
}
#endif
