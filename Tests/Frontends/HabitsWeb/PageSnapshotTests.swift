import HTTPKit
import HearthSupport
import TestSupport
import Testing
import WebTestSupport

@Suite(.timeLimit(.minutes(20))) struct HabitsPageTests {
  struct Page: Sendable {
    let name: String
    let path: String
    let language: String
  }

  static let pageCases: [Page] = ["en", "ru"].flatMap { language in
    [
      Page(name: "today", path: "/", language: language),
      Page(name: "tracker", path: "/trackers/{id}", language: language),
      Page(name: "statistics", path: "/statistics", language: language),
      Page(name: "categories", path: "/categories", language: language),
      Page(name: "new-habit", path: "/trackers/new?kind=habit", language: language),
    ]
  }

  @Test("Pages say what they said", arguments: pageCases)
  func pages(_ page: Page) async throws {
    try await HabitsHouse.with { house in
      await house.onboarded()
      let id = try await Self.fill(house)
      let answer = await house.send(
        .caregiver,
        .get,
        page.path.replacing("{id}", with: id),
        headers: [("Accept-Language", page.language)]
      )
      #expect(answer.status == 200)
      let main = answer.text.drop { $0 != "\n" }.split(separator: "<main", maxSplits: 1).last ?? ""
      // An element a line, so that a difference can be read.
      let text = String(main).replacing("><", with: ">\n<")
      expectSnapshot(text + "\n", suite: "HabitsWeb", named: "\(page.name)-\(page.language)")
    }
  }

  private static func fill(_ house: HabitsHouse) async throws -> String {
    let category = try await house.category()
    let read = try await house.tracker(
      "Read",
      in: category,
      ["from": "2026-02-20", "note": "<b>&\"'"]
    )
    let water = try await house.tracker(
      "Water",
      in: category,
      ["goal": "at-least", "unit": "l", "target": 2, "schedule": "times 3 week"]
    )
    for day in [1, 2, 4, 5, 6, 9] {
      try await house.api(.post, "/api/trackers/\(read)/days/2026-03-0\(day)/done")
    }
    try await house.api(.post, "/api/trackers/\(read)/days/2026-03-08/skip", ["reason": "ill"])
    try await house.api(
      .post,
      "/api/trackers/\(water)/days/2026-03-10/done",
      ["amount": .number("1.5")]
    )
    try await house.api(.patch, "/api/trackers/\(read)", ["pinned": true])
    return read
  }
}
