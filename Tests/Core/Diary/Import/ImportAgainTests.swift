import HearthContainer
import HearthModel
import HearthPorts
import Testing

@testable import DiaryCore

@Suite("Importing a source again")
struct ImportAgainTests {
  private let child = ImportFile(
    "Child.csv",
    "id,first_name,last_name,birth_date,birth_time",
    "1,Ada,Byron,2026-01-01,"
  )
  private let sleeps = ImportFile(
    "Sleep.csv",
    "id,child_first_name,child_last_name,start,end,nap,notes",
    "1,Ada,Byron,2026-06-01 09:00:00,2026-06-01 10:00:00,1,one",
    "2,Ada,Byron,2026-06-01 20:00:00,2026-06-02 06:00:00,0,"
  )

  private func house() async throws -> ImportHouse {
    let house = try await ImportHouse()
    #expect(try await house.take([child, sleeps]).added == 3)
    return house
  }

  private func counts(_ report: ImportReport) -> [Int] {
    [report.added, report.changed, report.unchanged, report.rejected.count]
  }

  @Test("A row that the source changed changes that field alone")
  func changed() async throws {
    let house = try await house()
    let first = try await house.sleeps()[0]
    let edited = try await SleepJournal(house.dependencies)
      .edit(first.id) { $0.place = Place(rawValue: "cot") }
    let report = try await house.take([sleeps.replacing("one", by: "again")])
    #expect(counts(report) == [0, 1, 1, 0])
    var expected = edited.sleep
    expected.note = "again"
    #expect(try await house.sleeps()[0] == expected)
    #expect(counts(try await house.take([sleeps.replacing("one", by: "again")])) == [0, 0, 2, 0])
  }

  @Test("What was edited here stays where the source changed something else")
  func editedHere() async throws {
    let house = try await house()
    let first = try await house.sleeps()[0]
    let end = first.end
    _ = try await SleepJournal(house.dependencies).edit(first.id) {
      $0.note = "mine"
      $0.kindByHand = .night
    }
    #expect(counts(try await house.take([sleeps])) == [0, 0, 2, 0])
    let later = try sleeps.replacing("10:00:00,1", by: "10:30:00,1")
    #expect(counts(try await house.take([later])) == [0, 1, 1, 0])
    let now = try await house.sleeps()[0]
    #expect(now.note == "mine" && now.kindByHand == .night)
    #expect(now.end == end.map { $0 + .minutes(30) })
  }

  @Test("A change of the note moves nothing, whatever the zone")
  func otherZone() async throws {
    let house = try await house()
    let before = try await house.sleeps()[0]
    let report = try await house.take(
      [sleeps.replacing("one", by: "again")],
      zone: "Europe/Berlin"
    )
    #expect(counts(report) == [0, 1, 1, 0])
    #expect(try await house.sleeps()[0].start == before.start)
  }

  @Test("What was deleted here stays deleted, and a change in the source is told")
  func deleted() async throws {
    let house = try await house()
    let first = try await house.sleeps()[0]
    _ = try await SleepJournal(house.dependencies).delete(first.id)
    let same = try await house.take([sleeps])
    #expect(counts(same) == [0, 0, 2, 0] && same.remarks.isEmpty)
    let report = try await house.take([sleeps.replacing("one", by: "again")])
    #expect(counts(report) == [0, 0, 2, 0])
    #expect(report.lines == ["remark Sleep.csv:2 deletedHere"])
    #expect(try await house.sleeps().count == 1)
  }

  @Test("A deletion that is undone lets the source's change come through")
  func undeleted() async throws {
    let house = try await house()
    let first = try await house.sleeps()[0]
    let later = try sleeps.replacing("one", by: "again")
    _ = try await SleepJournal(house.dependencies).delete(first.id)
    try await house.take([later])
    try await house.dependencies.store.write { try $0.put(first) }
    #expect(counts(try await house.take([later])) == [0, 1, 1, 0])
    #expect(try await house.sleeps()[0].note == "again")
  }

  @Test("A change that would overlap is rejected and stays due")
  func changedIntoOverlap() async throws {
    let house = try await house()
    let second = try await house.sleeps()[1]
    let later = try sleeps.replacing("10:00:00,1", by: "20:30:00,1")
    for _ in 1...2 {
      let report = try await house.take([later])
      #expect(counts(report) == [0, 0, 1, 1])
      let other = ImportReason.OtherSleep(id: second.id, start: second.start, end: second.end)
      #expect(report.rejected.map(\.reason) == [.overlaps(other)])
    }
  }

  @Test("A sleep that the source moved is in nobody's way at its old place")
  func moved() async throws {
    let house = try await house()
    let moved = ImportFile(
      "Sleep.csv",
      "id,child_first_name,child_last_name,start,end,nap,notes",
      "1,Ada,Byron,2026-06-01 12:00:00,2026-06-01 13:00:00,1,one",
      "2,Ada,Byron,2026-06-01 20:00:00,2026-06-02 06:00:00,0,",
      "3,Ada,Byron,2026-06-01 09:00:00,2026-06-01 10:00:00,1,third"
    )
    #expect(counts(try await house.take([moved])) == [1, 1, 1, 0])
  }

  @Test("Rows without identifiers are known by child, start and count")
  func withoutIdentifiers() async throws {
    let house = try await ImportHouse()
    let feedings = ImportFile(
      "Feeding.csv",
      "child_first_name,child_last_name,start,end,type,method,amount,notes",
      "Ada,Byron,2026-06-01 09:00:00,2026-06-01 09:10:00,formula,bottle,10,a",
      "Ada,Byron,2026-06-01 09:00:00,2026-06-01 09:10:00,formula,bottle,10,a"
    )
    #expect(counts(try await house.take([child, feedings])) == [3, 0, 0, 0])
    #expect(counts(try await house.take([feedings], zone: "Asia/Tokyo")) == [0, 0, 2, 0])
    let changed = try feedings.replacing("10,a\nAda", by: "11,a\nAda")
    #expect(counts(try await house.take([changed])) == [0, 1, 1, 0])
    #expect(try await house.feedings().compactMap(\.amount).sorted() == [100, 110])
  }

  @Test("Two sources of one format are told apart by their names")
  func sources() async throws {
    let house = try await house()
    let other = ImportFile(
      "Sleep.csv",
      "id,child_first_name,child_last_name,start,end,nap,notes",
      "1,Ada,Byron,2026-07-01 09:00:00,2026-07-01 10:00:00,1,one"
    )
    let report = try await house.take([other]) { $0.source = "grandmother" }
    #expect(counts(report) == [1, 0, 0, 0])
  }

  @Test("Two devices that import one export before they sync make the same records")
  func twoDevices() async throws {
    let (one, two) = (try await house(), try await house())
    #expect(try await one.contents() == two.contents())
  }
}
