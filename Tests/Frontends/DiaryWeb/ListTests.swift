import HTTPKit
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing
import WebTestSupport

@testable import HouseholdWeb

@Suite(.timeLimit(.minutes(20))) struct ListTests {
  /// The identifiers of a list, page by page.
  private static func ids(_ path: String, limit: Int, _ house: DiaryHouse) async throws -> [String]
  {
    var ids: [String] = []
    var target = "\(path)?limit=\(limit)"
    while true {
      let page = try await house.api(.get, target)
      ids += (page["items"]?.array ?? []).compactMap { $0["id"]?.string }
      guard let next = page["next"]?.string else { return ids }
      target = "\(path)?limit=\(limit)&cursor=\(next)"
    }
  }

  @Test(
    "Pages bring every record once where hundreds lie at one second, and where days have no time"
  )
  func crowded() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      let base = "/api/children/\(child)/events"
      for _ in 0..<130 {
        try await house.api(.post, "\(base)/nappy", ["at": "2026-03-10T12:00:00+01:00"])
      }
      try await house.api(.post, "\(base)/nappy", ["at": "2026-03-10T11:59:59+01:00"])
      let nappies = try await Self.ids("\(base)/nappy", limit: 50, house)
      #expect(nappies.count == 131)
      #expect(Set(nappies).count == 131)
      for day in 1...9 {
        try await house.api(
          .post,
          "\(base)/growth",
          ["grams": 4000, "day": .string("2026-03-0\(day)")]
        )
        try await house.api(
          .post,
          "\(base)/growth",
          ["grams": 4100, "day": .string("2026-03-0\(day)")]
        )
      }
      let measures = try await Self.ids("\(base)/growth", limit: 4, house)
      #expect(measures.count == 18)
      #expect(Set(measures).count == 18)
    }
  }

  @Test("A sleep, a child and the settings are changed by whoever has read them last")
  func versions() async throws {
    try await DiaryHouse.with(.network) { house in
      let child = try await house.child()
      let sleep = try await house.api(
        .post,
        "/api/children/\(child)/sleeps",
        ["start": "2026-03-10T09:00:00+01:00", "end": "2026-03-10T10:00:00+01:00"]
      )
      let id = try #require(sleep["id"]?.string)
      let cases: [(String, JSON)] = [
        ("/api/sleeps/\(id)", ["note": "a"]), ("/api/children/\(child)", ["name": "Ada B"]),
        ("/api/settings", ["units": "us"]),
      ]
      for (path, change) in cases {
        let tag = try #require(await house.send(.owner, .get, path)["etag"])
        let match = [("If-Match", tag)]
        let first = await house.send(.owner, .patch, path, headers: match, json: change)
        #expect(first.status == 200, "\(path) \(first.text)")
        let late = await house.send(.owner, .patch, path, headers: match, json: change)
        #expect(late.status == 412, "\(path)")
      }
      let stale = [("If-Match", "\"stale\"")]
      #expect(
        await house.send(.writingKey, .delete, "/api/sleeps/\(id)", headers: stale).status == 412
      )
      #expect(await house.send(.writingKey, .delete, "/api/sleeps/\(id)").status == 200)
    }
  }

  @Test("A request whose answer was lost is not done again")
  func lostAnswer() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      let path = "/api/children/\(child)/events/nappy"
      let key = [("Idempotency-Key", "abc")]
      let body: JSON = ["wet": true, "at": "2026-03-10T12:00:00+01:00"]
      #expect(await house.send(.writingKey, .post, path, headers: key, json: body).status == 201)
      // As if the server had ended between what it did and what it answered.
      try await house.place.store.write { transaction in
        for var reply in try transaction.fetch(WebReply.query) {
          reply.status = WebReply.unknown
          try transaction.put(reply)
        }
      }
      let again = await house.send(.writingKey, .post, path, headers: key, json: body)
      #expect(again.status == 409)
      let problem = try JSON(parsing: again.body)
      #expect(problem["code"] == "done-before")
      #expect(try await house.api(.get, path)["items"]?.array?.count == 1)
    }
  }

  @Test("Trends tell how figures change")
  func trends() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      try await house.api(
        .post,
        "/api/children/\(child)/sleeps",
        ["start": "2026-03-08T19:30:00+01:00", "end": "2026-03-09T06:20:00+01:00"]
      )
      let trends = try await house.api(
        .get,
        "/api/children/\(child)/trends?from=2026-03-02&to=2026-03-10&by=week"
      )
      #expect(trends["by"] == "week")
      #expect(trends["buckets"]?.array?.count == 2)
      #expect(trends["series"]?.array?.isEmpty == false)
      let refused = await house.send(.reader, .get, "/api/children/\(child)/trends?by=year")
      #expect(refused.status == 422)
    }
  }
}
