package import HearthPorts

extension Frames {
  /// The numbers of chunks.
  package static func bytes(chunks: Set<Int>) -> [UInt8] {
    list(chunks.sorted()) { $0.number(UInt64(max(0, $1))) }
  }

  /// The numbers of chunks.
  package static func chunks(_ bytes: [UInt8]) throws(WireError) -> Set<Int> {
    let numbers = try read(bytes) { (reader) throws(WireError) in
      try reader.count(atMost: Int(Int32.max))
    }
    return Set(numbers)
  }

  /// A chunk, without what the path of the request says of it.
  package static func bytes(_ chunk: SealedChunk) -> [UInt8] {
    var writer = ByteWriter(reserving: chunk.bytes.count + 8)
    writer.number(UInt64(max(0, chunk.total)))
    writer.block(chunk.bytes)
    return writer.bytes
  }

  /// How many chunks there are, and the bytes of one.
  package static func chunk(_ bytes: [UInt8]) throws(WireError) -> (total: Int, bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    let total = try reader.count(atMost: Int(Int32.max))
    let chunk = try reader.block()
    guard reader.isAtEnd else { throw .malformed }
    return (total, chunk)
  }
}

extension BlobName {
  /// As it stands in paths and in names of files.
  package var text: String { bytes.hexadecimal }

  /// Reads `text`; nil for any other.
  package init?(text: some StringProtocol) {
    guard text.utf8.count == 2 * Self.size, let bytes = [UInt8](hexadecimal: String(text)) else {
      return nil
    }
    self.init(bytes)
  }
}

extension ByteReader {
  /// The bytes of a name as they are.
  mutating func blobName() throws(WireError) -> BlobName {
    guard let name = BlobName(try raw(BlobName.size)) else { throw .malformed }
    return name
  }
}
