public import HearthModel
public import HearthPorts

/// A value of a field that lost against another device's, shown to everybody until somebody decides.
///
/// Its identifier is made of the field and of the write that lost, so that all devices that notice it
/// meet in one record. It is deleted when somebody has taken the value, or wants to hear of it no more.
public struct LostValue: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// The kind of the record that it belonged to.
  public let kind: Int
  /// The record.
  public let record: RecordID
  /// The number of the field.
  public let field: Int
  /// The value of a field of numbers; nil where it was none.
  public let number: Int?
  /// The value of a field of text.
  public let text: String?
  /// When somebody wrote it, by the clock of that device.
  public let at: Instant

  // swift-format-ignore
  public static let schema = Schema(3, "lost_value", indexes: [[2]], LostValue.init,
    Field(1, "kind", \.kind),
    Field(2, "record", \.record),
    Field(3, "field", \.field),
    Field(4, "number", \.number),
    Field(5, "text", \.text),
    Field(6, "at", \.at),
  )

  /// The value itself.
  public var value: Value {
    number.map { .integer(Int64($0)) } ?? text.map { .text($0) } ?? .null
  }
}

extension LostValue {
  /// A value that lost.
  ///
  /// - Parameters:
  ///   - value: a number, text, or none.
  ///   - field: the number of the field.
  ///   - kind: the kind of the record.
  ///   - record: the record.
  ///   - write: the stamp of the write that lost.
  package init(
    _ value: Value,
    of field: Int,
    kind: Int,
    _ record: RecordID,
    _ write: Stamps.Group
  ) {
    id = ImportedRow.id(forKey: "lost:\(kind):\(record):\(field):\(write.time):\(write.device)")
    self.kind = kind
    self.record = record
    self.field = field
    number = if case .integer(let number) = value { Int(number) } else { nil }
    text = if case .text(let text) = value { text } else { nil }
    at = Instant(milliseconds: Int64(write.time >> 16))
  }
}

extension ReadTransaction {
  /// The values of a record that lost, the earliest write first.
  ///
  /// - Throws: `StoreError`.
  public func lostValues(of record: RecordID) throws(StoreError) -> [LostValue] {
    try fetch(LostValue.query.where(\.record, is: record))
      .sorted { ($0.at, $0.id) < ($1.at, $1.id) }
  }
}
