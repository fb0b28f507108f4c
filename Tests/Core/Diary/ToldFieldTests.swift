import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import DiaryCore

@Suite("Fields whose losing value is told")
struct ToldFieldTests {
  private static let told = DiarySchema.module.tables().flatMap { table in
    table.columns.filter { $0.merge == .told }.map { "\(table.name).\($0.name)" }
  }

  @Test("have words in every language", arguments: told)
  func words(_ name: String) async throws {
    let parts = name.split(separator: ".").map(String.init)
    let family = try await Family("Europe/Moscow", now: "2026-06-02 08:00")
    let zones = try await family.zones()
    for language in Language.all {
      let messages = Messages(language, [.diary, .diaryStatistics, .household])
      let writer = LossWriter(messages, zones: zones)
      for value in [Value.integer(1_780_000_000_000), .null] {
        let words = try #require(writer.words(table: parts[0], field: parts[1], value))
        #expect(!words.field.contains(".") && !words.text.contains("told."))
        #expect(!words.field.isEmpty && !words.text.isEmpty)
      }
    }
  }

  @Test("are the beginnings, ends and amounts of what the day shows")
  func names() {
    #expect(Self.told.contains("sleep.end") && Self.told.contains("feeding.amount"))
    let known = Set(Self.told.compactMap { $0.split(separator: ".").last.map(String.init) })
    #expect(known == Set(ToldField.allCases.map(\.rawValue)))
  }

  @Test("A file of the version before tells of them as soon as it is opened")
  func olderFile() async throws {
    let older = [
      SchemaModule(name: "household", version: 5) {
        HouseholdSchema.module.tables().filter { $0.kind != LostValue.schema.table.kind }
      },
      SchemaModule(name: "diary", version: 3) { DiarySchema.module.tables().map(\.untold) },
    ]
    let place = try await TestPlace(.sqlite, older, now: { .distantPast }, random: { 7 })
    let before = try await place.store.sync { try $0.syncedTables() }
    #expect(!before.contains { $0.columns.contains { $0.merge == .told } })
    let child = RecordID(high: 1, low: 1)
    let sleep = SleepDraft(start: Instant(seconds: 1)).sleep(id: child, child: child)
    try await place.store.write { transaction in
      try transaction.put(Sleep.schema.table.untold, sleep.id) {
        Sleep.schema.encode(sleep, into: &$0)
      }
    }
    await place.store.close()
    let store = try await place.another([HouseholdSchema.module, DiarySchema.module])
    let after = try await store.sync { try $0.syncedTables() }
    let described = after.first { $0.name == "sleep" }
    #expect(described?.columns.filter { $0.merge == .told }.map(\.name) == ["start", "end"])
    #expect(described?.columns.filter { $0.merge == .longText }.map(\.name) == ["note"])
    #expect(try await store.read { try $0.fetch(Sleep.query).map(\.child) } == [child])
    #expect(try await store.read { try $0.fetch(LostValue.query) } == [])
    await store.close()
  }
}

extension Table {
  /// As it was before anybody was told of anything.
  fileprivate var untold: Table {
    Table(
      kind: kind,
      name: name,
      columns: columns.map { column in
        Column(
          number: column.number,
          name: column.name,
          storage: column.storage,
          isOptional: column.isOptional,
          merge: column.merge == .told ? .lastWriter : column.merge
        )
      },
      indexes: indexes,
      isLocal: isLocal
    )
  }
}
