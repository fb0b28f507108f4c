import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import Testing

@testable import DiaryCore

@Suite("Exports for Baby Buddy")
struct BabyBuddyExportTests {
  /// What of a household Baby Buddy can hold, identifiers left out.
  private func diary(_ house: ImportHouse) async throws -> [String] {
    let names = Dictionary(
      uniqueKeysWithValues: try await house.children().map { ($0.id.description, $0.name) }
    )
    let tags = Dictionary(
      uniqueKeysWithValues: try await house.all(Tag.self).map { ($0.id, $0.name) }
    )
    var tagged: [RecordID: [String]] = [:]
    for tagging in try await house.all(Tagging.self) {
      tagged[tagging.event, default: []].append(tags[tagging.tag] ?? "")
    }
    var lines = try await house.all(Sleep.self).map { sleep in
      let tags = tagged[sleep.id, default: []].sorted()
      return "sleep \(sleep.child) \(sleep.start) \(sleep.end as Any) "
        + "\(sleep.kindByHand as Any) \(sleep.note as Any) \(tags)"
    }
    for kind in EventKind.allCases {
      lines += try await house.events(of: kind, tagged)
    }
    return lines.map { line in
      names.reduce(line) { $0.replacing($1.key, with: $1.value) }
    }.sorted()
  }

  @Test("What was exported and is imported again is what it was")
  func identity() async throws {
    let house = try await ImportHouse()
    try await house.take(ImportSample.files())
    let (files, _) = try await house.export(BabyBuddyExporter())
    #expect(files.map(\.name).sorted() == ImportSample.names.map { $0 + ".csv" })
    let other = try await ImportHouse()
    let report = try await other.take(files) { $0.units = .metric }
    #expect(report.rejected.isEmpty && report.added == ImportSample.rows)
    #expect(try await diary(other) == diary(house))
    let again = try await other.export(BabyBuddyExporter()).files
    #expect(try again.map { try $0.bytes.count } == files.map { try $0.bytes.count })
  }

  @Test("Read back into the diary it came from, no row is taken for another")
  func backHome() async throws {
    let house = try await ImportHouse()
    try await house.take(ImportSample.files())
    let before = try await diary(house)
    let child = try #require(try await house.children().first)
    let start = Instant(seconds: 1_500_000_000)
    let early = SleepDraft(start: start, end: start + .hours(1))
    try await house.put([early.sleep(id: RecordID(high: 0, low: 1), child: child.id)])
    let files = try await house.export(BabyBuddyExporter()).files
    let report = try await house.take(files) { $0.units = .metric }
    #expect(report.added == 0)
    #expect(report.rejected.count == 1, "the sleep that was typed by hand is there already")
    try await house.dependencies.store.write {
      try $0.delete(Sleep.schema.table, RecordID(high: 0, low: 1))
    }
    #expect(try await diary(house) == before)
  }

  @Test("The columns are Baby Buddy's, and lines end in CR LF")
  func columns() async throws {
    let house = try await ImportHouse()
    for file in try await house.export(BabyBuddyExporter()).files {
      let sample = try ImportSample.files([String(file.name.dropLast(4))])[0]
      let line = String(decoding: try file.bytes, as: UTF8.self)
      let head = String(decoding: try sample.bytes, as: UTF8.self).prefix { !$0.isNewline }
      // The sample was exported without it, which other exports have.
      #expect(line.replacing("child_id,", with: "") == head + "\r\n")
    }
  }

  @Test("01:30 (first) to 01:30 (second) survives; 01:10 to 01:40 of the second is told")
  func repeatedHour() async throws {
    let house = try await ImportHouse()
    let child = try await house.addChild("Ada")
    // 01:30 in New York on 2 November 2025, for the first time.
    let first = Instant(seconds: 1_762_061_400)
    let draft = SleepDraft(start: first, end: first + .hours(1))
    try await house.put([draft.sleep(id: RecordID(high: 9, low: 1), child: child.id)])
    let (files, losses) = try await house.export(BabyBuddyExporter())
    #expect(losses.isEmpty)
    let other = try await ImportHouse()
    try await other.take(files)
    #expect(try await other.sleeps().map(\.start) == [first])
    #expect(try await other.sleeps().map(\.end) == [first + .hours(1)])
    let late = SleepDraft(start: first + .minutes(40), end: first + .minutes(70))
    try await house.put([late.sleep(id: RecordID(high: 9, low: 2), child: child.id)])
    #expect(try await house.export(BabyBuddyExporter()).losses.map(\.kind) == [.repeatedHour])
  }

  @Test("What the tables have no column for is told with numbers")
  func losses() async throws {
    let house = try await ImportHouse()
    try await house.put(FullDiary.records)
    let losses = try await house.export(BabyBuddyExporter()).losses
    let expected: [DiaryLoss.Kind] = [
      .running, .values("sleep", "place"), .values("feeding", "segments"), .entries("bath"),
      .entries("milestone"), .values("nappy", "rash"), .values("child", "due"),
    ]
    for kind in expected { #expect(losses.contains(DiaryLoss(kind: kind, count: 1))) }
  }

  @Test("A calendar has an event for each entry that is over, in lines of at most 75 bytes")
  func calendar() async throws {
    let house = try await ImportHouse()
    try await house.put(FullDiary.records)
    let (files, losses) = try await house.export(CalendarExporter(), language: .russian)
    let text = String(decoding: try files[0].bytes, as: UTF8.self)
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.first == "BEGIN:VCALENDAR" && lines.dropLast().last == "END:VCALENDAR")
    #expect(lines.count { $0 == "BEGIN:VEVENT" } == 11)
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(losses.contains { $0.kind == .running })
  }
}

extension ImportHouse {
  fileprivate func events(
    of kind: EventKind,
    _ tagged: [RecordID: [String]]
  ) async throws -> [String] {
    try await dependencies.store.read { transaction in
      try lines(kind.type, tagged, transaction)
    }
  }
}

private func lines<Event: DiaryEvent>(
  _: Event.Type,
  _ tagged: [RecordID: [String]],
  _ transaction: any ReadTransaction
) throws -> [String] {
  try transaction.fetch(Event.query).map { event in
    let row = ValueRow(count: Event.columns.count)
    var writer = RowWriter(row)
    Event.schema.encode(event, into: &writer)
    let values = zip(Event.columns, row.values).map { column, value in
      if case .id(let id) = value { return "\(column.name)=\(id)" }
      return "\(column.name)=\(value)"
    }
    return "\(Event.tableName) \(values) \(tagged[event.id, default: []].sorted())"
  }
}
