import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import Testing

@testable import DiaryCore

@Suite("Layouts of Baby Buddy's files")
struct ImportLayoutTests {
  @Test(
    "Line ends, byte order mark, order of columns and further columns mean nothing",
    arguments: [
      "\n", "\r\n", "\r",
    ]
  )
  func shapes(lineEnd: String) async throws {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada Byron")
    let lines = [
      "\u{FEFF}notes,end,duration,nap, start ,child_last_name,child_first_name",
      "\"a, b\",2026-06-01 10:00:00,1:00:00,1,2026-06-01 09:00:00,Byron, Ada ", "",
      ",2026-06-02 10:00:00,1:00:00,0,2026-06-02 09:00:00,Byron,Ada",
    ]
    let text = lines.joined(separator: lineEnd)
    let report = try await house.take([ImportFile(name: "renamed.txt", bytes: Array(text.utf8))])
    #expect(report.added == 2 && report.lines.isEmpty)
    let sleeps = try await house.sleeps()
    #expect(sleeps.map(\.note) == ["a, b", nil])
    #expect(sleeps.map(\.kindByHand) == [.day, .night])
  }

  @Test(
    "Old layouts are told by their columns",
    arguments: [
      ("child_id,amount,time", "Pumping"), ("child_id,time,wet,solid,color,amount", "DiaperChange"),
      ("child_id,start,end,milestone", "TummyTime"), ("child_id,temperature,time", "Temperature"),
      ("id,child_id,child_first_name,child_last_name,name,slug,color,last_used", "Tag"),
      ("child_id,note,time", "Note"), ("child_id,weight,date,notes", "Weight"),
      ("child_id,start,end,amount,notes", "Pumping"), ("child_id,bmi,date", "BMI"),
    ]
  )
  func oldLayouts(head: String, kind: String) throws {
    let table = try ForeignTable(ImportFile("x.csv", head, "1"), format: BabyBuddyImporter.format)
    #expect(BabyBuddyKind(table)?.rawValue == kind)
  }

  @Test("A child of an old export has a midnight behind its day of birth")
  func oldBirth() async throws {
    let house = try await ImportHouse()
    let file = ImportFile(
      "child.csv",
      "first_name,last_name,birth_date",
      "Emily,Huerta,2020-01-17 00:00:00"
    )
    #expect(try await house.take([file]).added == 1)
    #expect(try await house.children().map(\.born) == [Day("2020-01-17")])
    #expect(try await house.take([file]).unchanged == 1)
  }

  @Test("One row in two files of a call is taken once, two rows with one identifier are not both")
  func repeated() async throws {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    let head = "id,child_first_name,start,end,type,method"
    let row = "1,Ada,2026-06-01 09:00:00,2026-06-01 09:10:00,formula,bottle"
    let one = ImportFile("a.csv", head, row)
    let two = ImportFile("b.csv", head, row, row)
    let other = ImportFile(
      "c.csv",
      head,
      row.split(separator: "formula").joined(separator: "mixed")
    )
    for added in [1, 0] {
      let report = try await house.take([two, other, one])
      #expect(report.added == added && report.unchanged == 3 - added)
      #expect(report.rejected.map(\.place.file) == ["c.csv"])
      #expect(
        report.rejected.map(\.reason).allSatisfy {
          $0 == .duplicate(of: .init(file: "a.csv", line: 2))
        }
      )
    }
    #expect(try await house.feedings().map(\.content) == [.formula])
  }

  @Test("The format is had by its name")
  func plugin() async throws {
    let registry = ImporterRegistry([BabyBuddyImporter.plugin])
    let importer = try await registry.plugin(named: "babybuddy").make(())
    #expect(try importer.read(ImportSample.files(["Child"])).entries.count == 2)
  }

  @Test("Content tells which cells changed and forgets no long text")
  func content() {
    let long = String(repeating: "é", count: 40)
    let first = ImportedRow.Content([("start", "a=b"), ("note", long), ("end", "")])
    #expect(first == ImportedRow.Content(text: first.text))
    #expect(first.text.utf8.count < 60)
    let second = ImportedRow.Content([("start", "a=b"), ("note", long + "!"), ("end", "\n#")])
    #expect(second.changes(since: first) == ["note", "end"])
    #expect(first.changes(since: second) == ["note", "end"])
    #expect(ImportedRow.Content([("note", "#1")]) != ImportedRow.Content([("note", "1")]))
    #expect(first.changes(since: first).isEmpty)
  }

  @Test("Parts of a key cannot run into one another")
  func keys() {
    let lists = [
      ["a", "b"], ["a\tb"], ["a\\", "b"], ["a\\\tb"], ["a\\tb"], ["a", "", "b"], ["a", "b", ""],
    ]
    #expect(Set(lists.map(ImportedRow.key)).count == lists.count)
  }

  @Test(
    "Times in all their writings",
    arguments: [
      ("2026-06-01 09:00:00", true), ("2026-06-01T09:00", true), ("2026-06-01 09:00:00.5", true),
      ("2026-06-01 09:00:00+02:00", true), ("2026-06-01 09:00:00Z", true),
      ("2026-06-01", false), ("2026-06-01 9:00:00", false), ("2026-06-01 09:00:00.", false),
      ("2026-06-01 09:60:00", false), ("2026-13-01 09:00:00", false), ("", false),
      ("2026-06-01 09:00:00 ", false), ("2026-06-01 09:00:00+2", false),
      ("06/01/2026 09:00", false),
    ]
  )
  func times(text: String, isTime: Bool) {
    #expect((ForeignTime(text) != nil) == isTime)
  }
}
