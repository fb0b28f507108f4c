import CommandKit
import HearthPlugins
import HearthSupport
import StorageMemory
import TestSupport
import Testing

/// The plans of what the commands really ask, whichever queries those are.
@Suite("What the diary asks of a SQLite store")
struct DiaryQueryPlanTests {
  /// Tables that hold a handful of rows and are read as a whole.
  private static let smallTables = [
    "child", "zone_change", "tag", "person", "lost_value", "hearth_device", "hearth_module AS m",
    "hearth_kind", "hearth_kind AS k",
  ]

  private static let samples = ["Child", "Feeding", "Sleep"].map { name in
    let tests = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/\(tests)/Data/babybuddy-60-days/\(name).csv"
  }

  /// The commands of an ordinary day, after an import.
  private static let day: [[String]] = [
    ["child", "list"], ["now"], ["day"], ["day", "2026-11-20"], ["age"],
    ["sleep", "start", "--at", "20:30"], ["now"], ["sleep", "stop"],
    ["sleep", "add", "--from", "18:00", "--to", "18:20"],
    ["feed", "bottle", "--ml", "120"], ["feed", "left", "--minutes-left", "5"],
    ["undo"], ["redo"], ["undo"],
  ]

  @Test("Every query walks an index, and none sorts")
  func plans() async throws {
    let plans = RecordedPlans()
    let house = try DiaryHouse("America/New_York", now: "2026-11-29T21:00:00-05:00")
    house.stores = StoreRegistry([plans.plugin, .memory])
    let imported = await house.run(["import", "babybuddy"] + Self.samples)
    try #require(imported.code == .done, "\(imported.errors)")
    for command in Self.day {
      let answer = await house.run(command + ["--child", "Melissa Harper"])
      #expect(answer.code == .done, "\(command): \(answer.errors)")
    }
    #expect(plans.byStatement.count > 30, "\(plans.byStatement.keys.sorted())")
    #expect(plans.costlySteps(smallTables: Self.smallTables) == [])
  }

  @Test("A plan that looks at every row, or sorts, is found out")
  func badPlans() {
    let sql =
      #"SELECT id FROM "sleep" WHERE _alive = 1 AND "end" = ?1 ORDER BY "start", id LIMIT 1"#
    #expect(!RecordedPlans.isWellPlanned("SCAN sleep", in: sql, Self.smallTables))
    #expect(
      !RecordedPlans.isWellPlanned("SCAN sleep USING INDEX sleep_1_2", in: sql, Self.smallTables)
    )
    #expect(!RecordedPlans.isWellPlanned("USE TEMP B-TREE FOR ORDER BY", in: sql, Self.smallTables))
  }
}
