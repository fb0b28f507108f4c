package import HearthModel

/// Bytes that are not what the wire carries.
package enum WireError: Error, Sendable, Equatable {
  /// They end too early, go on too long or contradict themselves.
  case malformed
}

/// Reads what `ByteWriter` has written; nothing that comes in can make it trap.
package struct ByteReader: Sendable {
  private var rest: ArraySlice<UInt8>

  /// Reads from the first byte on.
  package init(_ bytes: some Sequence<UInt8>) {
    rest = ArraySlice(bytes)
  }

  /// Whether nothing is left.
  package var isAtEnd: Bool { rest.isEmpty }

  /// Everything that is left.
  package var remaining: [UInt8] { Array(rest) }

  /// One byte.
  package mutating func byte() throws(WireError) -> UInt8 {
    guard let byte = rest.popFirst() else { throw .malformed }
    return byte
  }

  /// So many bytes as they are.
  package mutating func raw(_ count: Int) throws(WireError) -> [UInt8] {
    guard count >= 0, rest.count >= count else { throw .malformed }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  /// Eight bytes.
  package mutating func word() throws(WireError) -> UInt64 {
    guard rest.count >= 8 else { throw .malformed }
    var value: UInt64 = 0
    for byte in rest.prefix(8).reversed() { value = value << 8 | UInt64(byte) }
    rest = rest.dropFirst(8)
    return value
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
    try raw(try count(atMost: rest.count))
  }
}
