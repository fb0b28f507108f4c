import CommandKit
import HabitsCommands
import HearthSupport
import TestSupport
import Testing

@Suite("The habit tracker's words")
struct HabitsTextTests {
  private func filledHouse() async throws -> HabitsHouse {
    let house = try HabitsHouse(now: "2026-01-16T12:00:00+01:00")
    try await house.json("category", "add", "Здоровье")
    try await house.json("category", "add", "Art")
    let start = ["--from", "2025-12-01"]
    try await house.json(
      [
        "add", "Вода", "--category", "Здоровье", "--measure", "л", "--at-least", "2", "--emoji",
        "💧",
      ] + start
    )
    try await house.json(
      ["add", "家族の時間", "--category", "Art", "--times", "3/week", "--emoji", "👨‍👩‍👧‍👦"] + start
    )
    try await house.json(["add", "Draw", "--category", "Art", "--on", "mon,wed,fri"] + start)
    try await house.json(["add", "Concert", "--category", "Art", "--event"] + start)
    try await house.json("pin", "Draw")
    for day in 1...16 where day % 4 != 0 {
      let on = ["--on", "2026-01-\(day < 10 ? "0" : "")\(day)"]
      try await house.json(["done", "Вода", "--amount", day % 3 == 0 ? "1.5" : "2.25"] + on)
      try await house.json(["done", "Draw"] + on)
      if day % 2 == 1 { try await house.json(["done", "家族の時間"] + on) }
    }
    try await house.json("skip", "家族の時間", "--reason", "ill")
    return house
  }

  @Test("of the main screen, statistics, lists and drawings are kept", arguments: Language.all)
  func pages(_ language: Language) async throws {
    let house = try await filledHouse()
    let screen = Terminal(outputIsTerminal: true, width: 72)
    var text = ""
    for line in [
      ["today"], ["today", "--search", "zzz"], ["stats"], ["stats", "--explain"],
      ["graph", "--weeks", "8"], ["graph", "Draw", "--weeks", "8"], ["category", "list"],
      ["config"],
      ["pause", "list"], ["remind", "list"],
    ] {
      let answer = await house.run(line, language: language.code, terminal: screen)
      #expect(answer.code == .done && answer.errors == "")
      text += "$ \(line.joined(separator: " "))\n\(withoutIdentifiers(answer.output))\n"
    }
    expectSnapshot(text, suite: "Habits", named: "pages-\(language.code)")
  }

  @Test("of what was done are kept", arguments: Language.all)
  func done(_ language: Language) async throws {
    let house = try HabitsHouse(now: "2026-01-16T12:00:00+01:00")
    var text = ""
    for line in [
      ["today"], ["stats"], ["category", "list"], ["category", "add", "Health"],
      ["add", "Read", "--category", "Health"], ["add", "Party", "--category", "Health", "--event"],
      ["done", "Read"], ["skip", "Read", "--on", "yesterday"],
      ["miss", "Read", "--on", "2026-01-14"],
      ["clear", "Read"], ["edit", "Read", "--times", "2/7d"], ["pin", "Read"], ["unpin", "Read"],
      ["archive", "Party"], ["archive", "Party", "--back"],
      ["remind", "set", "Read", "--at", "20:00"],
      ["remind", "delete", "Read"], ["pause", "--from", "2026-02-01", "--to", "2026-02-07"],
      ["undo"], ["redo"], ["delete", "Party"], ["category", "rename", "Health", "Life"],
      ["category", "delete", "Life", "--delete-trackers"], ["undo"],
    ] {
      let answer = await house.run(line, language: language.code)
      #expect(answer.code == .done && answer.errors == "", "\(line): \(answer.errors)")
      text += "$ \(line.joined(separator: " "))\n\(answer.output)"
    }
    expectSnapshot(text, suite: "Habits", named: "done-\(language.code)")
  }

  @Test("of help are kept", arguments: Language.all)
  func help(_ language: Language) async throws {
    let house = try HabitsHouse(now: "2026-01-16T12:00:00+01:00")
    var text = ""
    for line in [["--help"], ["add", "--help"], ["pause", "--help"], ["help", "stats"]] {
      let answer = await house.run(line, language: language.code)
      #expect(answer.code == .done && answer.errors == "")
      text += "$ \(line.joined(separator: " "))\n\(answer.output)\n"
    }
    expectSnapshot(text, suite: "Habits", named: "help-\(language.code)")
  }

  @Test("are the household's language, unless somebody asks for another")
  func householdLanguage() async throws {
    let house = try HabitsHouse(now: "2026-01-16T12:00:00+01:00")
    #expect(await house.run("today", language: nil).output.contains("Nothing to track yet"))
    try await house.json("config", "set", "--speech", "ru")
    #expect(await house.run("today", language: nil).output.contains("Пока нечего отмечать"))
    #expect(await house.run("done", "x", language: nil).errors.contains("Трекеров ещё нет"))
    #expect(await house.run("today", language: "en").output.contains("Nothing to track yet"))
  }

  @Test("show colours on a terminal that welcomes them, and nowhere else")
  func colours() async throws {
    let house = try await filledHouse()
    let colourful = Terminal(outputIsTerminal: true, width: 80, allowsColour: true)
    let bright = await house.run("graph", "Draw", terminal: colourful)
    #expect(bright.output.contains("\u{1B}[32m"))
    let plain = await house.run("graph", "Draw", "--no-color", terminal: colourful)
    #expect(!plain.output.contains("\u{1B}"))
    #expect(await !house.run("graph", "Draw").output.contains("\u{1B}"))
  }

  @Test("show a terminal no control characters of names and notes")
  func controlCharacters() async throws {
    let house = try HabitsHouse(now: "2026-01-16T12:00:00+01:00")
    try await house.json("category", "add", "H\u{1B}[31m")
    try await house.json("add", "A\u{1B}[31mda\u{202E}", "--category", "H\u{1B}[31m")
    for line in [
      ["today"], ["stats"], ["list"], ["graph"], ["category", "list"], ["undo"], ["done", "x"],
    ] {
      let answer = await house.run(line)
      let text = answer.output + answer.errors
      #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 || $0 == "\u{202E}" })
    }
  }

  @Test("describe commands without contradiction")
  func faults() {
    #expect(HabitsCommands.root.faults() == [])
  }

  /// Identifiers hold the moment and random bits.
  private func withoutIdentifiers(_ text: String) -> String {
    text.replacing(/[0-9a-z]{26}/, with: "ID")
  }
}
