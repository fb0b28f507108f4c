internal import Glibc

/// A file in the making beside its place: under its name only when it is whole; gone when nobody holds
/// it any more without that.
final class FileDraft {
  /// What the system knows it by; -1 once it is written to its end, or gone.
  private(set) var descriptor: Int32 = -1
  private let path: String
  private var draft = ""

  /// So many drafts of one process lie beside a path at the most.
  private static let most = 100

  /// Opens a draft under a name that nobody has.
  ///
  /// - Parameters:
  ///   - path: what it will be called.
  ///   - mode: who may read it, but for what the process forbids all its files.
  /// - Throws: `FileWritingError`.
  init(of path: String, mode: mode_t) throws(FileWritingError) {
    self.path = path
    for number in 0..<Self.most {
      draft = "\(path).\(getpid())-\(number).part"
      descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      guard descriptor < 0, errno == EEXIST else { break }
    }
    guard descriptor >= 0 else {
      draft = ""
      throw FileWritingError(errno: errno, path: path)
    }
  }

  deinit { discard() }

  /// Writes every byte.
  func write(_ bytes: [UInt8]) throws(FileWritingError) {
    try Self.write(bytes, to: descriptor, path)
  }

  /// Makes durable what is written; no more can be.
  func close() throws(FileWritingError) {
    guard descriptor >= 0 else { return }
    guard fsync(descriptor) == 0 else { throw FileWritingError(errno: errno, path: path) }
    Glibc.close(descriptor)
    descriptor = -1
  }

  /// Gives it the name that it was written for.
  func keep(_ existing: FileWriter.Existing) throws(FileWritingError) {
    try close()
    // A link fails where a file has come to be meanwhile; renaming would replace it.
    let code = existing == .replace ? rename(draft, path) : link(draft, path)
    let number = errno
    if code != 0 || existing == .keep { unlink(draft) }
    draft = ""
    guard code == 0 else { throw FileWritingError(errno: number, path: path) }
  }

  /// Removes what has been written.
  func discard() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
    if !draft.isEmpty { unlink(draft) }
    draft = ""
  }

  /// Writes every byte, however often a signal comes between.
  static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    _ path: String
  ) throws(FileWritingError) {
    var place = 0
    while place < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[place...])
        return Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileWritingError(errno: errno, path: path) }
      place += count
    }
  }
}
