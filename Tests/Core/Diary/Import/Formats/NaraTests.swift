import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import Testing

@Suite("Nara's table")
struct NaraTests {
  @Test("Epochs decide, in seconds and milliseconds; one row can be several records")
  func fields() async throws {
    let house = try await ImportHouse()
    let report = try await house.take([NaraSample.file], with: NaraImporter(), zone: "Asia/Tokyo")
    #expect(report.added == 9)
    #expect(
      report.rejected.map(\.reason) == [
        .unreadable(column: "Start Date/time (Epoch)", text: "soon")
      ]
    )
    let child = try #require(try await house.children().first)
    #expect(child.name == "Ada" && child.born == Day("2026-08-01") && child.sex == .girl)
    let sleep = try #require(try await house.sleeps().first)
    #expect(sleep.start == Instant(seconds: 1_789_860_660))
    #expect(sleep.end == Instant(seconds: 1_789_896_660) && sleep.note == "x\ny")
    let feedings = try await house.feedings()
    #expect(feedings.count == 3)
    let nursing = try #require(feedings.first { $0.method == .both })
    #expect(nursing.segments?.list.map(\.side) == [.right, .left])
    #expect(nursing.end.map { $0 - nursing.start } == .minutes(12))
    #expect(feedings.first { $0.method == .bottle }?.amount == 591)
    #expect(try await house.all(Medicine.self).map(\.name).sorted() == ["Drops", "Syrup"])
    #expect(try await house.all(Temperature.self).map(\.value) == [3850])
    let growth = try #require(try await house.all(Growth.self).first)
    #expect(growth.weight == 3856 && growth.day == Day("2026-09-19"))
    #expect(try await house.all(Pumping.self).map(\.child) == [child.id])
    let nappy = try #require(try await house.all(Nappy.self).first)
    #expect(nappy.isWet && nappy.isDirty && nappy.colour?.rawValue == "green")
    #expect(nappy.note == "Green, Brown")
  }

  @Test("A second time nothing changes, and a changed row changes its record alone")
  func again() async throws {
    let house = try await ImportHouse()
    try await house.take([NaraSample.file], with: NaraImporter())
    let before = try await house.contents()
    let report = try await house.take([NaraSample.file], with: NaraImporter(), zone: "Asia/Tokyo")
    #expect(report.added == 0 && report.changed == 0 && report.unchanged == 9)
    #expect(try await house.contents() == before)
    let changed = try NaraSample.file.replacing("1789896660", by: "1789896720")
    let second = try await house.take([changed], with: NaraImporter())
    #expect(second.changed == 1 && second.added == 0)
    #expect(try await house.sleeps()[0].end == Instant(seconds: 1_789_896_720))
  }

  private static let places: [(zone: String, start: Int64?)] = [
    ("America/Toronto", 1_789_860_660), ("Asia/Tokyo", 1_789_813_860), ("Mars/Base", nil),
    ("", 1_789_860_660),
  ]

  @Test(
    "A row without an epoch is of its own zone; without that too, of the import's",
    arguments: places
  )
  func ownZone(zone: String, start: Int64?) async throws {
    let house = try await ImportHouse()
    let head = NaraSample.columns.map { "\"\($0)\"" }.joined(separator: ",")
    let profile = NaraSample.row("Profile", "", ["[Profile] Birth Date": "2026-08-01"])
    let note = NaraSample.row("Note", "t-1", ["Time Zone": zone, "Note": "x"])
      .replacing("\"1789860660000\"", with: "\"\"")
    let file = ImportFile("nara.csv", head, profile, note)
    let report = try await house.take([file], with: NaraImporter(), zone: "America/New_York")
    let notes = try await house.all(DiaryNote.self)
    #expect(notes.map(\.time.seconds) == [start].compactMap(\.self))
    #expect(report.rejected.map(\.reason) == (start == nil ? [.unknownZone(zone)] : []))
  }
}
