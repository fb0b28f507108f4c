import HearthModel
package import HearthPorts
package import SyncProtocol

/// A large value on its way beside its record.
package struct Blob: Sendable, Equatable {
  /// Its name.
  package let name: BlobName
  /// Its bytes.
  package let bytes: [UInt8]
}

/// Large values: cut out of their records, sealed in chunks, put together again.
///
/// A value is filled up as records are before it is cut, and each chunk is bound to the value's name, its
/// place and the number of all: a chunk that was changed, swapped or left out does not open.
extension Sealer {
  /// What the number of a key derived from a data key stands for.
  private static let chunks: UInt64 = 10
  private static let version: UInt8 = 1

  /// The name of a value: devices that hold it agree on it, and nobody without the key can guess it.
  package func name(of bytes: [UInt8]) -> BlobName? {
    BlobName(cipher.hash(bytes, key: blobKey, count: BlobName.size))
  }

  /// Takes the large values out of a record.
  ///
  /// A value that is too large to travel at all stays where it is, and its record with it.
  package func cut(_ record: WireRecord) -> (record: CutRecord, blobs: [Blob]) {
    guard record.row.unknown.contains(where: { $0.bytes.count > layout.inlineBytes }) else {
      return (CutRecord(record), [])
    }
    var blobs: [Blob] = []
    let cut = CutRecord(record) { bytes in
      guard bytes.count > layout.inlineBytes, bytes.count <= BlobReference.largest,
        let name = name(of: bytes)
      else { return nil }
      if !blobs.contains(where: { $0.name == name }) {
        blobs.append(Blob(name: name, bytes: bytes))
      }
      return name
    }
    return (cut, blobs)
  }

  /// How many chunks a value of so many bytes has.
  package func chunkCount(_ bytes: Int) -> Int {
    (Padding.size(for: bytes + 1) + layout.chunkBytes - 1) / layout.chunkBytes
  }

  /// Some chunks of a value, sealed one after the other as they are asked for.
  func chunks(
    of blob: Blob,
    besides known: Set<Int>,
    nonce: @escaping () -> [UInt8]
  ) -> some Sequence<SealedChunk> {
    let (padded, size) = (Padding.added(to: blob.bytes), layout.chunkBytes)
    let total = chunkCount(blob.bytes.count)
    return (0..<total).lazy.filter { !known.contains($0) }.map { number in
      let piece = padded[(number * size)..<min(padded.count, (number + 1) * size)]
      return seal(Array(piece), as: number, of: total, blob.name, nonce: nonce())
    }
  }

  private func seal(
    _ piece: [UInt8],
    as number: Int,
    of total: Int,
    _ name: BlobName,
    nonce: [UInt8]
  ) -> SealedChunk {
    var writer = ByteWriter(reserving: piece.count + 64)
    writer.byte(Self.version)
    writer.number(UInt64(keyEpoch))
    writer.raw(nonce)
    let sealed = cipher.seal(
      piece,
      key: cipher.derive(dataKeys[keyEpoch]?.first ?? [], number: Self.chunks),
      nonce: nonce,
      binding: binding(name, number, total, keyEpoch)
    )
    writer.raw(sealed)
    return SealedChunk(blob: name, number: number, total: total, bytes: writer.bytes)
  }

  /// What is in a chunk; nil where anything was changed, or the key is not known.
  func open(_ chunk: [UInt8], as number: Int, of reference: BlobReference) -> [UInt8]? {
    var reader = ByteReader(chunk)
    guard (try? reader.byte()) == Self.version,
      let epoch = try? reader.count(atMost: Int(UInt32.max)), let nonce = try? reader.raw(24)
    else { return nil }
    let (sealed, keyEpoch) = (reader.remaining, UInt32(epoch))
    let total = chunkCount(reference.count)
    return dataKeys[keyEpoch]?.lazy.compactMap { key in
      cipher.open(
        sealed,
        key: cipher.derive(key, number: Self.chunks),
        nonce: nonce,
        binding: binding(reference.name, number, total, keyEpoch)
      )
    }.first
  }

  /// The value that the opened chunks are; nil where it is not the one that is named.
  func join(_ pieces: [[UInt8]], _ reference: BlobReference) -> [UInt8]? {
    guard let bytes = try? Padding.removed(from: Array(pieces.joined())),
      bytes.count == reference.count, name(of: bytes) == reference.name
    else { return nil }
    return bytes
  }

  private func binding(_ name: BlobName, _ number: Int, _ total: Int, _ epoch: UInt32) -> [UInt8] {
    var writer = ByteWriter(reserving: 80)
    writer.byte(Self.version)
    writer.id(space)
    writer.raw(name.bytes)
    writer.number(UInt64(number))
    writer.number(UInt64(total))
    writer.number(UInt64(epoch))
    return writer.bytes
  }
}
