import HearthPorts

/// The tables of a hub: every key begins with the space, so that a database of many machines can spread
/// them by it.
struct SQLHubLayout {
  /// A hub's layouts are counted from here, so that no program takes a device's store for a hub's.
  static let first: Int64 = 1001
  static let version: Int64 = 1002

  let connection: any SQLConnection

  /// Makes what is missing in one transaction.
  ///
  /// - Throws: `notAStore` over the store of a device, `newer`; `StoreError`.
  func prepare() throws(StoreError) {
    if try connection.layoutVersion() == Self.version { return }
    guard !connection.isReadOnly else { throw .readOnly(path: connection.place) }
    try connection.run(connection.dialect.beginWrite)
    do throws(StoreError) {
      // Another process may have done it while this one waited for its turn.
      switch try connection.layoutVersion() {
      case Self.version: break
      case 0: try make(tables + largeValues, indexes)
      case Self.first: try make(largeValues)
      case let other where other < Self.first: throw .notAStore(path: connection.place)
      default: throw .newer(path: connection.place)
      }
      try connection.run("COMMIT")
    } catch {
      try? connection.run("ROLLBACK")
      throw error
    }
  }

  private func make(_ tables: [String], _ indexes: [String] = []) throws(StoreError) {
    for table in tables {
      try connection.run("CREATE TABLE \(table) \(connection.dialect.tableSuffix)")
    }
    for index in indexes { try connection.run(index) }
    try connection.setLayoutVersion(Self.version)
  }

  private var number: String { connection.dialect.integer }
  private var bytes: String { connection.dialect.bytes }

  /// Those of the first layout.
  private var tables: [String] {
    [
      """
      hub_space (space \(bytes) NOT NULL, epoch \(number) NOT NULL, sequence \(number) NOT NULL, \
      digest_high \(number) NOT NULL, digest_low \(number) NOT NULL, bytes \(number) NOT NULL, \
      key_epoch \(number) NOT NULL, PRIMARY KEY (space))
      """,
      """
      hub_head (space \(bytes) NOT NULL, record \(bytes) NOT NULL, sequence \(number) NOT NULL, \
      came \(number) NOT NULL, envelope \(bytes) NOT NULL, PRIMARY KEY (space, record))
      """,
      """
      hub_version (space \(bytes) NOT NULL, record \(bytes) NOT NULL, sequence \(number) NOT NULL, \
      came \(number) NOT NULL, replaced \(number) NOT NULL, envelope \(bytes) NOT NULL, \
      PRIMARY KEY (space, record, sequence))
      """,
      """
      hub_device (space \(bytes) NOT NULL, device \(bytes) NOT NULL, token \(bytes) NOT NULL, \
      seen \(number), revoked \(number) NOT NULL, PRIMARY KEY (space, device))
      """,
      """
      hub_key (space \(bytes) NOT NULL, epoch \(number) NOT NULL, recipient \(bytes) NOT NULL, \
      sealed \(bytes) NOT NULL, PRIMARY KEY (space, epoch, recipient))
      """,
      """
      hub_mailbox (space \(bytes) NOT NULL, mailbox \(bytes) NOT NULL, expires \(number) NOT NULL, \
      PRIMARY KEY (space, mailbox))
      """,
      """
      hub_letter (space \(bytes) NOT NULL, mailbox \(bytes) NOT NULL, side \(number) NOT NULL, \
      number \(number) NOT NULL, letter \(bytes) NOT NULL, \
      PRIMARY KEY (space, mailbox, side, number))
      """,
      "hub_code (code \(bytes) NOT NULL, expires \(number) NOT NULL, PRIMARY KEY (code))",
    ]
  }

  /// Those that the second layout has brought: large values and their chunks.
  private var largeValues: [String] {
    [
      """
      hub_blob (space \(bytes) NOT NULL, blob \(bytes) NOT NULL, total \(number) NOT NULL, \
      there \(number) NOT NULL, bytes \(number) NOT NULL, heads \(number) NOT NULL, \
      unnamed \(number), PRIMARY KEY (space, blob))
      """,
      """
      hub_chunk (space \(bytes) NOT NULL, blob \(bytes) NOT NULL, number \(number) NOT NULL, \
      sealed \(bytes) NOT NULL, PRIMARY KEY (space, blob, number))
      """,
    ]
  }

  private var indexes: [String] {
    [
      "CREATE UNIQUE INDEX hub_head_sequence ON hub_head (space, sequence)",
      "CREATE INDEX hub_device_device ON hub_device (device)",
    ]
  }
}
