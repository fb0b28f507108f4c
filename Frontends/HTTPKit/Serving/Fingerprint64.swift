/// A stable 64-bit hash of bytes: FNV-1a (Fowler, Noll, Vo).
///
/// Tells versions apart; not secret.
public struct Fingerprint64: Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Of bytes.
  public init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// As letters and digits.
  public var text: String { String(hash, radix: 36) }

  /// As an entity tag (RFC 9110, section 8.8.3).
  public var entityTag: String { "\"\(text)\"" }
}
