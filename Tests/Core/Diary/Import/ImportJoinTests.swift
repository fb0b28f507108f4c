import HearthHousehold
import HearthModel
import HearthPorts
import Testing

@testable import DiaryCore

@Suite("Imported sleeps that are joined and trimmed")
struct ImportJoinTests {
  private static func file(_ rows: String..., name: String = "Sleep.csv") -> ImportFile {
    let head = "child_first_name,child_last_name,start,end,nap,tags"
    let lines = rows.map { "Ada,,2026-06-01 " + $0 }
    return ImportFile(name: name, bytes: Array(([head] + lines).joined(separator: "\n").utf8))
  }

  private func house() async throws -> ImportHouse {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    try await house.take([Self.file("19:50:00,2026-06-01 20:36:00,0,early")])
    return house
  }

  /// Starts and ends in minutes after 19:50 of that evening.
  private func minutes(_ house: ImportHouse) async throws -> [[Int64]] {
    let base = Instant(seconds: 1_780_357_800)
    return try await house.sleeps().map { sleep in
      [sleep.start, sleep.end ?? .distantFuture].map { (base.duration(to: $0)).wholeSeconds / 60 }
    }
  }

  @Test("Joined is one sleep with the earlier one's identifier, its tags and the new one's")
  func joined() async throws {
    let house = try await house()
    let first = try await house.sleeps()[0]
    let file = Self.file("20:35:00,2026-06-01 21:10:00,0,late", name: "b.csv")
    let report = try await house.take([file]) { $0.onConflict = .join }
    #expect(report.added == 1 && report.rejected.isEmpty)
    #expect(try await minutes(house) == [[0, 80]])
    #expect(try await house.sleeps().map(\.id) == [first.id])
    #expect(try await house.all(Tagging.self).map(\.event) == [first.id, first.id])
  }

  @Test("A new one that begins first lends its identifier, and the other's row follows it")
  func earlier() async throws {
    let house = try await house()
    let old = try await house.sleeps()[0].id
    let file = Self.file("19:00:00,2026-06-01 20:00:00,0,", name: "b.csv")
    try await house.take([file]) { $0.onConflict = .join }
    #expect(try await minutes(house) == [[-50, 46]])
    let survivor = try await house.sleeps()[0].id
    #expect(survivor != old)
    let rows = try await house.all(ImportedRow.self).filter { $0.key.contains("sleep") }
    #expect(Set(rows.map(\.record)) == [survivor])
    #expect(try await house.all(Tagging.self).map(\.event) == [survivor])
  }

  @Test("Trimmed is what the others leave, in as many pieces as there are")
  func trimmed() async throws {
    let house = try await house()
    let file = Self.file("19:20:00,2026-06-01 21:10:00,0,", name: "b.csv")
    let report = try await house.take([file]) { $0.onConflict = .trim }
    #expect(report.added == 1)
    #expect(try await minutes(house) == [[-30, 0], [0, 46], [46, 80]])
  }

  @Test("What others cover wholly is refused, the one that does named")
  func nothingLeft() async throws {
    let house = try await house()
    let first = try await house.sleeps()[0]
    let file = Self.file("20:00:00,2026-06-01 20:30:00,0,", name: "b.csv")
    let report = try await house.take([file]) { $0.onConflict = .trim }
    let other = ImportReason.OtherSleep(id: first.id, start: first.start, end: first.end)
    #expect(report.rejected.map(\.reason) == [.nothingLeft(other)])
    #expect(try await minutes(house) == [[0, 46]])
  }

  @Test("A second time nothing changes", arguments: [ImportOptions.OverlapRule.join, .trim])
  func again(rule: ImportOptions.OverlapRule) async throws {
    let house = try await house()
    let file = Self.file(
      "19:20:00,2026-06-01 21:10:00,0,a",
      "21:00:00,2026-06-01 22:10:00,0,b",
      "21:30:00,2026-06-01 23:10:00,0,c",
      name: "b.csv"
    )
    try await house.take([file]) { $0.onConflict = rule }
    let before = try await house.contents()
    let report = try await house.take([file]) { $0.onConflict = rule }
    #expect(report.added == 0 && report.changed == 0 && report.unchanged == 3)
    #expect(try await house.contents() == before)
  }

  @Test("Rows of one file join one another, and none of their tags is lost")
  func chain() async throws {
    let house = try await house()
    let file = Self.file(
      "21:00:00,2026-06-01 22:00:00,0,a",
      "21:30:00,2026-06-01 23:00:00,0,b",
      "20:30:00,2026-06-01 21:10:00,0,c",
      name: "b.csv"
    )
    let report = try await house.take([file]) { $0.onConflict = .join }
    #expect(report.added == 3)
    #expect(try await minutes(house) == [[0, 190]])
    #expect(try await house.all(Tagging.self).count == 4)
    #expect(Set(try await house.all(Tagging.self).map(\.event)).count == 1)
  }
}
