import HearthModel

extension JSON {
  /// How many arrays and objects may lie within one another.
  public static let depthLimit = 128

  /// Reads one value in UTF-8, strictly by RFC 8259; of members with one name the last is kept.
  ///
  /// - Throws: `JSONError` with the offset of the fault; a byte order mark is one.
  public init(parsing bytes: some Collection<UInt8>) throws(JSONError) {
    var reader = JSONReader(bytes: Array(bytes))
    self = try reader.document()
  }

  /// Reads one value; see the initialiser for bytes.
  ///
  /// - Throws: `JSONError` with the offset of the fault in UTF-8 bytes.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: text.utf8)
  }
}

/// Reads values from bytes by recursive descent.
struct JSONReader {
  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte to be read next, or nil at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func document() throws(JSONError) -> JSON {
    let value = try value()
    skipBlanks()
    guard position == bytes.count else { throw .trailing(offset: position) }
    return value
  }

  private mutating func value() throws(JSONError) -> JSON {
    skipBlanks()
    guard let byte else { throw .unexpected(offset: position) }
    switch byte {
    case UInt8(ascii: "{"): return try nested { (reader) throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(JSONError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw .unexpected(offset: position)
    }
  }

  /// Reads what follows an opening bracket, one level down.
  private mutating func nested(
    _ body: (inout JSONReader) throws(JSONError) -> JSON
  ) throws(JSONError) -> JSON {
    guard depth < JSON.depthLimit else { throw .tooDeep(offset: position) }
    depth += 1
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func array() throws(JSONError) -> JSON {
    var elements: [JSON] = []
    guard !closes(UInt8(ascii: "]")) else { return .array(elements) }
    repeat { elements.append(try value()) } while try !ends(UInt8(ascii: "]"))
    return .array(elements)
  }

  private mutating func object() throws(JSONError) -> JSON {
    var members = JSONMembers()
    guard !closes(UInt8(ascii: "}")) else { return .object([]) }
    repeat {
      skipBlanks()
      guard byte == UInt8(ascii: "\"") else { throw .unexpected(offset: position) }
      let key = try string()
      guard closes(UInt8(ascii: ":")) else { throw .unexpected(offset: position) }
      members.set(key, try value())
    } while try !ends(UInt8(ascii: "}"))
    return .object(members.list)
  }

  /// Steps over a byte if it is the next one behind blanks.
  private mutating func closes(_ expected: UInt8) -> Bool {
    skipBlanks()
    guard byte == expected else { return false }
    position += 1
    return true
  }

  /// Steps over the closing bracket, or over the comma before another element.
  private mutating func ends(_ bracket: UInt8) throws(JSONError) -> Bool {
    guard !closes(bracket) else { return true }
    guard closes(UInt8(ascii: ",")) else { throw .unexpected(offset: position) }
    return false
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    for index in 0..<word.utf8CodeUnitCount {
      guard byte == word.utf8Start[index] else { throw .unexpected(offset: position) }
      position += 1
    }
    return value
  }

  private mutating func skipBlanks() {
    while let byte, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D {
      position += 1
    }
  }
}

/// The members of an object being read: a name met again replaces the value, not the place.
private struct JSONMembers {
  private(set) var list: [JSON.Member] = []
  private var places: [[UInt8]: Int] = [:]

  mutating func set(_ key: String, _ value: JSON) {
    let place = place(of: key)
    if let place {
      list[place] = JSON.Member(key, value)
    } else {
      list.append(JSON.Member(key, value))
    }
  }

  /// A few names are compared one by one; many are looked up, lest a hostile text costs its square.
  private mutating func place(of key: String) -> Int? {
    guard list.count >= 16 else {
      return list.firstIndex { $0.key.hasSameBytes(as: key) }
    }
    if places.isEmpty {
      for (index, member) in list.enumerated() { places[Array(member.key.utf8)] = index }
    }
    let bytes = Array(key.utf8)
    if let place = places[bytes] { return place }
    places[bytes] = list.count
    return nil
  }
}
