import CommandKit
import Glibc
import HearthSupport
import TestSupport
import Testing

@Suite("Backup and restore on the command line")
struct DiaryBackupTests {
  private func house() async throws -> DiaryHouse {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    try await house.json("child", "add", "Ada", "--born", "2025-12-20")
    return house
  }

  private func names(_ house: DiaryHouse) async throws -> [String?] {
    try await house.json("child", "list").array?.map { $0.text("name") } ?? []
  }

  @Test("backup answers path, bytes and records; restore the same and where the former store is")
  func json() async throws {
    let house = try await house()
    let copy = "\(house.folder)/copy.db"
    let backup = try await house.json("backup", copy)
    #expect(backup.text("path") == copy)
    #expect((backup["bytes"]?.integer ?? 0) > 4_096)
    // The child and the household's zone.
    #expect(backup["records"] == 2)
    try await house.json("child", "add", "Bo", "--born", "2026-01-01")
    let restored = try await house.json("restore", copy)
    #expect(restored.text("path") == copy)
    #expect(restored["bytes"] == backup["bytes"] && restored["records"] == 2)
    #expect(try await names(house) == ["Ada"])
    let kept = try #require(restored.text("kept"))
    #expect(kept == "\(house.folder)/diary.before-restore-2026-01-10-090000.db")
    try await house.json("restore", kept)
    #expect(try await names(house) == ["Ada", "Bo"])
  }

  @Test("A store that cannot be opened is restored, as is one that is gone")
  func lost() async throws {
    let house = try await house()
    let (store, copy) = ("\(house.folder)/diary.db", "\(house.folder)/copy.db")
    try await house.json("backup", copy)
    truncate(store, 50)
    #expect(await house.run("now").code == .trouble)
    try await house.json("restore", copy)
    #expect(try await names(house) == ["Ada"])
    unlink(store)
    #expect(try await house.json("restore", copy)["kept"] == .some(.null))
    #expect(try await names(house) == ["Ada"])
  }

  /// What stands in the way, the exit code, and a word of the sentence.
  private static let refusals: [(arguments: [String], code: ExitCode, word: String)] = [
    (["backup", "diary.db"], .refused, "diary.db"),
    (["backup", "no/such/copy.db"], .trouble, "no/such"),
    (["backup"], .usage, "PATH"),
    (["restore", "nothing.db"], .refused, "nothing.db"),
    (["restore", "diary.db"], .refused, "diary.db"),
    (["restore", "text.txt"], .trouble, "text.txt"),
    (["restore", "cut.db"], .trouble, "cut.db"),
    (["restore", "."], .trouble, "not a file"),
  ]

  @Test("What will not do is told in a sentence and changes nothing", arguments: refusals)
  func refused(_ arguments: [String], _ code: ExitCode, _ word: String) async throws {
    let house = try await house()
    try await house.json("backup", "\(house.folder)/cut.db")
    truncate("\(house.folder)/cut.db", 20_000)
    try TextFile("\(house.folder)/text.txt").write("not a backup\n")
    let paths = arguments.dropFirst().map { "\(house.folder)/\($0)" }
    for (language, word) in [("en", word), ("ru", "")] {
      let answer = await house.run(Array(arguments.prefix(1)) + paths, language: language)
      #expect(answer.code == code, "\(answer.errors)")
      #expect(answer.output == "")
      #expect(answer.errors.contains(word) || language == "ru", "\(answer.errors)")
    }
    #expect(try await names(house) == ["Ada"])
  }

  @Test("A store in memory says that it cannot", arguments: Language.all)
  func memory(_ language: Language) async throws {
    let house = try await house()
    for command in ["backup", "restore"] {
      let answer = await house.run(
        command,
        "\(house.folder)/copy.db",
        "--store",
        "memory:",
        language: language.code
      )
      #expect(answer.code == .refused && answer.output == "")
      #expect(answer.errors.contains("memory:"))
    }
  }

  @Test("What was done is told", arguments: Language.all)
  func sentences(_ language: Language) async throws {
    let house = try await house()
    var told = ""
    for arguments in [
      ["backup", "copy.db"], ["restore", "copy.db", "--yes"], ["backup", "copy.db"],
    ] {
      var arguments = arguments
      arguments[1] = "\(house.folder)/copy.db"
      let answer = await house.run(arguments, language: language.code)
      told += answer.output + answer.errors
    }
    let text = told.split(separator: house.folder, omittingEmptySubsequences: false)
      .joined(separator: "…")
    expectSnapshot(text, suite: "Diary", named: "backup-\(language.code)")
  }

  @Test("The first writing command of a day leaves a copy, a reading one never does")
  func daily() async throws {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    _ = await house.run("child", "list")
    #expect(access("\(house.folder)/backups", F_OK) != 0)
    try await house.json("child", "add", "Ada", "--born", "2025-12-20")
    #expect(access("\(house.folder)/backups/diary.2026-01-10.db", F_OK) == 0)
    house.now = "2026-01-11T12:00:00+03:00"
    try await house.json("day")
    #expect(access("\(house.folder)/backups/diary.2026-01-11.db", F_OK) != 0)
    try await house.json("sleep", "start")
    let restored = try await house.json("restore", "\(house.folder)/backups/diary.2026-01-11.db")
    #expect(restored["records"] == 3)
  }
}
