#if Contracts
import HearthModel
import HearthPorts

/// A record with a field of every type.
struct Sample: Record, Equatable {
  let id: RecordID
  var owner = RecordID(high: 1, low: 1)
  var start = Instant(milliseconds: 0)
  var end: Instant?
  var title = ""
  var note: String?
  var amount = 0
  var exact: Int64?
  var isDone = false
  var day = Day(number: 0)
  var alarm: WallTime?
  var mood: Mood?
  var link: RecordID?

  // swift-format-ignore
  static let schema = Schema(101, "sample", indexes: [[1, 2], [1, 9, 2], [4]], Sample.init,
    Field(1, "owner", \.owner),
    Field(2, "start", \.start),
    Field(3, "end", \.end),
    Field(4, "title", \.title),
    Field(5, "note", \.note, merge: .longText),
    Field(6, "amount", \.amount),
    Field(7, "exact", \.exact),
    Field(8, "isDone", \.isDone),
    Field(9, "day", \.day),
    Field(10, "alarm", \.alarm),
    Field(12, "mood", \.mood),
    Field(13, "link", \.link)
  )

  static let modules = [
    SchemaModule(name: "contract", version: 1) { [schema.table, Pair.schema.table] }
  ]

  /// The sample with a small number as its id.
  static func numbered(_ number: UInt64) -> Sample {
    Sample(id: RecordID(high: 0, low: number))
  }
}

/// A small record of another kind, whose two halves a test keeps equal.
struct Pair: Record, Equatable {
  let id: RecordID
  var left: Int
  var right: Int

  // swift-format-ignore
  static let schema = Schema(102, "order", Pair.init,
    Field(1, "select", \.left),
    Field(2, "group", \.right)
  )
}

/// A word from an open set.
struct Mood: Token {
  let rawValue: String
}

/// The sample's table as a later version declares it: two fields more, a required one among them,
/// and other indexes.
struct LaterSample: Record, Equatable {
  let id: RecordID
  var owner: RecordID
  var start: Instant
  var end: Instant?
  var title: String
  var note: String?
  var amount: Int
  var exact: Int64?
  var isDone: Bool
  var day: Day
  var alarm: WallTime?
  var mood: Mood?
  var link: RecordID?
  var place: String?
  var weight: Int

  // swift-format-ignore
  static let schema = Schema(101, "sample", indexes: [[1, 15], [4]], LaterSample.init,
    Field(1, "owner", \.owner),
    Field(2, "start", \.start),
    Field(3, "end", \.end),
    Field(4, "title", \.title),
    Field(5, "note", \.note, merge: .longText),
    Field(6, "amount", \.amount),
    Field(7, "exact", \.exact),
    Field(8, "isDone", \.isDone),
    Field(9, "day", \.day),
    Field(10, "alarm", \.alarm),
    Field(12, "mood", \.mood),
    Field(13, "link", \.link),
    Field(14, "place", \.place),
    Field(15, "weight", \.weight)
  )

  static let modules = [
    SchemaModule(name: "contract", version: 2) { [schema.table, Pair.schema.table] }
  ]
}
#endif
