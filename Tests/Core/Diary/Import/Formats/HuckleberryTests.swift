import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import Testing

@Suite("Huckleberry's table")
struct HuckleberryTests {
  static let lines = [
    "Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes,Logged By",
    #""Sleep","2026-05-01 19:40","2026-05-02 05:55","10:14","under_10_minutes, happy","On own in bed","Happy","one\ntwo","Parent A""#,
    #""Feed","2026-05-02 06:10","2026-05-02 06:31","00:20","00:12R","Breast","00:08L",,"#,
    "Feed,2026-05-02 08:00,,-,Formula,Bottle,4oz,,",
    #""Diaper","2026-05-02 09:20",,"yellow","Loose",,"Both, pee:medium poo:small",,"#,
    "Diaper,2026-05-02 09:40,,,,Diaper rash,Dry,,",
    #""Pump","2026-05-02 10:00","2026-05-02 10:20","00:20","60ml",,"45ml",,"#,
    #""Growth","2026-05-02 11:00",,,"6.66kg","62.5cm","41cm",,"#,
    "Temp,2026-05-02 12:00,,,37.4°C,,,,",
    "Meds,2026-05-02 12:30,,,,Vitamin D,,1 drop,",
    #"Solids,2026-05-02 13:00,,,"peas, rice",,LOVED,,"#,
    "Bath,2026-05-02 18:00,,00:15,,,,,",
    "Story time,2026-05-02 18:20,,00:10,,,,,",
    "Potty,2026-05-02 18:40,,,,,Pee:large,,",
    "Feed,2026-05-02 25:10,,,,Breast,,,",
  ]

  static func file(_ lineEnd: String = "\r\n") -> ImportFile {
    ImportFile(
      name: "h.csv",
      bytes: [0xEF, 0xBB, 0xBF] + Array(lines.joined(separator: lineEnd).utf8)
    )
  }

  private func house() async throws -> ImportHouse {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    return house
  }

  @Test("Every row becomes what it says, whatever ends its lines", arguments: ["\r\n", "\n", "\r"])
  func fields(lineEnd: String) async throws {
    let house = try await house()
    let report = try await house.take([Self.file(lineEnd)], with: HuckleberryImporter())
    #expect(report.added == 13)
    #expect(report.rejected.map(\.place.line) == [15])
    let sleep = try #require(try await house.sleeps().first)
    #expect(sleep.end.map { $0 - sleep.start } == .minutes(615))
    #expect(sleep.place?.rawValue == "bed" && sleep.settling == "under_10_minutes")
    #expect(sleep.moodAtStart == "happy" && sleep.moodAtEnd == "happy")
    #expect(sleep.note == "one\ntwo")
    #expect(try await house.count(Person.self) == 1 && sleep.author != nil)
    let feedings = try await house.feedings()
    #expect(feedings.map(\.method) == [.both, .bottle, .parentFed])
    #expect(feedings[0].segments?.seconds(.left, now: .distantPast) == 480)
    #expect(feedings[0].segments?.seconds(.right, now: .distantPast) == 720)
    #expect(feedings[1].amount == 1183 && feedings[1].content == .formula)
    #expect(feedings[1].end == feedings[1].start)
    #expect(feedings[2].foods == "peas, rice" && feedings[2].reaction == "loved")
  }

  @Test("Columns mean for nappies, measures and medicines what they mean there")
  func columns() async throws {
    let house = try await house()
    try await house.take([Self.file()], with: HuckleberryImporter())
    let nappies = try await house.all(Nappy.self).sorted { $0.time < $1.time }
    #expect(nappies.map(\.isWet) == [true, false, true])
    #expect(nappies[0].isDirty && nappies[0].colour?.rawValue == "yellow")
    #expect(nappies[0].wetSize?.rawValue == "medium" && nappies[0].dirtySize?.rawValue == "small")
    #expect(nappies[0].texture == "loose" && !nappies[0].hasRash && nappies[1].hasRash)
    let growth = try #require(try await house.all(Growth.self).first)
    #expect(growth.weight == 6660 && growth.length == 625 && growth.head == 410)
    let pumping = try #require(try await house.all(Pumping.self).first)
    #expect(pumping.left == 600 && pumping.right == 450)
    #expect(try await house.all(Temperature.self).map(\.value) == [3740])
    let medicine = try #require(try await house.all(Medicine.self).first)
    #expect(medicine.name == "Vitamin D" && medicine.dose == 1000 && medicine.unit == "drop")
    #expect(try await house.all(DiaryNote.self).map(\.text) == ["Story time (00:10)"])
  }

  @Test("A second time nothing changes")
  func again() async throws {
    let house = try await house()
    try await house.take([Self.file()], with: HuckleberryImporter())
    let before = try await house.contents()
    let report = try await house.take([Self.file("\n")], with: HuckleberryImporter())
    #expect(report.added == 0 && report.changed == 0 && report.unchanged == 13)
    #expect(try await house.contents() == before)
  }

  @Test("Of two children the caller must name one; other tables are refused")
  func refused() async throws {
    let house = try await house()
    let child = try await house.addChild("Bo")
    await #expect(throws: DiaryError.self) {
      try await house.take([Self.file()], with: HuckleberryImporter())
    }
    let report = try await house.take([Self.file()], with: HuckleberryImporter()) {
      $0.child = child
    }
    #expect(report.added == 13)
    #expect(throws: ImportError.self) {
      try HuckleberryImporter().read([ImportFile("x.csv", "id,start,end", "1,2,3")])
    }
  }
}
