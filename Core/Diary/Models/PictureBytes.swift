public import HearthModel

/// The bytes of a picture, kept as the base64 text of RFC 4648 §4.
public struct PictureBytes: FieldValue, Equatable {
  /// The bytes.
  public let bytes: [UInt8]

  /// Some bytes.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PictureBytes {
  public static var storage: Storage { .text }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    guard let bytes = Self.decode(try String(from: source, column)) else {
      throw .malformed(column: column)
    }
    self.bytes = bytes
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.text(base64, column)
  }
}

extension PictureBytes {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
  private static let padding = UInt8(ascii: "=")

  /// The text.
  public var base64: String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let letter = Self.letters[bits >> (18 - 6 * place) & 63]
        text.append(place <= group.count ? letter : Self.padding)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads what `base64` gives.
  ///
  /// - Returns: nil for anything else.
  private static func decode(_ text: String) -> [UInt8]? {
    let letters = Array(text.utf8)
    guard letters.count.isMultiple(of: 4) else { return nil }
    var values = [UInt8?](repeating: nil, count: 256)
    for (value, letter) in Self.letters.enumerated() { values[Int(letter)] = UInt8(value) }
    let padded = letters.suffix(2).count { $0 == padding }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3)
    for start in stride(from: 0, to: letters.count, by: 4) {
      let isLast = start + 4 == letters.count
      let count = isLast ? 4 - padded : 4
      var bits = 0
      for place in 0..<4 {
        guard place < count else {
          bits <<= 6
          continue
        }
        guard let value = values[Int(letters[start + place])] else { return nil }
        bits = bits << 6 | Int(value)
      }
      for place in 0..<(count - 1) { bytes.append(UInt8(bits >> (16 - 8 * place) & 0xFF)) }
    }
    return bytes
  }
}
