import HearthModel
package import HearthPlugins
import HearthPorts
import StorageSQL
import StorageSQLite
import Synchronization

/// SQLite files of which every statement is noted with the plan that the database has for it.
package final class RecordedPlans: Sendable {
  private let plans = Mutex<[String: [String]]>([:])

  /// Nothing noted yet.
  package init() {}

  /// The steps of each plan, by statement.
  package var byStatement: [String: [String]] { plans.withLock { $0 } }

  /// `sqlite:PATH`, as programs have it.
  package var plugin: StorePlugin {
    StorePlugin(name: "sqlite", summary: "plugin.store.sqlite", capabilities: [.durable, .shared]) {
      [self] setup in
      let driver = try SQLiteDriver(address: setup.address)
      let store = try await SQLStore(RecordingDriver(driver: driver, plans: self), setup)
      if driver.isThere { try layAll(setup.modules.flatMap { $0.tables() }, driver) }
      return store
    }
  }

  /// Whatever is asked has a plan only where there is a table.
  private func layAll(_ tables: [Table], _ driver: SQLiteDriver) throws(StoreError) {
    let connection = try driver.open(.writer)
    defer { connection.close() }
    try connection.run(connection.dialect.beginWrite)
    let laid = LaidTables(connection)
    for table in tables { try laid.lay(table) }
    try connection.run("COMMIT")
  }

  fileprivate func note(_ sql: String, over connection: any SQLConnection) throws(StoreError) {
    guard plans.withLock({ $0[sql] == nil }) else { return }
    let words = ["SELECT", "UPDATE", "INSERT", "DELETE"]
    guard words.contains(where: { sql.hasPrefix($0) }) else { return }
    let steps = try connection.with("EXPLAIN QUERY PLAN \(sql)") {
      (statement) throws(StoreError) in
      var steps: [String] = []
      while try statement.step() { steps.append(statement.text(3)) }
      return steps
    }
    plans.withLock { $0[sql] = steps }
  }
}

extension RecordedPlans {
  /// The steps that look at every row of a table that grows, or sort, each with its statement.
  ///
  /// - Parameter smallTables: as statements name them; they hold a handful of rows and are read as a
  ///   whole.
  /// - Returns: none where every query is well planned.
  package func costlySteps(smallTables: [String]) -> [String] {
    byStatement.flatMap { sql, steps in
      steps.filter { !Self.isWellPlanned($0, in: sql, smallTables) }.map { "\($0) in \(sql)" }
    }
  }

  /// Whether a step costs no more than what is asked for.
  package static func isWellPlanned(
    _ step: String,
    in sql: String,
    _ smallTables: [String]
  ) -> Bool {
    let isSmall = smallTables.contains { table in
      ["FROM \"\(table)\"", "FROM \(table)", "UPDATE \(table)"].contains { sql.contains($0) }
    }
    // The first row by id: the walk ends there.
    let isFirst = sql.contains("WHERE _alive = 1 ORDER BY id LIMIT")
    // The row that nothing is read for.
    let isNothing = step == "SCAN CONSTANT ROW"
    let isScan = step.hasPrefix("SCAN ") && !isFirst && !isNothing
    return isSmall || !(isScan || step.contains("TEMP B-TREE"))
  }
}

private struct RecordingDriver: SQLDriver {
  let driver: SQLiteDriver
  let plans: RecordedPlans

  var isThere: Bool { driver.isThere }

  func open(_ role: SQLRole) throws(StoreError) -> any SQLConnection {
    RecordingConnection(try driver.open(role), plans)
  }
}

/// Hands everything on.
private final class RecordingConnection: SQLConnection {
  private let base: any SQLConnection
  private let plans: RecordedPlans

  init(_ base: any SQLConnection, _ plans: RecordedPlans) {
    self.base = base
    self.plans = plans
  }

  var dialect: SQLDialect { base.dialect }
  var place: String { base.place }
  var isReadOnly: Bool { base.isReadOnly }
  var home: Int64 { base.home }
  var wasCutOff: Bool { base.wasCutOff }
  var isInTransaction: Bool { base.isInTransaction }

  func statement(_ sql: String) throws(StoreError) -> any SQLStatement {
    try plans.note(sql, over: base)
    return try base.statement(sql)
  }

  func foreignCommits() throws(StoreError) -> Int64 { try base.foreignCommits() }
  func layoutVersion() throws(StoreError) -> Int64 { try base.layoutVersion() }
  func setLayoutVersion(_ version: Int64) throws(StoreError) {
    try base.setLayoutVersion(version)
  }
  func columns(of table: String) throws(StoreError) -> [SQLColumn] {
    try base.columns(of: table)
  }
  func indexes(of table: String) throws(StoreError) -> [String] { try base.indexes(of: table) }
  func checkPlace() throws(StoreError) { try base.checkPlace() }
  func settle(after isChanged: Bool) throws(StoreError) {
    try base.settle(after: isChanged)
  }
  func keepCopy(before module: String, version: Int) throws(StoreError) {
    try base.keepCopy(before: module, version: version)
  }
  func keepDailyCopy(at now: Instant) throws(StoreError) { try base.keepDailyCopy(at: now) }
  func close() { base.close() }
  func abandon() { base.abandon() }
}
