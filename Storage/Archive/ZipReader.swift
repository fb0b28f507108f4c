import CZip
import HearthPorts

/// An archive open for reading, with the bytes that libzip reads from.
final class ZipReader {
  private let bytes: UnsafeMutableRawBufferPointer
  private let handle: OpaquePointer

  init(_ archive: [UInt8]) throws(ArchiveError) {
    bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: archive.count, alignment: 1)
    bytes.copyBytes(from: archive)
    var handle: OpaquePointer?
    let result = czip_open(bytes.baseAddress, bytes.count, &handle)
    guard result == CZIP_OK, let handle else {
      bytes.deallocate()
      throw ArchiveError(result, file: "")
    }
    self.handle = handle
  }

  deinit {
    czip_close(handle)
    bytes.deallocate()
  }

  var count: Int { Int(czip_count(handle)) }

  func name(_ index: Int) -> String? {
    czip_name(handle, UInt64(index)).map { String(cString: $0) }
  }

  /// A file's contents.
  ///
  /// - Returns: nil where it has more than `limit` bytes.
  func bytes(
    _ index: Int,
    _ name: String,
    atMost limit: Int
  ) throws(ArchiveError) -> [UInt8]? {
    // What the archive says of the size is believed only where that is the worse for it.
    let size = czip_size(handle, UInt64(index))
    guard size <= UInt64(limit) else { return nil }
    var result = CZIP_OK
    var count = 0
    let contents = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, filled in
      result = czip_extract(handle, UInt64(index), buffer.baseAddress, Int(size), &count)
      filled = min(count, Int(size))
    }
    guard result == CZIP_OK else { throw ArchiveError(result, file: name) }
    guard count == contents.count else { throw .damaged(file: name) }
    return contents
  }
}
