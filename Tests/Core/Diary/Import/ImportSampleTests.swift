import DiaryCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import Testing

@Suite("A whole export of Baby Buddy")
struct ImportSampleTests {
  @Test("All rows of all tables are taken")
  func takesEverything() async throws {
    let house = try await ImportHouse()
    let report = try await house.take(ImportSample.files())
    #expect(report.added == ImportSample.rows)
    #expect(report.changed + report.unchanged == 0)
    #expect(report.rejected.isEmpty && report.skipped.isEmpty)
    #expect(try await house.sleeps().count == 621)
    #expect(try await house.count(Feeding.self) == 621)
    #expect(try await house.count(Pumping.self) == 930)
    #expect(try await house.count(Nappy.self) == 1239)
    #expect(try await house.count(Growth.self) == 4 * 18)
    #expect(try await house.count(Temperature.self) == 323)
    #expect(try await house.count(Medicine.self) == 200)
    #expect(try await house.count(TummyTime.self) == 608)
    #expect(try await house.count(DiaryNote.self) == 52)
    #expect(try await house.count(Tag.self) == 10)
    #expect(try await house.children().map(\.name).sorted() == ["Melissa Harper", "Michael Lane"])
    #expect(report.remarks.contains { $0.reason == .unitsGuessed(.us, .temperature) })
    #expect(!report.remarks.contains { if case .unknownTags = $0.reason { true } else { false } })
  }

  @Test("Tags stand on the entries that have them, once the table of tags explains their numbers")
  func tags() async throws {
    let house = try await ImportHouse()
    let report = try await house.take(ImportSample.files(["Child", "Sleep"]))
    #expect(report.remarks.contains { if case .unknownTags = $0.reason { true } else { false } })
    let other = try await ImportHouse()
    try await other.take(ImportSample.files(["Child", "Sleep", "Tag"]))
    let sleep = try #require(try await other.sleeps().first)
    let names = try await other.dependencies.store.read { transaction in
      try transaction.fetch(Tagging.query.where(\.event, is: sleep.id))
        .compactMap { try transaction.fetch(Tag.self, $0.tag)?.name }.sorted()
    }
    #expect(names.count == 4)
  }

  @Test("A second time nothing changes, by whatever zone")
  func secondTime() async throws {
    let house = try await ImportHouse()
    try await house.take(ImportSample.files())
    let before = try await house.contents()
    for zone in ["America/New_York", "Asia/Tokyo"] {
      let report = try await house.take(ImportSample.files(), zone: zone)
      #expect(report.added == 0 && report.changed == 0)
      #expect(report.unchanged == ImportSample.rows)
      #expect(report.rejected.isEmpty)
      #expect(try await house.contents() == before)
    }
  }

  @Test("A dry run reports the same and writes nothing")
  func dryRun() async throws {
    let house = try await ImportHouse()
    let dry = try await house.take(ImportSample.files()) { $0.isDryRun = true }
    #expect(try await house.contents().isEmpty)
    #expect(try await house.take(ImportSample.files()) == dry)
  }

  @Test("Cells become fields")
  func fields() async throws {
    let house = try await ImportHouse()
    try await house.take(ImportSample.files())
    let melissa = try #require(try await house.children().first { $0.name == "Melissa Harper" })
    #expect(melissa.born == Day("2026-09-30"))
    let sleep = try #require(try await house.sleeps().first { $0.child == melissa.id })
    // 20:15:11 and 00:25:11 in New York, 4 h west of UTC.
    #expect(sleep.start == Instant(seconds: 1_790_813_711))
    #expect(sleep.end == sleep.start + .minutes(250))
    #expect(sleep.kindByHand == .night && sleep.note == nil)
    let feeding = try #require(try await house.feedings().first { $0.child == melissa.id })
    #expect(feeding.content == .food && feeding.method == .both && feeding.amount == nil)
  }

  @Test("A household without a zone lives in the import's from then on")
  func firstZone() async throws {
    let house = try await ImportHouse()
    try await house.take(ImportSample.files(["Child"]))
    let changes = try await house.dependencies.store.read { try $0.fetch(ZoneChange.query) }
    #expect(changes.map(\.zone) == ["America/New_York"])
    #expect(changes.map(\.since) == [.distantPast])
  }

  @Test("Progress ends at the last row, and a yes to stopping leaves nothing")
  func progress() async throws {
    let house = try await ImportHouse()
    let files = try ImportSample.files()
    await #expect(throws: ImportError.cancelled) {
      try await house.take(files) { $0.isCancelled = { true } }
    }
    #expect(try await house.contents().isEmpty)
    let (stream, continuation) = AsyncStream.makeStream(of: ImportProgress.self)
    try await house.take(files) { $0.progress = { continuation.yield($0) } }
    continuation.finish()
    var seen: [Int] = []
    for await progress in stream { seen.append(progress.done) }
    #expect(seen == stride(from: 500, to: ImportSample.rows, by: 500) + [ImportSample.rows])
  }
}
