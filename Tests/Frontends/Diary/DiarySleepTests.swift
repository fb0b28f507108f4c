import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite("Sleeps on the command line")
struct DiarySleepTests {
  private func house() async throws -> DiaryHouse {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T22:00:00+03:00")
    try await house.json("child", "add", "Ada", "--born", "2025-12-20")
    return house
  }

  private func add(_ house: DiaryHouse, _ from: String, _ to: String, _ more: String...)
    async throws
    -> JSON
  {
    let answer = await house.run(["sleep", "add", "--from", from, "--to", to, "--json"] + more)
    #expect(answer.code == .done, "\(answer.errors)")
    return try answer.json
  }

  private func spans(_ house: DiaryHouse) async throws -> [String] {
    try await house.json("day").list("sections").filter { $0.text("kind") == "sleep" }.map {
      section in
      let clock = { (text: String?) in text.map { $0.dropFirst(11).prefix(5) } ?? "" }
      return "\(clock(section.text("start")))-\(clock(section.text("end")))"
    }
  }

  @Test("7: a conflict is joined under the earliest one's identifier")
  func join() async throws {
    let house = try await house()
    let stored = try await add(house, "19:50", "20:36", "--note", "a")
    let joined = try await add(house, "20:35", "21:10", "--note", "b", "--on-conflict", "join")
    #expect(joined.text("id") == stored.text("id"))
    #expect(joined.text("note") == "a\nb")
    #expect(joined["seconds"] == 4800)
    #expect(joined["more"] == [])
    #expect(try await spans(house) == ["19:50-21:10"])
  }

  @Test("7: a conflict is trimmed, further pieces answered under more")
  func trim() async throws {
    let house = try await house()
    _ = try await add(house, "19:50", "20:36")
    let trimmed = try await add(house, "20:35", "21:10", "--on-conflict", "trim")
    #expect(trimmed.text("start") == "2026-01-10T20:36:00+03:00")
    let around = try await add(house, "19:00", "21:30", "--on-conflict", "trim")
    #expect(around.text("end") == "2026-01-10T19:50:00+03:00")
    #expect(around.list("more").map { $0.text("start") } == ["2026-01-10T21:10:00+03:00"])
    #expect(try await spans(house) == ["19:00-19:50", "19:50-20:36", "20:36-21:10", "21:10-21:30"])
    let nothing = await house.run(
      ["sleep", "add", "--from", "20:00", "--to", "20:30", "--on-conflict", "trim", "--json"]
    )
    #expect(nothing.code == .refused && nothing.errors.contains("19:50"))
    #expect(try nothing.json["error"]?.text("code") == "conflict")
  }

  @Test("every command that stores a sleep fails at a conflict, or does what it is told")
  func everyCommand() async throws {
    let house = try await house()
    let first = try #require(try await add(house, "08:00", "09:00").text("id"))
    let second = try #require(try await add(house, "10:00", "11:00").text("id"))
    let third = try #require(try await add(house, "12:00", "13:00").text("id"))
    let lines: [[String]] = [
      ["sleep", "start", "--at", "08:30"], ["sleep", "edit", second, "--from", "08:30"],
      ["sleep", "join", first, third], ["sleep", "continue", first],
    ]
    let before = await house.run("day", "--json").output
    for line in lines {
      let answer = await house.run(line + ["--json"])
      #expect(answer.code == .refused, "\(line)")
      let error = try #require(try answer.json["error"])
      #expect(error.text("code") == "conflict")
      #expect(error.list("choices") == ["join", "trim", "cancel"])
      #expect(error.text("message").map(answer.errors.contains) == true)
      #expect(await house.run(line + ["--on-conflict", "fail"]).code == .refused)
      #expect(await house.run("day", "--json").output == before)
      #expect(await house.run(line + ["--on-conflict", "join"]).code == .done, "\(line)")
      #expect(await house.run("day", "--json").output != before)
      #expect(await house.run("undo").code == .done)
      #expect(await house.run("day", "--json").output == before)
    }
  }

  @Test("splits and joins, with each piece answered")
  func splitAndJoin() async throws {
    let house = try await house()
    let id = try #require(try await add(house, "yesterday 20:00", "06:00").text("id"))
    let split = try await house.json("sleep", "split", id, "--from", "01:10", "--to", "01:40")
    #expect(split.text("id") == id)
    #expect(split.text("end") == "2026-01-10T01:10:00+03:00")
    let second = try #require(split.list("more").first)
    #expect(second.text("start") == "2026-01-10T01:40:00+03:00")
    let night = try await house.json("day")["statistics"]?["pastNight"]
    #expect(night?["wakings"] == 1)
    let joined = await house.run("sleep", "join", id, "next", "--json")
    #expect(try joined.json.text("id") == id)
    #expect(joined.errors.contains("2 sleeps"))
    #expect(try joined.json.list("joined").map(\.string) == [second.text("id")])
    #expect(await house.run("sleep", "join", id, "next").code == .refused)
    #expect(await house.run("sleep", "join", id, id).code == .refused)
  }

  @Test("goes on with the last sleep, and switches between night and day")
  func continueAndSwitch() async throws {
    let house = try await house()
    #expect(await house.run("sleep", "continue").code == .refused)
    let id = try #require(try await add(house, "19:00", "21:00").text("id"))
    let opened = try await house.json("sleep", "reopen")
    #expect(opened.text("id") == id && opened["end"] == .some(.null))
    #expect(await house.run("sleep", "continue", id).code == .refused)
    #expect(opened["night"] == false)
    for night in [true, false] {
      let switched = try await house.json("sleep", "switch", id)
      #expect(switched["night"] == .bool(night) && switched["nightByHand"] == true)
    }
    let edited = try await house.json("sleep", "edit", id, "--kind", "auto")
    #expect(edited["nightByHand"] == false)
  }

  @Test("several open ones are ended by one stop, under the earliest one's identifier, and told of")
  func severalOpen() async throws {
    let house = try await house()
    let file = try house.write(
      "id,child_first_name,child_last_name,start,end,nap,notes,tags\n"
        + "1,Ada,,2026-01-10 19:00:00,2026-01-10 20:00:00,1,,\n"
        + "2,Ada,,2026-01-10 19:30:00,2026-01-10 20:30:00,1,,\n",
      to: "Sleep.csv"
    )
    try await house.json("import", "babybuddy", file, "--on-conflict", "keep")
    let section = try await house.json("day").list("sections")[1]
    let ids = section.list("ids").compactMap(\.string)
    #expect(section["conflict"] == true && ids.count == 2)
    for id in ids.reversed() { try await house.json("sleep", "edit", id, "--open") }
    let stopped = await house.run("sleep", "stop", "--at", "21:00", "--json")
    #expect(try stopped.json.text("id") == ids[0])
    #expect(try stopped.json.list("joined").map(\.string) == [ids[1]])
    #expect(stopped.errors.contains("2 sleeps"))
    #expect(try await spans(house) == ["19:00-21:00"])
  }

  @Test("keep how the child was settled and its moods")
  func words() async throws {
    let house = try await house()
    let started = try await house.json(
      "sleep",
      "start",
      "--at",
      "20:00",
      "--settling",
      "sung to",
      "--settling-minutes",
      "12",
      "--mood-at-start",
      "tired"
    )
    #expect(started.text("settling") == "sung to" && started["settlingSeconds"] == 720)
    let stopped = try await house.json("sleep", "stop", "--mood-at-end", "glad")
    #expect(stopped.text("moodAtStart") == "tired" && stopped.text("moodAtEnd") == "glad")
    let id = try #require(stopped.text("id"))
    let edited = try await house.json(
      "sleep",
      "edit",
      id,
      "--settling",
      "",
      "--mood-at-end",
      "cross"
    )
    #expect(edited["settling"] == .some(.null) && edited.text("moodAtEnd") == "cross")
  }

  @Test("asks whether a long nap was the night")
  func nightQuestion() async throws {
    let house = try await house()
    _ = try await add(house, "yesterday 19:30", "05:00")
    let section = try await house.json("day", "yesterday").list("sections")[1]
    #expect(section["asksForNight"] == true && section.list("actions").contains("switchKind"))
    #expect(await house.run("day", "yesterday").output.contains("Was this the night?"))
  }

  @Test("names the flag for a sleep whose end was forgotten, and takes it", arguments: Language.all)
  func forgotten(_ language: Language) async throws {
    let house = try await house()
    try await house.json("sleep", "start", "--at", "yesterday 20:00")
    try await house.json("feed", "left", "--from", "05:10", "--minutes-left", "5")
    for line in [["feed", "bottle"], ["sleep", "start"], ["feed", "start", "left"]] {
      let answer = await house.run(line + ["--json"], language: language.code)
      #expect(answer.code == .refused)
      #expect(answer.errors.contains("--woke") && answer.errors.contains("2026-01-10 05:10"))
      let error = try #require(try answer.json["error"])
      #expect(error.text("code") == (line[0] == "sleep" ? "conflict" : "forgotten"))
      #expect(
        error.list("woke").map(\.string)
          == ["2026-01-10T05:10:00+03:00", "2026-01-10T22:00:00+03:00"]
      )
    }
    try await house.json("sleep", "start", "--woke", "05:10")
    #expect(try await spans(house) == ["20:00-05:10", "22:00-"])
    try await house.json("undo")
    #expect(await house.run("feed", "bottle", "--yes").code == .done)
    #expect(try await house.json("now").text("state") == "asleep")
  }

  @Test("of what was done to them are told", arguments: Language.all)
  func told(_ language: Language) async throws {
    let house = try await house()
    let id = try #require(try await add(house, "yesterday 20:00", "06:00").text("id"))
    let lines: [[String]] = [
      ["sleep", "split", id, "--from", "01:10", "--to", "01:40"],
      ["sleep", "split", id, "--from", "06:30", "--to", "06:40"],
      ["sleep", "join", id, "next"], ["sleep", "join", id], ["sleep", "continue", id],
      ["sleep", "continue"], ["sleep", "start"], ["sleep", "stop", "--at", "06:05"],
      ["sleep", "switch", id],
      ["sleep", "add", "--from", "06:00", "--to", "07:00"],
      ["sleep", "add", "--from", "06:00", "--to", "07:00", "--on-conflict", "trim"],
      ["sleep", "add", "--from", "06:00", "--to", "07:00", "--on-conflict", "trim"],
      ["sleep", "add", "--from", "yesterday 19:00", "--to", "08:00", "--on-conflict", "trim"],
      ["sleep", "add", "--from", "yesterday 19:30", "--to", "07:30", "--on-conflict", "join"],
      ["undo"], ["undo"], ["undo"], ["undo"], ["undo"], ["undo"], ["undo"],
    ]
    var text = ""
    for line in lines {
      let answer = await house.run(line, language: language.code)
      let shown = (answer.output + answer.errors).split(separator: "\n")
        .filter { !$0.hasSuffix(id) }.map { $0.replacing(/01ke[0-9a-z]+/, with: "…") }
      let words = line.map { $0 == id ? "ID" : $0 }.joined(separator: " ")
      text += "$ \(words)\n\(shown.joined(separator: "\n"))\n"
    }
    expectSnapshot(text, suite: "Diary", named: "sleeps-\(language.code)")
  }
}
