/// Bytes as text in local records, which hold no bytes.
extension [UInt8] {
  /// Two digits a byte.
  package var hexadecimal: String {
    String(unsafeUninitializedCapacity: 2 * count) { buffer in
      for (index, byte) in enumerated() {
        buffer[2 * index] = Self.digits[Int(byte >> 4)]
        buffer[2 * index + 1] = Self.digits[Int(byte & 15)]
      }
      return 2 * count
    }
  }

  /// Reads `hexadecimal`; nil for any other text.
  package init?(hexadecimal text: String) {
    let digits = text.utf8.map { byte in Self.digits.firstIndex(of: byte) }
    guard digits.count.isMultiple(of: 2), !digits.contains(nil) else { return nil }
    self = stride(from: 0, to: digits.count, by: 2).map { index in
      UInt8((digits[index] ?? 0) << 4 | (digits[index + 1] ?? 0))
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
