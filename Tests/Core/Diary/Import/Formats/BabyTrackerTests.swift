import DiaryCore
import HearthModel
import HearthPorts
import Testing

@Suite("Baby Tracker's set of files")
struct BabyTrackerTests {
  private func house() async throws -> ImportHouse {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    return house
  }

  @Test("Units stand in the header, lengths are added to starts, a file of another kind is told")
  func fields() async throws {
    let house = try await house()
    let report = try await house.take(
      BabyTrackerSample.files.reversed(),
      with: BabyTrackerImporter()
    )
    #expect(report.added == 7)
    #expect(report.rejected.map(\.place) == [ImportPlace(file: "sleep.csv", line: 4)])
    #expect(report.skipped.map(\.reason) == [.unknownKind("growth.csv")])
    let sleeps = try await house.sleeps()
    #expect(
      sleeps.map { sleep in sleep.end.map { ($0 - sleep.start).wholeSeconds } ?? 0 } == [
        2700, 39600,
      ]
    )
    // 13:15 in New York, 5 h west of UTC.
    #expect(sleeps[0].start == Instant(seconds: 1_768_241_700) && sleeps[0].note == "nap")
    let feedings = try await house.feedings()
    #expect(feedings.map(\.amount) == [nil, 900, 887])
    #expect(feedings.map(\.content) == [.breastMilk, .breastMilk, .formula])
    #expect(feedings[0].segments?.list.map(\.side) == [.right, .left])
    let pumping = try #require(try await house.all(Pumping.self).first)
    #expect(pumping.left == 591 && pumping.right == 444 && pumping.total == 1035)
    let nappy = try #require(try await house.all(Nappy.self).first)
    #expect(nappy.isWet && nappy.isDirty && nappy.note == "a \"b\"")
  }

  @Test("A second time nothing changes")
  func again() async throws {
    let house = try await house()
    try await house.take(BabyTrackerSample.files, with: BabyTrackerImporter())
    let before = try await house.contents()
    let report = try await house.take(BabyTrackerSample.files, with: BabyTrackerImporter())
    #expect(report.added == 0 && report.changed == 0 && report.unchanged == 7)
    #expect(try await house.contents() == before)
  }

  @Test("A date above 12 shows that all dates of the set begin with the day")
  func dayFirst() async throws {
    let house = try await house()
    let file = ImportFile(
      "sleep.csv",
      "Baby,Time,Duration(minutes),Note",
      #"Ada,"02/03/2026 10:00",60"#,
      #"Ada,"13/03/2026 10:00",60"#
    )
    try await house.take([file], with: BabyTrackerImporter(), zone: "UTC")
    // 2 March 2026, 10:00.
    #expect(try await house.sleeps()[0].start == Instant(seconds: 1_772_445_600))
  }
}
