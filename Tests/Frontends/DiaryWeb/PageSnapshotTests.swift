import HTTPKit
import HearthSupport
import TestSupport
import Testing
import WebTestSupport

@Suite(.timeLimit(.minutes(20))) struct PageSnapshotTests {
  struct Page: Sendable {
    let name: String
    let path: String
    let language: String
  }

  static let pageCases: [Page] = ["en", "ru"].flatMap { language in
    [
      Page(name: "day", path: "/children/{child}", language: language),
      Page(name: "past-day", path: "/children/{child}/days/2026-03-09", language: language),
      Page(
        name: "statistics",
        path: "/children/{child}/statistics?from=2026-03-08&to=2026-03-10",
        language: language
      ),
      Page(name: "children", path: "/children", language: language),
      Page(name: "profile", path: "/children/{child}/profile", language: language),
    ]
  }

  @Test("Pages say what they said", arguments: pageCases)
  func pages(_ page: Page) async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      try await Self.fill(house, child)
      let answer = await house.send(
        .caregiver,
        .get,
        page.path.replacing("{child}", with: child),
        headers: [("Accept-Language", page.language)]
      )
      #expect(answer.status == 200)
      let main = answer.text.drop { $0 != "\n" }.split(separator: "<main", maxSplits: 1).last ?? ""
      // An element a line, so that a difference can be read.
      let text = String(main).replacing("><", with: ">\n<")
      expectSnapshot(text + "\n", suite: "DiaryWeb", named: "\(page.name)-\(page.language)")
    }
  }

  private static func fill(_ house: DiaryHouse, _ child: String) async throws {
    let base = "/api/children/\(child)"
    let sleeps: [(String, String)] = [
      ("2026-03-08T19:30", "2026-03-09T06:20"), ("2026-03-09T09:10", "2026-03-09T10:25"),
      ("2026-03-09T20:10", "2026-03-10T06:40"), ("2026-03-10T09:00", "2026-03-10T10:15"),
    ]
    for (start, end) in sleeps {
      try await house.api(.post, "\(base)/sleeps", ["start": .string(start), "end": .string(end)])
    }
    try await house.api(
      .post,
      "\(base)/events/feeding",
      ["method": "bottle", "millilitres": 120, "start": "2026-03-10T07:00"]
    )
    try await house.api(
      .post,
      "\(base)/events/feeding",
      ["method": "left", "minutesLeft": 12, "start": "2026-03-10T11:00"]
    )
    try await house.api(
      .post,
      "\(base)/events/nappy",
      ["wet": true, "note": "<b>&\"'", "at": "2026-03-10T12:00"]
    )
    try await house.api(.post, "\(base)/events/growth", ["grams": 5650, "day": "2026-03-09"])
  }
}
