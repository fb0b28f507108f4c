package import HearthModel

/// Bytes of the wire in the making; numbers lie with the lowest byte first.
package struct ByteWriter: Sendable {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  /// Nothing yet.
  package init(reserving capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// One byte.
  package mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// Bytes as they are.
  package mutating func raw(_ value: some Sequence<UInt8>) { bytes.append(contentsOf: value) }

  /// Eight bytes.
  package mutating func word(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Sixteen bytes in their reading order.
  package mutating func id(_ value: RecordID) {
    word(value.high.byteSwapped)
    word(value.low.byteSwapped)
  }

  /// Seven bits a byte, the lowest first, the eighth bit where more follow: 1 to 10 bytes.
  package mutating func number(_ value: UInt64) {
    var rest = value
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A count, then the bytes.
  package mutating func block(_ value: [UInt8]) {
    number(UInt64(value.count))
    bytes.append(contentsOf: value)
  }
}
