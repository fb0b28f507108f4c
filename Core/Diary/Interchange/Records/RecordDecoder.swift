import HearthHousehold
import HearthModel
import HearthPorts

/// Makes entries of the values that a line of Hearth's own formats has.
struct RecordDecoder {
  let place: ImportPlace

  /// The entry of a record.
  ///
  /// - Parameters:
  ///   - type: its kind.
  ///   - id: its identifier.
  ///   - unknown: fields of a newer version.
  ///   - value: the value of a column.
  /// - Returns: the entry, whose source identifier is the record's own.
  /// - Throws: `ImportReason` where a column cannot hold its value.
  func entry<R: Record>(
    _ type: R.Type,
    id: RecordID,
    beside unknown: [UnknownField] = [],
    _ value: (Column) throws(ImportReason) -> Value
  ) throws(ImportReason) -> ForeignEntry {
    let columns = R.schema.table.columns
    var values: [Value] = []
    for column in columns { values.append(try value(column)) }
    let record: R
    var reader = RowReader(ValueRow(values))
    do throws(RowError) {
      record = try R.schema.decode(id, &reader)
    } catch {
      let position = error.position
      throw .unreadable(column: columns[position].name, text: values[position].text)
    }
    let cells = zip(columns, values).map { (name: $0.name, text: $1.text) }
    var entry = ForeignEntry(
      place: place,
      sourceID: id.description,
      child: ForeignChild(id: HearthRecords.child(of: record)?.description, name: ""),
      start: "",
      cells: ImportedRow.Content(cells + unknown.map(\.cell)),
      content: .record(record)
    )
    entry.unknown = unknown
    return entry
  }

  /// The entry of a record of a kind that this version does not know.
  func entry(ofKind kind: Int, id: RecordID, _ fields: [UnknownField]) -> ForeignEntry {
    var entry = ForeignEntry(
      place: place,
      sourceID: id.description,
      child: ForeignChild(id: nil, name: ""),
      start: "",
      cells: ImportedRow.Content(fields.map(\.cell)),
      content: .stranger(kind: kind, id)
    )
    entry.unknown = fields
    return entry
  }
}

extension Value {
  /// As a row's content has it.
  fileprivate var text: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .text(let text): text
    case .id(let id): id.description
    }
  }
}

extension UnknownField {
  /// As a row's content has it.
  fileprivate var cell: (name: String, text: String) {
    (UnknownMember.name(number), UnknownMember.digits(of: bytes))
  }
}

extension RowError {
  fileprivate var position: Int {
    switch self {
    case .nullInRequiredField(let column), .outOfRange(let column), .malformed(let column): column
    }
  }
}
