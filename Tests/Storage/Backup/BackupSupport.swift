import Glibc
import HearthModel
import HearthPlugins
import HearthPorts
import Testing

@testable import StorageSQLite

/// The maintenance of a file, as a program has it.
func maintenance(_ path: String, version: Int = 1) throws -> any StoreMaintenance {
  try SQLiteMaintenancePort(.notes(path, version: version))
}

/// Runs statements on a file, past the store.
func execute(_ path: String, _ sql: String) throws {
  let connection = try SQLiteConnection(testing: path)
  defer { connection.close() }
  try connection.execute(sql)
}

/// Gives up the rights of root, for which permission bits do not count.
func becomeNobody() throws {
  guard geteuid() == 0 else { return }
  try #require(setgid(65_534) == 0 && setuid(65_534) == 0)
}

/// The moment of a setup, moved by a test.
func setup(
  _ path: String,
  version: Int = 1,
  day: Int = 0,
  remark: @escaping @Sendable (StoreRemark) -> Void = { _ in },
  tables: @escaping @Sendable () -> [Table] = { [Note.schema.table] }
) -> StoreSetup {
  StoreSetup(
    address: path,
    modules: [SchemaModule(name: "notes", version: version, tables: tables)],
    keepsBackups: true,
    // 2026-01-01T12:00:00Z
    now: { Instant(seconds: 1_767_268_800) + .hours(24 * Int64(day)) },
    random: { 4 },
    remark: remark
  )
}
