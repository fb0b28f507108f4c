import HearthModel
import HearthPorts

/// What older devices of a history know.
enum OlderSchema {
  static let module = SchemaModule(name: "simulated", version: 1) { tables }
  static let tables = [table]
  private static let table = Table(
    kind: 800,
    name: "simulated",
    columns: NewerSchema.table.columns.dropLast(2),
    indexes: [],
    isLocal: false
  )
}

/// What newer devices know: two fields and a kind more.
enum NewerSchema {
  static let module = SchemaModule(name: "simulated", version: 2) { tables }
  static let tables = [table, guests]
  static let table = Table(
    kind: 800,
    name: "simulated",
    columns: columns,
    indexes: [],
    isLocal: false
  )
  private static let guests = Table(
    kind: 801,
    name: "guest",
    columns: [columns[0], columns[3]],
    indexes: [],
    isLocal: false
  )

  private static let columns = [
    Column(number: 1, name: "first", storage: .integer, isOptional: true, merge: .lastWriter),
    Column(number: 2, name: "second", storage: .integer, isOptional: true, merge: .lastWriter),
    Column(number: 3, name: "note", storage: .text, isOptional: true, merge: .longText),
    Column(number: 4, name: "later", storage: .integer, isOptional: true, merge: .lastWriter),
    Column(number: 9, name: "last", storage: .text, isOptional: true, merge: .lastWriter),
  ]
}
