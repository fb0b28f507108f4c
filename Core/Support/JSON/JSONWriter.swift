extension JSON {
  /// The shortest text of the value: no space between tokens.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// `text` as UTF-8.
  public var bytes: [UInt8] { written(indent: nil) }

  /// The text for a person: a member or an element a line, indented by two spaces, no line end.
  public var indentedText: String { String(decoding: written(indent: 2), as: UTF8.self) }

  private func written(indent: Int?) -> [UInt8] {
    var writer = JSONWriter(indent: indent)
    writer.write(self, depth: 0)
    return writer.bytes
  }
}

/// Appends values to a buffer of UTF-8.
private struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  let indent: Int?

  init(indent: Int?) {
    self.indent = indent
    bytes.reserveCapacity(256)
  }

  mutating func write(_ value: JSON, depth: Int) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let literal): write(number: literal)
    case .string(let text): write(text)
    case .array(let elements): write(elements, depth: depth)
    case .object(let members): write(members, depth: depth)
    }
  }

  /// A literal that is no number becomes text, so that what is written is always JSON.
  private mutating func write(number literal: String) {
    if JSONReader.isNumber(literal) { bytes += literal.utf8 } else { write(literal) }
  }

  private mutating func write(_ elements: [JSON], depth: Int) {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      separate(index, depth: depth + 1)
      write(element, depth: depth + 1)
    }
    close(UInt8(ascii: "]"), isEmpty: elements.isEmpty, depth: depth)
  }

  private mutating func write(_ members: [JSON.Member], depth: Int) {
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      separate(index, depth: depth + 1)
      write(member.key)
      bytes.append(UInt8(ascii: ":"))
      if indent != nil { bytes.append(UInt8(ascii: " ")) }
      write(member.value, depth: depth + 1)
    }
    close(UInt8(ascii: "}"), isEmpty: members.isEmpty, depth: depth)
  }

  private mutating func separate(_ index: Int, depth: Int) {
    if index > 0 { bytes.append(UInt8(ascii: ",")) }
    breakLine(depth: depth)
  }

  private mutating func close(_ bracket: UInt8, isEmpty: Bool, depth: Int) {
    if !isEmpty { breakLine(depth: depth) }
    bytes.append(bracket)
  }

  private mutating func breakLine(depth: Int) {
    guard let indent else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: indent * depth)
  }

  private mutating func write(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { units in
      var start = 0
      for (index, unit) in units.enumerated() where Self.mustEscape(unit) {
        bytes += units[start..<index]
        escape(unit)
        start = index + 1
      }
      bytes += units[start...]
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func mustEscape(_ unit: UInt8) -> Bool {
    unit < 0x20 || unit == UInt8(ascii: "\"") || unit == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes += "u00".utf8
      bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}
