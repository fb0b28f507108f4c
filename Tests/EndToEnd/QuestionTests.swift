import Testing

/// What the built program asks a person at a terminal, and what it makes of the answers.
@Suite("hearth-diary at a terminal")
struct QuestionTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try run("child", "add", "Ada", "--born", "2025-12-20")
  }

  @discardableResult
  private func run(
    _ arguments: String...,
    typing answers: [String]? = nil,
    now: String = "2026-01-10T22:00:00+03:00",
    language: String = "en"
  ) throws -> BuiltProgram.Run {
    let environment = [
      "HOME": scratch.path, "TZ": "Europe/Moscow", "HEARTH_NOW": now, "HEARTH_LANGUAGE": language,
    ]
    guard let answers else {
      return try BuiltProgram.run(arguments, environment: environment, in: scratch)
    }
    return try BuiltProgram.run(arguments, typing: answers, environment: environment, in: scratch)
  }

  private func add(typing answers: [String]?, language: String = "en") throws -> BuiltProgram.Run {
    try run("sleep", "add", "--from", "20:35", "--to", "21:10", typing: answers, language: language)
  }

  @Test("asks what to do about a sleep in the way, and does it", arguments: ["en", "ru"])
  func conflict(_ language: String) throws {
    try run("sleep", "add", "--from", "19:50", "--to", "20:36")
    let isEnglish = language == "en"
    let cancelled = try add(typing: [isEnglish ? "cancel" : "отмена"], language: language)
    #expect(cancelled.status == 1 && cancelled.output == "")
    #expect(cancelled.errors.contains("19:50"))
    let trimmed = try add(typing: [isEnglish ? "trim" : "обрезать"], language: language)
    #expect(trimmed.status == 0 && trimmed.output.contains("20:36"))
    try run("undo")
    let joined = try add(typing: [isEnglish ? "join" : "объединить"], language: language)
    #expect(joined.status == 0 && joined.output.contains("19:50"))
  }

  @Test("asks nothing where the answer is given or nobody is there")
  func noQuestion() throws {
    try run("sleep", "add", "--from", "19:50", "--to", "20:36")
    let told = try run(
      "sleep",
      "add",
      "--from",
      "20:35",
      "--to",
      "21:10",
      "--on-conflict",
      "fail",
      typing: ["join"]
    )
    #expect(told.status == 1)
    #expect(try add(typing: nil).status == 1)
  }

  @Test("asks when a sleep ended that was open for very long", arguments: ["1", "08:10"])
  func forgotten(_ answer: String) throws {
    try run("sleep", "start", "--at", "21:00")
    let later = "2026-01-11T20:00:00+03:00"
    let cancelled = try run("feed", "bottle", typing: [""], now: later)
    #expect(cancelled.status == 1 && cancelled.output == "")
    #expect(try run("feed", "bottle", typing: [answer], now: later).status == 0)
    let woke = answer == "1" ? "20:00" : answer
    #expect(try run("now", now: later).output.contains("awake since \(woke)"))
  }
}
