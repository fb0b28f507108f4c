import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite("Corrections on the command line")
struct DiaryCorrectionTests {
  private func house() async throws -> DiaryHouse {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T22:00:00+03:00")
    try await house.json("child", "add", "Ada", "--born", "2025-12-20")
    return house
  }

  /// The shortest beginning of an identifier that tells it from all others.
  private func short(_ id: String, _ house: DiaryHouse) async -> String {
    let lines = await house.run("day", "--ids").output.split(separator: "\n")
    let words = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    return words.first { $0.count >= 4 && id.hasPrefix($0) } ?? ""
  }

  @Test(
    "A sleep is edited, split, joined, switched, continued and deleted by the beginning of its id"
  )
  func shortNames() async throws {
    let house = try await house()
    let first = try await house.json("sleep", "add", "--from", "08:00", "--to", "09:00")
    let second = try await house.json("sleep", "add", "--from", "10:00", "--to", "11:00")
    let ids = try [first, second].map { try #require($0.text("id")) }
    let names = [await short(ids[0], house), await short(ids[1], house)]
    #expect(names.allSatisfy { $0.count < 26 && !$0.isEmpty })
    let edited = try await house.json("sleep", "edit", names[0], "--to", "09:10")
    #expect(edited.text("id") == ids[0])
    #expect(try await house.json("sleep", "switch", names[0])["nightByHand"] == true)
    let split = try await house.json("sleep", "split", names[1], "--from", "10:20", "--to", "10:30")
    #expect(split.list("more").count == 1)
    #expect(await house.run("undo").code == .done)
    let joined = await house.run("sleep", "join", names[0], names[1], "--json")
    #expect(try joined.json.text("end") == "2026-01-10T11:00:00+03:00")
    #expect(try await house.json("sleep", "continue", names[0])["end"] == .null)
    #expect(try await house.json("sleep", "delete", names[0]).text("id") == ids[0])
  }

  @Test("The beginning of a feeding's id, of several ids or of none is no sleep")
  func strangeNames() async throws {
    let house = try await house()
    let feeding = try #require(try await house.json("feed", "bottle").text("id"))
    for name in [feeding, String(feeding.prefix(20)), "0", "zzzz", "", "next", "день"] {
      let answer = await house.run("sleep", "delete", name)
      #expect(answer.code == .refused && answer.errors.contains(name), "\(name)")
    }
    for hour in 1...2 {
      try await house.json("sleep", "add", "--from", "0\(hour):00", "--to", "0\(hour):30")
    }
    let answer = await house.run("sleep", "delete", String(feeding.prefix(4)))
    #expect(answer.code == .refused && answer.errors.contains("2 identifiers"))
  }

  @Test("A sleep says who wrote it, and no longer who does not exist")
  func author() async throws {
    let house = try await house()
    try await house.json("person", "add", "Mama")
    try await house.json("person", "add", "Papa")
    let sleep = try await house.json("sleep", "start", "--author", "mama")
    #expect(sleep.text("author") == "Mama")
    house.now = "2026-01-10T22:30:00+03:00"
    #expect(try await house.json("sleep", "stop").text("author") == "Mama")
    let sections = try await house.json("day").list("sections")
    #expect(sections.filter { $0.text("kind") == "sleep" }.map { $0.text("author") } == ["Mama"])
    let id = try #require(sleep.text("id"))
    #expect(try await house.json("sleep", "edit", id, "--author", "Papa").text("author") == "Papa")
    #expect(try await house.json("sleep", "edit", id, "--clear", "author")["author"] == .null)
    let live = try await house.json("feed", "start", "left", "--author", "Papa")
    #expect(live.text("author") == "Papa")
    let answer = await house.run("sleep", "start", "--author", "Nana")
    #expect(answer.code == .refused && answer.errors.contains("Mama"))
  }

  /// A command that adds something, the word that takes a part of it away, and that part in JSON.
  struct Part: Sendable, CustomTestStringConvertible {
    let line: [String]
    let word: String
    let key: String
    var testDescription: String { "\(line[0]) \(word)" }
  }

  static let parts: [Part] = [
    Part(line: ["feed", "bottle", "--ml", "60"], word: "ml", key: "millilitres"),
    Part(line: ["feed", "solids", "--foods", "peas"], word: "foods", key: "foods"),
    Part(line: ["feed", "solids", "--reaction", "liked"], word: "reaction", key: "reaction"),
    Part(line: ["pump", "--ml", "60"], word: "ml", key: "millilitres"),
    Part(line: ["pump", "--left", "60"], word: "left", key: "leftMillilitres"),
    Part(line: ["pump", "--right", "60"], word: "right", key: "rightMillilitres"),
    Part(line: ["pump", "--use", "stored"], word: "use", key: "use"),
    Part(line: ["pump", "--from", "20:00", "--to", "20:10"], word: "to", key: "end"),
    Part(line: ["nappy", "dirty", "--colour", "green"], word: "colour", key: "colour"),
    Part(line: ["nappy", "dirty", "--texture", "soft"], word: "texture", key: "texture"),
    Part(line: ["nappy", "wet", "--amount", "2.5"], word: "amount", key: "amount"),
    Part(line: ["medicine", "Syrup", "--dose", "2.5"], word: "dose", key: "dose"),
    Part(line: ["medicine", "Syrup", "--dose", "2ml"], word: "unit", key: "unit"),
    Part(line: ["medicine", "Syrup", "--gap", "6h"], word: "gap", key: "minimumGapSeconds"),
    Part(line: ["tummy", "--milestone", "turned"], word: "milestone", key: "milestone"),
    Part(line: ["measure", "--weight", "4000", "--head", "380"], word: "weight", key: "grams"),
    Part(
      line: ["measure", "--weight", "4000", "--head", "380"],
      word: "head",
      key: "headMillimetres"
    ),
    Part(
      line: ["measure", "--length", "540", "--head", "380"],
      word: "length",
      key: "millimetres"
    ),
    Part(
      line: ["measure", "--length", "540", "--standing"],
      word: "posture",
      key: "posture"
    ),
    Part(line: ["bath", "--note", "warm"], word: "note", key: "note"),
    Part(line: ["bath", "--author", "Mama"], word: "author", key: "author"),
    Part(line: ["sleep", "start", "--place", "cot"], word: "place", key: "place"),
    Part(line: ["sleep", "start", "--settling", "song"], word: "settling", key: "settling"),
    Part(
      line: ["sleep", "start", "--settling-minutes", "5"],
      word: "settling-minutes",
      key: "settlingSeconds"
    ),
  ]

  @Test("What was said is taken away again, and nothing else", arguments: parts)
  func clearing(_ part: Part) async throws {
    let house = try await house()
    try await house.json("person", "add", "Mama")
    let answer = await house.run(part.line + ["--json"])
    try #require(answer.code == .done, "\(answer.errors)")
    let before = try answer.json
    try #require(before[part.key] != .null)
    let id = try #require(before.text("id"))
    let edit = part.line[0] == "sleep" ? ["sleep", "edit"] : ["edit"]
    let cleared = await house.run(edit + [id, "--clear", part.word, "--json"])
    try #require(cleared.code == .done, "\(cleared.errors)")
    let after = try cleared.json
    #expect(after[part.key] == .null)
    #expect(after.text("kind") == before.text("kind") && after.text("id") == id)
    #expect(await house.run("undo").code == .done)
    let again = await house.run(edit + [id, "--json"])
    #expect(try again.json[part.key] == before[part.key])
  }

  @Test("What an entry cannot do without, or never had, is not taken away")
  func notClearing() async throws {
    let house = try await house()
    let weight = try #require(try await house.json("weigh", "4000").text("id"))
    let empty = await house.run("edit", weight, "--clear", "weight")
    #expect(empty.code == .refused && empty.errors.contains("measured"))
    let strange = await house.run("edit", weight, "--clear", "foods")
    #expect(strange.code == .usage && strange.errors.contains("--clear foods"))
    let unknown = await house.run("edit", weight, "--clear", "wieght")
    #expect(unknown.code == .usage && unknown.errors.contains("weight"))
    let feeding = try #require(try await house.json("feed", "bottle").text("id"))
    #expect(await house.run("edit", feeding, "--clear", "to").code == .usage)
  }
}
