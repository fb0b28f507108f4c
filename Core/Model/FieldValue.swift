/// A type that a record's field can have.
public protocol FieldValue: Sendable {
  /// How a backend keeps it.
  static var storage: Storage { get }
  /// Whether the column may be null.
  static var isOptional: Bool { get }
  /// Reads the value; throws where what is stored cannot be one.
  init(from source: any RowSource, _ column: Int) throws(RowError)
  /// Reads the value as `init` does; a row's reader asks for this one.
  static func value(in source: any RowSource, _ column: Int) throws(RowError) -> Self
  /// Reads the value, or nil where there is none.
  static func optional(in source: any RowSource, _ column: Int) throws(RowError) -> Self?
  /// Writes the value.
  func encode(into sink: any RowSink, _ column: Int)
}

/// A word from an open set (a place, a mood): values of newer versions survive.
///
/// Never a closed enum, since a word this version does not know must come back unharmed.
public protocol Token: RawRepresentable, FieldValue, Hashable where RawValue == String {
  init(rawValue: String)
}

extension FieldValue {
  /// Required, unless a type says otherwise.
  public static var isOptional: Bool { false }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func value(in source: any RowSource, _ column: Int) throws(RowError) -> Self {
    try Self(from: source, column)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func optional(in source: any RowSource, _ column: Int) throws(RowError) -> Self? {
    source.isNull(column) ? nil : try Self(from: source, column)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Token {
  public static var storage: Storage { .text }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    self.init(rawValue: try String(from: source, column))
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.text(rawValue, column)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int64: FieldValue {
  public static var storage: Storage { .integer }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    guard !source.isNull(column) else { throw .nullInRequiredField(column: column) }
    self = source.integer(column)
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.integer(self, column)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int: FieldValue {
  public static var storage: Storage { .integer }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    self = Int(try Int64(from: source, column))
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.integer(Int64(self), column)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Bool: FieldValue {
  public static var storage: Storage { .integer }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    self = try Int64(from: source, column) != 0
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.integer(self ? 1 : 0, column)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension String: FieldValue {
  public static var storage: Storage { .text }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    guard !source.isNull(column) else { throw .nullInRequiredField(column: column) }
    self = source.text(column)
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.text(self, column)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RecordID: FieldValue {
  public static var storage: Storage { .id }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    guard !source.isNull(column) else { throw .nullInRequiredField(column: column) }
    self = source.id(column)
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.id(self, column)
  }
}

/// Kept as milliseconds since 1970.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Instant: FieldValue {
  public static var storage: Storage { .integer }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    self.init(milliseconds: try Int64(from: source, column))
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.integer(milliseconds, column)
  }
}

/// Kept as days since 1970-01-01.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Day: FieldValue {
  public static var storage: Storage { .integer }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    self.init(number: Int(try Int64(from: source, column)))
    guard Day.writable.contains(self) else { throw .outOfRange(column: column) }
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.integer(Int64(number), column)
  }
}

/// Kept as seconds since 00:00.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension WallTime: FieldValue {
  public static var storage: Storage { .integer }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    let seconds = try Int64(from: source, column)
    guard (0..<86_400).contains(seconds) else { throw .outOfRange(column: column) }
    self.init(secondsSinceMidnight: Int(seconds))
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.integer(Int64(seconds), column)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Optional: FieldValue where Wrapped: FieldValue {
  public static var storage: Storage { Wrapped.storage }
  public static var isOptional: Bool { true }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    self = try Wrapped.optional(in: source, column)
  }

  // Handed through by the wrapped type: as an initialiser it would ask for the metadata of the
  // optional one at every value, which is a tenth of the time of a statistic.
  public static func value(in source: any RowSource, _ column: Int) throws(RowError) -> Self {
    try Wrapped.optional(in: source, column)
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    if let self {
      self.encode(into: sink, column)
    } else {
      sink.null(column)
    }
  }
}
