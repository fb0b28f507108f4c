/// The header fields of a request or an answer, in their order; names are compared without case.
public struct HTTPHeaders: Sendable {
  /// A name and its value.
  public struct Field: Sendable, Equatable {
    /// As it was written.
    public let name: String
    /// Without blanks at its ends.
    public let value: String
  }

  /// In their order.
  public private(set) var fields: [Field] = []

  /// No fields.
  public init() {}

  /// The first value of a name.
  public subscript(name: String) -> String? {
    get { fields.first { $0.name.isSameToken(as: name) }?.value }
    set {
      fields.removeAll { $0.name.isSameToken(as: name) }
      if let newValue { add(name, newValue) }
    }
  }

  /// All values of a name.
  public func all(_ name: String) -> [String] {
    fields.filter { $0.name.isSameToken(as: name) }.map(\.value)
  }

  /// Adds a field; control characters, which would begin another one, become blanks.
  public mutating func add(_ name: String, _ value: String) {
    let isClean = value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    let value = isClean ? value : String(value.map { $0.isControl ? " " : $0 })
    fields.append(Field(name: name, value: value))
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Fields in the order written.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }
}

extension String {
  /// Whether two names are one, ASCII letters compared without case.
  func isSameToken(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return zip(utf8, other.utf8).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
  }
}

extension UInt8 {
  /// The small letter of an ASCII capital, else itself.
  var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
