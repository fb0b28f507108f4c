import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import StorageArchive
import Testing

@Suite("Sprout Track's tables")
struct SproutTests {
  /// All cells quoted, lines ending in CR LF.
  private static func table(_ name: String, _ rows: [String]...) -> ArchivedFile {
    let text = rows.map { $0.map { "\"\($0)\"" }.joined(separator: ",") + "\r\n" }.joined()
    return ArchivedFile(name: name, bytes: Array(text.utf8))
  }

  static let tables = [
    table(
      "babies.csv",
      ["id", "firstName", "lastName", "birthDate", "gender", "deletedAt"],
      ["b1", "Ada", "B", "2026-01-05T00:00:00.000Z", "FEMALE", ""]
    ),
    table("caretakers.csv", ["id", "name"], ["c1", "Gran"]),
    table(
      "medicines.csv",
      ["id", "name", "unitAbbr", "doseMinTime"],
      ["m1", "Drops", "ML", "06:00"]
    ),
    table(
      "sleep-logs.csv",
      ["id", "startTime", "endTime", "type", "location", "babyId", "caretakerId", "deletedAt"],
      [
        "s1", "2026-05-01T19:40:00.000Z", "2026-05-02T05:55:30.999Z", "NIGHT_SLEEP", "Crib", "b1",
        "c1", "",
      ],
      ["s2", "2026-05-02T10:00:00.000Z", "", "NAP", "", "b1", "", ""],
      ["s3", "2026-05-02T09:00:00.000Z", "", "NAP", "", "b1", "", "2026-05-02T09:01:00.000Z"]
    ),
    table(
      "feed-logs.csv",
      [
        "id", "time", "startTime", "endTime", "feedDuration", "type", "amount", "unitAbbr", "side",
        "food", "bottleType", "babyId",
      ],
      [
        "f1", "2026-05-02T06:00:00.000Z", "2026-05-02T06:00:00.000Z", "2026-05-02T06:15:00.000Z",
        "800", "BREAST", "", "", "RIGHT", "", "", "b1",
      ],
      [
        "f2", "2026-05-02T07:00:00.000Z", "", "", "", "BOTTLE", "4", "OZ", "", "",
        "Formula\\Breast",
        "b1",
      ],
      ["f3", "2026-05-02T08:00:00.000Z", "", "", "", "SOLIDS", "2", "TBSP", "", "peas", "", "b1"]
    ),
    table(
      "diaper-logs.csv",
      ["id", "time", "type", "color", "condition", "blowout", "babyId"],
      ["d1", "2026-05-02T08:30:00.000Z", "BOTH", "YELLOW", "LOOSE", "true", "b1"],
      ["d2", "2026-05-02T08:40:00.000Z", "SOAP", "", "", "false", "b1"]
    ),
    table(
      "measurements.csv",
      ["id", "date", "type", "value", "unit", "babyId"],
      ["g1", "2026-05-02T08:00:00.000Z", "WEIGHT", "8.5", "LB", "b1"]
    ),
    table(
      "medicine-logs.csv",
      ["id", "time", "doseAmount", "medicineId", "babyId"],
      ["x1", "2026-05-02T08:45:00.000Z", "2.5", "m1", "b1"]
    ),
    table("contacts.csv", ["id", "name"], ["k1", "Doctor"]),
    ArchivedFile(name: "manifest.json", bytes: Array("{}".utf8)),
  ]

  static func zip() throws -> ImportFile {
    ImportFile(name: "family.zip", bytes: try ZipArchive().pack(tables))
  }

  @Test("The zip and the tables out of it give the same")
  func fields() async throws {
    let importer = SproutImporter(archive: ZipArchive())
    let loose = Self.tables.filter { $0.name.hasSuffix(".csv") && $0.name != "contacts.csv" }
      .map { ImportFile(name: $0.name, bytes: $0.bytes) }
    for files in [[try Self.zip()], loose] {
      let house = try await ImportHouse()
      let report = try await house.take(files, with: importer)
      #expect(report.added == 9)
      #expect(report.rejected.map(\.reason) == [.unreadable(column: "type", text: "SOAP")])
      #expect(report.skipped.contains { $0.reason == .deletedThere })
      let sleeps = try await house.sleeps()
      #expect(sleeps.map(\.kindByHand) == [.night, .day])
      #expect(sleeps[0].end == Instant(seconds: 1_777_701_330) && sleeps[1].end == nil)
      #expect(sleeps[0].place?.rawValue == "cot" && sleeps[0].author != nil)
      let feedings = try await house.feedings()
      #expect(feedings.map(\.method) == [.right, .bottle, .parentFed])
      #expect(feedings[0].segments?.seconds(.right, now: .distantPast) == 800)
      #expect(feedings[1].content == .mixed && feedings[1].amount == 1183)
      #expect(feedings[2].foods == "peas, 2 TBSP")
      let medicine = try #require(try await house.all(Medicine.self).first)
      #expect(medicine.name == "Drops" && medicine.dose == 2500 && medicine.minimumGap == 21_600)
      let growth = try #require(try await house.all(Growth.self).first)
      #expect(growth.weight == 3856 && growth.day == Day("2026-05-02"))
    }
  }

  @Test("A second time nothing changes; another zip is refused")
  func again() async throws {
    let house = try await ImportHouse()
    let importer = SproutImporter(archive: ZipArchive())
    try await house.take([try Self.zip()], with: importer)
    let before = try await house.contents()
    let report = try await house.take([try Self.zip()], with: importer)
    #expect(report.added == 0 && report.changed == 0 && report.unchanged == 9)
    #expect(try await house.contents() == before)
    let other = try ZipArchive().pack([ArchivedFile(name: "a.txt", bytes: [65])])
    #expect(throws: ImportError.self) {
      try importer.read([ImportFile(name: "a.zip", bytes: other)])
    }
  }
}
