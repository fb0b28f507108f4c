extension MessagePattern {
  /// Takes a pattern apart.
  init(parsing pattern: [UInt8]) throws(PatternError) {
    var parser = PatternParser(bytes: pattern)
    parts = try parser.message(.top)
  }
}

/// Reads MessageFormat syntax, byte by byte: all that has a meaning in it is ASCII.
private struct PatternParser {
  typealias Part = MessagePattern.Part

  /// What a message stands in.
  enum Place {
    case top
    case plural
    case select
  }

  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads up to the end, or up to the brace that closes this message, and past it.
  mutating func message(_ place: Place) throws(PatternError) -> [Part] {
    var parts: [Part] = []
    var text: [UInt8] = []
    func flush() {
      if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "'"):
        quote(place, into: &text)
      case UInt8(ascii: "{"):
        flush()
        parts.append(try argument())
      case UInt8(ascii: "}") where place != .top:
        flush()
        return parts
      case UInt8(ascii: "#") where place == .plural:
        flush()
        parts.append(.pluralNumber)
      default:
        text.append(byte)
      }
    }
    guard place == .top else { throw .syntax(offset: position) }
    flush()
    return parts
  }

  /// Reads what an apostrophe begins: itself where it is doubled or quotes nothing, else the quote.
  private mutating func quote(_ place: Place, into text: inout [UInt8]) {
    let apostrophe = UInt8(ascii: "'")
    guard let quoted = peek() else { return text.append(apostrophe) }
    if quoted == apostrophe {
      position += 1
      return text.append(apostrophe)
    }
    let isSyntax = quoted == UInt8(ascii: "{") || quoted == UInt8(ascii: "}")
    guard isSyntax || (place == .plural && quoted == UInt8(ascii: "#")) else {
      return text.append(apostrophe)
    }
    while let byte = next() {
      guard byte == apostrophe else {
        text.append(byte)
        continue
      }
      guard peek() == apostrophe else { return }
      position += 1
      text.append(apostrophe)
    }
  }

  /// Reads an argument whose opening brace has been read.
  private mutating func argument() throws(PatternError) -> Part {
    let name = word()
    guard let number = Int(name), String(number) == name, number >= 0, number < 100 else {
      throw .notANumberedArgument(name)
    }
    if take("}") { return .argument(number) }
    try expect(",")
    let type = word()
    switch type {
    case "number":
      return .number(number, try numberStyle(try style()))
    case "date", "time":
      return .moment(number, try momentStyle(try style(), isDate: type == "date"))
    case "plural", "selectordinal":
      try expect(",")
      return .plural(number, try plural(of: number, ordinal: type == "selectordinal"))
    case "select":
      try expect(",")
      return .select(number, try select())
    default:
      throw .unsupported(type: type)
    }
  }

  /// Reads the style of a number or date, if there is one, and past the closing brace.
  private mutating func style() throws(PatternError) -> String {
    if take("}") { return "" }
    try expect(",")
    let start = position
    var depth = 0
    var isQuoted = false
    while let byte = next() {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "{") { depth += 1 }
      guard byte == UInt8(ascii: "}") else { continue }
      if depth == 0 { return String(decoding: bytes[start..<position - 1], as: UTF8.self) }
      depth -= 1
    }
    throw .syntax(offset: position)
  }

  private func numberStyle(_ style: String) throws(PatternError) -> NumberStyle {
    switch style.filter({ $0 != " " }) {
    case "": return .decimal
    case "integer": return .integer
    case "percent": return .percent
    case "currency": throw .unsupported(style: style)
    case let skeleton where skeleton.hasPrefix("::"): throw .unsupported(style: style)
    default: return .pattern(style)
    }
  }

  private func momentStyle(_ style: String, isDate: Bool) throws(PatternError) -> MomentStyle {
    let word = style.filter { $0 != " " }
    if word.hasPrefix("::") { throw .unsupported(style: style) }
    guard let length = MomentStyle.Length(rawValue: word.isEmpty ? "medium" : word) else {
      return .pattern(style)
    }
    return isDate ? .date(length) : .time(length)
  }

  private mutating func plural(
    of number: Int,
    ordinal: Bool
  ) throws(PatternError) -> MessagePattern.Plural {
    var offset = 0.0
    var exact: [Double: [Part]] = [:]
    var categories: [PluralCategory: [Part]] = [:]
    let start = position
    if word() == "offset", take(":") {
      let text = word()
      guard let value = Double(text) else { throw .badSelector("offset:\(text)") }
      offset = value
    } else {
      position = start
    }
    while !take("}") {
      let isExact = take("=")
      let selector = word()
      try expect("{")
      let form = try message(.plural)
      if isExact, let number = Double(selector), exact.updateValue(form, forKey: number) == nil {
        continue
      }
      guard !isExact, let category = PluralCategory(rawValue: selector),
        categories.updateValue(form, forKey: category) == nil
      else { throw .badSelector(selector) }
    }
    guard let other = categories[.other] else { throw .missingOther }
    return MessagePattern.Plural(
      ordinal: ordinal,
      style: Self.style(of: number, in: other),
      offset: offset,
      exact: exact,
      categories: categories
    )
  }

  /// How a plural's number is written: as where it first stands in the general form, says ICU.
  private static func style(of number: Int, in form: [Part]) -> NumberStyle {
    for part in form {
      switch part {
      case .pluralNumber, .argument(number): return .decimal
      case .number(number, let style): return style
      default: continue
      }
    }
    return .decimal
  }

  private mutating func select() throws(PatternError) -> [String: [Part]] {
    var cases: [String: [Part]] = [:]
    while !take("}") {
      let selector = word()
      try expect("{")
      let form = try message(.select)
      guard !selector.isEmpty, cases.updateValue(form, forKey: selector) == nil else {
        throw .badSelector(selector)
      }
    }
    guard cases["other"] != nil else { throw .missingOther }
    return cases
  }

  /// Reads a name with the space around it; empty where none stands.
  private mutating func word() -> String {
    skipSpace()
    let start = position
    while let byte = peek(), !Self.endsWord(byte) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    skipSpace()
    return word
  }

  private mutating func take(_ syntax: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek() == UInt8(ascii: syntax) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ syntax: Unicode.Scalar) throws(PatternError) {
    guard take(syntax) else { throw .syntax(offset: position) }
  }

  private mutating func skipSpace() {
    while let byte = peek(), Self.isSpace(byte) { position += 1 }
  }

  private func peek() -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func next() -> UInt8? {
    guard let byte = peek() else { return nil }
    position += 1
    return byte
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    isSpace(byte) || "{},:=#'".utf8.contains(byte)
  }
}
