import CommandKit
import DiaryCommands
import HearthSupport
import TestSupport
import Testing

@Suite("The diary's words")
struct DiaryTextTests {
  private func filledHouse() async throws -> DiaryHouse {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    try await house.json("child", "add", "Ёжик 🦔", "--born", "2025-12-20", "--night", "19:00-08:00")
    for (from, to) in [
      ("2026-01-08 20:00", "2026-01-09 06:00"), ("2026-01-09 10:00", "2026-01-09 11:30"),
      ("2026-01-09 19:30", "2026-01-10 00:20"), ("2026-01-10 00:50", "2026-01-10 07:10"),
    ] {
      try await house.json("sleep", "add", "--from", from, "--to", to, "--place", "cot")
    }
    try await house.json(
      "feed",
      "both",
      "--from",
      "2026-01-09 09:00",
      "--minutes-left",
      "10",
      "--minutes-right",
      "8"
    )
    try await house.json("feed", "bottle", "--from", "2026-01-10 00:25", "--ml", "87.5")
    try await house.json("feed", "solids", "--from", "2026-01-10 11:00", "--note", "каша")
    return house
  }

  @Test("of a day, of now and of the children are kept", arguments: Language.all)
  func pages(_ language: Language) async throws {
    let house = try await filledHouse()
    for (name, arguments) in [
      ("day", ["day", "2026-01-09"]), ("today", ["day"]), ("empty", ["day", "2026-01-12"]),
      ("now", ["now"]),
    ] {
      let answer = await house.run(arguments, language: language.code)
      #expect(answer.code == .done && answer.errors == "")
      expectSnapshot(answer.output, suite: "Diary", named: "\(name)-\(language.code)")
    }
  }

  @Test("of what was done are kept", arguments: Language.all)
  func done(_ language: Language) async throws {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    let lines: [[String]] = [
      ["child", "list"],
      ["child", "add", "Ada", "--born", "2025-12-20"],
      ["sleep", "start", "--at", "09:00"],
      ["sleep", "stop", "--at", "10:15"],
      ["sleep", "add", "--from", "yesterday 21:00", "--to", "06:00", "--kind", "night"],
      ["feed", "bottle", "--ml", "120", "--content", "breast-milk"],
      ["feed", "left", "--minutes-left", "12"],
    ]
    var told = ""
    for line in lines {
      let answer = await house.run(line, language: language.code)
      #expect(answer.code == .done)
      let shown = answer.output.split(separator: "\n").filter { !$0.contains("01kek") }
      told += "$ \(line.joined(separator: " "))\n\(shown.joined(separator: "\n"))\n\(answer.errors)"
    }
    expectSnapshot(told, suite: "Diary", named: "done-\(language.code)")
  }

  @Test("of help are kept", arguments: Language.all)
  func help(_ language: Language) async throws {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    for arguments in [
      ["--help"], ["sleep", "--help"], ["sleep", "add", "--help"], ["sleep", "join", "--help"],
      ["help", "feed"], ["feed", "start", "--help"],
    ] {
      let answer = await house.run(arguments, language: language.code)
      #expect(answer.code == .done && answer.errors == "")
      let name = arguments.filter { !$0.contains("help") }.joined(separator: "-")
      expectSnapshot(
        answer.output,
        suite: "Diary",
        named: "help\(name.isEmpty ? "" : "-\(name)")-\(language.code)"
      )
    }
  }

  @Test("show a terminal no control characters of notes and names")
  func controlCharacters() async throws {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    try await house.json("child", "add", "A\u{1B}[31mda\u{202E}", "--born", "2025-12-20")
    try await house.json("feed", "bottle", "--note", "a\nb\u{07}")
    for line in [
      ["now"], ["day"], ["child", "list"], ["feed", "left"], ["sleep", "stop"], ["undo"],
    ] {
      let answer = await house.run(line)
      let text = answer.output + answer.errors
      #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 || $0 == "\u{202E}" })
    }
  }

  @Test("tell of settings that there are none of")
  func settings() async throws {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    let file = try house.write("langauge = ru\n", to: "hearth.conf")
    #expect(await house.run("child", "list", "--config", file).errors.contains("langauge"))
    #expect(await house.run("child", "list", "--config", file, "--quiet").errors == "")
  }

  @Test("describe commands without contradiction")
  func faults() {
    #expect(DiaryCommands.root.faults() == [])
  }
}
