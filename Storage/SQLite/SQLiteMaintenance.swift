import HearthModel
import HearthPorts
import StorageSQL

/// Copies of one store's file, and the way back; what the port asks for, on the caller's thread.
struct SQLiteMaintenance: Sendable {
  private let setup: StoreSetup
  private let driver: SQLiteDriver
  /// The file that the address leads to, links followed.
  private let store: SQLiteFile

  /// The maintenance of a store that need not be there.
  init(_ setup: StoreSetup) throws(StoreError) {
    self.setup = setup
    store = try SQLiteFile(address: setup.address).real
    driver = try SQLiteDriver(address: store.path)
  }

  /// Copies the store.
  func backUp(to path: String) throws(BackupError) -> Backup {
    let target = try wrapping(BackupError.copy) { () throws(StoreError) in
      try SQLiteFile(address: path)
    }
    guard !target.isThere else { throw .exists(path: path) }
    guard store.isThere else { throw .missing(path: store.path) }
    let source = try wrapping(BackupError.store) { () throws(StoreError) in
      try driver.connection(.writer)
    }
    defer { source.close() }
    do throws(CopyFailure) {
      let copy = try SQLiteCopy(of: source, for: target)
      let records = try inspect(copy, as: store)
      try copy.place(replacing: false)
      return Backup(path: path, bytes: copy.size, records: records)
    } catch {
      throw error.backupError(path, source: BackupError.store, target: BackupError.copy)
    }
  }

  /// Looks through a copy.
  func verify(_ path: String) throws(BackupError) -> Backup {
    let connection = try open(path)
    defer { connection.close() }
    return try wrapping(BackupError.copy) { () throws(StoreError) in
      let records = try SQLiteInspection(connection: connection, setup: setup).run()
      return Backup(path: path, bytes: connection.file.size, records: records)
    }
  }

  /// Puts a copy in the place of the store.
  func restore(from path: String) throws(BackupError) -> Restoration {
    let source = try open(path)
    defer { source.close() }
    do throws(CopyFailure) {
      let draft = try draft(of: source)
      let records = try inspect(draft, as: source.file)
      try renew(draft)
      try draft.markAsStore()
      let kept = try place(draft)
      let backup = Backup(path: path, bytes: draft.size, records: records)
      return Restoration(backup: backup, kept: kept)
    } catch {
      throw error.backupError(path, source: BackupError.copy, target: BackupError.store)
    }
  }
}

extension SQLiteMaintenance {
  /// A connection that reads a copy.
  private func open(_ path: String) throws(BackupError) -> SQLiteConnection {
    let file = try wrapping(BackupError.copy) { () throws(StoreError) in
      try SQLiteFile(address: path)
    }
    guard file.isThere else { throw .missing(path: path) }
    guard !file.isSame(as: store) else { throw .isStore(path: path) }
    return try wrapping(BackupError.copy) { () throws(StoreError) in
      guard file.isRegular else { throw .notAFile(path: path) }
      return try SQLiteDriver(address: path).connection(.reader)
    }
  }

  private func draft(of source: SQLiteConnection) throws(CopyFailure) -> SQLiteCopy {
    do throws(StoreError) {
      try store.makeFolder()
    } catch {
      throw .target(error)
    }
    return try SQLiteCopy(of: source, for: store)
  }

  /// Looks through a copy before anybody else sees it.
  private func inspect(_ copy: SQLiteCopy, as source: SQLiteFile) throws(CopyFailure) -> Int {
    try copy.inspect(as: source) { (connection) throws(StoreError) in
      try SQLiteInspection(connection: connection, setup: setup).run()
    }
  }

  /// Makes another device of a copy: the former one may have given out stamps that it does not know.
  private func renew(_ draft: SQLiteCopy) throws(CopyFailure) {
    do throws(StoreError) {
      try draft.with(as: store) { (connection) throws(StoreError) in
        try connection.renewDevice(setup.random())
      }
    } catch {
      throw .target(error)
    }
  }

  private func place(_ draft: SQLiteCopy) throws(CopyFailure) -> String? {
    do throws(StoreError) {
      // An earlier restoration that was cut off must not come after this one.
      try SQLiteReplacement.finish(store)
    } catch {
      throw .target(error)
    }
    guard store.isThere else {
      try draft.place(replacing: false)
      return nil
    }
    guard store.isRegular else { throw .target(.notAFile(path: store.path)) }
    // The last to close a sound store puts its log into the file, so that one file is kept.
    try? driver.connection(.writer).close()
    return try SQLiteReplacement(of: store, at: setup.now()).run(with: draft)
  }

  private func wrapping<T>(
    _ error: (StoreError) -> BackupError,
    _ body: () throws(StoreError) -> T
  ) throws(BackupError) -> T {
    do throws(StoreError) {
      return try body()
    } catch let failure {
      throw error(failure)
    }
  }
}
