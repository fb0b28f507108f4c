import Glibc
import HearthPorts
import HearthSupport
import Synchronization

/// The file, to whose end whole lines are added.
final class TextFileLog: Sendable {
  private let path: String
  /// nil once closed.
  private let descriptor: Mutex<Int32?>

  /// Opens the file for this store alone, or makes it.
  init(path: String) throws(StoreError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .badAddress(path) }
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError(errno, path) }
    self.path = path
    self.descriptor = Mutex(descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .busy(path: path) }
  }

  deinit { close() }

  /// All lines; what follows the last line break was never committed and is cut off.
  func lines() throws(StoreError) -> [TextFileLine] {
    try withDescriptor { (descriptor) throws(StoreError) in
      let bytes = try contents(descriptor)
      let whole = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      guard ftruncate(descriptor, off_t(whole)) == 0 else { throw StoreError(errno, path) }
      return try bytes.prefix(whole).split(separator: UInt8(ascii: "\n")).map {
        (line) throws(StoreError) in
        guard let line = (try? JSON(parsing: line)).flatMap({ TextFileLine($0) }) else {
          throw .damaged(path: path)
        }
        return line
      }
    }
  }

  /// Adds a line: all of it, on the medium, or nothing.
  func append(_ line: TextFileLine) throws(StoreError) {
    try withDescriptor { (descriptor) throws(StoreError) in
      let bytes = line.json.bytes + [UInt8(ascii: "\n")]
      let end = lseek(descriptor, 0, SEEK_END)
      guard write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0 else {
        let failure = StoreError(errno, path)
        ftruncate(descriptor, end)
        throw failure
      }
    }
  }

  func close() {
    descriptor.withLock { descriptor in
      if let open = descriptor { Glibc.close(open) }
      descriptor = nil
    }
  }

  private func contents(_ descriptor: Int32) throws(StoreError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    lseek(descriptor, 0, SEEK_SET)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      guard count >= 0 else { throw StoreError(errno, path) }
      if count == 0 { return bytes }
      bytes += chunk.prefix(count)
    }
  }

  private func withDescriptor<T>(
    _ body: (Int32) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try descriptor.withLock { (descriptor) throws(StoreError) in
      guard let descriptor else { throw .closed }
      return try body(descriptor)
    }
  }
}

extension StoreError {
  /// What an error number of the system means for a path.
  fileprivate init(_ number: Int32, _ path: String) {
    switch number {
    case EACCES, EPERM: self = .notPermitted(path: path)
    case EISDIR: self = .notAFile(path: path)
    case ENOENT, ENOTDIR: self = .missingFolder(path: path)
    case ENOSPC, EDQUOT: self = .full(path: path)
    case EROFS: self = .readOnly(path: path)
    default: self = .inputOutput(path: path, detail: String(cString: strerror(number)))
    }
  }
}
