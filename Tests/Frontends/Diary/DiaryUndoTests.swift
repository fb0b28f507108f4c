import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite("Undo and redo on the command line")
struct DiaryUndoTests {
  private func house() async throws -> DiaryHouse {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    try await house.json("child", "add", "Ada", "--born", "2025-12-20")
    return house
  }

  @Test(
    "take back and give back the last change, across processes, and say which",
    arguments: Language.all
  )
  func takeBack(_ language: Language) async throws {
    let house = try await house()
    try await house.json("sleep", "add", "--from", "08:00", "--to", "09:30")
    try await house.json("feed", "bottle", "--from", "10:00", "--ml", "90")
    let full = await house.run("day", "--json").output
    var told = ""
    for line in [["undo"], ["undo"], ["redo"], ["redo"], ["redo"]] {
      let answer = await house.run(line, language: language.code)
      told += "$ \(line.joined(separator: " "))\n\(answer.output)\(answer.errors)"
    }
    expectSnapshot(told, suite: "Diary", named: "undo-\(language.code)")
    #expect(await house.run("day", "--json").output == full)
  }

  @Test("answer scripts with the action and its records")
  func json() async throws {
    let house = try await house()
    let sleep = try await house.json("sleep", "add", "--from", "08:00", "--to", "09:30")
    let undone = try await house.json("undo")
    #expect(undone.list("records").map(\.string) == [sleep.text("id")])
    #expect(undone.text("action")?.contains("08:00") == true)
    #expect(undone.text("at") == "2026-01-10T12:00:00+03:00")
    #expect(try await house.json("day").list("sections").count == 1)
  }

  @Test("refuse where nothing is left, and skip what is to stand")
  func refusals() async throws {
    let house = try await house()
    #expect(await house.run("redo").code == .refused)
    try await house.json("sleep", "add", "--from", "06:00", "--to", "07:00")
    try await house.json("sleep", "add", "--from", "08:00", "--to", "09:30")
    try await house.json("undo", "--skip")
    try await house.json("undo")
    let starts = try await house.json("day").list("sections").compactMap { $0.text("start") }
    #expect(starts == ["2026-01-10T08:00:00+03:00", "2026-01-10T09:30:00+03:00"])
  }

  @Test("take a whole import back as one change")
  func undoImport() async throws {
    let house = try await house()
    let before = await house.run("day", "2026-01-09", "--json").output
    let file = try house.write(
      "id,child_first_name,child_last_name,start,end,nap,notes,tags\n"
        + "1,Ada,,2026-01-09 10:00:00,2026-01-09 11:00:00,1,,\n"
        + "2,Ada,,2026-01-09 12:00:00,2026-01-09 13:00:00,1,,\n",
      to: "Sleep.csv"
    )
    let report = try await house.json("import", "babybuddy", file)
    #expect(report["added"]?.integer == 2)
    try await house.json("undo")
    #expect(await house.run("day", "2026-01-09", "--json").output == before)
    #expect(try await house.json("import", "babybuddy", file)["added"]?.integer == 2)
  }
}
