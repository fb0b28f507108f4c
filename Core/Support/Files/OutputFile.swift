internal import Glibc
public import HearthPorts

/// A sound file in the making: under its name only when it is whole.
///
/// What is no regular file (a pipe, a device) is written directly.
public final class OutputFile {
  private let path: String
  private let draft: FileDraft?
  /// The pipe or device; -1 for a file, and once it is closed.
  private var direct: Int32 = -1

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
    guard !exists || kind == S_IFREG else {
      draft = nil
      direct = open(path, O_WRONLY | O_CLOEXEC)
      guard direct < 0 else { return }
      throw errno == ENXIO ? .notAFile(path: path) : Self.error(.init(errno: errno, path: path))
    }
    do throws(FileWritingError) {
      draft = try FileDraft(of: self.path, mode: 0o666)
    } catch {
      throw Self.error(error)
    }
  }

  deinit { discard() }

  /// What the system knows it by; -1 once it is kept or discarded.
  public var descriptor: Int32 { draft?.descriptor ?? direct }

  /// Writes every byte.
  ///
  /// - Throws: `AudioOutputError`.
  public func write(_ bytes: [UInt8]) throws(AudioOutputError) {
    do throws(FileWritingError) {
      try FileDraft.write(bytes, to: descriptor, path)
    } catch {
      throw Self.error(error)
    }
  }

  /// Writes over the first bytes, where the file can be gone back in.
  public func replaceBeginning(with bytes: [UInt8]) throws(AudioOutputError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { return }
    try write(bytes)
  }

  /// Makes it durable and gives it its name.
  public func keep() throws(AudioOutputError) {
    guard let draft else { return discard() }
    do throws(FileWritingError) {
      try draft.keep(.replace)
    } catch {
      throw Self.error(error)
    }
  }

  /// Removes what has been written.
  public func discard() {
    draft?.discard()
    if direct >= 0 { close(direct) }
    direct = -1
  }

  /// The file that a link stands for, so that the link is not replaced.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func error(_ error: FileWritingError) -> AudioOutputError {
    switch error {
    case .exists(let path), .isFolder(let path): .notAFile(path: path)
    case .missingFolder(let path): .missingFolder(path: path)
    case .notPermitted(let path): .notPermitted(path: path)
    case .full(let path): .full(path: path)
    case .inputOutput(let path, let code):
      .inputOutput(path: path, detail: String(cString: strerror(code)))
    }
  }
}
