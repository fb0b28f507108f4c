import DiaryCore
import DiaryRoutes
import HTTPKit
import HearthContainer
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb
import TestSupport
import Testing
import WebTestSupport

@Suite(.timeLimit(.minutes(20))) struct SceneTests {
  @Test("Sleep begins and ends with one tap each, and is taken back", arguments: Reach.allCases)
  func oneButton(_ reach: Reach) async throws {
    try await DiaryHouse.with(reach) { house in
      let child = try await house.child()
      let page = "/children/\(child)"
      let started = await house.send(.caregiver, .post, "\(page)/sleep/start")
      #expect(started.status == 303)
      #expect(started["location"] == "\(page)?done=sleep-started")
      house.clock.now = house.clock.now + .minutes(50)
      let asleep = await house.send(.caregiver, .get, page)
      #expect(asleep.text.contains("Ada has been asleep since 14:40 (50 min)."))
      #expect(asleep.text.contains("data-seconds=\"3000\""))
      #expect(await house.send(.caregiver, .post, "\(page)/sleep/finish").status == 303)
      let sleeps = try await house.api(.get, "/api/children/\(child)/sleeps")
      #expect(sleeps["items"]?.array?.first?["seconds"] == 3000)
      #expect(await house.send(.caregiver, .post, "/undo").status == 200)
      let again = try await house.api(.get, "/api/children/\(child)/now")
      #expect(again["state"] == "asleep")
      #expect(await house.send(.caregiver, .post, "\(page)/sleep/start").status == 409)
    }
  }

  @Test("The API's day is the command line's, member for member", arguments: Reach.allCases)
  func day(_ reach: Reach) async throws {
    try await DiaryHouse.with(reach) { house in
      let child = try await house.child()
      try await house.api(
        .post,
        "/api/children/\(child)/sleeps",
        ["start": "2026-03-09T19:30:00+01:00", "end": "2026-03-10T06:20:00+01:00"]
      )
      let day = try await house.api(.get, "/api/children/\(child)/days/2026-03-10")
      #expect(day["seconds"] == 86_400)
      #expect(day["sections"]?.array?.first?["secondsInDay"] == 22_800)
      #expect(day["statistics"]?["day"]?["asleepSeconds"] == 22_800)
      #expect(day["actions"] == ["startSleep"])
    }
  }

  @Test("A sleep in the way is named with the ways out, and joined where that is said")
  func conflicts() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      let path = "/api/children/\(child)/sleeps"
      let first: JSON = ["start": "2026-03-10T09:00:00+01:00", "end": "2026-03-10T10:00:00+01:00"]
      let sleep = try await house.api(.post, path, first)
      let second: JSON = ["start": "2026-03-10T09:59:00+01:00", "end": "2026-03-10T11:00:00+01:00"]
      let refused = await house.send(.writingKey, .post, path, json: second)
      #expect(refused.status == 409)
      let error = try JSON(parsing: refused.body)["error"]
      #expect(error?["code"] == "conflict")
      #expect(error?["choices"] == ["join", "trim", "cancel"])
      #expect(error?["with"]?.array?.first?["id"] == sleep["id"])
      let form = [
        ("start", "2026-03-10T09:59"), ("end", "2026-03-10T11:00"), ("note", "kept"),
      ]
      let asked = await house.send(.owner, .post, "/children/\(child)/sleeps", form: form)
      #expect(asked.status == 409)
      #expect(asked.text.contains("name=\"onConflict\" value=\"join\""))
      #expect(asked.text.contains("name=\"note\" value=\"kept\""))
      let joined = try await house.api(
        .post,
        path,
        .object((second.members ?? []) + [.init("onConflict", "join")])
      )
      #expect(joined["id"] == sleep["id"])
      #expect(joined["seconds"] == 7200)
    }
  }

  @Test("A change that is meant for another version is refused, and nothing is lost")
  func versions() async throws {
    try await DiaryHouse.with(.network) { house in
      let child = try await house.child()
      let event = try await house.api(
        .post,
        "/api/children/\(child)/events/nappy",
        ["wet": true, "at": "2026-03-10T12:00:00+01:00"]
      )
      let path = "/api/events/nappy/\(event["id"]?.string ?? "")"
      let read = await house.send(.writingKey, .get, path)
      let tag = try #require(read["etag"])
      let known = await house.send(.writingKey, .get, path, headers: [("If-None-Match", tag)])
      #expect(known.status == 304)
      let match = [("If-Match", tag)]
      let changed = await house.send(.writingKey, .patch, path, headers: match, json: ["note": "a"])
      #expect(changed.status == 200)
      let late = await house.send(.writingKey, .patch, path, headers: match, json: ["note": "b"])
      #expect(late.status == 412)
      let stored = try await house.api(.get, path)
      #expect(stored["note"] == "a")
      #expect(stored["wet"] == true)
      #expect(await house.send(.writingKey, .delete, path, headers: match).status == 412)
      #expect(await house.send(.writingKey, .delete, path).status == 200)
      #expect(await house.send(.writingKey, .get, path).status == 404)
    }
  }

  @Test("A request sent twice under one key is done once")
  func idempotency() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      let path = "/api/children/\(child)/events/nappy"
      let key = [("Idempotency-Key", "abc")]
      let body: JSON = ["wet": true, "at": "2026-03-10T12:00:00+01:00"]
      let first = await house.send(.writingKey, .post, path, headers: key, json: body)
      let second = await house.send(.writingKey, .post, path, headers: key, json: body)
      #expect(first.status == 201)
      #expect(second.status == 201)
      #expect(first.body == second.body)
      let list = try await house.api(.get, path)
      #expect(list["items"]?.array?.count == 1)
      let other = await house.send(.writingKey, .post, path, headers: key, json: ["dirty": true])
      #expect(other.status == 422)
    }
  }

  @Test("Pages of a list bring every record once")
  func paging() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      for minute in 0..<25 {
        // Three at each moment, so that a page ends among equals.
        let time = "2026-03-10T12:\(minute / 3 + 10):00+01:00"
        try await house.api(.post, "/api/children/\(child)/events/nappy", ["at": .string(time)])
      }
      var ids: [String] = []
      var target = "/api/children/\(child)/events/nappy?limit=4"
      for _ in 0..<20 {
        let page = try await house.api(.get, target)
        ids += (page["items"]?.array ?? []).compactMap { $0["id"]?.string }
        guard let next = page["next"]?.string else { break }
        target = "/api/children/\(child)/events/nappy?limit=4&cursor=\(next)"
      }
      #expect(ids.count == 25)
      #expect(Set(ids).count == 25)
    }
  }

  @Test("A live page hears what another program writes", .timeLimit(.minutes(20)))
  func live() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
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
      let book = ChildBook(house.dependencies(of: other))
      _ = try await book.setArchived(true, try #require(RecordID(child)))
      #expect(await events.next() == ServerEvents.event("change"))
      await other.close()
    }
  }

  @Test("Russian pages are Russian, whoever asks in that language")
  func languages() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child("Ёжик")
      let russian = [("Accept-Language", "ru-RU,ru;q=0.9,en;q=0.8")]
      let page = await house.send(.owner, .get, "/children/\(child)", headers: russian)
      #expect(page.text.contains("<html lang=\"ru\""))
      #expect(page.text.contains("Уснул"))
      #expect(!page.text.contains("Start sleep"))
      let missing = await house.send(
        .owner,
        .get,
        "/nowhere",
        headers: russian + [("Accept", "text/html")]
      )
      #expect(missing.status == 404)
      #expect(missing.text.contains("Здесь ничего нет"))
    }
  }

  @Test("What cannot be is told in a sentence, and nothing is written")
  func refusals() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      let path = "/api/children/\(child)/events"
      let cases: [(String, JSON, Int)] = [
        ("temperature", ["celsius": 99], 422), ("temperature", [:], 422),
        ("medicine", ["name": ""], 422), ("growth", [:], 422),
        ("feeding", ["start": "2026-03-29T02:30"], 422),
        ("feeding", ["method": "spoon"], 422), ("nappy", ["wet": "perhaps"], 422),
        ("note", ["text": "in a year", "at": "2027-03-10T12:00:00+01:00"], 409),
      ]
      for (kind, body, status) in cases {
        let answer = await house.send(.writingKey, .post, "\(path)/\(kind)", json: body)
        #expect(answer.status == status, "\(kind) \(body.text): \(answer.text)")
        #expect(try JSON(parsing: answer.body)["detail"]?.string?.last.map(".?".contains) ?? false)
      }
      for kind in ["temperature", "medicine", "growth", "feeding", "nappy", "note"] {
        #expect(try await house.api(.get, "\(path)/\(kind)")["items"] == [])
      }
    }
  }
}
