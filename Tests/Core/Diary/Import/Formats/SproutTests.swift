import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import StorageArchive
import Testing

@Suite("Sprout Track's tables")
struct SproutTests {
  @Test("The zip and the tables out of it give the same")
  func fields() async throws {
    let importer = SproutImporter(archive: ZipArchive())
    let loose = SproutSample.tables.filter {
      $0.name.hasSuffix(".csv") && $0.name != "contacts.csv"
    }
    .map { ImportFile(name: $0.name, bytes: $0.bytes) }
    for files in [[try SproutSample.zip()], loose] {
      let house = try await ImportHouse()
      let report = try await house.take(files, with: importer)
      #expect(report.added == 12)
      #expect(report.rejected.map(\.reason) == [.unreadable(column: "type", text: "SOAP")])
      #expect(report.skipped.contains { $0.reason == .deletedThere })
      let sleeps = try await house.sleeps()
      #expect(sleeps.map(\.kindByHand) == [.night, .day])
      #expect(sleeps[0].end == Instant(seconds: 1_777_701_330) && sleeps[1].end == nil)
      #expect(sleeps[0].place?.rawValue == "cot" && sleeps[0].author != nil)
      let feedings = try await house.feedings()
      #expect(feedings.map(\.method) == [.right, .bottle] + Array(repeating: .parentFed, count: 4))
      #expect(feedings[0].segments?.seconds(.right, now: .distantPast) == 800)
      #expect(feedings[1].content == .mixed && feedings[1].amount == 1183)
      #expect(
        feedings.dropFirst(2).map(\.foods) == [
          "peas, 2 TBSP", "carrot", "rice, 3 TBSP", "carrot, egg",
        ]
      )
      #expect(feedings.dropFirst(3).map(\.reaction) == ["loved", "meh, rash", nil])
      let medicine = try #require(try await house.all(Medicine.self).first)
      #expect(medicine.name == "Drops" && medicine.dose == 2500 && medicine.minimumGap == 21_600)
      let growth = try #require(try await house.all(Growth.self).first)
      #expect(growth.weight == 3856 && growth.day == Day("2026-05-02"))
    }
  }

  @Test("Tables are known by their names, however a browser wrote those")
  func names() async throws {
    let importer = SproutImporter(archive: ZipArchive())
    let files = SproutSample.tables.filter {
      !$0.name.hasPrefix("contacts") && $0.name.hasSuffix(".csv")
    }.map { table in
      ImportFile(name: table.name.replacing(".csv", with: " (2).CSV"), bytes: table.bytes)
    }
    let house = try await ImportHouse()
    let report = try await house.take(files, with: importer)
    #expect(report.added == 12)
  }

  @Test("A second time nothing changes; another zip is refused")
  func again() async throws {
    let house = try await ImportHouse()
    let importer = SproutImporter(archive: ZipArchive())
    try await house.take([try SproutSample.zip()], with: importer)
    let before = try await house.contents()
    let report = try await house.take([try SproutSample.zip()], with: importer)
    #expect(report.added == 0 && report.changed == 0 && report.unchanged == 12)
    #expect(try await house.contents() == before)
    let other = try ZipArchive().pack([ArchivedFile(name: "a.txt", bytes: [65])])
    #expect(throws: ImportError.self) {
      try importer.read([ImportFile(name: "a.zip", bytes: other)])
    }
  }
}
