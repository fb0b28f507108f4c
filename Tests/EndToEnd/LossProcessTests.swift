import HearthSupport
import Testing

/// What the built diary says on two stores that ended one sleep at different times.
@Suite("The loser is told by the built programs", .timeLimit(.minutes(20)))
struct LossProcessTests {
  @Test("Two stores end one sleep: both show the other end, and it can be taken")
  func ends() throws {
    let home = try SyncHome()
    try home.run("diary", on: 0, ["sleep", "start", "--at", "2026-01-29 21:00"])
    for store in 0...1 { try home.run("diary", on: store, ["sync", "now"]) }
    for (store, minute) in [(0, "00"), (1, "02")] {
      let moment = ["--now", "2026-01-30T12:\(minute):00+03:00"]
      let stop = ["sleep", "stop", "--at", "2026-01-30 07:\(minute)"]
      try home.run("diary", on: store, moment + stop)
    }
    try home.run("diary", on: 0, ["sync", "now"])
    for store in [1, 0] {
      let now = try home.attempt("diary", on: store, ["sync", "now", "--json"])
      #expect(try JSON(parsing: now.output)["conflicts"] == 1)
      #expect(now.errors.contains("see “sync conflicts”"))
      try expectTold(home, store)
    }
    let id = try #require(try conflicts(home, 0).first?["record"]?.string)
    let taken = try JSON(parsing: try home.run("diary", on: 0, ["settle", "take", id, "--json"]))
    #expect(taken["end"] == "2026-01-30T07:00:00+03:00")
    for store in [0, 1] { try home.run("diary", on: store, ["sync", "now"]) }
    for store in 0...1 {
      #expect(try conflicts(home, store).isEmpty)
      let section = try day(home, store)["sections"]?.array?.first
      #expect(section?["end"] == "2026-01-30T07:00:00+03:00")
      #expect(section?["lost"]?.array?.isEmpty == true)
    }
  }

  private func expectTold(_ home: SyncHome, _ store: Int) throws {
    let found = try conflicts(home, store)
    #expect(found.map { $0["kind"]?.string } == ["sleep"])
    #expect(found.map { $0["field"]?.string } == ["end"])
    #expect(found.map { $0["lost"]?.string } == ["2026-01-30T07:00:00+03:00"])
    #expect(found.map { $0["kept"]?.string } == ["2026-01-30T07:02:00+03:00"])
    #expect(found.map { $0["lostText"]?.string } == ["30 Jan 2026 07:00"])
    let text = try home.run("diary", on: store, ["sync", "conflicts"])
    let line = "sleep, end: 30 Jan 2026 07:00 on another device, 30 Jan 2026 07:02 stands"
    #expect(text.contains(line))
    let sections = try #require(try day(home, store)["sections"]?.array)
    #expect(sections[0]["lost"]?.array?.first?["value"] == "2026-01-30T07:00:00+03:00")
    let page = try home.run("diary", on: store, ["day", "2026-01-30"])
    #expect(page.contains("another device: end 07:00"))
    let russian = try home.run("diary", on: store, ["--language", "ru", "day", "2026-01-30"])
    #expect(russian.contains("на другом устройстве: конец 07:00"))
  }

  private func conflicts(_ home: SyncHome, _ store: Int) throws -> [JSON] {
    let text = try home.run("diary", on: store, ["sync", "conflicts", "--json"])
    return try #require(try JSON(parsing: text).array)
  }

  private func day(_ home: SyncHome, _ store: Int) throws -> JSON {
    try JSON(parsing: try home.run("diary", on: store, ["day", "2026-01-30", "--json"]))
  }
}
