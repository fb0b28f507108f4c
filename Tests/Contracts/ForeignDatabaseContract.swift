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
    ForeignDatabaseCase.all(reading + hostileFiles, for: subjects)
  }
}

/// A driver as the contract meets it.
public typealias ForeignDatabaseSubject = DriverSubject<any ForeignDatabase>

/// One behaviour of one driver.
public typealias ForeignDatabaseCase = DriverCase<any ForeignDatabase>

/// One thing that all drivers do.
typealias ForeignDatabaseBehaviour = DriverBehaviour<any ForeignDatabase>

extension ForeignTables {
  /// All rows of a table.
  func all(_ table: String, _ columns: [String]) throws -> [[ForeignValue]] {
    var rows: [[ForeignValue]] = []
    try self.rows(of: table, columns) { rows.append($0) }
    return rows
  }
}
#endif
