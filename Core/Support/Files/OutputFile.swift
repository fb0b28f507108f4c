internal import Glibc
public import HearthPorts

/// A sound file in the making: under its name only when it is whole.
///
/// What is no regular file (a pipe, a device) is written directly.
public final class OutputFile {
  private let path: String
  private let partial: String?
  /// What the system knows it by; -1 once it is kept or discarded.
  public private(set) var descriptor: Int32

  /// Opens the file beside its place.
  ///
  /// - Throws: `AudioOutputError` where nothing can be written there.
  public init(_ path: String) throws(AudioOutputError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw .notAFile(path: path) }
    if exists, kind == S_IFREG, access(path, W_OK) != 0 { throw .notPermitted(path: path) }
    self.path = exists && kind == S_IFREG ? Self.resolved(path) : path
    partial = exists && kind != S_IFREG ? nil : self.path + ".part"
    let flags = O_WRONLY | O_CLOEXEC | (partial == nil ? 0 : O_CREAT | O_TRUNC)
    descriptor = open(partial ?? path, flags, 0o666)
    if descriptor < 0 { throw Self.error(errno, path) }
  }

  deinit { discard() }

  /// Writes every byte.
  ///
  /// - Throws: `AudioOutputError`.
  public func write(_ bytes: [UInt8]) throws(AudioOutputError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Self.error(errno, path)
      }
    }
  }

  /// Writes over the first bytes, where the file can be gone back in.
  public func replaceBeginning(with bytes: [UInt8]) throws(AudioOutputError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { return }
    try write(bytes)
  }

  /// Makes it durable and gives it its name.
  public func keep() throws(AudioOutputError) {
    guard let partial else { return discard() }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw Self.error(errno, path) }
    close(descriptor)
    descriptor = -1
    guard rename(partial, path) == 0 else {
      let code = errno
      unlink(partial)
      throw Self.error(code, path)
    }
  }

  /// Removes what has been written.
  public func discard() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    if let partial { unlink(partial) }
  }

  /// The file that a link stands for, so that the link is not replaced.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func error(_ code: Int32, _ path: String) -> AudioOutputError {
    switch code {
    case ENOENT, ENOTDIR: .missingFolder(path: path)
    case EACCES, EPERM, EROFS: .notPermitted(path: path)
    case EISDIR, ENXIO, ENAMETOOLONG: .notAFile(path: path)
    case ENOSPC, EDQUOT, EFBIG: .full(path: path)
    default: .inputOutput(path: path, detail: String(cString: strerror(code)))
    }
  }
}
