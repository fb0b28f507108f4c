import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite("The diary's statistics on the command line")
struct DiaryStatisticsTests {
  private func house() async throws -> DiaryHouse {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-02-20T12:00:00+03:00")
    try await house.json("child", "add", "Ada", "--born", "2026-01-01", "--sex", "girl")
    for (from, to) in [
      ("2026-02-01 13:00", "2026-02-01 14:00"), ("2026-02-10 12:00", "2026-02-10 13:30"),
      ("2026-02-10 20:00", "2026-02-11 02:00"), ("2026-02-11 02:30", "2026-02-11 06:30"),
    ] {
      try await house.json("sleep", "add", "--from", from, "--to", to)
    }
    try await house.json("feed", "bottle", "--from", "2026-02-10 09:00", "--ml", "87.5")
    try await house.json("feed", "left", "--from", "2026-02-10 15:00", "--minutes-left", "10")
    return house
  }

  /// Two weeks of one rhythm, up to a nap that has just ended.
  private func rhythm() async throws -> DiaryHouse {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-02-20T11:00:00+03:00")
    try await house.json("child", "add", "Ada", "--born", "2025-10-01")
    for day in 6...20 {
      let date = day < 10 ? "2026-02-0\(day)" : "2026-02-\(day)"
      let minutes = 10 + day % 3 * 4
      try await house.json(
        "sleep",
        "add",
        "--from",
        "\(date) 09:00",
        "--to",
        "\(date) 10:\(minutes)"
      )
      if day < 20 {
        let next = "12:\(20 + day % 4 * 5)"
        try await house.json("sleep", "add", "--from", "\(date) \(next)", "--to", "\(date) 13:30")
      }
    }
    return house
  }

  @Test("stats answers each day's figures and the averages, unrounded")
  func contract() async throws {
    let house = try await house()
    let stats = try await house.json("stats", "--from", "2026-02-01", "--to", "2026-02-10")
    #expect(stats.text("from") == "2026-02-01" && stats.text("to") == "2026-02-10")
    let days = stats.list("days")
    #expect(days.count == 10 && days[9].text("day") == "2026-02-10")
    #expect(days[1]["hasData"] == false && days[1]["naps"] == .some(.null))
    #expect(days[9]["naps"] == 1 && days[9]["feedings"] == 2)
    #expect(days[9]["asleepSeconds"] == 19_800)
    let day = try await house.json("day", "2026-02-10")
    let own = try #require(day["statistics"]?["day"]?.members)
    #expect(Array(days[9].members?.dropFirst() ?? []) == own)
    let averages = try #require(stats["averages"])
    #expect(averages["napsPerDay"] == .number("0.2"))
    #expect(averages["feedingsPerDay"] == .number("0.2"))
    #expect(averages["bottleMillilitresPerDay"] == .number("8.75"))
    #expect(averages["asleepSecondsPerDay"] == 2340)
    #expect(averages["daysWithData"] == 2)
    #expect(averages.list("daysWithoutData").first == "2026-02-02")
    #expect(averages.list("daysWithoutData").count == 8)
  }

  @Test("stats without days tells of the last seven that are over")
  func usualRange() async throws {
    let house = try await house()
    let stats = try await house.json("stats")
    #expect(stats.text("from") == "2026-02-13" && stats.text("to") == "2026-02-19")
    let before = try await house.json("stats", "--to", "2026-01-20")
    #expect(before["averages"]?["napsPerDay"] == .some(.null))
    #expect(before["averages"]?["daysWithData"] == 0)
    #expect(try await house.json("stats", "--from", "today").text("to") == "2026-02-20")
  }

  @Test("a range that is none is a mistake in the command line")
  func mistakes() async throws {
    let house = try await house()
    for line in [
      ["stats", "--from", "2026-02-10", "--to", "2026-02-01"],
      ["stats", "--from", "1900-01-01", "--to", "2026-02-01"],
      ["stats", "--explain", "happiness"], ["config", "hide", "happiness"],
      ["stats", "--explain", "naps", "--from", "2026-02-01"],
    ] {
      let answer = await house.run(line)
      #expect(answer.code == .usage && answer.output == "" && !answer.errors.isEmpty, "\(line)")
    }
  }

  @Test("hidden figures leave the text and stay in JSON; config undo shows them again")
  func hiding() async throws {
    let house = try await house()
    let shown = await house.run("day", "2026-02-10").output
    #expect(shown.contains("Longest awake") && shown.contains("Next night"))
    let settings = try await house.json("config", "hide", "longestAwakeSeconds", "nextNight")
    #expect(settings.list("hidden") == ["longestAwakeSeconds", "nextNight"])
    let hidden = await house.run("day", "2026-02-10").output
    #expect(!hidden.contains("Longest awake") && !hidden.contains("Next night"))
    #expect(hidden.contains("Past night") == shown.contains("Past night"))
    #expect(!(await house.run("stats", "--from", "2026-02-10").output).contains("Longest awake"))
    let day = try await house.json("day", "2026-02-10")
    #expect(day["statistics"]?["day"]?["longestAwakeSeconds"]?.integer != nil)
    #expect(day["statistics"]?["nextNight"]?["asleepSeconds"] == 36_000)
    try await house.json("config", "show", "nextNight")
    #expect(try await house.json("config", "list").list("hidden") == ["longestAwakeSeconds"])
    #expect(await house.run("undo").code == .done)
    #expect(try await house.json("config", "list").list("hidden").count == 2)
  }

  @Test("a gap between feedings is counted from where the household says")
  func feedingGap() async throws {
    let house = try await house()
    let gaps = { () async throws -> JSON? in
      let trends = try await house.json(
        "stats",
        "trends",
        "--from",
        "2026-02-10",
        "--to",
        "2026-02-10"
      )
      return trends["feedingIntervals"]?.list("days")[0].list("seconds").first
    }
    #expect(try await gaps() == 21_600)
    try await house.json("feed", "left", "--from", "2026-02-10 16:00", "--minutes-left", "20")
    #expect(try await house.json("config", "feeding-gap", "end").text("feedingGap") == "end")
    let trends = try await house.json(
      "stats",
      "trends",
      "--from",
      "2026-02-10",
      "--to",
      "2026-02-10"
    )
    let seconds = trends["feedingIntervals"]?.list("days")[0].list("seconds")
    #expect(seconds == [21_600, 3000])
    #expect(trends["feedingIntervals"]?.text("countedFrom") == "end")
  }

  @Test("trends are series of as many values as there are buckets")
  func trends() async throws {
    let house = try await house()
    let trends = try await house.json(
      "stats",
      "trends",
      "--from",
      "2026-02-01",
      "--to",
      "2026-02-19",
      "--by",
      "week"
    )
    #expect(
      trends.list("buckets").map { $0.text("from") } == [
        "2026-02-01", "2026-02-02", "2026-02-09", "2026-02-16",
      ]
    )
    let series = trends.list("series")
    #expect(
      series.allSatisfy { $0.list("values").count == 4 && $0.list("movingAverages").count == 4 }
    )
    let naps = try #require(series.first { $0.text("figure") == "naps" })
    #expect(naps.list("values") == [1, 0, .number("\(1.0 / 7)"), 0])
    #expect(naps.list("totals") == [1, 0, 1, 0])
    #expect(naps.list("movingAverages")[1] == .number("0.125"))
    let night = try #require(series.first { $0.text("figure") == "night.wakings" })
    #expect(night.list("values") == [.null, .null, 1, .null])
    let pieces = trends.list("pattern")[9].list("pieces")
    #expect(pieces.map { $0.text("kind") } == ["unknown", "nap", "awake", "night"])
    #expect(pieces.last?["toSecond"] == 86_400)
  }

  @Test("next answers a range with what it is from, or the reason for none")
  func next() async throws {
    let house = try await rhythm()
    let next = try await house.json("next")
    #expect(next.text("basis") == "from 14 days")
    #expect(next.text("from")?.hasPrefix("2026-02-20T12:") == true)
    #expect(try await house.json("now")["next"] == next)
    let few = try await self.house().json("next")
    #expect(few.text("reason")?.isEmpty == false && few["from"] == nil)
    let prediction = try await house.json("stats", "prediction", "--from", "2026-02-06")
    #expect(prediction["better"] == true)
    #expect(try #require(prediction["forecast"]?["sleeps"]?.integer) > 5)
  }

  @Test("growth is judged, and has no weekly rate below seven days")
  func growth() async throws {
    let house = try await house()
    try await house.json("weigh", "2490", "--on", "2026-02-01")
    try await house.json("weigh", "2420", "--on", "2026-02-02")
    try await house.json("weigh", "2560", "--on", "2026-02-09")
    let growth = try await house.json("stats", "growth").list("measurements")
    #expect(growth.map { $0["ageDays"] } == [31, 32, 39])
    let changes = growth.map { $0["changes"]?["grams"] }
    #expect(changes[0] == .some(.null))
    #expect(changes[1]?["amount"] == -70 && changes[1]?["perWeek"] == .some(.null))
    #expect(changes[2]?["amount"] == 140 && changes[2]?["perWeek"] == 140)
    let trends = try await house.json(
      "stats",
      "trends",
      "--from",
      "2026-02-02",
      "--to",
      "2026-02-03"
    )
    #expect(trends.list("growth") == [growth[1]])
  }

  @Test("each figure can be asked for what it measures", arguments: Language.all)
  func explain(_ language: Language) async throws {
    let house = try await house()
    let list = await house.run(["stats", "figures", "--json"], language: language.code)
    let names = try list.json.array?.compactMap { $0.text("figure") } ?? []
    #expect(names.count > 20)
    for name in names {
      let answer = await house.run(["stats", "--explain", name], language: language.code)
      #expect(answer.code == .done && answer.output.split(separator: "\n").count >= 2)
    }
  }

  @Test("texts are kept", arguments: Language.all)
  func texts(_ language: Language) async throws {
    let house = try await house()
    let rhythm = try await rhythm()
    var told = ""
    for line in [
      ["stats", "--from", "2026-02-09", "--to", "2026-02-12"], ["stats", "--to", "2026-01-20"],
      ["week", "2026-02-12"], ["stats", "trends", "--from", "2026-02-01", "--by", "week"],
      ["stats", "growth"], ["stats", "figures"], ["stats", "--explain", "night.wakings"],
      ["stats", "--explain", "naps"], ["next"], ["config", "hide", "wet"], ["config", "list"],
      ["config", "feeding-gap", "end"], ["stats", "--from", "2026-02-12", "--to", "2026-02-09"],
    ] {
      let answer = await house.run(line, language: language.code)
      told += "$ \(line.joined(separator: " "))\n\(answer.output)\(answer.errors)\n"
    }
    for line in [["next"], ["now"], ["stats", "prediction", "--from", "2026-02-06"]] {
      let answer = await rhythm.run(line, language: language.code)
      told += "$ \(line.joined(separator: " "))\n\(answer.output)\(answer.errors)\n"
    }
    expectSnapshot(told, suite: "Diary", named: "statistics-\(language.code)")
  }
}
