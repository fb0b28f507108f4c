import HearthModel
import HearthPorts

/// What the writers of the durability tests write.
struct Entry: Record, Equatable {
  let id: RecordID
  var author: Int
  var commit: Int
  var text: String

  // swift-format-ignore
  static let schema = Schema(8, "entry", indexes: [[1, 2]], Entry.init,
    Field(1, "author", \.author),
    Field(2, "commit", \.commit),
    Field(3, "text", \.text)
  )
}

/// The same table as a later version declares it.
struct LaterEntry: Record {
  let id: RecordID
  var author: Int
  var commit: Int
  var text: String
  var remark: String?

  // swift-format-ignore
  static let schema = Schema(8, "entry", indexes: [[2, 1], [3]], LaterEntry.init,
    Field(1, "author", \.author),
    Field(2, "commit", \.commit),
    Field(3, "text", \.text),
    Field(4, "remark", \.remark)
  )
}

extension StoreSetup {
  /// A store of entries as of version 1 or 2.
  static func entries(
    _ path: String,
    version: Int = 1,
    execution: StoreExecution = .caller,
    remark: @escaping @Sendable (StoreRemark) -> Void = { _ in }
  ) -> StoreSetup {
    let table = version == 1 ? Entry.schema.table : LaterEntry.schema.table
    return StoreSetup(
      address: path,
      modules: [SchemaModule(name: "entries", version: version) { [table] }],
      execution: execution,
      now: { Instant(seconds: 1_700_000_000) },
      random: { 5 },
      remark: remark
    )
  }
}
