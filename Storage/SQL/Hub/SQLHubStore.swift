package import HearthModel
package import HearthPorts
import HearthSupport

/// A hub's store over any SQL database, on a queue of its own.
///
/// Transactions run one after the other over one connection.
package actor SQLHubStore: HubStore {
  package nonisolated let unownedExecutor: UnownedSerialExecutor
  private let executor = QueueExecutor(label: "hearth.hub.store")
  private let driver: any SQLDriver
  private var connection: (any SQLConnection)?
  private var isClosed = false

  /// Opens a database and makes the tables that are missing.
  ///
  /// - Throws: `StoreError`.
  package init(_ driver: any SQLDriver) async throws(StoreError) {
    self.driver = driver
    unownedExecutor = executor.asUnownedSerialExecutor()
    connection = try Self.open(driver)
  }

  // On the queue, like all that the connection does.
  isolated deinit { connection?.close() }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func transact<T: Sendable>(
    _ space: RecordID,
    _ body: @escaping @Sendable (any HubTransaction) throws -> T
  ) async throws -> T {
    try write { try body(SQLHubTransaction($0, space)) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func space(of device: RecordID) async throws(StoreError) -> RecordID? {
    let sql = "SELECT space FROM hub_device WHERE device = \(parameter(0)) LIMIT 1"
    return try open().with(sql) { (statement) throws(StoreError) in
      statement.id(device, 0)
      return try statement.step() ? statement.id(0) : nil
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func sequences(
    of spaces: Set<RecordID>
  ) async throws(StoreError) -> [RecordID: Int64] {
    let sql = "SELECT sequence FROM hub_space WHERE space = \(parameter(0))"
    var found: [RecordID: Int64] = [:]
    for space in spaces {
      found[space] = try open().with(sql) { (statement) throws(StoreError) in
        statement.id(space, 0)
        return try statement.step() ? statement.integer(0) : nil
      }
    }
    return found
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func renew(_ epoch: @escaping @Sendable () -> UInt64) async throws(StoreError) {
    do {
      try write { connection in
        var spaces: [RecordID] = []
        try connection.with("SELECT space FROM hub_space") { (statement) throws(StoreError) in
          while try statement.step() { spaces.append(statement.id(0)) }
        }
        let sql = """
          UPDATE hub_space SET epoch = \(parameter(0)) WHERE space = \(parameter(1))
          """
        for space in spaces {
          try connection.run(sql) {
            $0.integer(Int64(bitPattern: epoch()), 0)
            $0.id(space, 1)
          }
        }
      }
    } catch {
      throw error as? StoreError ?? .internalFault(String(describing: error))
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func add(code hash: [UInt8], until expires: Instant) async throws(StoreError) {
    let sql = """
      INSERT INTO hub_code (code, expires) VALUES (\(parameter(0)), \(parameter(1))) \
      ON CONFLICT (code) DO UPDATE SET expires = excluded.expires
      """
    try open().run(sql) {
      $0.bytes(hash, 0)
      $0.integer(expires.milliseconds, 1)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func spend(code hash: [UInt8], at now: Instant) async throws(StoreError) -> Bool {
    let sql = "DELETE FROM hub_code WHERE code = \(parameter(0)) RETURNING expires"
    return try open().with(sql) { (statement) throws(StoreError) in
      statement.bytes(hash, 0)
      var isGood = false
      while try statement.step() { isGood = now.milliseconds < statement.integer(0) }
      return isGood
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func close() async {
    isClosed = true
    connection?.close()
    connection = nil
  }
}

extension SQLHubStore {
  private func open() throws(StoreError) -> any SQLConnection {
    guard !isClosed else { throw .closed }
    if let connection { return connection }
    let opened = try Self.open(driver)
    connection = opened
    return opened
  }

  private static func open(_ driver: any SQLDriver) throws(StoreError) -> any SQLConnection {
    let opened = try driver.open(.writer)
    do throws(StoreError) {
      try SQLHubLayout(connection: opened).prepare()
      try opened.settle(after: false)
    } catch {
      opened.abandon()
      throw error
    }
    return opened
  }

  private func write<T>(_ body: (any SQLConnection) throws -> T) throws -> T {
    let connection = try open()
    try connection.run(connection.dialect.beginWrite)
    do {
      let result = try body(connection)
      try connection.checkPlace()
      try connection.run("COMMIT")
      return result
    } catch {
      // Where this fails, the database has already rolled back: there is nothing more to undo.
      if connection.isInTransaction { try? connection.run("ROLLBACK") }
      throw error
    }
  }

  private func parameter(_ position: Int) -> String {
    connection?.dialect.parameter(position) ?? "?"
  }
}
