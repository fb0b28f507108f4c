import HTTPKit
import HearthSupport
import TestSupport
import Testing
import WebTestSupport

@Suite(.timeLimit(.minutes(20))) struct HabitsSafetyTests {
  @Test("The habit tracker is as safe as any app", arguments: WebSafety.allCases, Reach.allCases)
  func safety(_ rule: WebSafety, _ reach: Reach) async throws {
    try await rule.check(HabitsHouse.subject, reach)
  }

  @Test(
    "What the household has as a whole is served as in any app",
    arguments: WebHouseholdRules.allCases,
    Reach.allCases
  )
  func household(_ rule: WebHouseholdRules, _ reach: Reach) async throws {
    try await rule.check(HabitsHouse.subject, reach)
  }

  @Test(
    "Its devices come together over the web as in any app",
    arguments: WebSyncRules.allCases,
    Reach.allCases
  )
  func sync(_ rule: WebSyncRules, _ reach: Reach) async throws {
    try await rule.check(HabitsHouse.subject, reach)
  }

  @Test("What another site sends changes nothing")
  func crossSite() async throws {
    try await HabitsHouse.with { house in
      let id = try await house.tracker("Read", in: house.category())
      let path = "/trackers/\(id)/days/2026-03-10/toggle"
      let forged = [("Origin", "http://evil.test")]
      #expect(await house.send(.owner, .post, path, headers: forged).status == 403)
      let day = try await house.api(.get, "/api/trackers/\(id)/days/2026-03-10")
      #expect(day["mark"] == .null)
    }
  }

  static let texts: [String] = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'-alert(1)-'",
  ]

  @Test("A script in any field comes back as text", arguments: texts)
  func scripts(_ text: String) async throws {
    try await HabitsHouse.with { house in
      await house.onboarded()
      let word = JSON.string(text)
      let category = try await house.category(text)
      let id = try await house.tracker(
        text,
        in: category,
        ["goal": "at-least", "unit": word, "target": 2, "question": word, "note": word]
      )
      let day = "/api/trackers/\(id)/days/2026-03-10"
      try await house.api(.post, "\(day)/skip", ["reason": word])
      try await house.api(.post, "\(day)/done", ["amount": 1, "note": word])
      try await house.api(
        .post,
        "/api/pauses",
        ["from": "2026-03-01", "to": "2026-03-02", "trackers": [.string(id)]]
      )
      let pages = [
        "/", "/?search=\(PercentCoding.encoded(text))", "/trackers", "/trackers/\(id)",
        "/trackers/\(id)/edit", "/trackers/\(id)/delete", "/categories", "/categories/\(category)",
        "/statistics", "/pauses", "/export/loop",
      ]
      for page in pages {
        let answer = await house.send(.owner, .get, page)
        #expect(answer.status == 200, "\(page)")
        #expect(!answer.text.contains("<script>alert"), "\(page)")
        #expect(!answer.text.contains("<img src=x"), "\(page)")
      }
    }
  }

  @Test("A colour or an emoji that is none never reaches a page")
  func looks() async throws {
    try await HabitsHouse.with { house in
      let category = try await house.category()
      let cases: [JSON] = [
        ["colour": "red"], ["colour": "url(#a)"], ["colour": "#12345G"], ["emoji": "ab"],
        ["emoji": " "], ["schedule": "weekdays 8"], ["schedule": "sometimes"],
        ["goal": "at-least", "unit": "l"], ["goal": "at-most", "target": 2],
      ]
      for more in cases {
        let body = JSON.object(
          [.init("name", "Read"), .init("category", .string(category))] + (more.members ?? [])
        )
        let answer = await house.send(.writingKey, .post, "/api/trackers", json: body)
        #expect(answer.status == 422, "\(more.text)")
      }
      let read1 = try await house.api(.get, "/api/trackers")
      #expect(read1["items"] == [])
    }
  }
}
