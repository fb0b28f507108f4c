/// Why a row could not become a model: what is stored does not fit the field.
public enum RowError: Error, Equatable {
  case nullInRequiredField(column: Int)
  case outOfRange(column: Int)
  case malformed(column: Int)
}

/// Where a row is read from: a statement, an array of values, a wire record.
///
/// A column is asked for by its position in the table and by its storage class; asking for another
/// class, or for a null column's value, may give any value but never traps.
public protocol RowSource: AnyObject {
  /// Whether the column holds no value.
  func isNull(_ column: Int) -> Bool
  /// The value of a column stored as an integer.
  func integer(_ column: Int) -> Int64
  /// The value of a column stored as text.
  func text(_ column: Int) -> String
  /// The value of a column stored as an identifier.
  func id(_ column: Int) -> RecordID
}

/// Where a row is written to: a statement, an array of values, a comparison, the wire.
public protocol RowSink: AnyObject {
  /// Writes no value.
  func null(_ column: Int)
  /// Writes an integer.
  func integer(_ value: Int64, _ column: Int)
  /// Writes text.
  func text(_ value: String, _ column: Int)
  /// Writes an identifier.
  func id(_ value: RecordID, _ column: Int)
}

/// Reads the fields of one row in the order of its table.
public struct RowReader {
  private let source: any RowSource
  private var column = 0

  /// Starts at the first field of a row.
  public init(_ source: any RowSource) {
    self.source = source
  }

  /// The next field.
  ///
  /// - Throws: `RowError` when what is stored cannot be such a value.
  public mutating func next<V: FieldValue>(_: V.Type = V.self) throws(RowError) -> V {
    defer { column += 1 }
    return try V.value(in: source, column)
  }
}

/// Writes the fields of one row in the order of its table.
public struct RowWriter {
  private let sink: any RowSink
  private var column = 0

  /// Starts at the first field of a row.
  public init(_ sink: any RowSink) {
    self.sink = sink
  }

  /// Writes the next field.
  public mutating func next<V: FieldValue>(_ value: V) {
    value.encode(into: sink, column)
    column += 1
  }

  /// Writes the next field as a backend keeps it, whatever the model's type.
  public mutating func next(_ value: Value) {
    switch value {
    case .null: sink.null(column)
    case .integer(let value): sink.integer(value, column)
    case .text(let value): sink.text(value, column)
    case .id(let value): sink.id(value, column)
    }
    column += 1
  }
}

/// A row as an array of values: the memory store's rows, a query's terms, a wire record's fields.
public final class ValueRow: RowSource, RowSink {
  /// One value a column, in the order of the table.
  public private(set) var values: [Value]

  /// A row of these values.
  public init(_ values: [Value]) {
    self.values = values
  }

  /// The row that `encode` writes, of `count` columns: worked out once where it is wanted twice.
  public convenience init(count: Int, _ encode: (inout RowWriter) -> Void) {
    self.init(count: count)
    var writer = RowWriter(self)
    encode(&writer)
  }

  /// Writes its values into another row.
  public func write(into writer: inout RowWriter) {
    for value in values { writer.next(value) }
  }

  /// An empty row of `count` columns to be written.
  public convenience init(count: Int) {
    self.init(Array(repeating: .null, count: count))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func isNull(_ column: Int) -> Bool { values[column] == .null }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func integer(_ column: Int) -> Int64 {
    if case .integer(let value) = values[column] { value } else { 0 }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func text(_ column: Int) -> String {
    if case .text(let value) = values[column] { value } else { "" }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func id(_ column: Int) -> RecordID {
    if case .id(let value) = values[column] { value } else { RecordID(high: 0, low: 0) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func null(_ column: Int) { values[column] = .null }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func integer(_ value: Int64, _ column: Int) { values[column] = .integer(value) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func text(_ value: String, _ column: Int) { values[column] = .text(value) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func id(_ value: RecordID, _ column: Int) { values[column] = .id(value) }
}
