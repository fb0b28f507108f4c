import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite("What the diary's command line refuses")
struct DiaryRefusalTests {
  /// A command line, the exit code, and a word of the sentence.
  private static let lines: [(line: [String], code: ExitCode, word: String)] = [
    (["slep", "start"], .usage, "sleep"),
    (["sleep", "strat"], .usage, "start"),
    (["sleep", "add", "--from", "10:00"], .usage, "--to"),
    (["sleep", "add", "--form", "10:00", "--to", "11:00"], .usage, "--from"),
    (["sleep", "add", "--from", "tea time", "--to", "11:00"], .usage, "tea time"),
    (["sleep", "add", "--from", "10:00", "--to", "11:00", "--kind", "nigth"], .usage, "night"),
    (
      ["sleep", "add", "--from", "2026-01-10 11:00", "--to", "2026-01-10 10:00"], .refused, "10:00"
    ),
    (
      ["sleep", "add", "--from", "2026-01-10 11:00", "--to", "2026-01-10 12:30"], .refused, "--yes"
    ),
    (
      ["sleep", "add", "--from", "2026-01-07 11:00", "--to", "2026-01-09 12:30"], .refused, "--yes"
    ),
    (["sleep", "start", "--at", "2026-01-10 12:01"], .refused, "--yes"),
    (["sleep", "stop"], .refused, "Ada"),
    (["sleep", "edit", "nonsense", "--open"], .refused, "nonsense"),
    (["sleep", "edit", "01kekj4hm0z4ebmfv4cetxt02m", "--open"], .refused, "01kekj4hm0"),
    (["sleep", "edit", "01kekj4hm0z4ebmfv4cetxt02m", "--open", "--to", "1:00"], .usage, "--open"),
    (["sleep", "delete", "01kekj4hm0z4ebmfv4cetxt02m"], .refused, "01kekj4hm0"),
    (["sleep", "join"], .usage, "ID"),
    (["sleep", "join", "nonsense", "next"], .refused, "nonsense"),
    (["sleep", "continue", "nonsense"], .refused, "nonsense"),
    (["sleep", "switch", "nonsense"], .refused, "nonsense"),
    (["sleep", "split", "nonsense", "--from", "1:00", "--to", "2:00"], .refused, "nonsense"),
    (["sleep", "split", "01kekj4hm0z4ebmfv4cetxt02m", "--from", "1:00"], .usage, "--to"),
    (["sleep", "start", "--on-conflict", "merge"], .usage, "trim"),
    (["sleep", "start", "--woke", "03:00"], .refused, "Ada"),
    (["sleep", "start", "--woke", "tea time"], .usage, "tea time"),
    (["feed", "start", "both"], .usage, "left"),
    (["feed", "start", "left", "--at", "2026-01-10 12:01"], .refused, "--yes"),
    (["feed", "switch"], .refused, "Ada"),
    (["feed", "stop"], .refused, "Ada"),
    (["feed", "soup"], .usage, "bottle"),
    (["feed", "bottle", "--ml", "-5"], .usage, "-5"),
    (["feed", "bottle", "--ml", "1e3"], .usage, "1e3"),
    (["feed", "bottle", "--minutes-left", "5"], .usage, "--minutes-left"),
    (["feed", "left", "--minutes-right", "5"], .usage, "--minutes-right"),
    (
      ["feed", "left", "--from", "10:00", "--to", "10:20", "--minutes-left", "30"], .refused,
      "minutes"
    ),
    (
      ["feed", "left", "--from", "2026-01-08 10:00", "--to", "2026-01-09 11:00"], .refused, "--yes"
    ),
    (["sleep", "start", "--at", "10:00 second"], .refused, "second"),
    (["now", "--store", "sqlite:"], .usage, "--store"),
    (["feed", "bottle", "--ml", "9999"], .refused, "amount"),
    (
      ["feed", "bottle", "--from", "2026-01-10 10:00", "--to", "2026-01-10 09:00"], .refused,
      "09:00"
    ),
    (["day", "someday"], .usage, "someday"),
    (["day", "2026-02-30"], .usage, "2026-02-30"),
    (["day", "--child", "Eve"], .refused, "Ada"),
    (["child", "add", "", "--born", "2026-01-01"], .refused, "name"),
    (["child", "add", "Bo", "--born", "01.01.2026"], .usage, "YYYY-MM-DD"),
    (["child", "add", "Bo", "--born", "2026-01-11"], .refused, "2026"),
    (["child", "add", "Bo", "--born", "2026-01-01", "--night", "8pm-7am"], .usage, "HH:MM"),
    (["now", "--time-zone", "Europe/Mosow"], .usage, "Europe/Mosow"),
    (["now", "--now", "soon"], .usage, "soon"),
    (["now", "--store", "mysql:diary"], .usage, "sqlite"),
    (["now", "--store", "diary.db"], .usage, "sqlite"),
    (["now", "--language", "fr"], .usage, "en"),
    (["now", "--store", "sqlite:/dev/null/x.db"], .trouble, "/dev/null"),
    (["now", "--config", "/no/such/file"], .usage, "/no/such/file"),
  ]

  @Test("is told in a sentence, with the right code, and changes nothing", arguments: lines)
  func refused(_ line: [String], _ code: ExitCode, _ word: String) async throws {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    try await house.json("child", "add", "Ada", "--born", "2025-12-20")
    try await house.json("sleep", "add", "--from", "2026-01-10 02:00", "--to", "2026-01-10 03:00")
    let before = await house.run("day", "--json").output
    let answer = await house.run(line)
    #expect(answer.code == code, "\(answer.errors)")
    #expect(answer.errors.contains(word), "\(answer.errors)")
    #expect(answer.output == "")
    #expect(await house.run("day", "--json").output == before)
    let russian = await house.run(line, language: "ru")
    #expect(russian.code == code)
    #expect(russian.errors != answer.errors || line.contains("--language"))
  }

  @Test("of a time that the clock skipped in an end names its neighbours")
  func skippedEnd() async throws {
    let house = try DiaryHouse("America/New_York", now: "2026-03-20T12:00:00-04:00")
    try await house.json("child", "add", "Ada", "--born", "2025-12-20")
    let lines = [
      ["sleep", "add", "--from", "2026-03-08 01:45", "--to", "02:15"],
      ["feed", "left", "--from", "2026-03-08 01:50", "--to", "02:10"],
    ]
    for line in lines {
      let answer = await house.run(line)
      #expect(answer.code == .refused)
      #expect(answer.errors.contains("01:59") && answer.errors.contains("03:00"))
    }
  }

  @Test("without a child names the command that adds one")
  func noChild() async throws {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    for line in [["now"], ["day"], ["sleep", "start"], ["feed", "left"]] {
      let answer = await house.run(line)
      #expect(answer.code == .refused)
      #expect(answer.errors.contains("child add"))
    }
  }

  @Test("with two children and no name lists them, exit 2")
  func twoChildren() async throws {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    try await house.json("child", "add", "Ada", "--born", "2025-12-20")
    try await house.json("child", "add", "Bo", "--born", "2025-12-20")
    let answer = await house.run("now")
    #expect(answer.code == .usage)
    #expect(answer.errors.contains("Ada") && answer.errors.contains("Bo"))
    #expect(await house.run("now", "--child", "bo").code == .done)
    #expect(await house.run("--child", "Ada", "now").code == .done)
    #expect(await house.run("now", environment: ["HEARTH_CHILD": "Bo"]).code == .done)
    try await house.json("child", "add", "Bo", "--born", "2026-01-01")
    let same = await house.run("now", "--child", "Bo")
    #expect(same.code == .usage)
    #expect(same.errors.contains("01"))
  }

  @Test("keeps the first zone and only reads by a later one")
  func firstZone() async throws {
    let house = try DiaryHouse("America/New_York", now: "2026-03-08T12:00:00-04:00")
    try await house.json("child", "add", "Ada", "--born", "2026-01-20")
    try await house.json("sleep", "add", "--from", "2026-03-07 22:00", "--to", "2026-03-08 06:00")
    let elsewhere = await house.run("day", "2026-03-08", "--json", "--time-zone", "Asia/Tokyo")
    #expect(try elsewhere.json.text("timeZone") == "Asia/Tokyo")
    let home = await house.run("day", "2026-03-08", "--json", environment: ["HEARTH_TIME_ZONE": ""])
    #expect(try home.json.text("timeZone") == "America/New_York")
    #expect(try home.json["seconds"]?.integer == 82_800)
  }
}
