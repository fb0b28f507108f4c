import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import Testing

@Suite("The export of another family")
struct ImportOtherDiaryTests {
  private static let births = "id,first_name,last_name,birth_date,birth_time"
  private static let sleeps =
    "id,child_id,child_first_name,child_last_name,start,end,nap,notes,tags"
  private static let first = [
    ImportFile("Child.csv", births, "1,Ada,Lo,2026-01-01,"),
    ImportFile("Sleep.csv", sleeps, "1,1,Ada,Lo,2026-06-01 09:00:00,2026-06-01 10:00:00,1,dear,"),
  ]
  private static let second = [
    ImportFile("Child.csv", births, "1,Zoe,Ray,2026-02-02,"),
    ImportFile("Sleep.csv", sleeps, "1,1,Zoe,Ray,2026-06-02 09:00:00,2026-06-02 10:00:00,1,,"),
  ]

  @Test("changes nothing of the first one's, and says how to tell them apart")
  func keptApart() async throws {
    let house = try await ImportHouse()
    _ = try await house.take(Self.first)
    let before = try await house.contents()
    let report = try await house.take(Self.second)
    #expect(report.added == 0 && report.changed == 0)
    #expect(
      report.rejected.map(\.reason) == [
        .otherDiary(child: "Ada Lo"), .otherDiary(child: "Ada Lo"),
      ]
    )
    #expect(try await house.contents() == before)
  }

  @Test("is taken beside it under a source of its own")
  func ownSource() async throws {
    let house = try await ImportHouse()
    _ = try await house.take(Self.first)
    let report = try await house.take(Self.second) { $0.source = "Zoe" }
    #expect(report.added == 2)
  }

  @Test("is not what a child that got another name is")
  func renamed() async throws {
    let house = try await ImportHouse()
    _ = try await house.take(Self.first)
    let renamed = try Self.first.map { try $0.replacing("Lo", by: "Lovelace") }
    let report = try await house.take(renamed)
    #expect(report.rejected.isEmpty)
    #expect(report.changed >= 1)
  }
}
