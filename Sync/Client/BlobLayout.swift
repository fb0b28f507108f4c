/// Which values travel beside their records, and in what pieces: the same on all devices.
package struct BlobLayout: Sendable, Equatable {
  /// The largest value, in bytes, that travels in its record.
  package var inlineBytes: Int
  /// The bytes of a chunk before it is sealed.
  package var chunkBytes: Int

  /// A layout; by default the one that all programs have.
  package init(inlineBytes: Int = 32 << 10, chunkBytes: Int = 1 << 20) {
    self.inlineBytes = inlineBytes
    self.chunkBytes = chunkBytes
  }

  /// Everything travels in its record, as where the other side keeps no chunks.
  static let inline = BlobLayout(inlineBytes: .max)
}
