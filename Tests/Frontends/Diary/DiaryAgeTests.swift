import CommandKit
import HearthSupport
import Testing

@Suite("The age on the command line")
struct DiaryAgeTests {
  @Test("is told in days with the plural of the language")
  func plurals() async throws {
    let house = try DiaryHouse("Europe/Moscow", now: "2026-02-20T12:00:00+03:00")
    try await house.json("child", "add", "Ada", "--born", "2026-01-30", "--due", "2026-02-25")
    let age = try await house.run(["age", "--json"], language: "ru").json
    #expect(age.text("text") == "21 день" && age["days"] == 21)
    #expect(age["corrected"]?["days"] == -5 && age["corrected"]?["years"] == .some(.null))
    for (day, text) in [
      ("2026-02-01", "2 дня"), ("2026-02-04", "5 дней"), ("2026-03-02", "31 день"),
    ] {
      let age = try await house.run(["age", "--on", day, "--json"], language: "ru").json
      #expect(age.text("text") == text)
    }
  }
}
