import HTTPKit
import HabitsCore
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb
import TestSupport
import Testing
import WebTestSupport

@Suite(.timeLimit(.minutes(20))) struct HabitsAPITests {
  @Test("A request sent twice under one key is done once")
  func idempotency() async throws {
    try await HabitsHouse.with { house in
      let key = [("Idempotency-Key", "abc")]
      let body: JSON = ["name": "Health"]
      let first = await house.send(.writingKey, .post, "/api/categories", headers: key, json: body)
      let again = await house.send(.writingKey, .post, "/api/categories", headers: key, json: body)
      #expect(first.status == 201)
      #expect(first.body == again.body)
      let other = await house.send(
        .writingKey,
        .post,
        "/api/categories",
        headers: key,
        json: ["name": "Mind"]
      )
      #expect(other.status == 422)
      let twice = await house.send(.writingKey, .post, "/api/categories", json: body)
      #expect(twice.status == 409)
    }
  }

  @Test("A change that is meant for another version is refused", arguments: Reach.allCases)
  func versions(_ reach: Reach) async throws {
    try await HabitsHouse.with(reach) { house in
      let id = try await house.tracker("Read", in: house.category())
      let path = "/api/trackers/\(id)"
      let tag = try #require(await house.send(.writingKey, .get, path)["etag"])
      let match = [("If-Match", tag)]
      let known = await house.send(.writingKey, .get, path, headers: [("If-None-Match", tag)])
      #expect(known.status == 304)
      let changed = await house.send(.writingKey, .patch, path, headers: match, json: ["note": "a"])
      #expect(changed.status == 200)
      let late = await house.send(.writingKey, .patch, path, headers: match, json: ["note": "b"])
      #expect(late.status == 412)
      let read1 = try await house.api(.get, path)
      #expect(read1["note"] == "a")
      #expect(await house.send(.writingKey, .delete, path, headers: match).status == 412)
    }
  }

  @Test("Pages of lists bring everything once")
  func paging() async throws {
    try await HabitsHouse.with { house in
      let category = try await house.category()
      var id = ""
      for number in 0..<7 { id = try await house.tracker("T\(number)", in: category) }
      for day in 1...9 {
        try await house.api(.post, "/api/trackers/\(id)/days/2026-03-0\(day)/done")
      }
      for (path, count) in [("/api/trackers", 7), ("/api/trackers/\(id)/days", 9)] {
        var seen: [String] = []
        var target = "\(path)?limit=2"
        for _ in 0..<10 {
          let page = try await house.api(.get, target)
          seen += (page["items"]?.array ?? []).compactMap { ($0["day"] ?? $0["id"])?.string }
          guard let next = page["next"]?.string else { break }
          target = "\(path)?limit=2&cursor=\(next)"
        }
        #expect(seen.count == count)
        #expect(Set(seen).count == count)
      }
      let wrong = await house.send(.writingKey, .get, "/api/trackers/\(id)/days?cursor=x")
      #expect(wrong.status == 422)
    }
  }

  @Test("Amounts, skips, pauses and reminders are the command line's, member for member")
  func shapes() async throws {
    try await HabitsHouse.with { house in
      let category = try await house.category()
      let water = try await house.tracker(
        "Water",
        in: category,
        ["goal": "at-least", "unit": "l", "target": 2]
      )
      let day = "/api/trackers/\(water)/days/2026-03-10"
      let partial = try await house.api(.post, "\(day)/done", ["amount": .number("1.5")])
      #expect(partial["state"] == "undone")
      let card = try await house.api(.get, "/api/today")["sections"]?.array?.first?["trackers"]?
        .array?.first
      #expect(card?["amount"]?.text == "1.5")
      #expect(card?["target"] == 2)
      // The button makes enough of what is not enough yet.
      let read2 = try await house.api(.post, "\(day)/toggle")
      #expect(read2["amount"] == 2)
      let read3 = try await house.api(.post, "\(day)/skip", ["reason": "ill"])
      #expect(read3["state"] == "skipped")
      let pause = try await house.api(
        .post,
        "/api/pauses",
        ["from": "2026-03-01", "to": "2026-03-03", "trackers": [.string(water)]]
      )
      #expect(pause["trackers"] == ["Water"])
      try await house.api(
        .put,
        "/api/trackers/\(water)/reminder",
        ["times": ["14:30", "08:00"], "weekdays": [2]]
      )
      let reminder = try await house.api(.get, "/api/reminders")["items"]?.array?.first
      #expect(reminder?["times"] == ["08:00", "14:30"])
      // Skipped days ask for nothing.
      let read4 = try await house.api(.get, "/api/reminders/due")
      #expect(read4["items"] == [])
      try await house.api(.post, "\(day)/clear")
      let due = try await house.api(.get, "/api/reminders/due")["items"]?.array
      #expect(due?.first?["time"] == "14:30")
      let settings = try await house.api(.get, "/api/settings")
      #expect(settings["firstWeekday"] == "mon")
      #expect(settings["silenceOfAvoided"] == "kept")
    }
  }

  @Test("A live page hears what another program writes")
  func live() async throws {
    try await HabitsHouse.with { house in
      let id = try await house.tracker("Read", in: house.category())
      let target = try #require(HTTPTarget("/live"))
      var head = HTTPRequestHead(.get, target, headers: ["Host": "localhost"])
      head.headers.add("Cookie", "hearth=\(try house.cookie(.reader))")
      let answer = await house.service.respond(to: HTTPRequest(head))
      guard case .stream(let stream) = answer.body else {
        Issue.record("no stream")
        return
      }
      var events = stream.makeAsyncIterator()
      #expect(await events.next() == Array("retry: 3000\n\n".utf8))
      let other = try await house.place.another()
      let day = try #require(Day("2026-03-10"))
      _ = try await MarkBook(house.dependencies(of: other), today: day).done(id, on: day)
      #expect(await events.next() == ServerEvents.event("change"))
      await other.close()
    }
  }
}
