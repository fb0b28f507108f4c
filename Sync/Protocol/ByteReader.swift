package import HearthModel

/// Bytes that are not what the wire carries.
package enum WireError: Error, Sendable, Equatable {
  /// They end too early, go on too long or contradict themselves.
  case malformed
}

/// Reads what `ByteWriter` has written; nothing that comes in can make it trap.
package struct ByteReader: Sendable {
  private let bytes: [UInt8]
  private var position = 0

  /// Reads from the first byte on.
  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Whether nothing is left.
  package var isAtEnd: Bool { position == bytes.count }

  /// Everything that is left.
  package var remaining: [UInt8] { Array(bytes[position...]) }

  private var remainingCount: Int { bytes.count - position }

  /// One byte.
  package mutating func byte() throws(WireError) -> UInt8 {
    guard position < bytes.count else { throw .malformed }
    defer { position += 1 }
    return bytes[position]
  }

  /// So many bytes as they are.
  package mutating func raw(_ count: Int) throws(WireError) -> [UInt8] {
    guard count >= 0, remainingCount >= count else { throw .malformed }
    defer { position += count }
    return Array(bytes[position..<(position + count)])
  }

  /// Eight bytes.
  package mutating func word() throws(WireError) -> UInt64 {
    guard remainingCount >= 8 else { throw .malformed }
    defer { position += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
  }

  /// Sixteen bytes in their reading order.
  package mutating func id() throws(WireError) -> RecordID {
    RecordID(high: try word().byteSwapped, low: try word().byteSwapped)
  }

  /// Seven bits a byte; only the shortest form is a number.
  package mutating func number() throws(WireError) -> UInt64 {
    var value: UInt64 = 0
    for position in 0..<10 {
      let byte = try byte()
      let bits = UInt64(byte & 0x7F)
      guard position < 9 || bits <= 1 else { throw .malformed }
      value |= bits << (7 * UInt64(position))
      guard byte & 0x80 == 0 else { continue }
      guard byte != 0 || position == 0 else { throw .malformed }
      return value
    }
    throw .malformed
  }

  /// A number that is at most `limit`.
  package mutating func count(atMost limit: Int) throws(WireError) -> Int {
    let value = try number()
    guard value <= UInt64(limit) else { throw .malformed }
    return Int(value)
  }

  /// A count, then the bytes.
  package mutating func block() throws(WireError) -> [UInt8] {
    try raw(try count(atMost: remainingCount))
  }
}
