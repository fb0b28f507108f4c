import HearthModel
import HearthPorts
import StorageSQL
import StorageSQLite

@testable import StoreWriter

/// A driver whose connections begin with statements of a test's own.
struct TunedDriver: SQLDriver {
  let driver: SQLiteDriver
  let statements: [String]

  var isThere: Bool { driver.isThere }

  func open(_ role: SQLRole) throws(StoreError) -> any SQLConnection {
    let connection = try driver.open(role)
    for statement in statements { try connection.run(statement) }
    return connection
  }
}

/// A driver that opens only files whose pages all make sense.
private struct CheckingDriver: SQLDriver {
  let driver: SQLiteDriver

  var isThere: Bool { driver.isThere }

  func open(_ role: SQLRole) throws(StoreError) -> any SQLConnection {
    let connection = try driver.open(role)
    let verdict = try connection.with("PRAGMA integrity_check") { (statement) throws(StoreError) in
      try statement.step() ? statement.text(0) : "no answer"
    }
    guard verdict == "ok" else { throw .internalFault(verdict) }
    return connection
  }
}

/// Opens a file as a program would after a fault, goes on writing in it and opens it once more.
///
/// - Parameters:
///   - path: the file.
///   - ledger: what writers write.
///   - allowed: the commits after one of which the file may be.
///   - seen: told after which it is.
/// - Returns: what is wrong with it; nil where all pages are sound and its state is that after one
///   of the allowed commits.
func inspect(
  _ path: String,
  _ ledger: Ledger,
  allowed: ClosedRange<Int>,
  seen: (Int) -> Void = { _ in }
) async -> String? {
  do {
    let store = try await openChecked(path)
    guard let number = try await store.number(of: ledger) else { return "half a commit" }
    seen(number)
    guard allowed.contains(number) else { return "commit \(number) instead of \(allowed)" }
    try await store.write { try ledger.write(number + 1, in: $0) }
    await store.close()
    let again = try await openChecked(path)
    guard try await again.number(of: ledger) == number + 1 else { return "a write had no effect" }
    await again.close()
    return nil
  } catch {
    return "\(error)"
  }
}

private func openChecked(_ path: String) async throws -> SQLStore {
  let driver = CheckingDriver(driver: try SQLiteDriver(address: path))
  return try await SQLStore(driver, .entries(path, version: 2))
}
