/// A value outside a table: one byte for the class, then the value.
///
/// What an older version keeps of a field it does not know, so that a newer one can lift it into
/// its column.
extension Value {
  /// 0; 1 and eight little-endian bytes; 2 and UTF-8; 3 and sixteen bytes.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// Appends `bytes`.
  package func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(0)
    case .integer(let value):
      bytes.append(1)
      bytes.append(littleEndian: UInt64(bitPattern: value))
    case .text(let value):
      bytes.append(2)
      bytes.append(contentsOf: value.utf8)
    case .id(let value):
      bytes.append(3)
      bytes.append(littleEndian: value.high.byteSwapped)
      bytes.append(littleEndian: value.low.byteSwapped)
    }
  }

  /// Reads what `bytes` gives.
  ///
  /// - Returns: nil for an unknown class, a wrong length or text that is not UTF-8.
  public init?(bytes: [UInt8]) {
    let content = bytes.dropFirst()
    switch (bytes.first, content.count) {
    case (0, 0): self = .null
    case (1, 8):
      self = .integer(Int64(bitPattern: Self.number(content.reversed())))
    case (2, _):
      guard let text = String(validating: content, as: UTF8.self) else { return nil }
      self = .text(text)
    case (3, 16):
      self = .id(
        RecordID(high: Self.number(content.prefix(8)), low: Self.number(content.suffix(8)))
      )
    default: return nil
    }
  }

  private static func number(_ bigEndian: some Sequence<UInt8>) -> UInt64 {
    bigEndian.reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension [UInt8] {
  /// Appends the eight bytes of a word, the lowest first.
  mutating func append(littleEndian word: UInt64) {
    Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
  }
}
