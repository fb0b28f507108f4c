/// A file read piece by piece, for what may be too large to hold.
public final class FileChunks {
  /// How much is read at once, in bytes.
  public static let chunkSize = 65_536

  private let file: OpenFile

  /// Opens a file, or a pipe.
  ///
  /// - Throws: `FileError`; a folder is refused here, not at the first piece.
  public init(_ path: String) throws(FileError) {
    file = try OpenFile(path)
  }

  /// The next piece, or nil at the end.
  ///
  /// - Throws: `FileError` where the system fails; a later call tries again.
  public func next() throws(FileError) -> [UInt8]? {
    let chunk = try file.read(upTo: Self.chunkSize)
    return chunk.isEmpty ? nil : chunk
  }
}
