/// What tells the right PIN from others without holding it.
///
/// Whoever can read the store could try all PINs, and could as well write the store: it keeps a
/// guest's hands off the safe volume, and the PIN, which a person may use elsewhere, out of the file.
public enum PINCheck {
  private static let rounds = 4096

  /// The check of a PIN of four to eight digits.
  ///
  /// - Throws: `PlayerError.notAPIN`.
  public static func make(_ pin: String, salt: UInt64) throws(PlayerError) -> String {
    guard (4...8).contains(pin.utf8.count), pin.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { throw .notAPIN }
    let grain = String(salt, radix: 16)
    return "\(grain):\(digest(grain, pin))"
  }

  /// Whether a PIN is the right one.
  public static func allows(_ pin: String?, _ check: String) -> Bool {
    let parts = check.split(separator: ":")
    guard let pin, parts.count == 2 else { return false }
    return digest(String(parts[0]), pin) == parts[1]
  }

  private static func digest(_ grain: String, _ pin: String) -> String {
    var bytes = Array("\(grain):\(pin)".utf8)
    for _ in 0..<rounds { bytes = SHA256.digest(of: bytes) }
    return bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.utf8.count == 1 ? "0\(digits)" : digits
    }.joined()
  }
}
