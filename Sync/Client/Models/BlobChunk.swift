import HearthModel
import HearthPorts
import SyncProtocol

/// A chunk that came of a large value, opened, and kept until the record that waits for it is taken.
struct BlobChunk: Record, Equatable {
  let id: RecordID
  /// The value's name in hexadecimal digits.
  var blob: String
  /// What is in it, in hexadecimal digits.
  var bytes: String

  // swift-format-ignore
  static let schema = Schema(65, "sync_chunk", isLocal: true, BlobChunk.init,
    Field(1, "blob", \.blob),
    Field(2, "bytes", \.bytes),
  )

  init(_ number: Int, of name: BlobName, _ bytes: [UInt8]) {
    self.init(id: Self.id(number, of: name), blob: name.text, bytes: bytes.hexadecimal)
  }

  /// Without what it held.
  init(emptied id: RecordID) { self.init(id: id, blob: "", bytes: "") }

  private init(id: RecordID, blob: String, bytes: String) {
    self.id = id
    self.blob = blob
    self.bytes = bytes
  }

  /// Chunks of two values never meet: their names are hashes.
  static func id(_ number: Int, of name: BlobName) -> RecordID {
    var reader = ByteReader(name.bytes)
    let (high, low) = ((try? reader.word()) ?? 0, (try? reader.word()) ?? 0)
    return RecordID(high: high, low: low &+ UInt64(truncatingIfNeeded: number))
  }
}
