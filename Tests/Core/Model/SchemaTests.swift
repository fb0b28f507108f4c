import HearthModel
import Testing

/// A model with every kind of field.
private struct Sample: Record, Equatable {
  let id: RecordID
  var owner: RecordID
  var at: Instant
  var until: Instant?
  var day: Day
  var time: WallTime
  var count: Int?
  var isDone: Bool
  var text: String?

  // swift-format-ignore
  static let schema = Schema(900, "sample", indexes: [[1, 2]], Sample.init,
    Field(1, "owner", \.owner),
    Field(2, "at", \.at),
    Field(3, "until", \.until),
    Field(5, "day", \.day),
    Field(6, "time", \.time),
    Field(7, "count", \.count),
    Field(8, "done", \.isDone),
    Field(63, "text", \.text, merge: .longText),
  )
}

@Suite("A schema")
struct SchemaTests {
  private let sample = Sample(
    id: RecordID(high: 1, low: 2),
    owner: RecordID(high: 3, low: 4),
    at: Instant(milliseconds: -5),
    until: nil,
    day: Day(number: 20_000),
    time: WallTime(secondsSinceMidnight: 60),
    count: .max,
    isDone: true,
    text: "é\0e\u{301}"
  )

  @Test("writes a model into a row and reads the same model back")
  func roundTrip() throws {
    let row = ValueRow(count: Sample.schema.table.columns.count)
    var writer = RowWriter(row)
    Sample.schema.encode(sample, into: &writer)
    var reader = RowReader(row)
    #expect(try Sample.schema.decode(sample.id, &reader) == sample)
  }

  @Test("describes its table without the model's type")
  func table() {
    let table = Sample.schema.table
    #expect(table.columns.map(\.number) == [1, 2, 3, 5, 6, 7, 8, 63])
    #expect(table.columns.filter(\.isOptional).map(\.name) == ["until", "count", "text"])
    #expect(table.columns[0].storage == .id)
    #expect(table.allFields == 0x8000_0000_0000_01EF as UInt64)
    #expect(table.position(ofField: 63) == 7)
  }

  @Test("says which column does not fit")
  func misfit() {
    let row = ValueRow(count: Sample.schema.table.columns.count)
    var reader = RowReader(row)
    #expect(throws: RowError.nullInRequiredField(column: 0)) {
      try Sample.schema.decode(sample.id, &reader)
    }
  }

  @Test("finds a property's column, and turns queries into terms over columns")
  func query() {
    let scan = Sample.query.where(\.owner, is: sample.owner).where(\.until, is: nil)
      .where(\.at, in: Instant(seconds: 1)..<Instant(seconds: 2)).ordered(by: \.day, .descending)
      .limit(3).scan
    #expect(scan.terms.map(\.column) == [0, 2, 1, 1])
    #expect(scan.terms.map(\.test) == [.equal, .equal, .atLeast, .below])
    #expect(scan.terms[1].value == .null)
    #expect(scan.order == [.init(column: 3, direction: .descending)])
    #expect(scan.tieDirection == .descending)
    #expect(scan.limit == 3)
  }

  @Test("traps where two fields are in another order than their properties")
  func swapped() async {
    await #expect(processExitsWith: .failure) {
      _ = Schema(
        901,
        "swapped",
        { (id: RecordID, first: Int, second: Int) in Pair(id: id, first: first, second: second) },
        Field(1, "second", \Pair.second),
        Field(2, "first", \Pair.first)
      )
    }
  }
}

private struct Pair: Sendable {
  let id: RecordID
  var first: Int
  var second: Int
}
