import DiaryCore
import HearthModel
import HearthPorts
import Testing

@Suite("Baby Tracker's set of files")
struct BabyTrackerTests {
  static let files = [
    ImportFile(
      "sleep.csv",
      "Baby,Time,Duration(minutes),Note",
      #"Ada,"1/13/26, 19:54",660"#,
      #"Ada,"1/12/26, 1:15 PM",45,nap"#,
      #"Ada,"2/30/26, 10:00",45"#
    ),
    ImportFile(
      "nursing.csv",
      "Baby,Time,Start Side,Left duration (min),Right duration (min),Total Duration (min),Note",
      #"Ada,"1/14/26, 07:10",Right,8,12,20"#
    ),
    ImportFile(
      "pump.csv",
      "Time,Start Side,Left duration (min),Right duration (min),Total Duration (min),"
        + "Left amount (oz.),Right amount (oz.),Total amount (oz.),Note",
      #""1/14/26, 09:00",Left,10,10,20,2,1.5,3.5"#
    ),
    ImportFile("expressed.csv", "Baby,Time,Amount (ml),Note", #"Ada,"1/14/26, 10:00",90"#),
    ImportFile("formula.csv", "Baby,Time,Amount (oz.),Note", #"Ada,"1/14/26, 11:00",3"#),
    ImportFile(
      "diaper.csv",
      "Baby,Time,Status,Note",
      #"Ada,"1/14/26, 11:30",Mixed,"a ""b""""#
    ),
    ImportFile("growth.csv", "Baby,Time,Weight (lb.),Note", #"Ada,"1/14/26, 12:00",9"#),
  ]

  private func house() async throws -> ImportHouse {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    return house
  }

  @Test("Units stand in the header, lengths are added to starts, a file of another kind is told")
  func fields() async throws {
    let house = try await house()
    let report = try await house.take(Self.files.reversed(), with: BabyTrackerImporter())
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
    try await house.take(Self.files, with: BabyTrackerImporter())
    let before = try await house.contents()
    let report = try await house.take(Self.files, with: BabyTrackerImporter())
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
