import HearthModel
package import HearthPorts

/// Who stamps, and the clock's high-water mark: one row, moved in the transaction of the write.
///
/// The row names the home of the database too. A copy finds another one there and becomes a device
/// of its own, since two of one name would give the same stamp to different changes.
struct DeviceClock {
  /// The home of a database whose machine went down: none at all.
  private static let lostHome: Int64 = -1

  /// The device of the stamps.
  let device: UInt64
  private var clock: HybridClock
  private let home: Int64
  /// The time that the row holds; nil where all of the row is to be written.
  private let saved: UInt64?

  /// Reads the row before a write.
  ///
  /// - Parameters:
  ///   - connection: in a transaction.
  ///   - random: names the device where the database is a copy.
  /// - Throws: `StoreError`.
  init(_ connection: any SQLConnection, _ random: () -> UInt64) throws(StoreError) {
    let row = try connection.with("SELECT device, time, home FROM hearth_device") {
      (statement) throws(StoreError) in
      guard try statement.step() else { throw .damaged(path: connection.place) }
      return (statement.integer(0), UInt64(bitPattern: statement.integer(1)), statement.integer(2))
    }
    home = connection.home
    clock = HybridClock(last: row.1)
    // A row without a home is of a version that noted none, or of a restored copy.
    let isElsewhere = home != 0 && row.2 != 0 && row.2 != home
    device = isElsewhere ? random() : UInt64(bitPattern: row.0)
    saved = row.2 == home ? row.1 : nil
  }

  /// The time of a new write.
  mutating func next(_ now: Instant) -> UInt64 { clock.next(now) }

  /// Takes note of another device's times.
  mutating func receive(_ stamps: Stamps) { clock.receive(stamps) }

  /// Writes what has moved.
  func save(_ connection: any SQLConnection) throws(StoreError) {
    guard clock.last != saved else { return }
    let (time, device, home) = (
      connection.dialect.parameter(0), connection.dialect.parameter(1),
      connection.dialect.parameter(2)
    )
    let rest = saved == nil ? ", device = \(device), home = \(home)" : ""
    try connection.run("UPDATE hearth_device SET time = \(time)\(rest)") {
      $0.integer(Int64(bitPattern: clock.last), 0)
      guard saved == nil else { return }
      $0.integer(Int64(bitPattern: self.device), 1)
      $0.integer(self.home, 2)
    }
  }
}

extension DeviceClock {
  /// Lays the row out for a new store.
  static func create(_ connection: any SQLConnection, device: UInt64) throws(StoreError) {
    let dialect = connection.dialect
    try connection.run(
      """
      CREATE TABLE hearth_device (only \(dialect.integer) NOT NULL PRIMARY KEY CHECK (only = 1), \
      device \(dialect.integer) NOT NULL, time \(dialect.integer) NOT NULL) \(dialect.tableSuffix)
      """
    )
    try connection.run(
      "INSERT INTO hearth_device (only, device, time) VALUES (1, \(dialect.parameter(0)), 0)"
    ) {
      $0.integer(Int64(bitPattern: device), 0)
    }
  }

  /// Gives the row its home, which the next write fills in.
  static func addHome(_ connection: any SQLConnection) throws(StoreError) {
    let type = connection.dialect.integer
    try connection.run("ALTER TABLE hearth_device ADD COLUMN home \(type) NOT NULL DEFAULT 0")
  }

  /// Whether the row is there.
  static func isThere(_ connection: any SQLConnection) throws(StoreError) -> Bool {
    try connection.with("SELECT device FROM hearth_device") { (statement) throws(StoreError) in
      try statement.step()
    }
  }

  /// Makes the next write that of another device, whatever this one may have given out unknown to the
  /// database.
  static func forget(_ connection: any SQLConnection) throws(StoreError) {
    try connection.run("UPDATE hearth_device SET home = \(lostHome)")
  }
}

extension SQLConnection {
  /// Makes another device of the database; its clock goes on.
  package func renewDevice(_ device: UInt64) throws(StoreError) {
    let home = try layoutVersion() < 3 ? "" : ", home = 0"
    try run("UPDATE hearth_device SET device = \(dialect.parameter(0))\(home)") {
      $0.integer(Int64(bitPattern: device), 0)
    }
  }
}
