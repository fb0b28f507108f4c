import CommandKit
import HearthPlugins
import StorageMemory
import TestSupport
import Testing

/// The plans of what the commands really ask, whichever queries those are.
@Suite("What the habit tracker asks of a SQLite store")
struct HabitsQueryPlanTests {
  /// Tables that hold a handful of rows, a tracker one at most, and are read as a whole.
  private static let smallTables = [
    "category", "tracker", "schedule_version", "pause", "reminder", "mark_sheet", "zone_change",
    "reminder_memory", "hearth_device", "hearth_module AS m", "hearth_kind", "hearth_kind AS k",
  ]

  /// Every command, on a tracker with history.
  private static let commands: [[String]] = [
    ["today"], ["today", "--on", "2026-01-05", "--search", "r", "--filter", "done"], ["list"],
    ["done", "Run"], ["done", "Run", "--on", "2026-01-02"], ["clear", "Run"],
    ["skip", "Run", "--reason", "ill"], ["miss", "Read"], ["stats"], ["stats", "Run"],
    ["stats", "--mode", "loop"], ["graph"], ["graph", "Run"], ["pin", "Run"], ["unpin", "Run"],
    ["edit", "Run", "--every", "2"], ["archive", "Run"], ["archive", "Run", "--back"],
    ["pause", "--from", "2026-02-01", "--to", "2026-02-05"], ["pause", "list"],
    ["remind", "set", "Run", "--at", "08:00"], ["remind", "--new"], ["remind", "list"],
    ["category", "list"], ["category", "rename", "Sport", "Sports"], ["config"], ["undo"], ["redo"],
    ["add", "Swim", "--category", "Sports"], ["undo"],
    ["delete", "Read", "--yes"], ["undo"],
    ["category", "delete", "Sports", "--delete-trackers"], ["undo"],
  ]

  @Test("Every query walks an index, and none sorts, in whatever a command asks")
  func plans() async throws {
    let plans = RecordedPlans()
    let house = try HabitsHouse(now: "2026-01-16T08:05:00+01:00")
    house.stores = StoreRegistry([plans.plugin, .memory])
    let files = ["habits", "log"].map { "\(house.folder)/\($0)" }
    try TextFile(files[0]).write("! Sport\nRun: 1\nRead: 1\n")
    let days = (1...15).map { "2026-01-\($0 < 10 ? "0" : "")\($0)" }
    try TextFile(files[1]).write(days.map { "\($0) : Run : y\n\($0) : Read : n\n" }.joined())
    for _ in 0..<2 {
      let imported = await house.run(["import", "harsh"] + files)
      try #require(imported.code == .done, "\(imported.errors)")
    }
    for command in Self.commands {
      let answer = await house.run(command)
      #expect(answer.code == .done, "\(command): \(answer.errors)")
    }
    let exported = await house.run("export", "jsonl", "--to", "\(house.folder)/all.jsonl")
    #expect(exported.code == .done, "\(exported.errors)")
    #expect(plans.byStatement.count > 30, "\(plans.byStatement.keys.sorted())")
    #expect(plans.costlySteps(smallTables: Self.smallTables) == [])
  }
}
