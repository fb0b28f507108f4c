import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite("The diary's contract for scripts")
struct DiaryContractTests {
  private func house() async throws -> DiaryHouse {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    try await house.json("child", "add", "Ada", "--born", "2025-12-20", "--night", "19:00-08:00")
    return house
  }

  @Test("child add answers the record")
  func childAdd() async throws {
    let house = try await house()
    let child = try await house.json(
      "child",
      "add",
      "Ёжик",
      "--born",
      "2026-01-10",
      "--sex",
      "boy",
      "--due",
      "2026-02-01"
    )
    #expect(child.text("name") == "Ёжик")
    #expect(child.text("born") == "2026-01-10")
    #expect(child.text("night") == "20:00-07:00")
    #expect(child.text("id")?.isEmpty == false)
    let list = try await house.json("child", "list")
    #expect(list.array?.map { $0.text("name") } == ["Ada", "Ёжик"])
  }

  @Test("sleep add, edit, delete, start and stop each answer the record")
  func sleepRecord() async throws {
    let house = try await house()
    let added = try await house.json(
      "sleep",
      "add",
      "--from",
      "2026-01-09 19:30",
      "--to",
      "2026-01-10 00:20",
      "--place",
      "cot",
      "--note",
      "a \"quote\"\nand a line"
    )
    #expect(added.text("start") == "2026-01-09T19:30:00+03:00")
    #expect(added.text("end") == "2026-01-10T00:20:00+03:00")
    #expect(added["seconds"] == 17_400)
    #expect(added["night"] == true)
    #expect(added["nightByHand"] == false)
    #expect(added.text("note") == "a \"quote\"\nand a line")
    let id = try #require(added.text("id"))
    let edited = try await house.json(
      "sleep",
      "edit",
      id,
      "--kind",
      "day",
      "--to",
      "00:30",
      "--note",
      ""
    )
    #expect(edited.text("end") == "2026-01-10T00:30:00+03:00")
    #expect(edited["night"] == false)
    #expect(edited["nightByHand"] == true)
    #expect(edited["note"] == .some(.null))
    let opened = try await house.json("sleep", "edit", id, "--open")
    #expect(opened["end"] == .some(.null))
    let stopped = try await house.json("sleep", "stop", "--at", "08:10")
    #expect(stopped.text("id") == id)
    #expect(stopped.text("end") == "2026-01-10T08:10:00+03:00")
    let started = try await house.json("sleep", "start", "--at", "11:45")
    #expect(started["end"] == .some(.null))
    let deleted = try await house.json("sleep", "delete", id)
    #expect(deleted.text("id") == id)
    #expect(await house.run("sleep", "delete", id).code == .refused)
  }

  @Test("sleep edit reads a clock time by the sleep's own day, and asks nothing about a note")
  func editLater() async throws {
    let house = try await house()
    let sleep = try await house.json(
      "sleep",
      "add",
      "--from",
      "2026-01-02 22:00",
      "--to",
      "2026-01-03 06:30"
    )
    let id = try #require(sleep.text("id"))
    let edited = try await house.json("sleep", "edit", id, "--from", "21:45", "--to", "06:15")
    #expect(edited.text("start") == "2026-01-02T21:45:00+03:00")
    #expect(edited.text("end") == "2026-01-03T06:15:00+03:00")
    let long = try await house.json(
      "sleep",
      "add",
      "--from",
      "2026-01-04 08:00",
      "--to",
      "2026-01-05 18:00",
      "--yes"
    )
    let noted = try await house.json(
      "sleep",
      "edit",
      try #require(long.text("id")),
      "--note",
      "ill"
    )
    #expect(noted.text("note") == "ill")
  }

  @Test("a sleep entered with an end in the future can be ended now")
  func futureEnd() async throws {
    let house = try await house()
    try await house.json(
      "sleep",
      "add",
      "--from",
      "2026-01-10 11:00",
      "--to",
      "2026-01-10 13:00",
      "--yes"
    )
    #expect(try await house.json("day").list("actions") == ["finishSleep"])
    let stopped = try await house.json("sleep", "stop")
    #expect(stopped.text("end") == "2026-01-10T12:00:00+03:00")
  }

  @Test("day answers sections, rows, actions and statistics")
  func day() async throws {
    let house = try await house()
    try await house.json("sleep", "add", "--from", "2026-01-09 19:30", "--to", "2026-01-10 00:20")
    try await house.json("feed", "bottle", "--from", "2026-01-09 23:10", "--ml", "87.5")
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
    let day = await house.run("day", "2026-01-09", "--json")
    #expect(day.code == .done)
    expectSnapshot(try day.json.withoutIdentifiers.indentedText, suite: "Diary", named: "day-json")
    let empty = try await house.json("day", "2026-01-08")
    #expect(empty.list("sections").count == 1)
    let figures = try #require(empty["statistics"]?["day"])
    #expect(figures["hasData"] == false)
    #expect(figures["feedings"] == .some(.null))
    #expect(figures["naps"] == .some(.null))
    #expect(empty["statistics"]?["pastNight"] == .some(.null))
    #expect(try await house.json("day", "2026-01-11").list("sections").isEmpty)
    #expect(try await house.json("day", "2025-12-19").list("sections").isEmpty)
  }

  @Test("now answers how the child is")
  func now() async throws {
    let house = try await house()
    #expect(try await house.json("now").text("state") == "unknown")
    try await house.json("sleep", "start", "--at", "11:00")
    try await house.json("feed", "left", "--from", "10:30", "--minutes-left", "10")
    let now = try await house.json("now")
    #expect(now.text("state") == "asleep")
    #expect(now.text("since") == "2026-01-10T11:00:00+03:00")
    #expect(now["lastFeeding"]?.text("method") == "left")
    #expect(now.text("nextSide") == "right")
    #expect(now["lastNappy"] == .some(.null))
    #expect(now["timers"] == [])
    #expect(now["next"]?.text("code") == "asleep")
  }

  @Test("a conflict is told on both streams, exit 1, and nothing is written")
  func conflict() async throws {
    let house = try await house()
    let stored = try await house.json(
      "sleep",
      "add",
      "--from",
      "2026-01-09 19:50",
      "--to",
      "2026-01-09 20:36"
    )
    let answer = await house.run(
      "sleep",
      "add",
      "--from",
      "2026-01-09 20:35",
      "--to",
      "2026-01-09 21:10",
      "--json"
    )
    #expect(answer.code == .refused)
    #expect(answer.errors.contains("19:50"))
    let error = try #require(try answer.json["error"])
    #expect(error.text("code") == "conflict")
    #expect(error.text("message").map { answer.errors.contains($0) } == true)
    #expect(error.list("with").map { $0.text("id") } == [stored.text("id")])
    #expect(error.list("choices") == ["join", "trim", "cancel"])
    let plain = await house.run("sleep", "add", "--from", "2026-01-09 20:35", "--to", "21:10")
    #expect(plain.output == "" && plain.code == .refused)
    #expect(try await house.json("day", "2026-01-09").list("sections").count == 3)
  }
}
