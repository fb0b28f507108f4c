/// A value outside a table: one byte for the class, then the value.
///
/// What an older version keeps of a field it does not know, so that a newer one can lift it into
/// its column.
extension Value {
  /// 0; 1 and eight little-endian bytes; 2 and UTF-8; 3 and sixteen bytes.
  public var bytes: [UInt8] {
    switch self {
    case .null: [0]
    case .integer(let value):
      [1] + (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    case .text(let value): [2] + Array(value.utf8)
    case .id(let value):
      [3]
        + [value.high, value.low].flatMap { half in
          (0..<8).reversed().map { UInt8(truncatingIfNeeded: half >> (8 * $0)) }
        }
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
