import HearthModel
import HearthPorts

/// One space of a hub's database inside a transaction; the first parameter of every statement is it.
struct SQLHubTransaction: HubTransaction {
  private let connection: any SQLConnection
  private let owner: RecordID

  init(_ connection: any SQLConnection, _ space: RecordID) {
    self.connection = connection
    owner = space
  }

  /// Runs a statement over the space; `?1` and so on stand for parameters in the words of SQLite.
  func with<T>(
    _ sql: String,
    _ bind: (any SQLStatement) -> Void = { _ in },
    _ body: (any SQLStatement) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    let prefix = connection.dialect.parameterPrefix
    let text = prefix == "?" ? sql : sql.replacing("?", with: prefix)
    return try connection.with(text) { (statement) throws(StoreError) in
      statement.id(owner, 0)
      bind(statement)
      return try body(statement)
    }
  }

  func run(_ sql: String, _ bind: (any SQLStatement) -> Void) throws(StoreError) {
    try with(sql, bind) { (statement) throws(StoreError) in _ = try statement.step() }
  }

  /// What all rows of a statement give.
  func all<T>(
    _ sql: String,
    _ bind: (any SQLStatement) -> Void = { _ in },
    _ row: (any SQLStatement) -> T
  ) throws(StoreError) -> [T] {
    try with(sql, bind) { (statement) throws(StoreError) in
      var rows: [T] = []
      while try statement.step() { rows.append(row(statement)) }
      return rows
    }
  }

  func space() throws(StoreError) -> HubSpace? {
    try all(
      """
      SELECT epoch, sequence, digest_high, digest_low, bytes, key_epoch FROM hub_space \
      WHERE space = ?1
      """
    ) { row in
      let high = UInt64(bitPattern: row.integer(2))
      return HubSpace(
        epoch: UInt64(bitPattern: row.integer(0)),
        sequence: row.integer(1),
        digest: UInt128(high) << 64 | UInt128(UInt64(bitPattern: row.integer(3))),
        bytes: row.integer(4),
        keyEpoch: UInt32(truncatingIfNeeded: row.integer(5))
      )
    }.first
  }

  func put(_ space: HubSpace) throws(StoreError) {
    try run(
      """
      INSERT INTO hub_space (space, epoch, sequence, digest_high, digest_low, bytes, key_epoch) \
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (space) DO UPDATE SET \
      epoch = excluded.epoch, sequence = excluded.sequence, digest_high = excluded.digest_high, \
      digest_low = excluded.digest_low, bytes = excluded.bytes, key_epoch = excluded.key_epoch
      """
    ) {
      $0.integer(Int64(bitPattern: space.epoch), 1)
      $0.integer(space.sequence, 2)
      $0.integer(Int64(truncatingIfNeeded: space.digest >> 64), 3)
      $0.integer(Int64(truncatingIfNeeded: space.digest), 4)
      $0.integer(space.bytes, 5)
      $0.integer(Int64(space.keyEpoch), 6)
    }
  }

  func devices() throws(StoreError) -> [HubDevice] {
    try all(
      "SELECT device, token, seen, revoked FROM hub_device WHERE space = ?1 ORDER BY device"
    ) { row in
      HubDevice(
        id: row.id(0),
        tokenHash: row.bytes(1),
        lastSeen: row.isNull(2) ? nil : Instant(milliseconds: row.integer(2)),
        isRevoked: row.integer(3) != 0
      )
    }
  }

  func put(_ device: HubDevice) throws(StoreError) {
    try run(
      """
      INSERT INTO hub_device (space, device, token, seen, revoked) VALUES (?1, ?2, ?3, ?4, ?5) \
      ON CONFLICT (space, device) DO UPDATE SET token = excluded.token, seen = excluded.seen, \
      revoked = excluded.revoked
      """
    ) {
      $0.id(device.id, 1)
      $0.bytes(device.tokenHash, 2)
      if let seen = device.lastSeen { $0.integer(seen.milliseconds, 3) } else { $0.null(3) }
      $0.integer(device.isRevoked ? 1 : 0, 4)
    }
  }

  func keys(from epoch: UInt32) throws(StoreError) -> [SealedKey] {
    try all(
      """
      SELECT epoch, recipient, sealed FROM hub_key WHERE space = ?1 AND epoch >= ?2 \
      ORDER BY epoch, recipient
      """
    ) {
      $0.integer(Int64(epoch), 1)
    } _: { row in
      SealedKey(
        epoch: UInt32(truncatingIfNeeded: row.integer(0)),
        recipient: row.id(1),
        bytes: row.bytes(2)
      )
    }
  }

  func add(_ key: SealedKey) throws(StoreError) {
    try run(
      """
      INSERT INTO hub_key (space, epoch, recipient, sealed) VALUES (?1, ?2, ?3, ?4) \
      ON CONFLICT (space, epoch, recipient) DO NOTHING
      """
    ) {
      $0.integer(Int64(key.epoch), 1)
      $0.id(key.recipient, 2)
      $0.bytes(key.bytes, 3)
    }
  }
}
