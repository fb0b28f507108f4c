import CommandKit
import Glibc
import HearthSupport
import Testing

@Suite("A diary that may only be read")
struct DiaryLockedStoreTests {
  @Test("Reading answers with a remark beside it, writing is refused; quiet holds the remark back")
  func locked() async {
    await #expect(processExitsWith: .success) {
      if geteuid() == 0 { try #require(setgid(65_534) == 0 && setuid(65_534) == 0) }
      let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
      try await house.json("child", "add", "Ada", "--born", "2025-12-20")
      try #require(chmod("\(house.folder)/diary.db", 0o400) == 0)
      try #require(chmod(house.folder, 0o500) == 0)
      defer { chmod(house.folder, 0o700) }
      for (language, word) in [("en", "can only be read"), ("ru", "доступен только для чтения")] {
        let read = await house.run("child", "list", "--json", language: language)
        #expect(read.code == .done && read.output.contains("Ada"))
        #expect(read.errors.contains("\(house.folder)/diary.db") && read.errors.contains(word))
        #expect(read.errors.split(separator: "\n").count == 1)
        let written = await house.run("sleep", "start", language: language)
        #expect(written.code == .trouble && written.output == "")
        #expect(written.errors.contains("\(house.folder)/diary.db"))
      }
      let quiet = await house.run("child", "list", "--quiet")
      #expect(quiet.code == .done && quiet.errors == "")
    }
  }

  @Test("A daily copy that cannot be made is remarked, and the entry is kept")
  func notCopied() async throws {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-01-10T12:00:00+03:00")
    _ = try house.write("in the way", to: "backups")
    for (language, word) in [("en", "daily copy"), ("ru", "копию за день")] {
      let name = "Ada \(language)"
      let answer = await house.run("child", "add", name, "--born", "2025-12-20", language: language)
      #expect(answer.code == .done && answer.errors.contains(word), "\(answer.errors)")
      #expect(try await house.json("child", "list").array?.last?.text("name") == name)
    }
  }
}
