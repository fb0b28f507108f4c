/// How two versions of a field become one when devices meet.
public enum Merge: Sendable, Equatable {
  /// The later writer's value stands.
  case lastWriter
  /// The later writer's value stands and the other is kept for a person to look at.
  case longText
}

/// A column as a backend sees it.
public struct Column: Sendable, Equatable {
  /// The permanent number of the field, 1...63; its bit in `Stamps`.
  public let number: Int
  /// The name in SQL, in interchange and in the APIs.
  public let name: String
  /// How a backend keeps it.
  public let storage: Storage
  /// Whether it may be null.
  public let isOptional: Bool
  /// What happens when two devices changed it.
  public let merge: Merge

  /// Whether the column can hold the value.
  public func admits(_ value: Value) -> Bool {
    switch value {
    case .null: isOptional
    case .integer: storage == .integer
    case .text: storage == .text
    case .id: storage == .id
    }
  }
}

/// A table as a backend sees it: no model type crosses to a driver.
public struct Table: Sendable, Equatable {
  /// The permanent number of the record kind.
  public let kind: Int
  /// The table's name, in the singular.
  public let name: String
  /// In the order of the model's properties.
  public let columns: [Column]
  /// Field numbers of each index, in order.
  public let indexes: [[Int]]
  /// Whether its records never leave the device: sync, exports and the undo journal skip them.
  public let isLocal: Bool

  /// The bits of all fields, and bit 0 for `life`.
  public var allFields: UInt64 {
    columns.reduce(1) { $0 | 1 << UInt64($1.number) }
  }

  /// The first column that cannot hold its value of the row; nil when all can.
  public func misfit(of values: [Value]) -> Column? {
    zip(columns, values).first { !$0.admits($1) }?.0
  }

  /// The position of the field with this number.
  public func position(ofField number: Int) -> Int? {
    columns.firstIndex { $0.number == number }
  }
}

/// One field of a model: its permanent number, its name and the property that holds it.
public struct Field<Model, Value: FieldValue>: Sendable {
  let number: Int
  let name: String
  let path: any KeyPath<Model, Value> & Sendable
  let merge: Merge

  /// A line of a schema.
  public init(
    _ number: Int,
    _ name: String,
    _ path: any KeyPath<Model, Value> & Sendable,
    merge: Merge = .lastWriter
  ) {
    self.number = number
    self.name = name
    self.path = path
    self.merge = merge
  }
}

/// What a model declares once: its table, and how a row becomes a model and back.
///
/// Built around the memberwise initialiser by a parameter pack, so that a forgotten, surplus or
/// mistyped field does not compile; two swapped fields of one type trap at first use.
public final class Schema<Model: Sendable>: Sendable {
  /// The storage-shaped description that backends work from.
  public let table: Table
  private let make: @Sendable (RecordID, inout RowReader) throws(RowError) -> Model
  private let writers: [@Sendable (Model, inout RowWriter) -> Void]
  private let offsets: [Int]

  /// Declares the table of a model.
  ///
  /// - Parameters:
  ///   - kind: the permanent number of the record kind.
  ///   - name: the table's name, in the singular.
  ///   - indexes: field numbers of each index.
  ///   - isLocal: whether the records never leave the device.
  ///   - make: the memberwise initialiser.
  ///   - field: one field a stored property, in the order of their declaration.
  public init<each V: FieldValue>(
    _ kind: Int,
    _ name: String,
    indexes: [[Int]] = [],
    isLocal: Bool = false,
    _ make: @escaping @Sendable (RecordID, repeat each V) -> Model,
    _ field: repeat Field<Model, each V>
  ) {
    var columns: [Column] = []
    var writers: [@Sendable (Model, inout RowWriter) -> Void] = []
    var offsets: [Int] = []
    for field in repeat each field {
      Self.add(field, to: &columns, &writers, &offsets)
    }
    precondition(
      zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 },
      "The fields of \(name) are not in the order of its properties."
    )
    precondition(
      Set(columns.map(\.number)).count == columns.count
        && columns.allSatisfy { (1...63).contains($0.number) },
      "The field numbers of \(name) must be 1...63 and used once."
    )
    table = Table(kind: kind, name: name, columns: columns, indexes: indexes, isLocal: isLocal)
    self.writers = writers
    self.offsets = offsets
    self.make = { (id, reader) throws(RowError) in
      make(id, repeat try reader.next((each V).self))
    }
  }

  /// The model that a row holds.
  ///
  /// - Throws: `RowError` where a column does not fit its field.
  public func decode(_ id: RecordID, _ reader: inout RowReader) throws(RowError) -> Model {
    try make(id, &reader)
  }

  /// Writes the fields of a model, in the order of the table.
  public func encode(_ model: Model, into writer: inout RowWriter) {
    for write in writers { write(model, &writer) }
  }

  /// The position of the column that holds a property, found by its offset in the struct.
  public func column(of path: PartialKeyPath<Model>) -> Int {
    guard let offset = MemoryLayout<Model>.offset(of: path),
      let column = offsets.firstIndex(of: offset)
    else { preconditionFailure("\(path) is not a field of \(table.name).") }
    return column
  }

  private static func add<V>(
    _ field: Field<Model, V>,
    to columns: inout [Column],
    _ writers: inout [@Sendable (Model, inout RowWriter) -> Void],
    _ offsets: inout [Int]
  ) {
    let path = field.path
    guard let offset = MemoryLayout<Model>.offset(of: path) else {
      preconditionFailure("\(field.name) is not a stored property.")
    }
    columns.append(
      Column(
        number: field.number,
        name: field.name,
        storage: V.storage,
        isOptional: V.isOptional,
        merge: field.merge
      )
    )
    writers.append { model, writer in writer.next(model[keyPath: path]) }
    offsets.append(offset)
  }
}

/// A plain struct that is kept, synced, exported and queried by its schema.
public protocol Record: Sendable, Identifiable where ID == RecordID {
  /// The one declaration of its table; build it once, in a static property.
  static var schema: Schema<Self> { get }
}
