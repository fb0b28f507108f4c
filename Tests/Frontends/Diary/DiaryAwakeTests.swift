import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite("Wakefulness on the command line")
struct DiaryAwakeTests {
  private func house() async throws -> DiaryHouse {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T22:00:00+03:00")
    try await house.json("child", "add", "Ada", "--born", "2025-12-20")
    try await house.json("sleep", "add", "--from", "08:00", "--to", "09:00")
    try await house.json("sleep", "add", "--from", "10:00", "--to", "11:00")
    return house
  }

  private func times(_ house: DiaryHouse) async throws -> [String] {
    try await house.json("day").list("sections").map { section in
      ["start", "end"].map { String(section.text($0)?.dropFirst(11).prefix(5) ?? "") }
        .joined(separator: "-")
    }
  }

  @Test("Its edges are those of the sleeps on both sides, in one step that is undone as one")
  func edges() async throws {
    let house = try await house()
    let answer = try await house.json(
      "sleep",
      "awake",
      "09:30",
      "--from",
      "08:45",
      "--to",
      "10:15"
    )
    #expect(answer.text("start") == "2026-01-10T08:45:00+03:00")
    #expect(answer.text("end") == "2026-01-10T10:15:00+03:00")
    #expect(answer.list("sleeps").count == 2)
    #expect(
      try await times(house) == ["-08:00", "08:00-08:45", "08:45-10:15", "10:15-11:00", "11:00-"]
    )
    #expect(await house.run("undo").code == .done)
    #expect(
      try await times(house) == ["-08:00", "08:00-09:00", "09:00-10:00", "10:00-11:00", "11:00-"]
    )
  }

  @Test("One edge moves alone; the first wakefulness has only an end, the last only a start")
  func oneEdge() async throws {
    let house = try await house()
    try await house.json("sleep", "awake", "07:00", "--to", "07:30")
    try await house.json("sleep", "awake", "21:00", "--from", "11:20")
    #expect(
      try await times(house) == ["-07:30", "07:30-09:00", "09:00-10:00", "10:00-11:20", "11:20-"]
    )
  }

  /// A command line that is refused, and what the sentence speaks of.
  struct Refused: Sendable, CustomTestStringConvertible {
    let line: [String]
    let word: String
    var testDescription: String { line.joined(separator: " ") }
  }

  static let refused: [Refused] = [
    Refused(line: ["08:30", "--from", "08:10"], word: "08:30"),
    Refused(line: ["2026-01-11 09:00", "--from", "08:10"], word: "09:00"),
    Refused(line: ["07:00", "--from", "06:30"], word: "06:30"),
    Refused(line: ["21:00", "--to", "21:30"], word: "21:30"),
    Refused(line: ["09:30"], word: "--from"),
    Refused(line: ["09:30", "--from", "10:30"], word: "10:30"),
    Refused(line: ["09:30", "--from", "07:30"], word: "07:30"),
    Refused(line: ["09:30", "--to", "11:30"], word: "11:30"),
  ]

  @Test("What cannot be is refused with a sentence, and nothing changes", arguments: refused)
  func refusals(_ refused: Refused) async throws {
    let house = try await house()
    let before = try await times(house)
    let answer = await house.run(["sleep", "awake"] + refused.line)
    #expect(answer.code == .refused, "\(answer.output) \(answer.errors)")
    #expect(answer.errors.contains(refused.word), "\(answer.errors)")
    #expect(try await times(house) == before)
  }

  @Test("The day names the sleeps beside a wakefulness, and what its one button asks for")
  func day() async throws {
    let house = try await house()
    let sections = try await house.json("day").list("sections")
    let ids = sections.compactMap { $0.text("id") }
    #expect(sections.map { $0.text("sleepBefore") } == [nil, nil, ids[0], nil, ids[1]])
    #expect(sections.map { $0.text("sleepAfter") } == [ids[0], nil, ids[1], nil, nil])
    let today = try #require(try await house.json("day")["button"])
    #expect(today.text("action") == "startSleep" && today["asksForTime"] == false)
    house.now = "2026-01-11T12:00:00+03:00"
    let past = try #require(try await house.json("day", "yesterday")["button"])
    #expect(past["asksForTime"] == true)
    #expect(past.text("earliest") == "2026-01-10T11:00:00+03:00")
    #expect(past.text("latest") == "2026-01-10T23:59:00+03:00")
    #expect(past["endBy"] == .null)
    try await house.json("sleep", "add", "--from", "01:00", "--to", "02:00")
    let bounded = try #require(try await house.json("day", "yesterday")["button"])
    #expect(bounded.text("endBy") == "2026-01-11T01:00:00+03:00")
  }
}
