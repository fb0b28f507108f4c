import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import DiaryCore

@Suite("Imported sleeps that overlap")
struct ImportOverlapTests {
  private static let head = "child_first_name,child_last_name,start,end,nap"

  private static func file(_ rows: String...) -> ImportFile {
    let lines = rows.map { "Ada,," + $0 }
    return ImportFile(
      name: "Sleep.csv",
      bytes: Array(([head] + lines).joined(separator: "\n").utf8)
    )
  }

  private func house() async throws -> ImportHouse {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    return house
  }

  @Test("An overlap with a row before it is rejected, the other named; touching is none")
  func withinFile() async throws {
    let house = try await house()
    let file = Self.file(
      "2026-06-01 09:00:00,2026-06-01 10:00:00,1",
      "2026-06-01 09:30:00,2026-06-01 10:30:00,1",
      "2026-06-01 10:00:00,2026-06-01 11:00:00,1",
      "2026-06-01 09:00:00,2026-06-01 10:00:00,1",
      "2026-05-31 20:00:00,2026-06-01 12:00:00,0"
    )
    let report = try await house.take([file])
    #expect(report.rejected.map(\.place.line) == [3, 5, 6])
    let first = try await house.sleeps()[0]
    let other = ImportReason.OtherSleep(id: first.id, start: first.start, end: first.end)
    #expect(report.rejected.map(\.reason) == Array(repeating: .overlaps(other), count: 3))
    #expect(report.added == 2)
  }

  @Test("An overlap with a sleep of the diary is rejected, or kept as asked with a remark")
  func withDiary() async throws {
    let house = try await house()
    try await house.take([Self.file("2026-06-01 09:00:00,2026-06-01 10:00:00,1")])
    let file = Self.file("2026-06-01 09:59:59,2026-06-01 11:00:00,1")
    let first = try await house.sleeps()[0]
    let other = ImportReason.OtherSleep(id: first.id, start: first.start, end: first.end)
    #expect(try await house.take([file]).rejected.map(\.reason) == [.overlaps(other)])
    let report = try await house.take([file]) { $0.onConflict = .keep }
    #expect(report.added == 1 && report.rejected.isEmpty)
    #expect(report.remarks.map(\.reason) == [.overlapKept(other)])
  }

  @Test("Keeping overlaps still keeps out what no sleep can be")
  func keepRefuses() async throws {
    let house = try await house()
    let file = Self.file(
      "2026-06-01 09:00:00,2026-06-01 09:00:00,1",
      "2026-06-01 09:00:00,2026-06-11 09:00:00,1"
    )
    let report = try await house.take([file]) { $0.onConflict = .keep }
    #expect(report.rejected.count == 2 && report.added == 0)
  }

  @Test("Of open sleeps the last of all sleeps alone is taken, wherever it stands")
  func open() async throws {
    let house = try await house()
    let file = Self.file(
      "2026-06-03 20:00:00,,0",
      "2026-06-01 20:00:00,,0",
      "2026-06-02 09:00:00,2026-06-02 10:00:00,1",
      "2026-06-04 20:00:00,,0"
    )
    let report = try await house.take([file])
    #expect(report.rejected.map(\.place.line) == [3, 5])
    #expect(try await house.sleeps().map { $0.end == nil } == [false, true])
  }

  @Test("A sleep that lasts in the diary is in the way of what follows, not of what precedes it")
  func openInDiary() async throws {
    let house = try await house()
    try await house.take([Self.file("2026-06-03 20:00:00,,0")])
    let file = Self.file(
      "2026-06-02 09:00:00,2026-06-02 10:00:00,1",
      "2026-06-04 09:00:00,2026-06-04 10:00:00,1"
    )
    #expect(try await house.take([file]).rejected.map(\.place.line) == [3])
  }

  @Test("The calendar of sleeps agrees with a look at every pair", arguments: 1...40)
  func calendar(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var kept: [Sleep] = []
    var calendar = SleepCalendar([])
    for index in 1...60 {
      let start = Instant(seconds: Int64.random(in: -500_000...500_000, using: &random))
      let length = Duration.seconds(Int64.random(in: 1...90_000, using: &random))
      let isOpen = Int.random(in: 0..<30, using: &random) == 0
      let draft = SleepDraft(start: start, end: isOpen ? nil : start + length)
      let id = RecordID(high: 0, low: UInt64(index))
      let sleep = draft.sleep(id: id, child: RecordID(high: 0, low: 0))
      let others = kept.filter { $0.overlaps(sleep) }
      #expect((calendar.conflict(with: sleep) == nil) == others.isEmpty)
      if Bool.random(using: &random), let gone = others.first {
        kept.removeAll { $0.id == gone.id }
        calendar.remove(gone.id)
      } else if others.isEmpty {
        kept.append(sleep)
        calendar.insert(sleep)
      }
    }
  }
}

extension Sleep {
  fileprivate func overlaps(_ other: Sleep) -> Bool {
    start < (other.end ?? .distantFuture) && other.start < (end ?? .distantFuture)
  }
}
