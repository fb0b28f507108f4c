import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite("Units and language of the household")
struct DiaryUnitsTests {
  private func house() async throws -> DiaryHouse {
    let house = try DiaryHouse("America/New_York", now: "2026-01-10T22:00:00-05:00")
    try await house.json("child", "add", "Ada", "--born", "2025-12-20", "--sex", "girl")
    return house
  }

  @Test("Measures are told in the units of the household, and kept as they are")
  func units() async throws {
    let house = try await house()
    let before = try await house.json("feed", "bottle", "--ml", "120")
    #expect(await house.run("now").output.contains("120 ml"))
    let settings = try await house.json("config", "set", "--units", "us")
    #expect(settings.text("units") == "us")
    #expect(await house.run("now").output.contains("4.1 fl oz"))
    #expect(await house.run("day").output.contains("From bottles  4.1 fl oz"))
    #expect(await house.run("temperature", "38.2").output.contains("100.8 °F"))
    #expect(await house.run("weigh", "7150").output.contains("15 lb 12.2 oz"))
    #expect(await house.run("weigh", "300").output.contains(", 10.6 oz"))
    #expect(await house.run("measure", "--length", "62.5cm").output.contains("24.6 in"))
    let day = try await house.json("day").list("sections").flatMap { $0.list("rows") }
    #expect(day.first { $0.text("id") == before.text("id") }?["millilitres"] == 120)
    #expect(await house.run("config", "list", language: "ru").output.contains("унциях"))
    #expect(await house.run("undo").code == .done)
  }

  @Test("Growth tells its changes in ounces and inches")
  func growth() async throws {
    let house = try await house()
    try await house.json("config", "set", "--units", "us")
    try await house.json("measure", "--weight", "2490", "--length", "500", "--on", "2026-01-01")
    try await house.json("measure", "--weight", "2420", "--length", "500", "--on", "2026-01-02")
    try await house.json("measure", "--weight", "2620", "--length", "510", "--on", "2026-01-09")
    let lines = await house.run("stats", "growth").output
    #expect(lines.contains("5 lb 7.8 oz"))
    #expect(lines.contains("−2.5 oz"))
    #expect(lines.contains("+7.1 oz a week"))
    #expect(lines.contains("+0.39 in a week"))
    #expect(lines.contains("+0.00 in"))
  }

  @Test("A body mass index is kept as it was given, corrected and taken away")
  func bodyMassIndex() async throws {
    let house = try await house()
    let measure = try await house.json("measure", "--bmi", "17,45")
    #expect(measure["bodyMassIndex"] == .decimal(1745, places: 2))
    let id = try #require(measure.text("id"))
    let corrected = try await house.json("edit", id, "--bmi", "16.2", "--weight", "7000")
    #expect(corrected["bodyMassIndex"] == .decimal(162, places: 1))
    #expect(try await house.json("edit", id, "--clear", "bmi")["bodyMassIndex"] == .null)
    for text in ["0", "-1", "17kg", "x", ""] {
      #expect(await house.run("measure", "--bmi=\(text)").code == .usage, "\(text)")
    }
  }

  @Test("Amounts are taken in ounces too")
  func ounces() async throws {
    let house = try await house()
    #expect(
      try await house.json("feed", "bottle", "--ml", "4oz")["millilitres"]
        == .decimal(1183, places: 1)
    )
    #expect(
      try await house.json("pump", "--ml", "2 fl oz")["millilitres"] == .decimal(591, places: 1)
    )
    for text in ["4 pints", "oz", "1.25", "1.", ".5", "-3oz", "4oz 2oz"] {
      #expect(await house.run("feed", "bottle", "--ml=\(text)").code == .usage, "\(text)")
    }
  }

  @Test("Texts are in the household's language, unless a command is asked for another")
  func language() async throws {
    let house = try await house()
    try await house.json("config", "set", "--speech", "ru")
    let spoken = ["HEARTH_LANGUAGE": ""]
    let now = await house.run(["now"], language: "", environment: spoken)
    #expect(now.output.contains("не записан") || now.output.contains("Ada"))
    let age = await house.run(["age", "--json"], language: "", environment: spoken)
    #expect(try age.json.text("text") == "21 день")
    #expect(try await house.json("age").text("text") == "21 days")
    try await house.json("config", "set", "--speech", "auto")
    let back = await house.run(["age", "--json"], language: "", environment: spoken)
    #expect(try back.json.text("text") == "21 days")
    #expect(await house.run("config", "set").code == .usage)
    #expect(await house.run("config", "set", "--units", "imperial").code == .usage)
  }
}
