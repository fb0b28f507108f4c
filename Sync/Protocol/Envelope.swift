package import HearthModel
package import HearthPorts

/// What a hub holds of a record: a plain head, and what it cannot open.
///
/// The head, the space and the record's name are bound to the sealed part: a hub that swaps rows or
/// changes a flag is found out.
package struct Envelope: Sendable, Equatable {
  /// Which data key opens it.
  package let keyEpoch: UInt32
  /// Whether the record is a tombstone.
  package let isDeleted: Bool
  /// The large values that the record names, so that a hub can count who needs them.
  package let blobs: [BlobName]
  /// Drawn for this envelope.
  package let nonce: [UInt8]
  /// The sealed record.
  package let sealed: [UInt8]

  /// An envelope.
  package init(
    keyEpoch: UInt32,
    isDeleted: Bool,
    blobs: [BlobName] = [],
    nonce: [UInt8],
    sealed: [UInt8]
  ) {
    self.keyEpoch = keyEpoch
    self.isDeleted = isDeleted
    self.blobs = blobs
    self.nonce = nonce
    self.sealed = sealed
  }

  private static let version: UInt8 = 1
  private static let nonceSize = 24
}

extension Envelope {
  /// As it travels.
  package var bytes: [UInt8] {
    var writer = ByteWriter(reserving: sealed.count + 40)
    writeHead(to: &writer)
    writer.raw(nonce)
    writer.raw(sealed)
    return writer.bytes
  }

  /// What is bound to the sealed part.
  package func binding(space: RecordID, record: RecordID) -> [UInt8] {
    var writer = ByteWriter(reserving: 64)
    writer.id(space)
    writer.id(record)
    writeHead(to: &writer)
    return writer.bytes
  }

  private func writeHead(to writer: inout ByteWriter) {
    writer.byte(Self.version)
    writer.byte(isDeleted ? 1 : 0)
    writer.number(UInt64(keyEpoch))
    writer.number(UInt64(blobs.count))
    for blob in blobs { writer.raw(blob.bytes) }
  }

  /// Reads what `bytes` gives.
  package init(bytes: [UInt8]) throws(WireError) {
    var reader = ByteReader(bytes)
    (isDeleted, keyEpoch, blobs) = try Self.head(&reader)
    nonce = try reader.raw(Self.nonceSize)
    sealed = reader.remaining
  }

  /// The large values that an envelope names; none for what is no envelope.
  ///
  /// Reads no more than the head, which is all that a hub needs.
  package static func names(in bytes: [UInt8]) -> Set<BlobName> {
    var reader = ByteReader(bytes)
    return Set((try? head(&reader))?.blobs ?? [])
  }

  private static func head(
    _ reader: inout ByteReader
  ) throws(WireError) -> (isDeleted: Bool, keyEpoch: UInt32, blobs: [BlobName]) {
    guard try reader.byte() == Self.version else { throw .malformed }
    let flags = try reader.byte()
    guard flags <= 1 else { throw .malformed }
    let keyEpoch = UInt32(try reader.count(atMost: Int(UInt32.max)))
    var blobs: [BlobName] = []
    for _ in 0..<(try reader.count(atMost: 64)) { blobs.append(try reader.blobName()) }
    return (flags == 1, keyEpoch, blobs)
  }
}

/// Lengths that tell little: a record is filled up to the next of few sizes before it is sealed.
package enum Padding {
  /// The bytes, a mark, and zeros.
  package static func added(to bytes: [UInt8]) -> [UInt8] {
    let size = size(for: bytes.count + 1)
    return bytes + [0x80] + Array(repeating: 0, count: size - bytes.count - 1)
  }

  /// Takes the filling away.
  package static func removed(from bytes: [UInt8]) throws(WireError) -> [UInt8] {
    guard let end = bytes.lastIndex(where: { $0 != 0 }), bytes[end] == 0x80 else {
      throw .malformed
    }
    return Array(bytes[..<end])
  }

  /// 64, 128, 192, 256, then Padmé (Nikitin and others, "Reducing Metadata Leakage from Encrypted
  /// Files and Communication with PURBs"): at most 12 % more.
  package static func size(for count: Int) -> Int {
    guard count > 256 else { return max(64, (count + 63) / 64 * 64) }
    let exponent = Int.bitWidth - 1 - count.leadingZeroBitCount
    let kept = Int.bitWidth - exponent.leadingZeroBitCount
    let mask = (1 << (exponent - kept)) - 1
    return (count + mask) & ~mask
  }
}
