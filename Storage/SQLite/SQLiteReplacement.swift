import CSQLite
import Glibc
import HearthModel
import HearthPorts
import StorageSQL

/// Puts a finished copy in the place of a store and keeps the store beside it.
///
/// The store and its log are two files, which no rename replaces at one stroke. So the copy first
/// waits beside them, under a name that tells every later opening to finish what was begun: whenever
/// a process is killed or the power goes, what is opened next is the former store or the new one.
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
    while (Self.logs + [""]).contains(where: { kept.adding($0).isThere }) {
      kept = store.sibling("\(name)-\(number).db")
      number += 1
    }
    self.kept = kept
  }

  /// Replaces the store while nobody has it open.
  ///
  /// - Returns: where the former store is.
  /// - Throws: `busy` while somebody has it open, or why the files cannot be named. The store is then
  ///   where it was.
  func run(with copy: SQLiteCopy) throws(CopyFailure) -> String {
    var second = SecondNames()
    defer { second.close() }
    do throws(StoreError) {
      let lock = try Self.occupied(store)
      defer { lock.close() }
      do throws(StoreError) {
        try keep(&second)
        try wrapping { () throws(CopyFailure) in try copy.place(as: Self.waiting(store)) }
        try Self.replace(store)
      } catch {
        putBack()
        throw error
      }
    } catch {
      throw .target(error)
    }
    return kept.path
  }

  /// Gives the store and its log their second names, for good.
  private func keep(_ names: inout SecondNames) throws(StoreError) {
    for suffix in Self.logs + [""] where store.adding(suffix).isThere {
      try names.give(kept.adding(suffix), to: store.adding(suffix))
    }
    store.syncFolder()
  }

  private func putBack() {
    unlink(Self.waiting(store).path)
    for suffix in Self.logs where !store.adding(suffix).isThere {
      rename(kept.path + suffix, store.path + suffix)
    }
    for suffix in Self.logs + [""] { unlink(kept.path + suffix) }
  }

  private func wrapping(_ body: () throws(CopyFailure) -> Void) throws(StoreError) {
    do throws(CopyFailure) {
      try body()
    } catch {
      throw error.storeError ?? .notAFile(path: store.path)
    }
  }
}

extension SQLiteReplacement {
  /// Whether a copy waits to take the place of a store.
  static func isBegun(_ store: SQLiteFile) -> Bool { waiting(store).isThere }

  /// Finishes a replacement that was cut off, if there is one.
  ///
  /// - Throws: `busy` while somebody has the former store open; why the files cannot be named.
  static func finish(_ store: SQLiteFile) throws(StoreError) {
    guard isBegun(store) else { return }
    let lock = store.isThere ? try occupied(store) : nil
    defer { lock?.close() }
    // Another process may have been faster.
    if isBegun(store) { try replace(store) }
  }

  private static func waiting(_ store: SQLiteFile) -> SQLiteFile { store.adding(".restoring") }

  /// Takes the former store's log away before the copy takes its place: beside the copy it would be
  /// taken for the copy's own.
  private static func replace(_ store: SQLiteFile) throws(StoreError) {
    for suffix in logs where unlink(store.path + suffix) != 0 && errno != ENOENT {
      throw store.failure(errno)
    }
    store.syncFolder()
    guard rename(waiting(store).path, store.path) == 0 else { throw store.failure(errno) }
    store.syncFolder()
    unlink(store.path + "-shm")
  }

  /// A connection that keeps everybody else out, whatever the file holds.
  private static func occupied(_ store: SQLiteFile) throws(StoreError) -> SQLiteConnection {
    do throws(SQLiteFailure) {
      let lock = try SQLiteConnection(store, name: store.name, flags: SQLITE_OPEN_READWRITE)
      guard !lock.isReadOnly else { throw .readOnly }
      try lock.occupy(patience: patience)
      return lock
    } catch {
      throw error.storeError(store)
    }
  }
}
