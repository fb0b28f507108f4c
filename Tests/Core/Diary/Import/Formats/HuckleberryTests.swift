import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import Testing

@Suite("Huckleberry's table")
struct HuckleberryTests {
  private func house() async throws -> ImportHouse {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    return house
  }

  @Test("Every row becomes what it says, whatever ends its lines", arguments: ["\r\n", "\n", "\r"])
  func fields(lineEnd: String) async throws {
    let house = try await house()
    let report = try await house.take(
      [HuckleberrySample.file(lineEnd)],
      with: HuckleberryImporter()
    )
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
    try await house.take([HuckleberrySample.file()], with: HuckleberryImporter())
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
    try await house.take([HuckleberrySample.file()], with: HuckleberryImporter())
    let before = try await house.contents()
    let report = try await house.take([HuckleberrySample.file("\n")], with: HuckleberryImporter())
    #expect(report.added == 0 && report.changed == 0 && report.unchanged == 13)
    #expect(try await house.contents() == before)
  }

  @Test("Of two children the caller must name one; other tables are refused")
  func refused() async throws {
    let house = try await house()
    let child = try await house.addChild("Bo")
    await #expect(throws: DiaryError.self) {
      try await house.take([HuckleberrySample.file()], with: HuckleberryImporter())
    }
    let report = try await house.take([HuckleberrySample.file()], with: HuckleberryImporter()) {
      $0.child = child
    }
    #expect(report.added == 13)
    #expect(throws: ImportError.self) {
      try HuckleberryImporter().read([ImportFile("x.csv", "id,start,end", "1,2,3")])
    }
  }
}
