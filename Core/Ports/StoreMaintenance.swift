/// The data of a store as a whole: copies of it, and the way back from a copy.
///
/// An optional port: a backend that keeps nothing has none. It works by address, without an open
/// store, since a store that has to be restored may be one that cannot be opened. Open stores on the
/// same data, here and in other processes, are never harmed by it.
public protocol StoreMaintenance: Sendable {
  /// Copies the store as it is at one moment, while others read and write.
  ///
  /// The copy appears under its path when it is complete and durable, readable for its owner alone.
  /// What lies there already is never replaced.
  func backUp(to path: String) async throws(BackupError) -> Backup

  /// Looks through a copy: that it is one, whole, and no newer than this program.
  func verify(_ path: String) async throws(BackupError) -> Backup

  /// Puts a copy in the place of the store, whether that can still be opened, or is missing, or not.
  ///
  /// The copy is verified before. The former store is kept beside the new one, and a failure leaves
  /// it where it was. The restored store is another device, since it has forgotten stamps that
  /// others may have seen. Refused while anybody has the store open.
  func restore(from path: String) async throws(BackupError) -> Restoration
}

/// A copy of a store.
public struct Backup: Sendable, Equatable {
  /// Where it is, as it was named.
  public let path: String
  /// Its size.
  public let bytes: Int64
  /// How many living records it holds, of all programs that use the store.
  public let records: Int

  /// A copy that was made or looked through.
  public init(path: String, bytes: Int64, records: Int) {
    self.path = path
    self.bytes = bytes
    self.records = records
  }
}

/// What a restoration has done.
public struct Restoration: Sendable, Equatable {
  /// The copy that is the store now.
  public let backup: Backup
  /// Where the former store is kept; nil where there was none.
  public let kept: String?

  /// A restoration that has taken place.
  public init(backup: Backup, kept: String?) {
    self.backup = backup
    self.kept = kept
  }
}

/// What can go wrong with copies of a store.
public enum BackupError: Error, Sendable, Equatable {
  /// A copy would replace what lies under this path already.
  case exists(path: String)
  /// There is nothing under this path: no copy to restore, or no store to copy.
  case missing(path: String)
  /// What was named as a copy is the store itself.
  case isStore(path: String)
  /// What is wrong with the copy, or with the place where it should go.
  case copy(StoreError)
  /// What is wrong with the store.
  case store(StoreError)
}
