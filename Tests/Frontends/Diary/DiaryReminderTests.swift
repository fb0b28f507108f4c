import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite("Reminders of the diary")
struct DiaryReminderTests {
  private func house() async throws -> DiaryHouse {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    try await house.json("child", "add", "Ada", "--born", "2025-12-20")
    return house
  }

  private func kinds(_ house: DiaryHouse, _ more: String...) async throws -> [String] {
    let answer = await house.run(["remind", "--json"] + more)
    try #require(answer.code == .done, "\(answer.errors)")
    return try answer.json.array?.compactMap { $0.text("kind") } ?? []
  }

  private func lines(of path: String) throws -> [String] {
    try #require(TextFile(path).read()).split(separator: "\n").map(String.init)
  }

  @Test("A medicine is told when its minimum gap is over, once, and not when it was given again")
  func medicine() async throws {
    let house = try await house()
    try await house.json("medicine", "Syrup", "--gap", "6h", "--at", "08:00")
    #expect(try await kinds(house) == [])
    house.now = "2026-01-10T14:05:00+03:00"
    #expect(try await kinds(house) == ["medicine"])
    #expect(
      await house.run("remind").output == "Ada: the minimum gap of Syrup is over since 14:00.\n"
    )
    #expect(await house.run("remind", language: "ru").output.contains("«Syrup»"))
    house.now = "2026-01-10T14:15:00+03:00"
    #expect(try await kinds(house) == [], "fifteen minutes are over")
    #expect(try await kinds(house, "--within", "30") == ["medicine"])
    // The gap said with an earlier dose holds for later ones, as the question before saving does.
    try await house.json("medicine", "syrup", "--at", "14:10")
    #expect(try await kinds(house, "--within", "30") == [])
    house.now = "2026-01-10T20:11:00+03:00"
    #expect(try await kinds(house) == ["medicine"])
  }

  @Test(
    "Feedings and nappies are told after the time that was asked for, while none has come since"
  )
  func gaps() async throws {
    let house = try await house()
    try await house.json("feed", "bottle", "--from", "08:00", "--to", "08:20")
    try await house.json("nappy", "wet", "--at", "09:00")
    house.now = "2026-01-10T11:05:00+03:00"
    #expect(try await kinds(house) == [])
    #expect(try await kinds(house, "--feeding-after", "3h") == ["feeding"])
    #expect(try await kinds(house, "--nappy-after", "2h") == ["nappy"])
    #expect(
      try await kinds(house, "--nappy-after", "2h", "--feeding-after", "3h") == [
        "feeding", "nappy",
      ]
    )
    let line = await house.run("remind", "--feeding-after", "3h").output
    #expect(line == "Ada: the last feeding was 3 h ago, at 08:00.\n")
    try await house.json("config", "feeding-gap", "end")
    #expect(try await kinds(house, "--feeding-after", "3h") == [])
    house.now = "2026-01-10T11:25:00+03:00"
    #expect(try await kinds(house, "--feeding-after", "3h") == ["feeding"])
    try await house.json("feed", "start", "left")
    #expect(try await kinds(house, "--feeding-after", "3h") == [])
  }

  @Test("A sleep is told as forgotten after 26 hours")
  func forgotten() async throws {
    let house = try await house()
    try await house.json("sleep", "start", "--at", "yesterday 10:05")
    #expect(try await kinds(house) == [])
    house.now = "2026-01-10T12:10:00+03:00"
    #expect(try await kinds(house) == ["forgottenStop"])
    let output = await house.run("remind").output
    #expect(output == "Ada has been asleep since Fri 9 Jan, 10:05. Was the end forgotten?\n")
  }

  @Test("The next sleep is told when its range begins, of every child that is not archived")
  func nextSleep() async throws {
    let house = try await house()
    try await house.json("child", "add", "Bela", "--born", "2025-12-20")
    try await house.json("child", "add", "Cleo", "--born", "2025-12-20")
    for name in ["Ada", "Bela", "Cleo"] {
      for day in 1...9 {
        let date = "2026-01-0\(day)"
        for (from, to) in [("08:00", "09:00"), ("11:00", "12:00"), ("14:00", "15:00")] {
          try await house.json(
            "sleep",
            "add",
            "--from",
            "\(date) \(from)",
            "--to",
            "\(date) \(to)",
            "--child",
            name
          )
        }
      }
      try await house.json(
        "sleep",
        "add",
        "--from",
        "2026-01-10 08:00",
        "--to",
        "2026-01-10 09:00",
        "--child",
        name
      )
    }
    try await house.json("child", "archive", "Cleo")
    house.now = "2026-01-10T10:30:00+03:00"
    let next = try await house.json("next", "--child", "Ada")
    let from = try #require(next.text("from"))
    house.now = from
    let due = try await house.json("remind").array ?? []
    #expect(due.map { $0["child"]?.text("name") } == ["Ada", "Bela"])
    #expect(due.allSatisfy { $0.text("kind") == "nextSleep" && $0.text("at") == from })
    let one = await house.run("remind", "--child", "Bela", "--json")
    #expect(try one.json.array?.count == 1)
    house.now = "2026-01-10T09:30:00+03:00"
    #expect(try await kinds(house) == [])
  }

  @Test(
    "With --new nothing is told twice, nothing is missed after a rest, and a dry look changes nothing"
  )
  func new() async throws {
    let house = try await house()
    try await house.json("medicine", "Syrup", "--gap", "6h", "--at", "08:00")
    #expect(try await kinds(house, "--new") == [])
    house.now = "2026-01-10T16:00:00+03:00"
    #expect(try await kinds(house) == [])
    #expect(try await kinds(house, "--new") == ["medicine"], "it came while nobody looked")
    #expect(try await kinds(house, "--new") == [])
    house.now = "2026-01-10T15:00:00+03:00"
    #expect(try await kinds(house, "--new") == [], "the clock was set back")
    #expect(await house.run("remind", "--new", "--within", "5").code == .usage)
    #expect(await house.run("undo").code == .done)
    #expect(try await house.json("day").list("sections").flatMap { $0.list("rows") } == [])
    #expect(await house.run("undo").output.contains("Ada"), "what was told is no action")
  }

  @Test("--run hands each reminder to a command, and what it could not do is told again")
  func run() async throws {
    let house = try await house()
    try await house.json("medicine", "$(Syrup) 'a' \"b\"", "--gap", "1h", "--at", "10:55")
    try await house.json("medicine", "Drops", "--gap", "1h", "--at", "10:58")
    let path = "\(house.folder)/told"
    let failed = await house.run("remind", "--new", "--run", "exit 7 #")
    #expect(failed.code == .trouble && failed.errors.contains("7"))
    let missing = await house.run("remind", "--new", "--run", "/no/such/program")
    #expect(missing.code == .trouble && missing.errors.contains("127"))
    let told = await house.run("remind", "--new", "--run", "printf '%s\\n' >> \(path)")
    #expect(told.code == .done && told.output == "" && told.errors == "")
    #expect(await house.run("remind", "--new", "--run", "echo >> \(path)").code == .done)
    #expect(
      try lines(of: path) == [
        "Ada: the minimum gap of $(Syrup) 'a' \"b\" is over since 11:55.",
        "Ada: the minimum gap of Drops is over since 11:58.",
      ]
    )
  }

  @Test("A timer is made of two files, which are not replaced unasked")
  func timer() async throws {
    let house = try await house()
    let units = "\(house.folder)/.config/systemd/user"
    let made = try await house.json("remind", "timer", "--feeding-after", "3h", "--every", "10")
    let files = made.list("files").compactMap(\.string)
    #expect(files == ["service", "timer"].map { "\(units)/hearth-diary-remind.\($0)" })
    let service = try lines(of: files[0]).joined(separator: "\n")
    #expect(service.contains(#""remind" "--new""#) && service.contains(#""--feeding-after=3h""#))
    #expect(service.contains("\"--store=sqlite:\(house.folder)/diary.db\""))
    #expect(try lines(of: files[1]).contains("OnCalendar=*:0/10"))
    #expect(await house.run("remind", "timer").code == .refused)
    #expect(await house.run("remind", "timer", "--replace").code == .done)
    #expect(try lines(of: files[1]).contains("OnCalendar=*:0/5"))
  }
}
