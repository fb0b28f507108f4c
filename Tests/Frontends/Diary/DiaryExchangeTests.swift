import CommandKit
import HearthSupport
import Testing

@Suite("Exchange with other programs, on the command line")
struct DiaryExchangeTests {
  private func house() async throws -> DiaryHouse {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    try await house.json("child", "add", "Ёжик", "--born", "2025-12-20")
    try await house.json("sleep", "add", "--from", "2026-01-09 19:30", "--to", "2026-01-10 00:20")
    return house
  }

  @Test(
    "An export takes the place of nothing unless that is asked for, in the former word too",
    arguments: ["--replace", "--force"]
  )
  func replacing(word: String) async throws {
    let house = try await house()
    let path = try house.write("mine", to: "x.jsonl")
    let refused = await house.run("export", "jsonl", "--to", path)
    #expect(refused.code == .refused && refused.output == "" && refused.errors.contains(path))
    #expect(try FileReader.bytes(at: path, limit: 9) == Array("mine".utf8))
    let answer = try await house.json("export", "jsonl", "--to", path, word)
    #expect(!(await house.run("export", "--help").output.contains("--force")))
    #expect(answer.text("path") == path && answer.list("lossy").isEmpty)
    #expect(try FileReader.bytes(at: path, limit: 9999).starts(with: #"{"hearth""#.utf8))
  }

  @Test("A diary goes through a file into another household")
  func roundTrip() async throws {
    let house = try await house()
    let path = "\(house.folder)/x.jsonl"
    try await house.json("export", "jsonl", "--to", path)
    let other = try DiaryHouse("Asia/Tokyo", now: "2026-01-10T12:00:00+03:00")
    let report = try await other.json("import", "jsonl", path)
    #expect(report["added"] == 3 && report.list("rejected").isEmpty)
    let answers = [
      await house.run("day", "2026-01-09", "--json", environment: ["HEARTH_TIME_ZONE": "UTC"]),
      await other.run("day", "2026-01-09", "--json", environment: ["HEARTH_TIME_ZONE": "UTC"]),
    ]
    #expect(answers[0].output == answers[1].output && answers[0].output.contains("17400"))
  }

  @Test("Without a place, or to an unknown format, nothing is exported", arguments: ["en", "ru"])
  func mistakes(language: String) async throws {
    let house = try await house()
    for line in [["export", "ical"], ["export", "glow", "--to", "\(house.folder)/x"]] {
      let answer = await house.run(line, language: language)
      #expect(answer.code == .usage && !answer.errors.isEmpty)
    }
  }

  @Test("What a format cannot say is told in the person's language", arguments: ["en", "ru"])
  func losses(language: String) async throws {
    let house = try await house()
    try await house.json("sleep", "start", "--at", "2026-01-10 11:00")
    let answer = await house.run(
      "export",
      "babybuddy",
      "--to",
      "\(house.folder)/bb",
      language: language
    )
    let sentence = language == "ru" ? "То, что ещё идёт: 1 запись." : "What still goes on: 1 entry."
    #expect(answer.code == .done && answer.output.contains(sentence))
  }

  @Test("Many rows of a kind of remark are one line for a person, and each is told to programs")
  func grouped() async throws {
    let house = try await house()
    let rows = (10..<20).map { "Ёжик,,2027-01-\($0) 10:00:00,2027-01-\($0) 11:00:00,1\n" }
    let file = try house.write(
      "child_first_name,child_last_name,start,end,nap\n" + rows.joined(),
      to: "Sleep.csv"
    )
    let answer = await house.run("import", "babybuddy", file, "--dry-run")
    #expect(answer.output.contains("9 more rows of the file likewise."))
    #expect(answer.output.split(separator: "\n").count { $0.contains("Sleep.csv:") } == 1)
    let json = try await house.json("import", "babybuddy", file)
    #expect(json.list("remarks").count == 10)
  }

  @Test(
    "Files that are no history of the format end an import with 3",
    arguments: ["nara", "sprout"]
  )
  func notOfFormat(format: String) async throws {
    let house = try await house()
    let file = try house.write("a,b\n1,2\n", to: "x.csv")
    for path in [file, house.folder, "\(house.folder)/none"] {
      let answer = await house.run("import", format, path)
      #expect(answer.code == .trouble && answer.errors.contains(path))
    }
  }
}
