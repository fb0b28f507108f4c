/// Reads small files whole.
public enum FileReader {
  /// The bytes of a file, or of a pipe until its end.
  ///
  /// - Parameters:
  ///   - path: Relative to the working folder unless it begins with a slash.
  ///   - limit: The most bytes that the file may hold; no more is ever read.
  /// - Throws: `FileError`.
  /// - Returns: All bytes of the file.
  public static func bytes(at path: String, limit: Int) throws(FileError) -> [UInt8] {
    let file = try OpenFile(path)
    guard file.size <= limit else { throw .tooLarge(path: path, limit: limit) }
    // One byte more than expected shows that the file ends, or that it has grown; a pipe has no size.
    var bytes = try file.read(upTo: min(file.size, limit) + 1)
    var isOpen = file.size == 0 ? !bytes.isEmpty : bytes.count > file.size
    while isOpen, bytes.count <= limit {
      let more = try file.read(upTo: min(65_536, limit - bytes.count + 1))
      bytes += more
      isOpen = !more.isEmpty
    }
    guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }
}
