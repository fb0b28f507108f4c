internal import Glibc

/// Why a file could not be read.
public enum FileError: Error, Sendable, Equatable {
  /// There is nothing under this path.
  case missing(path: String)
  /// The account may not read it.
  case notPermitted(path: String)
  /// It is a folder.
  case isFolder(path: String)
  /// It holds more than `limit` bytes.
  case tooLarge(path: String, limit: Int)
  /// The system failed, with the number it gave (`errno`).
  case inputOutput(path: String, code: Int32)

  /// The error that a failed call left in `errno`.
  init(errno code: Int32, path: String) {
    self =
      switch code {
      case ENOENT, ENOTDIR, ENAMETOOLONG: .missing(path: path)
      case EACCES, EPERM: .notPermitted(path: path)
      case EISDIR: .isFolder(path: path)
      default: .inputOutput(path: path, code: code)
      }
  }
}
