internal import Glibc

/// A file open for reading, closed when nobody holds it any more.
final class OpenFile {
  let path: String
  /// What the file held when it was opened, in bytes; 0 for a pipe.
  let size: Int
  private let descriptor: Int32

  init(_ path: String) throws(FileError) {
    // C would stop at the zero byte and open another file.
    guard !path.utf8.contains(0) else { throw .missing(path: path) }
    self.path = path
    descriptor = try retrying(path) { open(path, O_RDONLY | O_CLOEXEC) }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    size = Int(status.st_size)
    guard isKnown else { throw FileError(errno: errno, path: path) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isFolder(path: path) }
  }

  deinit {
    close(descriptor)
  }

  /// Reads what is there, at most the buffer's length.
  ///
  /// - Returns: the bytes read; 0 at the end of the file only.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    try retrying(path) { Glibc.read(descriptor, buffer.baseAddress, buffer.count) }
  }

  /// Reads the next bytes, at most `count`; none at the end of the file only.
  func read(upTo count: Int) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(FileError) {
        filled = try read(into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

/// Calls again what a signal interrupted.
private func retrying<Result: BinaryInteger>(
  _ path: String,
  _ call: () -> Result
) throws(FileError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    guard errno == EINTR else { throw FileError(errno: errno, path: path) }
  }
}
