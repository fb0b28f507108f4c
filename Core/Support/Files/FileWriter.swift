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
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missingFolder(path: path) }
    let kind = try kind(of: path)
    guard kind != S_IFDIR else { throw .isFolder(path: path) }
    guard kind == nil || existing == .replace else { throw .exists(path: path) }
    let draft = try write(bytes, draftOf: path)
    // A link fails where a file has come to be meanwhile; renaming would replace it.
    let code = existing == .replace ? rename(draft, path) : link(draft, path)
    let number = errno
    if code != 0 || existing == .keep { unlink(draft) }
    guard code == 0 else { throw FileWritingError(errno: number, path: path) }
  }

  /// Refuses paths under which there is something already, so that of several files none is made.
  ///
  /// - Throws: `FileWritingError.exists` for the first.
  public static func checkAbsent(_ paths: [String]) throws(FileWritingError) {
    for path in paths where try kind(of: path) != nil { throw .exists(path: path) }
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
  private static func kind(of path: String) throws(FileWritingError) -> mode_t? {
    var info = stat()
    guard stat(path, &info) != 0 else { return info.st_mode & S_IFMT }
    guard errno == ENOENT else { throw FileWritingError(errno: errno, path: path) }
    return nil
  }

  /// Writes beside the path, under a name that nobody has.
  private static func write(
    _ bytes: [UInt8],
    draftOf path: String
  ) throws(FileWritingError) -> String {
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileWritingError(errno: errno, path: path) }
    let draft = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let isWritten = write(bytes, descriptor) && fsync(descriptor) == 0
    let number = errno
    close(descriptor)
    guard isWritten else {
      unlink(draft)
      throw FileWritingError(errno: number, path: path)
    }
    return draft
  }

  private static func write(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var place = 0
      while place < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[place...])
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        place += count
      }
      return true
    }
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
      case ENOSPC, EDQUOT: .full(path: path)
      default: .inputOutput(path: path, code: code)
      }
  }
}
