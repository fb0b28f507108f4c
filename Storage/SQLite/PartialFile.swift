import Glibc
import HearthPorts

/// A file that grows beside its place and is put there when it is whole.
///
/// Its name is fixed and its maker holds it by a lock, so that what a dead process has left is taken
/// over and what a living one works on is not.
final class PartialFile {
  /// The place it is for.
  let target: SQLiteFile
  /// Where it grows.
  let path: String
  private let descriptor: Int32
  private var isPlaced = false

  /// Begins an empty file, for its owner alone.
  ///
  /// - Throws: `busy` while somebody else makes one for the same place; `StoreError` where none can
  ///   be made.
  init(for target: SQLiteFile) throws(StoreError) {
    self.target = target
    path = target.path + ".partial"
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { throw target.failure(errno) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let failure = errno == EWOULDBLOCK ? StoreError.busy(path: path) : target.failure(errno)
        Glibc.close(descriptor)
        throw failure
      }
      if Self.isFile(descriptor, under: path) {
        self.descriptor = descriptor
        break
      }
      // The maker that held it has put it into its place meanwhile.
      Glibc.close(descriptor)
    }
    fchmod(descriptor, 0o600)
    ftruncate(descriptor, 0)
  }

  deinit {
    if !isPlaced { unlink(path) }
    Glibc.close(descriptor)
  }

  /// How many bytes it holds.
  var size: Int64 {
    var info = stat()
    return fstat(descriptor, &info) == 0 ? Int64(info.st_size) : 0
  }

  /// Puts bytes over those that are there.
  func overwrite(_ bytes: [UInt8], at offset: Int) throws(StoreError) {
    guard pwrite(descriptor, bytes, bytes.count, off_t(offset)) == bytes.count else {
      throw target.failure(errno)
    }
  }

  /// Puts the file into its place once all of it is on the medium.
  ///
  /// - Parameter replaces: whether what is there goes; at every moment one of both is there.
  /// - Throws: `exists` where something is there that stays.
  func place(replacing replaces: Bool) throws(CopyFailure) {
    if replaces { return try place(as: target) }
    try sync()
    try placeBeside()
    isPlaced = true
    target.syncFolder()
  }

  /// Gives the file another name, whatever that stood for, once all of it is on the medium.
  func place(as file: SQLiteFile) throws(CopyFailure) {
    try sync()
    guard rename(path, file.path) == 0 else { throw .target(target.failure(errno)) }
    isPlaced = true
    target.syncFolder()
  }

  private func sync() throws(CopyFailure) {
    guard fsync(descriptor) == 0 else { throw .target(target.failure(errno)) }
  }

  private func placeBeside() throws(CopyFailure) {
    if link(path, target.path) == 0 {
      unlink(path)
      return
    }
    guard errno != EEXIST else { throw .exists }
    // A medium without links, such as most sticks have: nothing better than to look before.
    guard !target.isThere else { throw .exists }
    guard rename(path, target.path) == 0 else { throw .target(target.failure(errno)) }
  }

  private static func isFile(_ descriptor: Int32, under path: String) -> Bool {
    var (held, found) = (stat(), stat())
    return fstat(descriptor, &held) == 0 && lstat(path, &found) == 0
      && (held.st_dev, held.st_ino) == (found.st_dev, found.st_ino)
  }
}
