import HearthModel
package import HearthPorts

/// Who stamps, and the clock's high-water mark: one row, moved in the transaction of the write.
struct DeviceClock {
  /// The device of the stamps.
  let device: UInt64
  private var clock: HybridClock
  private let saved: UInt64

  /// Reads the row.
  init(_ connection: any SQLConnection) throws(StoreError) {
    let (device, time) = try connection.with("SELECT device, time FROM hearth_device") {
      (statement) throws(StoreError) in
      guard try statement.step() else { throw .damaged(path: connection.place) }
      return (UInt64(bitPattern: statement.integer(0)), UInt64(bitPattern: statement.integer(1)))
    }
    self.device = device
    clock = HybridClock(last: time)
    saved = time
  }

  /// The time of a new write.
  mutating func next(_ now: Instant) -> UInt64 { clock.next(now) }

  /// Takes note of another device's times.
  mutating func receive(_ stamps: Stamps) { clock.receive(stamps) }

  /// Writes the mark if it has moved.
  func save(_ connection: any SQLConnection) throws(StoreError) {
    guard clock.last != saved else { return }
    try connection.run("UPDATE hearth_device SET time = \(connection.dialect.parameter(0))") {
      $0.integer(Int64(bitPattern: clock.last), 0)
    }
  }

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
}

extension SQLConnection {
  /// Makes another device of the database; its clock goes on.
  package func renewDevice(_ device: UInt64) throws(StoreError) {
    try run("UPDATE hearth_device SET device = \(dialect.parameter(0))") {
      $0.integer(Int64(bitPattern: device), 0)
    }
  }
}
