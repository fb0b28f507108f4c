/// The identity of a record: 16 bytes, of which a new one begins with 48 bits of milliseconds.
///
/// Time order keeps inserts at the end of every index; the other 80 bits keep devices apart.
public struct RecordID: Sendable, Hashable, Comparable {
  /// Bytes 0-7, big-endian.
  public let high: UInt64
  /// Bytes 8-15, big-endian.
  public let low: UInt64

  /// An identifier from its halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A time-ordered identifier.
  ///
  /// - Parameters:
  ///   - time: when it was made; its low 48 bits of milliseconds are used.
  ///   - random: 80 bits, in the low 16 bits of the first and all of the second value.
  public init(time: Instant, random: (UInt64, UInt64)) {
    high = UInt64(truncatingIfNeeded: time.milliseconds) << 16 | random.0 & 0xFFFF
    low = random.1
  }

  /// Reads the 26 letters and digits of `description`, in either case; O reads as 0, I and L as 1.
  ///
  /// - Returns: nil for any other text.
  public init?(_ text: some StringProtocol) {
    var text = String(text)
    guard let bits = text.withUTF8({ Self.bits($0) }) else { return nil }
    high = UInt64(truncatingIfNeeded: bits >> 64)
    low = UInt64(truncatingIfNeeded: bits)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (left: RecordID, right: RecordID) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }

  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// The value of every byte as a digit, 255 where it is none: an import reads thousands of ids.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: .max, count: 256)
    let others = zip("oil".utf8, [UInt8(0), 1, 1])
    for (letter, value) in Array(zip(alphabet, 0...)) + others {
      let isLetter = letter >= UInt8(ascii: "a")
      values[Int(letter)] = value
      if isLetter { values[Int(letter & ~0x20)] = value }
    }
    return values
  }()

  private static func bits(_ text: UnsafeBufferPointer<UInt8>) -> UInt128? {
    // 26 digits hold two bits more than an id.
    guard text.count == 26, values[Int(text[0])] < 8 else { return nil }
    var bits: UInt128 = 0
    for byte in text {
      let digit = values[Int(byte)]
      guard digit != .max else { return nil }
      bits = bits << 5 | UInt128(digit)
    }
    return bits
  }
}

extension RecordID: CustomStringConvertible {
  /// 26 letters and digits in Crockford's base 32, lower case; sorts like the identifier.
  public var description: String {
    var bits = UInt128(high) << 64 | UInt128(low)
    return String(unsafeUninitializedCapacity: 26) { buffer in
      for index in (0..<26).reversed() {
        buffer[index] = Self.alphabet[Int(truncatingIfNeeded: bits & 31)]
        bits >>= 5
      }
      return 26
    }
  }
}
