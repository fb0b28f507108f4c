import HearthModel

extension ImportedRow {
  /// The key made of its parts: no two lists of parts give the same key.
  public static func key(_ parts: [String]) -> String {
    parts.map(escaped).joined(separator: "\t")
  }

  private static func escaped(_ part: String) -> String {
    let special = [UInt8(ascii: "\\"), UInt8(ascii: "\t")]
    guard part.utf8.contains(where: special.contains) else { return part }
    var bytes: [UInt8] = []
    for byte in part.utf8 {
      if special.contains(byte) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte == UInt8(ascii: "\t") ? UInt8(ascii: "t") : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
