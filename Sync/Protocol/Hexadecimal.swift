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
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 2)
    var first: UInt8?
    for digit in text.utf8 {
      let value = Self.value(digit)
      guard value < 16 else { return nil }
      if let high = first {
        bytes.append(high << 4 | value)
        first = nil
      } else {
        first = value
      }
    }
    guard first == nil else { return nil }
    self = bytes
  }

  private static func value(_ digit: UInt8) -> UInt8 {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: .max
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
