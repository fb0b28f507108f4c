internal import Glibc

/// Makes files that are whole or not there at all.
public enum FileWriter {
  /// What happens to a file that is there already.
  public enum Existing: Sendable {
    /// It is left, and the call refused.
    case keep
    /// The new one takes its place at once.
    case replace
  }

  /// Makes a file, durable when the call returns, readable for its owner alone.
  ///
  /// - Parameters:
  ///   - bytes: what it holds.
  ///   - path: where; the folder has to be there.
  ///   - existing: what happens to one that is there.
  /// - Throws: `FileWritingError`; what was there before is there still.
  public static func write(
    _ bytes: [UInt8],
    to path: String,
    existing: Existing = .keep
  ) throws(FileWritingError) {
    do {
      try write(to: path, existing: existing) { sink in try sink(bytes) }
    } catch let error as FileWritingError {
      throw error
    } catch {
      // The body throws what its sink throws, which is `FileWritingError` alone.
      throw .inputOutput(path: path, code: 0)
    }
  }

  /// Makes a file of pieces, like one of bytes; where the body throws, nothing is made.
  ///
  /// - Parameters:
  ///   - path: where; the folder has to be there.
  ///   - existing: what happens to one that is there.
  ///   - body: hands the pieces, in their order, to the sink that it is given.
  /// - Throws: `FileWritingError`; what the body throws, untouched.
  public static func write(
    to path: String,
    existing: Existing = .keep,
    _ body: (_ sink: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw FileWritingError.missingFolder(path: path)
    }
    let kind = try kind(of: path)
    guard kind != S_IFDIR else { throw FileWritingError.isFolder(path: path) }
    guard kind == nil || existing == .replace else { throw FileWritingError.exists(path: path) }
    try draft(of: path, body).keep(existing)
  }

  /// Makes a folder, unless it is there already.
  ///
  /// - Throws: `FileWritingError` where there is a file, or the folder around it is missing.
  public static func makeFolder(_ path: String) throws(FileWritingError) {
    guard mkdir(path, 0o700) != 0 else { return }
    let number = errno
    if number == EEXIST {
      guard try kind(of: path) == S_IFDIR else { throw .exists(path: path) }
      return
    }
    throw FileWritingError(errno: number, path: path)
  }

  /// What is under a path; nil for nothing.
  static func kind(of path: String) throws(FileWritingError) -> mode_t? {
    var info = stat()
    guard stat(path, &info) != 0 else { return info.st_mode & S_IFMT }
    guard errno == ENOENT else { throw FileWritingError(errno: errno, path: path) }
    return nil
  }

  /// Writes beside the path, under a name that nobody has.
  static func draft(
    of path: String,
    _ body: (_ sink: ([UInt8]) throws -> Void) throws -> Void
  ) throws -> FileDraft {
    let draft = try FileDraft(of: path, mode: 0o600)
    try body { bytes in try draft.write(bytes) }
    try draft.close()
    return draft
  }
}

/// Why a file could not be made.
public enum FileWritingError: Error, Sendable, Equatable {
  /// There is something under this path already.
  case exists(path: String)
  /// There is a folder under this path.
  case isFolder(path: String)
  /// The folder that it should lie in does not exist.
  case missingFolder(path: String)
  /// The account may not write there.
  case notPermitted(path: String)
  /// The medium holds no more.
  case full(path: String)
  /// The system failed, with the number it gave (`errno`).
  case inputOutput(path: String, code: Int32)

  /// The error that a failed call left in `errno`.
  init(errno code: Int32, path: String) {
    self =
      switch code {
      case EEXIST: .exists(path: path)
      case EISDIR: .isFolder(path: path)
      case ENOENT, ENOTDIR, ENAMETOOLONG: .missingFolder(path: path)
      case EACCES, EPERM, EROFS: .notPermitted(path: path)
      case ENOSPC, EDQUOT, EFBIG: .full(path: path)
      default: .inputOutput(path: path, code: code)
      }
  }
}
