/// The path and the query of a request, taken apart and decoded.
public struct HTTPTarget: Sendable, Equatable {
  /// As it was sent.
  public let text: String
  /// The parts of the path between slashes; a slash at the end gives an empty last one.
  public let segments: [String]
  /// Names and values in their order.
  public let query: [Pair]

  /// A name and its value.
  public struct Pair: Sendable, Equatable {
    /// Decoded.
    public let name: String
    /// Decoded.
    public let value: String

    /// A name and its value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Reads a target in origin form (RFC 9112, section 3.2.1): `/day/2026-01-09?child=3k`.
  ///
  /// - Returns: nil where it does not begin with a slash, is not encoded as it should be, is no
  ///   UTF-8, or holds a control character or a segment that leads elsewhere (`.`, `..`).
  public init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var segments: [String] = []
    for part in parts[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = PercentCoding.decoded(part, plusIsBlank: false),
        segment != ".", segment != "..", !segment.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }),
        !segment.utf8.contains(UInt8(ascii: "/")), !segment.utf8.contains(UInt8(ascii: "\\"))
      else { return nil }
      segments.append(segment)
    }
    guard let query = PercentCoding.pairs(parts.count > 1 ? parts[1] : "") else { return nil }
    self.text = text
    self.segments = segments
    self.query = query
  }

  /// The path without the query, as it was sent.
  public var path: Substring { text.prefix { $0 != "?" } }

  /// The first value of a name in the query.
  public subscript(name: String) -> String? { query.first { $0.name == name }?.value }
}

/// The encoding of URLs and of forms (RFC 3986, section 2.1; WHATWG URL, section 5).
public enum PercentCoding {
  /// Decodes `%C3%A9`.
  ///
  /// - Parameters:
  ///   - text: what was sent.
  ///   - plusIsBlank: whether `+` stands for a blank, as in forms.
  /// - Returns: nil where a sign is cut short or the bytes are no UTF-8.
  public static func decoded(_ text: some StringProtocol, plusIsBlank: Bool) -> String? {
    let plus = UInt8(ascii: "+")
    let percent = UInt8(ascii: "%")
    guard text.utf8.contains(where: { $0 == percent || (plusIsBlank && $0 == plus) }) else {
      return String(text)
    }
    var bytes: [UInt8] = []
    var rest = text.utf8.makeIterator()
    while let byte = rest.next() {
      if byte == percent {
        guard let high = rest.next()?.hexValue, let low = rest.next()?.hexValue else { return nil }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(plusIsBlank && byte == plus ? UInt8(ascii: " ") : byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Encodes all but letters, digits and `-._~`.
  public static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte.isUnreserved {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads `a=1&b=2`.
  ///
  /// - Returns: nil where a name or a value is not encoded as it should be.
  public static func pairs(_ text: some StringProtocol) -> [HTTPTarget.Pair]? {
    var pairs: [HTTPTarget.Pair] = []
    for part in text.split(separator: "&") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(sides[0], plusIsBlank: true),
        let value = decoded(sides.count > 1 ? sides[1] : "", plusIsBlank: true)
      else { return nil }
      pairs.append(HTTPTarget.Pair(name, value))
    }
    return pairs
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}

extension UInt8 {
  fileprivate var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: "-._~".utf8.contains(self)
    }
  }
}
