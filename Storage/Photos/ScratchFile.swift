internal import Glibc
import HearthPorts

/// A file without a name, which is gone when nobody holds it any more.
final class ScratchFile {
  let descriptor: Int32

  init(in folder: String) throws(PhotoError) {
    var path = Array("\(folder)/hearth-photo-XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else {
      throw .system(code: errno)
    }
    unlink(path)
  }

  /// A file that holds some bytes.
  convenience init(in folder: String, holding bytes: [UInt8]) throws(PhotoError) {
    try self.init(in: folder)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      guard count > 0 || errno == EINTR else { throw .system(code: errno) }
      written += max(0, count)
    }
  }

  deinit {
    close(descriptor)
  }

  /// Goes back to the first byte.
  func rewind() throws(PhotoError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .system(code: errno) }
  }

  /// The bytes that it holds, at most `limit`.
  func contents(limit: Int) throws(PhotoError) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
      while filled < limit {
        let count = pread(
          descriptor,
          buffer.baseAddress?.advanced(by: filled),
          limit - filled,
          off_t(filled)
        )
        if count < 0, errno == EINTR { continue }
        if count < 0 { failure = errno }
        guard count > 0 else { return }
        filled += count
      }
    }
    if let failure { throw .system(code: failure) }
    return bytes
  }
}
