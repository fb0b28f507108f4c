import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite("Running feedings on the command line")
struct DiaryNursingTests {
  private func house() async throws -> DiaryHouse {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T22:00:00+03:00")
    try await house.json("child", "add", "Ada", "--born", "2025-12-20")
    return house
  }

  @Test("8: left, a pause, right: one feeding, its times without the pause, next side left")
  func hardCase() async throws {
    let house = try await house()
    let begun = try await house.json("feed", "start", "left", "--at", "21:00")
    #expect(begun["end"] == .some(.null))
    #expect(begun["running"] == true && begun["paused"] == false)
    let paused = try await house.json("feed", "pause", "--at", "21:10")
    #expect(paused["paused"] == true)
    let resumed = try await house.json("feed", "resume", "--at", "21:12")
    #expect(resumed["paused"] == false)
    try await house.json("feed", "switch", "--at", "21:12")
    let running = try #require(try await house.json("now")["lastFeeding"])
    #expect(running["running"] == true && running["end"] == .some(.null))
    let stopped = try await house.json("feed", "stop", "--at", "21:22")
    #expect(stopped.text("id") == begun.text("id"))
    #expect(stopped.text("method") == "both" && stopped["running"] == false)
    #expect(stopped["seconds"] == 1320)
    #expect(stopped["leftSeconds"] == 600 && stopped["rightSeconds"] == 600)
    let day = try await house.json("day")
    #expect(day["statistics"]?["day"]?["feedings"] == 1)
    #expect(day.list("sections").flatMap { $0.list("rows") }.count == 1)
    #expect(try await house.json("now").text("nextSide") == "left")
  }

  @Test("a bottle runs until it is stopped, with what was drunk")
  func bottle() async throws {
    let house = try await house()
    let begun = try await house.json(
      "feed",
      "start",
      "bottle",
      "--at",
      "21:30",
      "--content",
      "mixed"
    )
    #expect(begun.text("content") == "mixed")
    let stopped = try await house.json("feed", "stop", "--ml", "87.5", "--note", "hungry")
    #expect(stopped["millilitres"] == .number("87.5") && stopped.text("note") == "hungry")
    #expect(stopped["seconds"] == 1800)
  }

  @Test("the words that write a finished feeding mean what they did")
  func finished() async throws {
    let house = try await house()
    for kind in ["left", "right", "both", "bottle", "solids"] {
      #expect(try await house.json("feed", kind)["running"] == false)
    }
    #expect(await house.run("feed").code == .usage)
    #expect(await house.run("feed", "start").code == .usage)
    #expect(await house.run("feed", "start", "solids").code == .usage)
  }

  @Test("of what is done to them, and what does not fit, are told", arguments: Language.all)
  func told(_ language: Language) async throws {
    let house = try await house()
    let lines: [[String]] = [
      ["feed", "switch"], ["feed", "start", "left", "--at", "21:00"], ["feed", "start", "right"],
      ["feed", "resume"], ["now"], ["feed", "pause", "--at", "21:10"], ["feed", "pause"], ["now"],
      ["feed", "resume", "--at", "21:12"], ["feed", "switch", "--at", "21:11"],
      ["feed", "switch", "--at", "21:15"], ["feed", "stop", "--at", "21:25"], ["feed", "stop"],
      ["feed", "start", "bottle", "--at", "21:40"], ["feed", "pause"], ["day"],
      ["undo"], ["undo"], ["undo"], ["undo"],
    ]
    var text = ""
    for line in lines {
      let answer = await house.run(line, language: language.code)
      let shown = (answer.output + answer.errors).split(separator: "\n")
        .filter { !$0.contains("01ke") }
      text += "$ \(line.joined(separator: " "))\n\(shown.joined(separator: "\n"))\n"
    }
    expectSnapshot(text, suite: "Diary", named: "nursing-\(language.code)")
  }
}
