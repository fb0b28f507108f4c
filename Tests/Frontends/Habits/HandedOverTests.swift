import HabitsCore
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import StorageSQLite
import Testing

@Suite("Marks that another program kept for the habit tracker")
struct HandedOverTests {
  @Test("are shown and counted as soon as the habit tracker opens the store")
  func entries() async throws {
    let house = try HabitsHouse(now: "2026-01-16T12:00:00+01:00")
    try await house.json("category", "add", "Health")
    let added = try await house.json("add", "Read", "--category", "Health", "--from", "2026-01-01")
    try await house.json("done", "Read", "--on", "yesterday")
    let id = try #require(added.text("id").flatMap { RecordID($0) })
    let entry = Entry(tracker: id, day: try #require(Day("2026-01-16")), mark: .done)
    let store = try await StorePlugin.sqlite.make(
      StoreSetup(
        address: "\(house.folder)/habits.db",
        modules: [],
        now: { Instant(seconds: 0) },
        random: { 7 }
      )
    )
    try await store.write { transaction in
      let table = Entry.schema.table
      let values = ValueRow(count: table.columns.count)
      var writer = RowWriter(values)
      Entry.schema.encode(entry, into: &writer)
      let stamps = Stamps(groups: [.init(time: 1 << 40, device: 7, fields: table.allFields)])
      let row = StoredRow(values: values.values, stamps: stamps).lowered(from: table)
      try transaction.store(row, kind: table.kind, entry.id)
    }
    await store.close()
    #expect(try await house.cards(on: "today")["Read"]?.text("state") == "done")
    #expect(try await house.figures("Read")["currentStreak"] == 2)
  }
}
