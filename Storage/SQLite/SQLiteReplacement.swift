import CSQLite
import Glibc
import HearthModel
import HearthPorts
import StorageSQL

/// Puts a finished copy in the place of a store and keeps the store beside it.
struct SQLiteReplacement {
  /// How long somebody who is just ending is waited for, in milliseconds.
  private static let patience: Int32 = 1000
  /// What may lie beside a store that was not closed in good order, and belongs to its last commits.
  private static let logs = ["-wal", "-journal"]

  private let store: SQLiteFile
  private let kept: SQLiteFile

  /// The replacement of a store that is there.
  init(of store: SQLiteFile, at now: Instant) {
    self.store = store
    let name = "\(store.stem).before-restore-\(now.utcDay)-\(now.utcTime)"
    var kept = store.sibling("\(name).db")
    var number = 2
    while kept.isThere {
      kept = store.sibling("\(name)-\(number).db")
      number += 1
    }
    self.kept = kept
  }

  /// Replaces the store at one stroke, while nobody has it open.
  ///
  /// - Returns: where the former store is.
  /// - Throws: `busy` while somebody has it open, or why the files cannot be moved. The store is then
  ///   where it was.
  func run(with copy: SQLiteCopy) throws(CopyFailure) -> String {
    let lock = try occupied()
    defer { lock.close() }
    try setAside()
    do throws(CopyFailure) {
      try copy.place(replacing: true)
    } catch {
      moveBack()
      throw error
    }
    unlink(store.path + "-shm")
    return kept.path
  }

  /// A connection that keeps everybody else out, whatever the file holds.
  private func occupied() throws(CopyFailure) -> SQLiteConnection {
    do throws(SQLiteFailure) {
      let lock = try SQLiteConnection(store, name: store.name, flags: SQLITE_OPEN_READWRITE)
      guard !lock.isReadOnly else { throw .readOnly }
      try lock.occupy(patience: Self.patience)
      return lock
    } catch {
      throw .target(error.storeError(store))
    }
  }

  /// Where links can be made, the file keeps its name too until the copy takes that.
  private func setAside() throws(CopyFailure) {
    guard link(store.path, kept.path) == 0 || rename(store.path, kept.path) == 0 else {
      throw .target(store.failure(errno))
    }
    // A log beside another file than its own would be taken for that one's.
    for suffix in Self.logs where rename(store.path + suffix, kept.path + suffix) != 0 {
      guard errno == ENOENT else {
        let failure = CopyFailure.target(store.failure(errno))
        moveBack()
        throw failure
      }
    }
  }

  private func moveBack() {
    for suffix in Self.logs + [""] { rename(kept.path + suffix, store.path + suffix) }
    // Renaming leaves two names of one file as they are.
    unlink(kept.path)
  }
}
