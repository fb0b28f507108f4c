import HearthModel

/// A JSON value (RFC 8259) that keeps the order of its members and the digits of its numbers.
public enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A number that is no 64-bit integer, as it was written: "3.650", "1e-7".
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A name and its value; the names of one object differ.
  public struct Member: Sendable, Equatable {
    /// The name.
    public let key: String
    /// What the name stands for.
    public let value: JSON

    /// A member of an object.
    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// The member of this name; names are compared byte for byte (RFC 8259, section 8.3).
  ///
  /// - Returns: nil where there is none or the value is no object.
  public subscript(key: String) -> JSON? {
    members?.last { $0.key.hasSameBytes(as: key) }?.value
  }
}

extension JSON {
  /// Whether this is `null`.
  public var isNull: Bool { self == .null }

  /// The truth value, or nil for anything else.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The integer, or nil for anything else, numbers with a fraction or an exponent included.
  public var integer: Int64? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// The text, or nil for anything else.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements, or nil for anything else.
  public var array: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members in their order, or nil for anything else.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension JSON: Equatable {
  /// Equality of texts is that of bytes, and the order of members counts.
  public static func == (left: JSON, right: JSON) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension JSON.Member {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (left: Self, right: Self) -> Bool {
    left.key.hasSameBytes(as: right.key) && left.value == right.value
  }
}
