#if Contracts
public import HearthPorts

/// What every reader of foreign databases does alike, as behaviours to be run one by one.
///
/// Used like `StoreContract`:
///
///     @Test("Foreign databases keep the contract",
///       arguments: ForeignDatabaseContract.cases(for: [subject]))
///     func contract(_ databaseCase: ForeignDatabaseCase) throws { try databaseCase.run() }
public enum ForeignDatabaseContract {
  /// Every behaviour for each of the drivers.
  public static func cases(for subjects: [ForeignDatabaseSubject]) -> [ForeignDatabaseCase] {
    subjects.flatMap { subject in
      behaviours.map { ForeignDatabaseCase(subject: subject, behaviour: $0) }
    }
  }

  static let behaviours: [ForeignDatabaseBehaviour] = reading + hostileFiles
}

/// A driver as the contract meets it.
public struct ForeignDatabaseSubject: Sendable {
  let name: String
  let database: any ForeignDatabase

  /// A driver to be held to the contract.
  public init(_ name: String, _ database: any ForeignDatabase) {
    self.name = name
    self.database = database
  }
}

/// One behaviour of one driver.
public struct ForeignDatabaseCase: Sendable, CustomStringConvertible {
  let subject: ForeignDatabaseSubject
  let behaviour: ForeignDatabaseBehaviour

  /// The driver and the behaviour as a sentence.
  public var description: String { "\(subject.name): \(behaviour.sentence)" }

  /// Checks the behaviour; what is wrong is recorded as issues of the test.
  public func run() throws { try behaviour.check(subject.database) }
}

/// One thing that all drivers do, as a sentence and a check.
struct ForeignDatabaseBehaviour: Sendable {
  let sentence: String
  let check: @Sendable (any ForeignDatabase) throws -> Void

  init(_ sentence: String, check: @escaping @Sendable (any ForeignDatabase) throws -> Void) {
    self.sentence = sentence
    self.check = check
  }
}

extension ForeignTables {
  /// All rows of a table.
  func all(_ table: String, _ columns: [String]) throws -> [[ForeignValue]] {
    var rows: [[ForeignValue]] = []
    try self.rows(of: table, columns) { rows.append($0) }
    return rows
  }
}
#endif
