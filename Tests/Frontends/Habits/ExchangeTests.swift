import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite("import and export")
struct ExchangeTests {
  private let house: HabitsHouse

  init() throws {
    house = try HabitsHouse(now: "2026-01-31T12:00:00+01:00")
    try FileWriter.makeFolder("\(house.folder)/harsh")
    try write("harsh/habits", "! Спорт\nБег: 1\nRun, jump: 2/7\n")
    try write(
      "harsh/log",
      """
      2026-01-27 : Бег : y : легко : 5
      2026-01-28 : Бег : y
      2026-01-29 : Бег : s : болел
      nonsense
      2026-01-30 : Run, jump : n

      """
    )
  }

  private func write(_ name: String, _ text: String) throws {
    try FileWriter.write(Array(text.utf8), to: "\(house.folder)/\(name)", existing: .replace)
  }

  private func path(_ name: String) -> String { "\(house.folder)/\(name)" }

  @Test("The answer for scripts has the five members, and the second time nothing is added")
  func contract() async throws {
    let planned = try await house.json("import", "harsh", path("harsh"), "--dry-run")
    let first = try await house.json("import", "harsh", path("harsh"))
    #expect(planned["added"] == first["added"])
    #expect(first["added"]?.integer == 6 && first["changed"]?.integer == 0)
    let rejected = try #require(first["rejected"]?.array?.first)
    #expect(rejected["file"]?.string == path("harsh/log") && rejected["line"]?.integer == 4)
    #expect(first["lossy"]?.array == [])
    let second = try await house.json("import", "harsh", path("harsh"))
    #expect(second["added"]?.integer == 0 && second["unchanged"]?.integer == 6)
  }

  @Test("An import is undone as one")
  func undo() async throws {
    try await house.json("import", "harsh", path("harsh"))
    #expect(await house.run("undo").code == .done)
    #expect(try await house.json("list").array == [])
  }

  @Test(
    "What is exported is read back and adds nothing",
    arguments: [
      ("loop", "a.zip"), ("loop", "a.db"), ("harsh", "h"), ("tablehabit", "a.json"),
      ("jsonl", "a.jsonl"),
    ]
  )
  func back(format: String, name: String) async throws {
    try await house.json("import", "harsh", path("harsh"))
    let exported = try await house.json("export", format, "--to", path(name))
    #expect(exported["trackers"]?.integer == 2 && exported["marks"]?.integer == 4)
    let read = try await house.json("import", format, path(name))
    #expect(read["added"]?.integer == 0 && read["changed"]?.integer == 0)
    #expect(read["rejected"]?.array == [])
  }

  @Test("The table and the calendar are written", arguments: ["csv", "ical"])
  func written(format: String) async throws {
    try await house.json("import", "harsh", path("harsh"))
    let answer = try await house.json("export", format, "--to", path("x"))
    #expect(answer["lossy"]?.array?.isEmpty == false)
    let text = String(decoding: try FileReader.bytes(at: path("x"), limit: 1 << 20), as: UTF8.self)
    #expect(text.contains(format == "csv" ? "2026-01-27,done,5,," : "RRULE:FREQ=DAILY\r\n"))
    #expect(text.contains("Бег"))
  }

  @Test("A file that is there is not replaced unless that is asked for")
  func existing() async throws {
    try write("x.jsonl", "mine")
    let refused = await house.run("export", "jsonl", "--to", path("x.jsonl"))
    #expect(refused.code == .refused && refused.errors.contains("not replaced"))
    #expect(try FileReader.bytes(at: path("x.jsonl"), limit: 10) == Array("mine".utf8))
    try await house.json("export", "jsonl", "--to", path("x.jsonl"), "--replace")
    #expect(try FileReader.bytes(at: path("x.jsonl"), limit: 1000) != Array("mine".utf8))
    #expect(await house.run("export", "harsh", "--to", path("harsh")).code == .refused)
  }

  @Test("What cannot be is told, and nothing is written")
  func refusals() async throws {
    let unknown = await house.run("import", "paper", path("harsh"))
    #expect(unknown.code == .usage && unknown.errors.contains("“loop”"))
    let other = await house.run("import", "loop", path("harsh/log"))
    #expect(other.code != .done && other.errors.contains("another kind of file"))
    let missing = await house.run("import", "loop", path("none.zip"), language: "ru")
    #expect(missing.code != .done && !missing.errors.isEmpty)
    #expect(await house.run("export", "loop").code == .usage)
    #expect(await house.run("export", "jsonl", "--to", path("no/where")).code == .refused)
    #expect(try await house.json("list").array == [])
  }

  @Test("A person is told tracker by tracker, in both languages", arguments: ["en", "ru"])
  func text(language: String) async throws {
    let answer = await house.run("import", "harsh", path("harsh"), language: language)
    #expect(answer.code == .done)
    let text = answer.output.replacing(house.folder, with: "")
    expectSnapshot(text, suite: "Exchange", named: "import-\(language)")
    let exported = await house.run("export", "loop", "--to", path("x.zip"), language: language)
    #expect(exported.code == .done)
    expectSnapshot(
      exported.output.replacing(house.folder, with: ""),
      suite: "Exchange",
      named: "export-\(language)"
    )
  }
}
