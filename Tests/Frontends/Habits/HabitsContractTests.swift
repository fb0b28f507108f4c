import CommandKit
import HearthSupport
import Testing

@Suite("The habit tracker's contract for scripts")
struct HabitsContractTests {
  private func house(now: String = "2026-01-16T12:00:00+01:00") async throws -> HabitsHouse {
    let house = try HabitsHouse(now: now)
    try await house.json("category", "add", "Health")
    return house
  }

  @Test("today answers sections with cards, pinned ones first, then categories by name")
  func today() async throws {
    let house = try await house()
    try await house.json("category", "add", "Art")
    for (name, category) in [
      ("Water", "Health"), ("яблоко", "Health"), ("Ёлка", "Art"), ("Draw", "Art"),
    ] {
      try await house.json("add", name, "--category", category)
    }
    try await house.json("pin", "Water")
    try await house.json("done", "Draw")
    let today = try await house.json("today")
    #expect(today.text("day") == "2026-01-16")
    let sections = today.list("sections")
    #expect(sections.map { $0.text("title") } == ["Pinned", "Art", "Health"])
    #expect(sections.map { $0["pinned"] } == [true, false, false])
    #expect(sections[1].list("trackers").map { $0.text("name") } == ["Draw", "Ёлка"])
    let card = sections[1].list("trackers")[0]
    #expect(card.text("state") == "done" && card["due"] == true && card["amount"] == .some(.null))
    #expect(card.text("kind") == "habit" && card["markable"] == true)
    #expect(card["trackedDays"] == 1 && card.text("trackedDaysText") == "1 day")
    #expect(card.text("colour")?.hasPrefix("#") == true && card.text("emoji")?.count == 1)
    let names = { (json: JSON) in
      json.list("sections").flatMap { $0.list("trackers") }.compactMap { $0.text("name") }
    }
    #expect(names(try await house.json("today", "--search", "ёЛ")) == ["Ёлка"])
    #expect(names(try await house.json("today", "--filter", "done")) == ["Draw"])
    #expect(
      names(try await house.json("today", "--filter", "undone")) == ["Water", "Ёлка", "яблоко"]
    )
    let future = try await house.json("today", "--on", "2026-01-17")
    #expect(future.list("sections")[0].list("trackers")[0]["markable"] == false)
  }

  @Test("an event shows every day until it is done, and then on that day alone")
  func event() async throws {
    let house = try await house()
    try await house.json("add", "Party", "--category", "Health", "--event", "--from", "2026-01-10")
    for day in ["2026-01-10", "2026-01-16", "2026-01-20"] {
      #expect(try await house.cards(on: day)["Party"] != nil)
    }
    try await house.json("done", "Party", "--on", "2026-01-14")
    for (day, isShown) in [("2026-01-13", false), ("2026-01-14", true), ("2026-01-15", false)] {
      #expect((try await house.cards(on: day)["Party"] != nil) == isShown, "\(day)")
    }
    #expect(try await house.cards(on: "2026-01-14")["Party"]?["due"] == false)
    try await house.json("clear", "Party", "--on", "2026-01-14")
    #expect(try await house.cards(on: "2026-01-16")["Party"] != nil)
  }

  @Test("stats answers the four figures and each tracker's")
  func stats() async throws {
    let house = try await house()
    let empty = try await house.json("stats")
    #expect(empty["bestPeriod"] == 0 && empty["averagePerDay"] == .some(.null))
    try await house.json("add", "Read", "--category", "Health", "--from", "2026-01-14")
    try await house.json("done", "Read", "--on", "2026-01-14")
    try await house.json("done", "Read", "--on", "yesterday")
    let stats = try await house.json("stats")
    #expect(stats["bestPeriod"] == 2 && stats["perfectDays"] == 2 && stats["completed"] == 2)
    #expect(stats["averagePerDay"] == 1)
    let tracker = try #require(stats.list("trackers").first)
    #expect(tracker["currentStreak"] == 2 && tracker["bestStreak"] == 2)
    #expect(tracker.text("streakUnit") == "day" && tracker["completionRate"] == 1)
    #expect(tracker["completed"] == 2 && tracker.text("name") == "Read")
  }

  @Test("a tracker is named by its identifier too, and two of one name are answered with theirs")
  func sameName() async throws {
    let house = try await house()
    let first = try await house.json("add", "Read", "--category", "Health")
    let second = try await house.json("add", "Read", "--category", "Health")
    let ids = try [first, second].map { try #require($0.text("id")) }
    let answer = await house.run("done", "Read")
    #expect(answer.code == .refused && ids.allSatisfy { answer.errors.contains($0) })
    #expect(try await house.json("done", ids[1]).text("id") == ids[1])
  }

  @Test("deleting a category asks what happens to its trackers, and can be undone")
  func categories() async throws {
    let house = try await house()
    try await house.json("category", "add", "Art")
    try await house.json("add", "Draw", "--category", "Art")
    try await house.json("done", "Draw")
    #expect(await house.run("category", "add", "Art").code == .refused)
    let asked = await house.run("category", "delete", "Art")
    #expect(asked.code == .refused && asked.errors.contains("--move-to"))
    try await house.json("category", "delete", "Art", "--move-to", "Health")
    #expect(try await house.json("today").list("sections").map { $0.text("title") } == ["Health"])
    try await house.json("undo")
    try await house.json("category", "delete", "Art", "--delete-trackers")
    #expect(try await house.json("stats").list("trackers").isEmpty)
    try await house.json("undo")
    #expect(try await house.cards(on: "today")["Draw"]?.text("state") == "done")
    try await house.json("category", "rename", "Art", "Beauty")
    #expect(
      try await house.json("category", "list").array?.map { $0.text("name") } == [
        "Health", "Beauty",
      ]
    )
  }

  /// Command lines that are refused or wrong, with how they end.
  private static let refused: [(line: [String], code: ExitCode)] = [
    (["done", "Read", "--on", "2026-01-17"], .refused),
    (["skip", "Read", "--on", "tomorrow"], .refused),
    (["done", "Nothing"], .refused),
    (["done", "Read", "--amount", "2"], .refused),
    (["done", "Read", "--on", "soon"], .usage),
    (["add", "x", "--category", "Nowhere"], .refused),
    (["add", "  ", "--category", "Health"], .refused),
    (["add", "x"], .usage),
    (["add", "x", "--category", "Health", "--times", "8/week"], .usage),
    (["add", "x", "--category", "Health", "--times", "3/7"], .usage),
    (["add", "x", "--category", "Health", "--every", "0"], .usage),
    (["add", "x", "--category", "Health", "--on", "mon,funday"], .usage),
    (["add", "x", "--category", "Health", "--event", "--every", "2"], .usage),
    (["add", "x", "--category", "Health", "--measure", "l"], .usage),
    (["add", "x", "--category", "Health", "--at-least", "2"], .usage),
    (["add", "x", "--category", "Health", "--colour", "red"], .usage),
    (["add", "x", "--category", "Health", "--emoji", "ab"], .usage),
    (["edit", "Read", "--on", "mon", "--from", "2025-01-01"], .refused),
    (["archive", "Read", "--from", "2025-01-01"], .refused),
    (["pause", "--from", "2026-02-02", "--to", "2026-02-01"], .refused),
    (["stats", "--mode", "kind"], .usage),
    (["today", "--first-weekday", "fri"], .usage),
    (["today", "--day-start", "25:00"], .usage),
    (["category", "delete", "Nowhere"], .refused),
  ]

  @Test("what cannot be is refused with a sentence, and nothing is written")
  func refusals() async throws {
    let house = try await house()
    try await house.json("add", "Read", "--category", "Health", "--from", "2026-01-10")
    let before = await house.run("list", "--json").output
    for language in ["en", "ru"] {
      for (line, code) in Self.refused {
        let answer = await house.run(line, language: language)
        #expect(answer.code == code, "\(line): \(answer.errors)")
        #expect(answer.output == "" && answer.errors.count > 10, "\(line)")
      }
    }
    #expect(await house.run("list", "--json").output == before)
    #expect(try await house.json("stats")["completed"] == 0)
  }

  @Test("undo and redo go back and forth over this program's actions")
  func undo() async throws {
    let house = try await house()
    try await house.json("add", "Read", "--category", "Health")
    try await house.json("done", "Read")
    try await house.json("undo")
    #expect(try await house.cards(on: "today")["Read"]?.text("state") == "undone")
    try await house.json("redo")
    #expect(try await house.cards(on: "today")["Read"]?.text("state") == "done")
    #expect(await house.run("redo").code == .refused)
  }

  @Test("remind shows what stands open and whose time has just come")
  func reminders() async throws {
    let house = try await house(now: "2026-01-16T08:05:00+01:00")
    try await house.json("add", "Read", "--category", "Health", "--question", "Have you read?")
    try await house.json("add", "Run", "--category", "Health", "--on", "mon")
    try await house.json("remind", "set", "Read", "--at", "08:00,20:00")
    try await house.json("remind", "set", "Run", "--at", "08:00")
    let due = try await house.json("remind")
    #expect(due.array?.map { $0.text("name") } == ["Read"])
    #expect(due.array?.first?.text("time") == "08:00")
    #expect(await house.run("remind").output.contains("Have you read?"))
    try await house.json("done", "Read")
    #expect(try await house.json("remind") == [])
    house.now = "2026-01-19T08:15:00+01:00"
    #expect(try await house.json("remind") == [], "fifteen minutes are over")
    #expect(try await house.json("remind", "--within", "60").array?.count == 2)
  }

  @Test("a backup is restored with its marks")
  func backup() async throws {
    let house = try await house()
    try await house.json("add", "Read", "--category", "Health")
    try await house.json("done", "Read")
    try await house.json("backup", "\(house.folder)/copy.db")
    try await house.json("clear", "Read")
    try await house.json("restore", "\(house.folder)/copy.db")
    #expect(try await house.cards(on: "today")["Read"]?.text("state") == "done")
  }
}
