import DiaryCore
import HearthContainer
import HearthModel
import HearthPorts
import Testing

@Suite("Whose an imported row is")
struct ImportChildTests {
  private static let birthHead = "id,first_name,last_name,birth_date,birth_time"
  private static let head = "id,child_id,child_first_name,child_last_name,start,end,nap"

  private static func sleep(_ id: Int, _ child: String, day: Int) -> String {
    "\(id),\(child),2026-06-\(day < 10 ? "0" : "")\(day) 09:00:00,"
      + "2026-06-\(day < 10 ? "0" : "")\(day) 10:00:00,1"
  }

  private let births = ImportFile("Child.csv", birthHead, "1,Ada,Byron,2026-01-01,07:30:00")
  private let sleeps = ImportFile("Sleep.csv", head, sleep(1, "1,Ada,Byron", day: 1))

  @Test("A child comes with its day and time of birth")
  func added() async throws {
    let house = try await ImportHouse()
    try await house.take([births])
    let child = try #require(try await house.children().first)
    #expect(child.name == "Ada Byron" && child.born == Day("2026-01-01"))
    #expect(child.bornAt == WallTime("07:30") && child.night == .standard)
  }

  @Test("A child of this name in the diary is joined, once and with a remark")
  func joined() async throws {
    let house = try await ImportHouse()
    let ada = try await house.addChild("Ada Byron")
    let report = try await house.take([sleeps, births])
    #expect(report.added == 1 && report.unchanged == 1)
    #expect(
      report.remarks.map(\.reason) == [
        .childJoined("Ada Byron", ada.id),
        .bornOtherwise("Ada Byron", here: ada.born, there: Day(number: 20_454)),
      ]
    )
    #expect(try await house.children() == [ada])
    #expect(try await house.sleeps().map(\.child) == [ada.id])
    #expect(try await house.take([sleeps, births]).remarks.isEmpty)
  }

  @Test("A child that was renamed here is still found by its identifier, without its own row too")
  func renamed() async throws {
    let house = try await ImportHouse()
    try await house.take([births])
    var child = try #require(try await house.children().first)
    child.name = "Countess"
    let renamed = child
    try await house.dependencies.store.write { try $0.put(renamed) }
    #expect(try await house.take([sleeps]).added == 1)
    #expect(try await house.children() == [renamed])
  }

  @Test("A child that the source renamed is renamed, the rest of it left")
  func renamedThere() async throws {
    let house = try await ImportHouse()
    try await house.take([births])
    var child = try #require(try await house.children().first)
    child.sex = .girl
    let edited = child
    try await house.dependencies.store.write { try $0.put(edited) }
    let report = try await house.take([births.replacing("Byron", by: "Lovelace")])
    #expect(report.changed == 1)
    child.name = "Ada Lovelace"
    #expect(try await house.children() == [child])
  }

  @Test("Two children of one name are told apart by the source's identifiers")
  func sameNameInSource() async throws {
    let house = try await ImportHouse()
    let births = ImportFile("Child.csv", Self.birthHead, "1,Ada,,2026-01-01,", "2,Ada,,2026-01-01,")
    let sleeps = ImportFile(
      "Sleep.csv",
      Self.head,
      Self.sleep(1, "1,Ada,", day: 1),
      Self.sleep(2, "2,Ada,", day: 1),
      Self.sleep(3, ",Ada,", day: 2),
      Self.sleep(4, "9,Ada,", day: 3)
    )
    let report = try await house.take([births, sleeps])
    let ids = try await house.children().map(\.id).sorted()
    #expect(ids.count == 2 && report.added == 4)
    #expect(report.rejected.map(\.reason) == [.sameName("Ada", ids: ids), .unknownChild("Ada")])
    #expect(Set(try await house.sleeps().map(\.child)) == Set(ids))
  }

  @Test("Two children of one name in the diary must be told by the caller")
  func sameNameInDiary() async throws {
    let house = try await ImportHouse()
    let one = try await house.addChild("Ada Byron")
    let two = try await house.addChild("Ada Byron")
    let reason = ImportReason.sameName("Ada Byron", ids: [one.id, two.id].sorted())
    let report = try await house.take([births, sleeps])
    #expect(report.added == 0 && report.rejected.map(\.reason) == [reason, reason])
    #expect(try await house.take([sleeps]) { $0.child = two }.added == 1)
    #expect(try await house.sleeps().map(\.child) == [two.id])
  }

  @Test("All rows of one child go to the child that the caller names, whatever its name")
  func chosen() async throws {
    let house = try await ImportHouse()
    let ada = try await house.addChild("Ада")
    let report = try await house.take([sleeps, births]) { $0.child = ada }
    #expect(report.added == 1 && report.skipped.isEmpty)
    #expect(try await house.children() == [ada])
    #expect(try await house.sleeps().map(\.child) == [ada.id])
  }

  @Test("Of rows of several children those under the chosen one's name are taken, the rest skipped")
  func chosenOfSeveral() async throws {
    let house = try await ImportHouse()
    let ada = try await house.addChild("Ada Byron")
    let files = [
      ImportFile("Child.csv", Self.birthHead, "1,Ada,Byron,2026-01-01,", "2,Bea,,2026-01-01,"),
      ImportFile(
        "Sleep.csv",
        Self.head,
        Self.sleep(1, "1,Ada,Byron", day: 1),
        Self.sleep(2, "2,Bea,", day: 1)
      ),
    ]
    let report = try await house.take(files) { $0.child = ada }
    #expect(report.added == 1)
    #expect(
      report.lines.filter { $0.hasPrefix("skipped") } == [
        #"skipped Child.csv:3 otherChild("Bea")"#, #"skipped Sleep.csv:3 otherChild("Bea")"#,
      ]
    )
    #expect(try await house.children() == [ada])
  }

  @Test("Of two children of the chosen one's name in the source, the one of its birthday is meant")
  func chosenOfSameName() async throws {
    let house = try await ImportHouse()
    let ada = try await house.addChild("Ada", born: Day(number: 20_455))
    let files = [
      ImportFile("Child.csv", Self.birthHead, "1,Ada,,2026-01-01,", "2,Ada,,2026-01-02,"),
      ImportFile(
        "Sleep.csv",
        Self.head,
        Self.sleep(1, "1,Ada,", day: 1),
        Self.sleep(2, "2,Ada,", day: 2)
      ),
    ]
    let report = try await house.take(files) { $0.child = ada }
    #expect(report.added == 1 && report.rejected.isEmpty)
    #expect(report.skipped.map(\.place.line) == [2, 2])
    #expect(try await house.children() == [ada])
  }

  @Test("Rows that name the child by its identifier alone need its row, or to be told")
  func identifierAlone() async throws {
    let house = try await ImportHouse()
    let sleeps = ImportFile(
      "Sleep.csv",
      "child_id,start,end,notes",
      "1,2026-06-01 09:00:00,2026-06-01 10:00:00,"
    )
    #expect(try await house.take([sleeps]).rejected.map(\.reason) == [.unknownChild("1")])
    let ada = try await house.addChild("Ada")
    #expect(try await house.take([sleeps]) { $0.child = ada }.added == 1)
  }

  @Test(
    "Hard case 11: any name and any note comes through",
    arguments: [
      "Ёжик", "🦔", "שרה", String(repeating: "a", count: 255),
    ]
  )
  func names(name: String) async throws {
    let house = try await ImportHouse()
    let note = "one\r\ntwo\n\n\"three\", =1+1 \(name)"
    let quoted =
      "\""
      + note.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
    let births = ImportFile("Child.csv", Self.birthHead, "1,\(name),,2026-01-01,")
    let sleeps = ImportFile(
      "Sleep.csv",
      "child_first_name,child_last_name,start,end,notes",
      "\(name),,2026-06-01 09:00:00,2026-06-01 10:00:00,\(quoted)",
      "\(name),,2026-06-02 09:00:00,2026-06-02 10:00:00, "
    )
    #expect(try await house.take([sleeps, births]).added == 3)
    #expect(try await house.children().map(\.name) == [name])
    #expect(try await house.sleeps().map(\.note) == [note, nil])
  }

  @Test(
    "A bad child's row is rejected, and so are the rows that need it",
    arguments: [
      ("1,,,2026-01-01,", ImportReason.missing(column: "first_name")),
      ("1,Ada,Byron,,", .missing(column: "birth_date")),
      ("1,Ada,Byron,soon,", .unreadable(column: "birth_date", text: "soon")),
      ("1,Ada,Byron,2026-01-01,late", .unreadable(column: "birth_time", text: "late")),
      ("1,Ada,Byron,2027-01-01,", .bornInFuture(Day(number: 20_819))),
    ]
  )
  func badBirth(row: String, reason: ImportReason) async throws {
    let house = try await ImportHouse()
    let report = try await house.take([ImportFile("Child.csv", Self.birthHead, row), sleeps])
    #expect(report.rejected.map(\.reason) == [reason, .unknownChild("Ada Byron")])
    #expect(try await house.contents().isEmpty)
  }

  @Test("Entries before the birth are kept, with one remark a child and file")
  func beforeBirth() async throws {
    let house = try await ImportHouse()
    let births = try births.replacing("2026-01-01", by: "2026-06-03")
    let sleeps = ImportFile(
      "Sleep.csv",
      Self.head,
      Self.sleep(1, "1,Ada,Byron", day: 1),
      Self.sleep(2, "1,Ada,Byron", day: 2),
      Self.sleep(3, "1,Ada,Byron", day: 3)
    )
    let report = try await house.take([births, sleeps])
    #expect(report.added == 4)
    #expect(report.remarks.map(\.reason) == [.beforeBirth(child: "Ada Byron", count: 2)])
  }
}
