import HearthModel
import HearthPlugins
import HearthPorts
import StorageSQL
import StorageSQLite
import Synchronization

/// SQLite files of which every statement is noted with the plan that the database has for it.
final class RecordedPlans: Sendable {
  private let plans = Mutex<[String: [String]]>([:])

  /// The steps of each plan, by statement.
  var byStatement: [String: [String]] { plans.withLock { $0 } }

  /// `sqlite:PATH`, as programs have it.
  var plugin: StorePlugin {
    StorePlugin(name: "sqlite", summary: "plugin.store.sqlite", capabilities: [.durable, .shared]) {
      [self] setup in
      let driver = try SQLiteDriver(address: setup.address)
      return try await SQLStore(RecordingDriver(driver: driver, plans: self), setup)
    }
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
  func settle() throws(StoreError) { try base.settle() }
  func keepCopy(before module: String, version: Int) throws(StoreError) {
    try base.keepCopy(before: module, version: version)
  }
  func keepDailyCopy(at now: Instant) throws(StoreError) { try base.keepDailyCopy(at: now) }
  func close() { base.close() }
  func abandon() { base.abandon() }
}
