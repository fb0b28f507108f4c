import HearthModel
import HearthPorts
import StorageSQL
import StorageSQLite
import Testing

@Suite("Plans of queries")
struct SQLiteQueryPlanTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let query: Query<Note>
    let index: String
  }

  private static let owner = RecordID(high: 0, low: 1)
  private static let day = Instant(milliseconds: 0)..<Instant(milliseconds: 86_400_000)

  static let cases: [Case] = [
    Case(
      testDescription: "a day of one owner",
      query: Note.query.where(\.owner, is: owner).where(\.start, in: day).ordered(by: \.start),
      index: "note_1_2"
    ),
    Case(
      testDescription: "a day of one owner, latest first",
      query: Note.query.where(\.owner, is: owner).where(\.start, in: day)
        .ordered(by: \.start, .descending),
      index: "note_1_2"
    ),
    Case(
      testDescription: "the last of one owner",
      query: Note.query.where(\.owner, is: owner).ordered(by: \.start, .descending).limit(1),
      index: "note_1_2"
    ),
    Case(
      testDescription: "all of a text, by id",
      query: Note.query.where(\.text, is: "milk"),
      index: "note_3"
    ),
    Case(
      testDescription: "texts in a range, in order",
      query: Note.query.where(\.text, in: "a"..<"b").ordered(by: \.text),
      index: "note_3"
    ),
    Case(
      testDescription: "everything by owner and start",
      query: Note.query.ordered(by: \.owner).ordered(by: \.start),
      index: "note_1_2"
    ),
  ]

  @Test("A query walks its index in order", arguments: cases)
  func plan(_ testCase: Case) async throws {
    let plan = try await explain(testCase.query.scan)
    #expect(plan.contains { $0.contains("USING INDEX \(testCase.index)") }, "\(plan)")
    #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
  }

  @Test("Everything by id walks the table itself")
  func table() async throws {
    let plan = try await explain(Note.query.scan)
    #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
  }

  @Test("The plan tells when nothing helps a query")
  func unhelped() async throws {
    let plan = try await explain(Note.query.ordered(by: \.start).scan)
    #expect(plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
  }

  private func explain(_ scan: Scan) async throws -> [String] {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      try await makeNotes(path)
      let connection = try SQLiteDriver(address: path).open(.reader)
      defer { connection.close() }
      let text = ScanText(scan, connection.dialect)
      return try connection.with("EXPLAIN QUERY PLAN \(text.sql)") {
        (statement) throws(StoreError) in
        var lines: [String] = []
        while try statement.step() { lines.append(statement.text(3)) }
        return lines
      }
    }
  }
}
