/// How a backend keeps a field.
public enum Storage: Sendable, Equatable {
  case integer
  case text
  case id
}

/// What a column of a row holds; there are no reals, amounts are whole base units.
public enum Value: Sendable, Equatable {
  case null
  case integer(Int64)
  case text(String)
  case id(RecordID)

  /// Equality of bytes: unlike `String`, "é" and "e" + accent differ, as in every backend.
  public static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.integer(let left), .integer(let right)): left == right
    case (.text(let left), .text(let right)): left.hasSameBytes(as: right)
    case (.id(let left), .id(let right)): left == right
    default: false
    }
  }

  /// The order of every backend: null first, numbers by value, text by UTF-8 bytes, ids by bytes.
  public static func precedes(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left < right
    case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.id(let left), .id(let right)): left < right
    default: left.rank < right.rank
    }
  }

  private var rank: Int {
    switch self {
    case .null: 0
    case .integer: 1
    case .text: 2
    case .id: 3
    }
  }
}

extension String {
  /// Equality of UTF-8 bytes; `==` would also take composed and decomposed accents for equal.
  public func hasSameBytes(as other: String) -> Bool {
    // Equal bytes are equal text, and `==` settles most unequal pairs without looking at scalars.
    self == other && utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
