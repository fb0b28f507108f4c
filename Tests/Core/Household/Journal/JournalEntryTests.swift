import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import HearthHousehold

@Suite("Entries of the journal")
struct JournalEntryTests {
  private static let id = RecordID(high: 3, low: 9)

  private static let changes = [
    JournalChange(
      kind: 11,
      id: id,
      life: .init(before: true, after: true),
      fields: [
        .init(number: 1, before: .null, after: .text("é\"\n\u{0}")),
        .init(number: 5, before: .integer(.min), after: .integer(.max)),
        .init(number: 63, before: .id(id), after: .text("")),
      ],
      rest: ""
    ),
    JournalChange(kind: 5, id: id, life: .init(before: false, after: true), fields: [], rest: "z9"),
    JournalChange(kind: 5, id: id, life: .init(before: false, after: false), fields: [], rest: ""),
  ]

  @Test("read changes as they were written", arguments: changes)
  func changesRoundTrip(_ change: JournalChange) throws {
    let json = try JSON(parsing: change.json.text)
    #expect(JournalChange(json) == change)
  }

  @Test("read a new record from an object as well, as they were written once")
  func oldBirth() throws {
    let text = """
      {"kind":5,"id":"\(Self.id)","life":[false,true],"rest":"z9"}
      """
    #expect(JournalChange(try JSON(parsing: text)) == Self.changes[1])
  }

  @Test("read labels as they were written")
  func labelsRoundTrip() throws {
    let label = JournalLabel(
      "a.b",
      .text("a.b"),
      .number(-1),
      .instant(Instant(milliseconds: -1)),
      .message("c.d")
    )
    #expect(JournalLabel(try JSON(parsing: label.json.text)) == label)
  }

  /// What a newer version may write, or a fault leave.
  private static let unreadable: [(label: String, changes: String)] = [
    (#"["a"]"#, #"[{"kind":999,"id":"00000000000000000000000001"}]"#),
    (#"["a"]"#, #"[{"kind":90,"id":"00000000000000000000000001","fields":{"60":[1,2]}}]"#),
    (#"["a"]"#, #"[{"kind":90,"id":"00000000000000000000000001","fields":{"-1":[1,2]}}]"#),
    (#"["a"]"#, #"[{"kind":90,"id":"00000000000000000000000001","fields":{"1":[1]}}]"#),
    (#"["a"]"#, #"[{"kind":90,"id":"00000000000000000000000001","fields":{"1":[1,2.5]}}]"#),
    (#"["a"]"#, #"[{"kind":90,"id":"00000000000000000000000001","photo":1}]"#),
    (#"["a"]"#, #"[{"kind":90,"id":"00000000000000000000000001","life":[true]}]"#),
    (#"["a"]"#, #"[{"kind":90,"id":"1"}]"#),
    (#"["a"]"#, #"[[90,"00000000000000000000000001"]]"#),
    (#"["a"]"#, #"[[90,"1","z9"]]"#),
    (#"["a"]"#, #"[[90,"00000000000000000000000001","z9",1]]"#),
    (#"["a"]"#, #"{}"#),
    (#"["a"]"#, ""),
    (#"["a",{"week":3}]"#, "[]"),
    (#"["a",null]"#, "[]"),
    ("[]", "[]"),
    ("{", "[]"),
  ]

  @Test("of a newer version are refused, and nothing is written", arguments: unreadable)
  func newer(_ entry: (label: String, changes: String)) async throws {
    let desk = try await Desk()
    try await desk.journal().put(Sheet(1, "a"))
    try await desk.rewriteEntry { ($0.label, $0.changes) = (entry.label, entry.changes) }
    let before = try await desk.text()
    #expect(await desk.journal().refusal { try await $0.undo() } == .newer)
    #expect(try await desk.text() == before)
    _ = try await desk.journal().letStand()
  }

  @Test("of unreadable obstacles are refused", arguments: ["", "[1]", #"["1"]"#, "{}"])
  func obstacles(_ text: String) async throws {
    let desk = try await Desk()
    try await desk.journal().put(Sheet(1, "a"))
    try await desk.rewriteEntry { $0.obstacles = text }
    #expect(await desk.journal().refusal { try await $0.undo() } == .newer)
  }

  @Test("of a field whose value cannot be are refused by the store", arguments: [1, 2, 4])
  func misfit(_ number: Int) async throws {
    let desk = try await Desk()
    try await desk.journal().put(Sheet(1, "a", size: 3))
    let after = ["", #""a""#, "3", "", "null"][number]
    let before = number == 2 ? #""three""# : "null"
    try await desk.rewriteEntry {
      $0.changes =
        #"[{"kind":90,"id":"\#(RecordID.numbered(1))","fields":{"\#(number)":[\#(before),\#(after)]}}]"#
    }
    guard number != 4 else {
      _ = try await desk.journal().undo()
      return
    }
    await #expect(throws: StoreError.self) { try await desk.journal().undo() }
    #expect(try await desk.sheet(1) == Sheet(1, "a", size: 3))
  }

  @Test("survive a number at the end of its range")
  func lastSequence() async throws {
    let desk = try await Desk()
    try await desk.journal().put(Sheet(1))
    try await desk.rewriteEntry { $0.sequence = .max }
    try await desk.journal().put(Sheet(2))
    _ = try await desk.journal().undo()
    #expect(try await desk.entries().count == 2)
  }

  @Test("know a record again when a field unknown so far has got its column")
  func liftedField() {
    let table = Sheet.schema.table
    let row = StoredRow(
      values: [.text("a"), .integer(1), .null, .null],
      unknown: [UnknownField(number: 3, bytes: Value.text("n").bytes)],
      stamps: Stamps()
    )
    var lifted = row
    lifted.values[2] = .text("n")
    lifted.unknown = []
    func fingerprint(_ row: StoredRow, except numbers: [Int] = []) -> UInt64 {
      JournalChange.fingerprint(of: row, in: table, except: numbers)
    }
    #expect(fingerprint(row) == fingerprint(lifted))
    #expect(fingerprint(row, except: [3]) != fingerprint(row))
    lifted.values[2] = .text("m")
    #expect(fingerprint(row) != fingerprint(lifted))
    #expect(fingerprint(row, except: [3]) == fingerprint(lifted, except: [3]))
  }
}
