import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import Testing

@testable import DiaryCore

@Suite("Hearth's own formats")
struct OwnFormatTests {
  @Test("hold every kind of record that leaves the device, and test data has one of each")
  func complete() {
    let tables = [HouseholdSchema.module, DiarySchema.module].flatMap { $0.tables() }
    var exported: Set<String> = []
    for type in HearthRecords.types { exported.insert(type.schemaName) }
    var shown: Set<String> = []
    for record in FullDiary.records { shown.insert(record.schemaName) }
    let ofTheExchange = [LostValue.schema.table.name]
    #expect(exported == Set(tables.filter { !$0.isLocal }.map(\.name)).subtracting(ofTheExchange))
    #expect(shown == exported)
  }

  @Test("A wiped household that takes its own lines is what it was")
  func lines() async throws {
    let house = try await ImportHouse()
    try await house.put(FullDiary.records)
    let files = try await house.export(LinesExporter()).files
    let other = try await ImportHouse()
    let report = try await other.take(files, with: LinesImporter())
    #expect(report.rejected.isEmpty)
    #expect(report.added == FullDiary.records.count)
    #expect(try await other.records() == house.records())
    #expect(try await other.export(LinesExporter()).files[0].bytes == files[0].bytes)
  }

  @Test("A second time nothing changes, even where a record was edited or deleted")
  func again() async throws {
    let house = try await ImportHouse()
    try await house.put(FullDiary.records)
    let files = try await house.export(LinesExporter()).files
    let other = try await ImportHouse()
    try await other.take(files, with: LinesImporter())
    let sleep = try #require(try await other.sleeps().first)
    var bath = try #require(try await other.all(Bath.self).first)
    bath.note = "edited"
    let edited = bath
    try await other.dependencies.store.write { transaction in
      try transaction.delete(sleep)
      try transaction.put(edited)
    }
    let before = try await other.contents()
    let report = try await other.take(files, with: LinesImporter())
    #expect(report.added == 0 && report.changed == 0)
    #expect(report.unchanged == FullDiary.records.count)
    #expect(try await other.contents() == before)
  }

  @Test("Into its own household lines bring nothing, and what differs here stays and is told")
  func own() async throws {
    let house = try await ImportHouse()
    try await house.put(FullDiary.records)
    let files = try await house.export(LinesExporter()).files
    let before = try await house.records()
    let report = try await house.take(files, with: LinesImporter())
    #expect(report.added == 0 && report.rejected.isEmpty)
    #expect(try await house.records() == before)
    let changed = try files[0].replacing("sung to", by: "rocked")
    let fresh = try await ImportHouse()
    try await fresh.put(FullDiary.records)
    #expect(
      try await fresh.take([changed], with: LinesImporter()).rejected.map(\.reason) == [
        .differsHere
      ]
    )
  }

  @Test("Lines that are none or break a rule are told, the others kept")
  func bad() async throws {
    let house = try await ImportHouse()
    try await house.put(FullDiary.records)
    let text = String(
      decoding: try await house.export(LinesExporter()).files[0].bytes,
      as: UTF8.self
    )
    let bad = [
      "{", #"{"kind":"ufo","id":"00000000000000000000000001"}"#, #"{"kind":"bath","id":"x"}"#,
      #"{"kind":"bath","id":"00000000000000000000000001","start":"soon"}"#,
      #"{"kind":"pumping","id":"00000000000000000000000001","start":0,"left_amount":9223372036854775807}"#,
      #"{"kind":"zone_change","id":"00000000000000000000000001","since":5,"zone":"Mars/Base"}"#,
      #"{"kind":"sleep","id":"00000000000000000000000009","child":"00000000000000000000000077","start":0}"#,
    ]
    let other = try await ImportHouse()
    let file = ImportFile(name: "x", bytes: Array((text + bad.joined(separator: "\n")).utf8))
    let report = try await other.take([file], with: LinesImporter())
    #expect(report.added == FullDiary.records.count)
    #expect(report.rejected.count == bad.count)
    #expect(throws: ImportError.self) {
      try LinesImporter().read([ImportFile("x", "id,start", "1,2")])
    }
  }

  @Test("Tables say the same but for pictures and what is remembered of rows, which is told")
  func tables() async throws {
    let house = try await ImportHouse()
    try await house.put(FullDiary.records)
    let (files, losses) = try await house.export(TablesExporter())
    #expect(losses.map(\.kind) == [.entries("child_photo"), .memory])
    let other = try await ImportHouse()
    let report = try await other.take(files.reversed(), with: TablesImporter())
    #expect(report.rejected.isEmpty)
    let expected = try await house.records().filter { !$0.hasPrefix("child_photo") }
    #expect(try await other.records() == expected)
    #expect(try await other.take(files, with: TablesImporter()).added == 0)
  }
}

extension Record {
  fileprivate static var schemaName: String { schema.table.name }
  fileprivate var schemaName: String { Self.schemaName }
}
