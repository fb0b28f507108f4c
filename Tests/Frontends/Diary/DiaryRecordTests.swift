import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite("Events of every kind on the command line")
struct DiaryRecordTests {
  /// A command of each kind, with all that can be said of it.
  private static let lines: [[String]] = [
    ["feed", "solids", "--foods", "carrot, pea", "--reaction", "liked", "--author", "Mia"],
    ["feed", "bottle", "--content", "fortified", "--ml", "60", "--from", "07:00"],
    ["feed", "solids", "--self", "--from", "07:10"],
    [
      "pump", "--left", "30", "--right", "40.5", "--use", "stored", "--from", "08:00", "--to",
      "08:20",
    ],
    ["pump", "--ml", "55", "--at", "08:30", "--shared"],
    ["nappy", "both", "--colour", "yellow", "--texture", "seedy", "--rash", "--at", "08:40"],
    ["nappy", "dry", "--at", "08:50"],
    ["weigh", "7.2kg", "--note", "after the bath"],
    ["measure", "--length", "62.5cm", "--head", "16in", "--lying", "--on", "2026-01-09"],
    ["temperature", "98.6F", "--at", "09:00"],
    ["medicine", "Vitamin D", "--dose", "2.5", "--unit", "drops", "--gap", "6h", "--at", "04:10"],
    ["bath", "--from", "09:10", "--to", "09:30"],
    ["tummy", "--at", "09:40", "--milestone", "lifted the head"],
    ["milestone", "first smile", "--at", "09:50"],
    ["note", "windy night", "--at", "10:00"],
  ]

  private func house() async throws -> DiaryHouse {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    try await house.json("child", "add", "Ada", "--born", "2025-12-20")
    try await house.json("person", "add", "Mia")
    return house
  }

  private func add(_ line: [String], _ house: DiaryHouse) async throws -> JSON {
    let answer = await house.run(line + ["--json"])
    #expect(answer.code == .done && answer.errors == "", "\(line): \(answer.errors)")
    return try answer.json
  }

  @Test("answer the record, which is the row of the day")
  func records() async throws {
    let house = try await house()
    var records: [JSON] = []
    for line in Self.lines { records.append(try await add(line, house)) }
    let text = JSON.array(records).withoutIdentifiers.indentedText
    expectSnapshot(text, suite: "Diary", named: "records-json")
    let rows = try await house.json("day").list("sections").flatMap { $0.list("rows") }
    let yesterday = try await house.json("day", "yesterday").list("sections")
      .flatMap { $0.list("rows") }
    let shown = Set((rows + yesterday).map(\.text))
    #expect(shown == Set(records.map(\.text)))
  }

  @Test("are told and shown in words", arguments: Language.all)
  func words(_ language: Language) async throws {
    let house = try await house()
    var told = ""
    for line in Self.lines + [["now"], ["day"], ["day", "yesterday"]] {
      let answer = await house.run(line, language: language.code)
      #expect(answer.code == .done && answer.errors == "")
      let shown = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.contains("01kek") }
      told += "$ \(line.joined(separator: " "))\n\(shown.joined(separator: "\n"))"
    }
    expectSnapshot(told, suite: "Diary", named: "records-\(language.code)")
  }

  @Test("help is kept", arguments: Language.all)
  func help(_ language: Language) async throws {
    let house = try await house()
    var text = ""
    for line in [["pump"], ["nappy"], ["measure"], ["medicine"], ["edit"], ["timer", "stop"]] {
      text += await house.run(line + ["--help"], language: language.code).output + "\n"
    }
    expectSnapshot(text, suite: "Diary", named: "help-records-\(language.code)")
  }

  @Test("are changed and deleted by the beginning of their identifiers")
  func edit() async throws {
    let house = try await house()
    let nappy = try await add(["nappy", "wet", "--at", "08:40"], house)
    let id = try #require(nappy.text("id"))
    let moved = try await house.json("edit", id, "--at", "08:10", "--state", "both", "--note", "x")
    #expect(moved.text("at") == "2026-01-10T08:10:00+03:00")
    #expect(moved["wet"] == true && moved["dirty"] == true && moved.text("note") == "x")
    let bath = try await add(["bath", "--from", "09:00", "--to", "09:20"], house)
    let bathID = try #require(bath.text("id"))
    let shifted = try await house.json("edit", bathID, "--at", "10:00")
    #expect(shifted.text("end") == "2026-01-10T10:20:00+03:00")
    let lengthened = try await house.json("edit", bathID, "--to", "10:45")
    #expect(lengthened["seconds"] == 2700)
    let names = await house.run("day", "--ids").output
    let short = try #require(
      names.split(whereSeparator: \.isWhitespace).first { bathID.hasPrefix($0) }
    )
    #expect(short.count >= 4 && short.count < 26)
    #expect(try await house.json("delete", String(short)).text("id") == bathID)
    #expect(await house.run("delete", bathID).code == .refused)
    let sleep = try await house.json("sleep", "add", "--from", "06:00", "--to", "07:00")
    #expect(try await house.json("delete", try #require(sleep.text("id"))).text("kind") == "sleep")
    for _ in 0..<3 { try await house.json("undo") }
    #expect(try await house.json("edit", bathID, "--note", "y").text("note") == "y")
  }

  @Test("feed edit and feed delete take feedings only")
  func feedings() async throws {
    let house = try await house()
    let feeding = try await add(["feed", "bottle", "--ml", "90"], house)
    let id = try #require(feeding.text("id"))
    let changed = try await house.json("feed", "edit", id, "--ml", "95.5", "--content", "mixed")
    #expect(changed["millilitres"] == .number("95.5") && changed.text("content") == "mixed")
    let bath = try #require(try await add(["bath"], house).text("id"))
    #expect(await house.run("feed", "delete", bath).code == .refused)
    #expect(try await house.json("feed", "delete", id).text("id") == id)
  }

  @Test("a medicine that comes too early is asked back")
  func gap() async throws {
    let house = try await house()
    _ = try await add(["medicine", "Ibuprofen", "--gap", "6h", "--at", "08:10"], house)
    let early = await house.run("medicine", "Ibuprofen")
    #expect(early.code == .refused && early.output == "")
    #expect(early.errors.contains("minimum gap not over, next from 14:10"))
    #expect(await house.run("medicine", "Ibuprofen", "--yes").code == .done)
  }

  @Test("No gap between two doses is a 0, as help says")
  func noGap() async throws {
    let house = try await house()
    _ = try await add(["medicine", "Drops", "--gap", "0", "--at", "08:10"], house)
    #expect(await house.run("medicine", "Drops", "--at", "08:11").code == .done)
  }

  @Test("tags go onto entries and show as names")
  func tags() async throws {
    let house = try await house()
    let id = try #require(try await add(["nappy", "wet"], house).text("id"))
    #expect(await house.run("tag", "on", id, "trip").code == .refused)
    _ = try await add(["tag", "add", "trip"], house)
    _ = try await add(["tag", "add", "Ärzte"], house)
    let tagged = try await add(["tag", "on", id, "Trip", "Ärzte"], house)
    #expect(tagged["tags"] == ["trip", "Ärzte"])
    #expect(await house.run("day").output.contains("#trip"))
    #expect(try await add(["tag", "off", id, "trip"], house)["tags"] == ["Ärzte"])
    #expect(await house.run("tag", "off", id, "trip").code == .refused)
    let sleep = try await house.json("sleep", "add", "--from", "06:00", "--to", "07:00")
    let nap = try await add(["tag", "on", try #require(sleep.text("id")), "trip"], house)
    #expect(nap["tags"] == ["trip"])
    #expect(try await house.json("day").list("sections").map { $0["tags"] } == [[], ["trip"], []])
    _ = try await add(["tag", "delete", "Ärzte"], house)
    #expect(try await house.json("now")["lastNappy"]?["tags"] == [])
    #expect(try await house.json("tag", "list").array?.count == 1)
  }

  @Test("timers run in now and become entries")
  func timers() async throws {
    let house = try await house()
    let timer = try await add(["timer", "start", "bath", "--at", "11:30"], house)
    #expect(timer["seconds"] == 1800)
    #expect(try await house.json("now")["timers"] == [timer])
    #expect(await house.run("timer", "start", "Bath").code == .refused)
    let bath = try await add(["timer", "stop", "--as", "bath", "--at", "11:50"], house)
    #expect(bath.text("kind") == "bath" && bath["seconds"] == 1200)
    #expect(try await house.json("now")["timers"] == [])
    #expect(await house.run("timer", "stop").code == .refused)
    try await house.json("undo")
    #expect(try await house.json("now")["timers"] == [timer])
    _ = try await add(["timer", "start", "nap", "--at", "11:40"], house)
    #expect(await house.run("timer", "stop").code == .usage)
    let sleep = try await add(["timer", "stop", "nap", "--as", "sleep"], house)
    #expect(sleep.text("start") == "2026-01-10T11:40:00+03:00")
    let note = try await add(["timer", "stop"], house)
    #expect(note.text("text") == "bath: 30 min")
    _ = try await add(["timer", "start", "milk"], house)
    let fed = try await add(["timer", "stop", "milk", "--as", "feed left"], house)
    #expect(fed.text("method") == "left" && fed.text("content") == "breast milk")
    _ = try await add(["timer", "start", "tea"], house)
    _ = try await add(["timer", "cancel", "tea"], house)
    #expect(try await house.json("timer", "list") == [])
  }

  /// A command line, the exit code, and a word of the sentence.
  private static let refusals: [(line: [String], code: ExitCode, word: String)] = [
    (["temperature", "98.6"], .refused, "98.6F"),
    (["temperature", "warm"], .usage, "98.6F"),
    (["weigh", "7"], .refused, "7.2kg"),
    (["weigh", "7 stone"], .usage, "7.2kg"),
    (["measure"], .refused, "Nothing was measured"),
    (["measure", "--length", "62.5"], .refused, "62.5cm"),
    (["measure", "--length", "625", "--lying", "--standing"], .usage, "--standing"),
    (["measure", "--head", "410", "--on", "2026-01-11"], .refused, "--yes"),
    (["pump", "--ml", "50", "--left", "30", "--right", "30"], .refused, "more than the total"),
    (["pump", "--at", "10:00", "--to", "11:00"], .usage, "--to"),
    (["nappy", "damp"], .usage, "wet"),
    (["nappy", "wet", "--at", "2026-01-10 12:30"], .refused, "--yes"),
    (["note", " "], .refused, "text"),
    (["milestone", ""], .refused, "title"),
    (["medicine", " "], .refused, "name"),
    (["medicine", "X", "--gap", "soon"], .usage, "6h"),
    (["bath", "--from", "10:00", "--to", "2026-01-10 09:00"], .refused, "09:00"),
    (["bath", "--author", "Nobody"], .refused, "Mia"),
    (["feed", "bottle", "--self"], .usage, "--self"),
    (["edit", "01k"], .refused, "01k"),
    (["edit", "zzzzzzzz", "--note", "x"], .refused, "zzzzzzzz"),
    (["delete", "01kekj4hm0z4ebmfv4cetxt02m"], .refused, "01kekj4hm0"),
    (["timer", "stop"], .refused, "timer start"),
    (["timer", "start", " "], .refused, "letters"),
    (["person", "add", "mia"], .refused, "mia"),
    (["tag", "delete", "x"], .refused, "tag add"),
  ]

  @Test("are refused with a sentence and nothing is written")
  func refused() async throws {
    let house = try await house()
    let before = try await house.json("day").text
    for (line, code, word) in Self.refusals {
      let answer = await house.run(line)
      #expect(answer.code == code && answer.output == "", "\(line): \(answer)")
      #expect(answer.errors.contains(word), "\(line): \(answer.errors)")
    }
    #expect(try await house.json("day").text == before)
  }

  @Test("an option of another kind, a sleep and a beginning of several are refused")
  func mistaken() async throws {
    let house = try await house()
    let nappy = try #require(try await add(["nappy", "wet"], house).text("id"))
    let other = try #require(try await add(["nappy", "dry"], house).text("id"))
    let wrong = await house.run("edit", nappy, "--ml", "5")
    #expect(wrong.code == .usage && wrong.errors.contains("--ml"))
    #expect(await house.run("edit", nappy, "--to", "12:00").code == .refused)
    let sleep = try await house.json("sleep", "add", "--from", "06:00", "--to", "07:00")
    let hint = await house.run("edit", try #require(sleep.text("id")), "--note", "x")
    #expect(hint.code == .usage && hint.errors.contains("sleep edit"))
    let ambiguous = await house.run("delete", String(nappy.prefix(4)))
    #expect(ambiguous.code == .refused)
    #expect(ambiguous.errors.contains(nappy) && ambiguous.errors.contains(other))
  }

  @Test("a child of several has to be named, but for what is the household's")
  func severalChildren() async throws {
    let house = try await house()
    try await house.json("child", "add", "Bo", "--born", "2025-12-20")
    #expect(await house.run("pump", "--ml", "50").code == .usage)
    #expect(try await add(["pump", "--ml", "50", "--shared"], house)["child"] == .some(.null))
    #expect(try await add(["pump", "--ml", "50", "--child", "Bo"], house)["child"] != .some(.null))
    let figures = try await house.json("day", "--child", "Bo")["statistics"]?["day"]
    #expect(figures?["pumpings"] == 2 && figures?["pumpedMillilitres"] == 100)
    let other = try await house.json("day", "--child", "Ada")["statistics"]?["day"]
    #expect(other?["hasData"] == false && other?["pumpings"] == .some(.null))
  }
}
