import CommandKit
import DiaryCommands
import HearthSupport
import Testing

@Suite("What completions know of the diary") struct DiaryCompletionTests {
  private let house: DiaryHouse

  init() throws {
    house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
  }

  /// The offered words with their notes, for a line that ends in its last word.
  private func offers(_ words: String...) async -> [String] {
    let answer = await house.run(["complete", "zsh", "--"] + words)
    #expect(answer.code == .done && answer.errors == "")
    return answer.output.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test("Children, people and tags by name; children of one name by identifier")
  func names() async throws {
    #expect(await offers("now", "--child", "") == [])
    try await house.json("child", "add", "Ada", "--born", "2026-01-01")
    let first = try await house.json("child", "add", "Ёжик", "--born", "2026-01-02")
    #expect(await offers("now", "--child", "") == ["Ada", "Ёжик"])
    #expect(await offers("now", "--child", "Ё") == ["Ёжик"])
    let second = try await house.json("child", "add", "Ёжик", "--born", "2026-01-03")
    let twins = try [first, second].map { "\(try #require($0.text("id")))\tЁжик" }
    #expect(await offers("now", "--child", "") == ["Ada"] + twins)
    try await house.json("person", "add", "Мама")
    try await house.json("tag", "add", "teeth")
    #expect(await offers("nappy", "wet", "--author", "") == ["Мама"])
    #expect(await offers("tag", "delete", "t") == ["teeth"])
  }

  @Test("The last sleeps and events by identifier, of the child that is named")
  func entries() async throws {
    for child in ["Ada", "Bo"] {
      try await house.json("child", "add", child, "--born", "2025-12-01")
    }
    let sleep = try await house.json(
      "--child",
      "Ada",
      "sleep",
      "add",
      "--from",
      "08:00",
      "--to",
      "09:10"
    )
    let nappy = try await house.json("--child", "Bo", "nappy", "wet", "--at", "09:30")
    let sleepID = try #require(sleep.text("id"))
    let nappyID = try #require(nappy.text("id"))
    #expect(await offers("sleep", "edit", "") == ["\(sleepID)\t08:00 – 09:10"])
    #expect(await offers("--child", "Bo", "sleep", "edit", "") == [])
    let all = await offers("delete", "")
    #expect(all.count == 2 && all.first == "\(sleepID)\t08:00 – 09:10")
    #expect(all.last?.hasPrefix("\(nappyID)\t09:30") == true)
    #expect(await offers("--child", "Bo", "delete", String(nappyID.prefix(4))).count == 1)
  }

  @Test("Formats as they are read and written, and the zones of the system")
  func formats() async {
    let readers = await offers("import", "").map { $0.prefix { $0 != "\t" } }
    let all = [
      "babybuddy", "nara", "huckleberry", "babytracker", "piyolog", "sprout", "jsonl", "csv",
    ]
    #expect(readers.map(String.init) == all)
    let writers = await offers("export", "").map { $0.prefix { $0 != "\t" } }
    #expect(writers == ["babybuddy", "jsonl", "csv", "ical"])
    #expect(await offers("zone", "set", "Pacific/Api") == ["Pacific/Apia"])
  }
}
