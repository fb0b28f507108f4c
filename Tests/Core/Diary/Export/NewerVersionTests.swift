import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import Testing

@testable import DiaryCore

@Suite("Lines of a diary that a newer version wrote in")
struct NewerVersionTests {
  private static let light = UnknownField(number: 40, bytes: Value.text("dim").bytes)
  private static let guest = (kind: 29, id: RecordID(high: 7, low: 7))
  private static let guestFields = [
    UnknownField(number: 1, bytes: Value.id(FullDiary.child).bytes),
    // A class of value that only the newer version knows.
    UnknownField(number: 2, bytes: [9, 1, 255]),
  ]

  /// A full diary with a field and a record that this version does not know.
  private func house() async throws -> ImportHouse {
    let house = try await ImportHouse()
    try await house.put(FullDiary.records)
    try await house.dependencies.store.write { transaction in
      let id = try #require(try transaction.fetch(Sleep.query).first).id
      var row = try #require(try transaction.stored(Sleep.table, id))
      row.unknown = [Self.light]
      row.stamps.stamp(1 << 40, time: 1 << 60, device: 5)
      try transaction.store(row, Sleep.table, id)
      let stamps = Stamps(groups: [.init(time: 1 << 60, device: 5, fields: 7)])
      let guest = StoredRow(values: [], unknown: Self.guestFields, stamps: stamps)
      try transaction.store(guest, kind: Self.guest.kind, Self.guest.id)
    }
    return house
  }

  private func lines(_ house: ImportHouse) async throws -> [ImportFile] {
    let strangers = try await house.dependencies.store.sync {
      try DiaryHistory.strangers(in: $0)
    }
    return try await house.export(LinesExporter(), strangers: strangers).files
  }

  private func stored(_ house: ImportHouse) async throws -> [StoredRow?] {
    try await house.dependencies.store.read { transaction in
      let sleeps = try transaction.fetch(Sleep.query).map(\.id)
      return try sleeps.map { try transaction.stored(Sleep.table, $0) }
        + [try transaction.stored(kind: Self.guest.kind, Self.guest.id)]
    }
  }

  @Test("bring its fields and kinds into a wiped household, and out of it again")
  func roundTrip() async throws {
    let house = try await house()
    let files = try await lines(house)
    let other = try await ImportHouse()
    let report = try await other.take(files, with: LinesImporter())
    #expect(report.rejected == [] && report.added == FullDiary.records.count + 1)
    let (before, after) = (try await stored(house), try await stored(other))
    #expect(after.map { $0?.unknown } == before.map { $0?.unknown })
    #expect(after.allSatisfy { $0?.alive == true && $0?.dirty == true })
    #expect(after.allSatisfy { row in row?.stamps.groups.allSatisfy { $0.device != 5 } == true })
    #expect(try await lines(other)[0].bytes == files[0].bytes)
    let again = try await other.take(files, with: LinesImporter())
    #expect(again.added == 0 && again.changed == 0 && again.rejected == [])
  }

  @Test("are kept by the numbers that the newer version's first line gives")
  func namedFields() async throws {
    let (files, _) = try await house().export(LinesExporter())
    let kinds = #""guest":{"number":29,"fields":{"name":[1,"text"],"came":[2,"instant"]}},"#
    let field = #""light":[40,"text"],"#
    var file = try files[0].replacing(#""kinds":{"#, by: #""kinds":{"# + kinds)
    let first = #""number":11,"fields":{"#
    file = try file.replacing(first, by: first + field).replacing(
      ##""#40":"0264696d""##,
      by: #""light":"dim""#
    )
    let guest = """
      {"kind":"guest","id":"\(Self.guest.id)","name":"Ada","came":"2026-01-01T00:00:00Z"}
      """
    file = ImportFile(name: file.name, bytes: try file.bytes + Array(guest.utf8))
    let other = try await ImportHouse()
    let report = try await other.take([file], with: LinesImporter())
    #expect(
      report.rejected == [] && report.remarks.allSatisfy { $0.reason != .unknownField("light") }
    )
    let rows = try await stored(other)
    #expect(rows.contains { $0?.unknown == [Self.light] })
    let fields = rows.last.flatMap { $0?.unknown } ?? []
    #expect(fields.map { Value(bytes: $0.bytes) } == [.text("Ada"), .integer(1_767_225_600_000)])
  }

  @Test("are read as fields where this version knows them by now")
  func olderWriter() async throws {
    let id = RecordID(high: 8, low: 8)
    let place = UnknownMember.digits(of: Value.text("hammock").bytes)
    let number = Sleep.columns.first { $0.name == "place" }?.number ?? 0
    let child = UnknownMember.digits(of: Value.id(FullDiary.child).bytes)
    let time = UnknownMember.digits(of: Value.integer(1_780_000_000_000).bytes)
    let text = """
      {"kind":"sleep","id":"\(id)","child":"\(FullDiary.child)","start":"2026-05-01T00:00:00Z",\
      "end":"2026-05-01T01:00:00Z","#\(number)":"\(place)"}
      {"kind":"#18","id":"\(RecordID(high: 9, low: 9))","#1":"\(child)","#2":"\(time)"}
      """
    let house = try await ImportHouse()
    try await house.put(FullDiary.records.filter { $0 is Child })
    let report = try await house.take([ImportFile("x", text)], with: LinesImporter())
    #expect(report.added == 2 && report.rejected == [])
    #expect(try await house.sleeps().map(\.place?.rawValue) == ["hammock"])
    #expect(try await house.all(Bath.self).map(\.start) == [Instant(seconds: 1_780_000_000)])
  }

  @Test("leave out what has no number, and say so")
  func unnumbered() async throws {
    let house = try await ImportHouse()
    try await house.put(FullDiary.records.filter { $0 is Child })
    let text = """
      {"kind":"bath","id":"\(RecordID(high: 9, low: 9))","child":"\(FullDiary.child)","start":0,"foam":1}
      {"kind":"ufo","id":"\(RecordID(high: 9, low: 8))"}
      {"kind":"#31","id":"\(RecordID(high: 9, low: 7))"}
      """
    let report = try await house.take([ImportFile("x", text)], with: LinesImporter())
    #expect(report.added == 1 && report.remarks.contains { $0.reason == .unknownField("foam") })
    #expect(report.rejected.map(\.reason) == [.unknownKind("ufo"), .unknownKind("#31")])
  }
}
