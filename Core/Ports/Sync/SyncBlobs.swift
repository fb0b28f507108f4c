/// What a large value is called on the wire: a keyed hash of its bytes, from which nobody learns them.
public struct BlobName: Sendable, Hashable {
  /// How many bytes a name has.
  public static let size = 32

  /// The hash.
  public let bytes: [UInt8]

  /// A name of `size` bytes; nil for any other number of them.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.size else { return nil }
    self.bytes = bytes
  }
}

/// A piece of a large value, sealed by itself, so that an exchange that was cut goes on with the next.
public struct SealedChunk: Sendable, Equatable {
  /// The value.
  public let blob: BlobName
  /// Its place among the others, from 0 on.
  public let number: Int
  /// How many there are of this value.
  public let total: Int
  /// What only the devices of the space can open.
  public let bytes: [UInt8]

  /// A chunk.
  public init(blob: BlobName, number: Int, total: Int, bytes: [UInt8]) {
    self.blob = blob
    self.number = number
    self.total = total
    self.bytes = bytes
  }
}
