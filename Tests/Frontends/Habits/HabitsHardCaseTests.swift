import CommandKit
import HearthSupport
import Testing

@Suite("Hard cases of the habit tracker")
struct HabitsHardCaseTests {
  private func house(_ zone: String = "Europe/Berlin", now: String) async throws -> HabitsHouse {
    let house = try HabitsHouse(zone, now: now)
    try await house.json("category", "add", "Health")
    return house
  }

  private func add(_ name: String, _ house: HabitsHouse, _ options: String...) async throws {
    try await house.json(["add", name, "--category", "Health"] + options)
  }

  @Test("1: two marks around a clock change are two days, and a day without midnight is one")
  func clockChanges() async throws {
    let berlin = try await house(now: "2026-03-29T00:30:00+01:00")
    try await add("Walk", berlin)
    try await berlin.json("done", "Walk")
    berlin.now = "2026-03-30T00:10:00+02:00"
    try await berlin.json("done", "Walk")
    #expect(try await berlin.figures("Walk")["currentStreak"] == 2)
    let brazil = try await house("America/Sao_Paulo", now: "2018-11-03T12:00:00-03:00")
    try await add("Walk", brazil)
    for moment in [
      "2018-11-03T23:59:00-03:00", "2018-11-04T01:00:00-02:00", "2018-11-05T00:00:00-02:00",
    ] {
      brazil.now = moment
      try await brazil.json("done", "Walk")
    }
    #expect(try await brazil.figures("Walk")["currentStreak"] == 3)
  }

  @Test("2: a journey moves no mark and misses the day that was left out")
  func journey() async throws {
    let house = try await house("America/Los_Angeles", now: "2026-05-10T22:00:00-07:00")
    try await add("Walk", house)
    let first = try await house.json("done", "Walk")
    #expect(first.text("day") == "2026-05-10")
    house.now = "2026-05-12T09:00:00+09:00"
    let second = try await house.json("done", "Walk", "--time-zone", "Asia/Tokyo")
    #expect(second.text("day") == "2026-05-12")
    for (day, state) in [("2026-05-10", "done"), ("2026-05-11", "undone"), ("2026-05-12", "done")] {
      let card = try await house.json("today", "--on", day, "--time-zone", "Asia/Tokyo")
      #expect(card.list("sections").first?.list("trackers").first?.text("state") == state, "\(day)")
    }
    let figures = try await house.figures("Walk", "--time-zone", "Asia/Tokyo")
    #expect(figures["currentStreak"] == 1 && figures["completed"] == 2)
  }

  @Test("3: a day that begins at three lasts until three, for every command")
  func dayStart() async throws {
    let house = try await house(now: "2026-06-02T01:30:00+02:00")
    try await add("Walk", house, "--from", "2026-05-01")
    let late = try await house.json("done", "Walk", "--day-start", "03:00")
    #expect(late.text("day") == "2026-06-01")
    #expect(try await house.json("today", "--day-start", "03:00").text("day") == "2026-06-01")
    let yesterday = try await house.json("today", "--on", "yesterday", "--day-start", "03:00")
    #expect(yesterday.text("day") == "2026-05-31")
    #expect(try await house.json("today").text("day") == "2026-06-02", "it is never stored")
    try await house.json("config", "set", "--day", "03:00")
    #expect(try await house.json("today").text("day") == "2026-06-01")
    #expect(try await house.figures("Walk")["currentStreak"] == 1)
    let refused = await house.run("done", "Walk", "--on", "2026-06-02")
    #expect(refused.code == .refused)
    house.now = "2026-06-02T03:00:00+02:00"
    #expect(try await house.json("today").text("day") == "2026-06-02")
  }

  @Test("4: three a week are two weeks from Monday on and one from Sunday on")
  func weeks() async throws {
    let house = try await house(now: "2026-01-14T12:00:00+01:00")
    try await add("Run", house, "--times", "3/week", "--from", "2026-01-01")
    for day in 9...14 {
      try await house.json("done", "Run", "--on", "2026-01-\(day < 10 ? "0" : "")\(day)")
    }
    #expect(try await house.figures("Run")["currentStreak"] == 2)
    let sunday = try await house.figures("Run", "--first-weekday", "sun")
    #expect(sunday["currentStreak"] == 1 && sunday.text("streakUnit") == "week")
    #expect(try await house.figures("Run", "--first-weekday", "mon")["currentStreak"] == 2)
  }

  @Test("5: two in any seven days, honestly and as Loop counts")
  func windows() async throws {
    let house = try await house(now: "2022-07-10T12:00:00+02:00")
    try await add("Swim", house, "--times", "2/7d", "--from", "2022-06-22")
    for day in ["2022-06-22", "2022-06-28", "2022-07-04", "2022-07-10"] {
      try await house.json("done", "Swim", "--on", day)
    }
    let honest = try await house.figures("Swim")
    #expect(honest["currentStreak"] == 1 && honest["bestStreak"] == 1)
    let loop = try await house.figures("Swim", "--mode", "loop")
    #expect(loop["currentStreak"] == 19 && loop["bestStreak"] == 19)
  }

  @Test("6: another schedule leaves the past alone")
  func versions() async throws {
    let house = try await house(now: "2026-01-16T12:00:00+01:00")
    try await add("Read", house, "--from", "2026-01-01")
    for day in 1...10 {
      try await house.json("done", "Read", "--on", "2026-01-\(day < 10 ? "0" : "")\(day)")
    }
    let before = try await house.json("stats")["perfectDays"]
    try await house.json("edit", "Read", "--on", "mon,wed,fri", "--from", "2026-01-11")
    for day in [12, 14, 16] { try await house.json("done", "Read", "--on", "2026-01-\(day)") }
    #expect(before == 10)
    let statistics = try await house.json("stats")
    #expect(statistics["perfectDays"] == 13)
    #expect(statistics.list("trackers").first?["bestStreak"] == 13)
  }

  @Test("7: a tracker is due from its first day to the day before it is archived")
  func archived() async throws {
    let house = try await house(now: "2026-01-12T12:00:00+01:00")
    try await add("A", house, "--from", "2026-01-01")
    try await add("B", house, "--from", "2026-01-05")
    for day in 1...12 {
      try await house.json("done", "A", "--on", "2026-01-\(day < 10 ? "0" : "")\(day)")
    }
    for day in 5...9 { try await house.json("done", "B", "--on", "2026-01-0\(day)") }
    try await house.json("archive", "B", "--from", "2026-01-10")
    #expect(try await house.json("stats")["perfectDays"] == 12)
    #expect(try await house.json("stats").list("trackers").count == 2)
    #expect(try await house.cards(on: "2026-01-09").keys.sorted() == ["A", "B"])
    #expect(try await house.cards(on: "2026-01-10").keys.sorted() == ["A"])
  }

  @Test("8: an amount to be kept to: zero is good, three of two is not, and silence is unknown")
  func atMost() async throws {
    let house = try await house(now: "2026-05-06T12:00:00+02:00")
    try await add("Coffee", house, "--measure", "cups", "--at-most", "2", "--from", "2026-05-01")
    for (day, amount) in [(1, 0), (2, 1), (3, 2), (4, 3), (6, 0)] {
      try await house.json("done", "Coffee", "--on", "2026-05-0\(day)", "--amount", "\(amount)")
    }
    var states: [String] = []
    for day in 1...6 {
      let card = try #require(try await house.cards(on: "2026-05-0\(day)")["Coffee"])
      states.append(card.text("state") ?? "")
      #expect(card["amount"] == ([0, 1, 2, 3, .null, 0] as [JSON])[day - 1])
    }
    #expect(states == ["done", "done", "done", "undone", "undone", "done"])
    let figures = try await house.figures("Coffee")
    #expect(figures["currentStreak"] == 1 && figures["bestStreak"] == 3)
    #expect(try await house.figures("Coffee", "--silence", "kept")["currentStreak"] == 2)
  }

  @Test("11: skips bridge a streak, and a pause of all leaves everything alone")
  func bridges() async throws {
    let house = try await house(now: "2026-03-06T12:00:00+01:00")
    try await add("Read", house, "--from", "2026-03-02")
    for day in [2, 3, 6] { try await house.json("done", "Read", "--on", "2026-03-0\(day)") }
    for day in [4, 5] {
      try await house.json("skip", "Read", "--on", "2026-03-0\(day)", "--reason", "ill")
    }
    #expect(try await house.figures("Read")["currentStreak"] == 3)
    #expect(try await house.json("stats")["perfectDays"] == 3)
    house.now = "2026-03-20T12:00:00+01:00"
    try await house.json("pause", "--from", "2026-03-07", "--to", "2026-03-19")
    #expect(try await house.figures("Read")["currentStreak"] == 3)
    #expect(try await house.json("stats")["perfectDays"] == 3)
    #expect(try await house.cards(on: "2026-03-08").isEmpty)
  }

  @Test("12: long names as a person counts them, and names and notes with colons")
  func names() async throws {
    let house = try await house(now: "2026-03-06T12:00:00+01:00")
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 38)
    try await add(family, house)
    let tooLong = await house.run("add", family + "x", "--category", "Health")
    #expect(tooLong.code == .refused && tooLong.errors.contains("38"))
    try await add("Vitamin: D", house)
    let note = "a : b\nand \"c\""
    let marked = try await house.json("done", "Vitamin: D", "--note", note)
    #expect(marked.text("note") == note)
    #expect(try await house.cards(on: "today").keys.sorted() == ["Vitamin: D", family].sorted())
  }
}
