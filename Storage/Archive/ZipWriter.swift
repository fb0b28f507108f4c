import CZip
import HearthPorts

/// An archive being made.
enum ZipWriter {
  static func archive(of files: [ArchivedFile]) throws(ArchiveError) -> [UInt8] {
    var handle: OpaquePointer?
    let begun = czip_begin(&handle)
    guard begun == CZIP_OK, let handle else { throw ArchiveError(begun, file: "") }
    for file in files {
      let result = file.bytes.withUnsafeBytes { bytes in
        czip_add(handle, file.name, bytes.baseAddress, bytes.count)
      }
      guard result == CZIP_OK else {
        czip_discard(handle)
        throw ArchiveError(result, file: file.name)
      }
    }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let finished = czip_finish(handle, &bytes, &count)
    guard finished == CZIP_OK, let bytes else { throw ArchiveError(finished, file: "") }
    defer { czip_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
