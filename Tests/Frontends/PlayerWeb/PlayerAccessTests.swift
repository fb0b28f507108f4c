import HTTPKit
import PlayerRoutes
import TestSupport
import Testing
import WebTestSupport

@Suite(.timeLimit(.minutes(20))) struct PlayerAccessTests {
  @Test("Every route lets in who may use it and nobody else")
  func table() async throws {
    try await PlayerWebHouse.with { house in
      let id = "01m8q1ywpb7yvh9k59d5wz7aye"
      await WebAccessTable.check(
        house,
        values: ["id": id, "name": "Night", "place": "0"],
        suite: "PlayerWeb"
      )
    }
  }

  @Test("What goes on for ever is for those who may read", arguments: [Caller.nobody, .reader])
  func endless(_ caller: Caller) async throws {
    try await PlayerWebHouse.with { house in
      for path in ["/live", "/api/player/events", "/stream", "/stream/mp3"] {
        let answer = await house.send(caller, .head, path)
        #expect((answer.status == 200) == (caller == .reader), "\(path)")
      }
    }
  }

  @Test("Names of routes differ, and each place of a path has its parameter")
  func names() { WebAccessTable<PlayerWeb>.checkNames() }

  @Test("The API's document is what it was")
  func document() { WebAccessTable<PlayerWeb>.checkDocument(suite: "PlayerWeb") }

  @Test("The player is as safe as any app", arguments: WebSafety.allCases, Reach.allCases)
  func safety(_ rule: WebSafety, _ reach: Reach) async throws {
    try await rule.check(PlayerWebHouse.subject(LocalPlayer()), reach)
  }

  @Test(
    "What the household has as a whole is served as in any app",
    arguments: WebHouseholdRules.allCases,
    Reach.allCases
  )
  func household(_ rule: WebHouseholdRules, _ reach: Reach) async throws {
    try await rule.check(PlayerWebHouse.subject(LocalPlayer()), reach)
  }

  @Test(
    "Its devices come together over the web as in any app",
    arguments: WebSyncRules.allCases,
    Reach.allCases
  )
  func sync(_ rule: WebSyncRules, _ reach: Reach) async throws {
    try await rule.check(PlayerWebHouse.subject(LocalPlayer()), reach)
  }
}
