/// How two versions of a field become one when devices meet.
public enum Merge: Sendable, Equatable {
  /// The later writer's value stands.
  case lastWriter
  /// The later writer's value stands and the other is kept for a person to look at.
  case longText
  /// The later writer's value stands and the whole household is told of the other.
  case told
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

  /// A column as a store describes it.
  package init(number: Int, name: String, storage: Storage, isOptional: Bool, merge: Merge) {
    self.number = number
    self.name = name
    self.storage = storage
    self.isOptional = isOptional
    self.merge = merge
  }

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

  /// A table as a store describes it.
  package init(kind: Int, name: String, columns: [Column], indexes: [[Int]], isLocal: Bool) {
    self.kind = kind
    self.name = name
    self.columns = columns
    self.indexes = indexes
    self.isLocal = isLocal
  }

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
  /// Made only to be checked: making a key path takes longer than all else in a schema.
  let path: @Sendable () -> any KeyPath<Model, Value> & Sendable
  let merge: Merge

  /// A line of a schema.
  public init(
    _ number: Int,
    _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> any KeyPath<Model, Value> & Sendable,
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
/// mistyped field does not compile; two swapped fields of one type trap in debug builds, at first use.
public final class Schema<Model: Sendable>: Sendable {
  /// The storage-shaped description that backends work from.
  public let table: Table
  private let make: @Sendable (RecordID, inout RowReader) throws(RowError) -> Model
  private let writers: [Writer]
  private let offsets: [Int]

  /// Writes the field that lies at a place in a model.
  private typealias Writer = @Sendable (UnsafeRawPointer, inout RowWriter) -> Void

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
    var layout = Layout()
    for field in repeat each field { layout.add(field) }
    table = Table(
      kind: kind,
      name: name,
      columns: layout.columns,
      indexes: indexes,
      isLocal: isLocal
    )
    precondition(
      table.allFields.nonzeroBitCount == table.columns.count + 1,
      "The field numbers of \(name) must be 1...63 and used once."
    )
    writers = layout.writers
    offsets = layout.offsets
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
    withUnsafePointer(to: model) { model in
      for write in writers { write(UnsafeRawPointer(model), &writer) }
    }
  }

  /// The position of the column that holds a property, found by its offset in the struct.
  public func column(of path: PartialKeyPath<Model>) -> Int {
    guard let offset = MemoryLayout<Model>.offset(of: path),
      let column = offsets.firstIndex(of: offset)
    else { preconditionFailure("\(path) is not a field of \(table.name).") }
    return column
  }

  /// Gathers the fields of a struct that begins with its identifier.
  private struct Layout {
    private(set) var columns: [Column] = []
    private(set) var writers: [Writer] = []
    private(set) var offsets: [Int] = []
    private var end = MemoryLayout<RecordID>.size

    mutating func add<V>(_ field: Field<Model, V>) {
      // Structs are laid out in the order of their declaration, each property at the next place that
      // its alignment allows.
      let alignment = MemoryLayout<V>.alignment
      let offset = (end + alignment - 1) / alignment * alignment
      assert(
        MemoryLayout<Model>.offset(of: field.path()) == offset,
        "\(field.name) is not the stored property at its place."
      )
      precondition((1...63).contains(field.number), "\(field.name) has no number of 1...63.")
      end = offset + MemoryLayout<V>.size
      offsets.append(offset)
      writers.append { model, writer in
        writer.next(model.load(fromByteOffset: offset, as: V.self))
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
    }
  }
}

/// A plain struct that is kept, synced, exported and queried by its schema.
public protocol Record: Sendable, Identifiable where ID == RecordID {
  /// The one declaration of its table; build it once, in a static property.
  static var schema: Schema<Self> { get }
}
