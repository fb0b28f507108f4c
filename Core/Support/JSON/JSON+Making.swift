extension JSON {
  /// Text, or null for nil.
  public init(_ value: String?) {
    self = .optional(value) { .string($0) }
  }

  /// An integer, or null for nil.
  public init(_ value: Int?) {
    self = .optional(value) { .integer(Int64($0)) }
  }

  /// An integer, or null for nil.
  public init(_ value: Int64?) {
    self = .optional(value) { .integer($0) }
  }

  /// A truth value, or null for nil.
  public init(_ value: Bool?) {
    self = .optional(value) { .bool($0) }
  }

  /// What `make` gives for the value, or null for nil.
  public static func optional<Wrapped>(_ value: Wrapped?, _ make: (Wrapped) -> JSON) -> JSON {
    value.map(make) ?? .null
  }

  /// A decimal fraction: 3650 with three places is `3.650`.
  ///
  /// - Parameters:
  ///   - value: The amount in units of the last place.
  ///   - places: The digits behind the point; none or fewer give an integer.
  /// - Returns: A number with exactly that many places.
  public static func decimal(_ value: Int64, places: Int) -> JSON {
    guard places > 0 else { return .integer(value) }
    let digits = String(value.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let sign = value < 0 ? "-" : ""
    return .number("\(sign)\(padded.dropLast(places)).\(padded.suffix(places))")
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension JSON: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) { self = .null }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension JSON: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension JSON: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension JSON: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self = .string(value) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension JSON: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// An object with its members in the order written.
  public init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }
}
