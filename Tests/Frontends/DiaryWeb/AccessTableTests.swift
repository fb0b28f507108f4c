import DiaryRoutes
import Testing
import WebTestSupport

@Suite(.timeLimit(.minutes(20))) struct AccessTableTests {
  @Test("Every route lets in who may use it and nobody else")
  func table() async throws {
    try await DiaryHouse.with { house in
      let id = "01m8q1ywpb7yvh9k59d5wz7aye"
      await WebAccessTable.check(
        house,
        values: ["child": id, "id": id, "day": "2026-03-09"],
        suite: "DiaryWeb"
      )
    }
  }

  @Test("Names of routes differ, and each place of a path has its parameter")
  func names() { WebAccessTable<DiaryWeb>.checkNames() }

  @Test("The API's document is what it was")
  func document() { WebAccessTable<DiaryWeb>.checkDocument(suite: "DiaryWeb") }
}
