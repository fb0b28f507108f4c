extension JSONReader {
  /// Whether a text is a number as RFC 8259 writes it.
  static func isNumber(_ text: String) -> Bool {
    var reader = JSONReader(bytes: Array(text.utf8))
    guard (try? reader.skipNumber()) != nil else { return false }
    return reader.position == reader.bytes.count
  }

  mutating func number() throws(JSONError) -> JSON {
    let start = position
    let isInteger = try skipNumber()
    let literal = String(decoding: bytes[start..<position], as: UTF8.self)
    // Minus zero has no place among the integers.
    if isInteger, literal != "-0", let value = Int64(literal) { return .integer(value) }
    return .number(literal)
  }

  /// - Returns: whether there is neither a fraction nor an exponent.
  private mutating func skipNumber() throws(JSONError) -> Bool {
    if byte == UInt8(ascii: "-") { position += 1 }
    if byte == UInt8(ascii: "0") {
      position += 1
      guard digit == nil else { throw .badNumber(offset: position) }
    } else {
      try skipDigits()
    }
    let end = position
    if byte == UInt8(ascii: ".") {
      position += 1
      try skipDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try skipDigits()
    }
    return position == end
  }

  private var digit: UInt8? {
    guard let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    return byte
  }

  private mutating func skipDigits() throws(JSONError) {
    guard digit != nil else { throw .badNumber(offset: position) }
    while digit != nil { position += 1 }
  }

  mutating func string() throws(JSONError) -> String {
    position += 1
    var text = ""
    while true {
      try readRun(into: &text)
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return text
      case UInt8(ascii: "\\"):
        text.unicodeScalars.append(try escape())
      default:
        throw .unexpected(offset: position)
      }
    }
  }

  /// Takes what stands for itself: everything up to a quote, a backslash or a control byte.
  private mutating func readRun(into text: inout String) throws(JSONError) {
    let start = position
    var union: UInt8 = 0
    while let byte, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      union |= byte
      position += 1
    }
    guard position > start else { return }
    // ASCII needs no check, which is most of the time of a short text.
    let run = bytes[start..<position]
    guard
      let piece = union < 0x80
        ? String(decoding: run, as: UTF8.self) : String(validating: run, as: UTF8.self)
    else { throw .badText(offset: start) }
    if text.isEmpty { text = piece } else { text += piece }
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = position
    position += 2
    switch position <= bytes.count ? bytes[position - 1] : 0 {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint(escapedAt: start)
    default: throw .badEscape(offset: start)
    }
  }

  /// The code point of `\uXXXX`, or of the two of a surrogate pair.
  private mutating func codePoint(escapedAt start: Int) throws(JSONError) -> Unicode.Scalar {
    guard let first = hexadecimal() else { throw .badEscape(offset: start) }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[position...].starts(with: [0x5C, 0x75]) else {
      throw .badEscape(offset: start)
    }
    position += 2
    guard let second = hexadecimal(), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw .badEscape(offset: start) }
    return scalar
  }

  /// Steps over four hexadecimal digits.
  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }
}
