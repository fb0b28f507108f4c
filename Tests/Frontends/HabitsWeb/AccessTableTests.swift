import HabitsRoutes
import Testing
import WebTestSupport

@Suite(.timeLimit(.minutes(20))) struct HabitsAccessTests {
  @Test("Every route lets in who may use it and nobody else")
  func table() async throws {
    try await HabitsHouse.with { house in
      let id = "01m8q1ywpb7yvh9k59d5wz7aye"
      await WebAccessTable.check(
        house,
        values: ["id": id, "day": "2026-03-09", "format": "jsonl"],
        suite: "HabitsWeb"
      )
    }
  }

  @Test("Names of routes differ, and each place of a path has its parameter")
  func names() { WebAccessTable<HabitsWeb>.checkNames() }

  @Test("The API's document is what it was")
  func document() { WebAccessTable<HabitsWeb>.checkDocument(suite: "HabitsWeb") }
}
