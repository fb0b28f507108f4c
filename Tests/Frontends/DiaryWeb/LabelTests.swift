import HTTPKit
import HearthModel
import HearthSupport
import TestSupport
import Testing
import WebTestSupport

@Suite(.timeLimit(.minutes(20))) struct LabelTests {
  @Test("Entries of every kind carry tags and say who wrote them")
  func labels() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      let nappy = try await house.api(
        .post,
        "/api/children/\(child)/events/nappy",
        ["wet": true, "at": "2026-03-10T12:00:00+01:00"]
      )
      let sleep = try await house.api(
        .post,
        "/api/children/\(child)/sleeps",
        ["start": "2026-03-10T09:00:00+01:00", "end": "2026-03-10T10:00:00+01:00"]
      )
      for entry in [nappy, sleep] {
        let path = "/api/entries/\(try #require(entry["id"]?.string))/labels"
        #expect(try await house.api(.get, path)["author"] == "owner")
        let made = try await house.api(.patch, path, ["newTag": "teeth <b>"])
        #expect(made["tags"] == ["teeth <b>"])
        let people = try await house.api(.get, "/api/people")["items"]?.array ?? []
        let other = try #require(people.first { $0["name"] == "caregiver" }?["id"])
        #expect(try await house.api(.patch, path, ["author": other])["author"] == "caregiver")
        #expect(try await house.api(.patch, path, ["tags": []])["tags"] == [])
        let refused = await house.send(.writingKey, .patch, path, json: ["tags": ["none such"]])
        #expect(refused.status == 404)
      }
    }
  }

  @Test("The form of an entry shows its tags, and takes off what is not ticked")
  func form() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      let nappy = try await house.api(
        .post,
        "/api/children/\(child)/events/nappy",
        ["wet": true, "at": "2026-03-10T12:00:00+01:00"]
      )
      let id = try #require(nappy["id"]?.string)
      let path = "/entries/\(id)/labels"
      let made = await house.send(
        .caregiver,
        .post,
        path,
        form: [("whole", "true"), ("newTag", "teeth <b>"), ("author", "")]
      )
      #expect(made["location"] == "/events/nappy/\(id)")
      let page = await house.send(.caregiver, .get, "/events/nappy/\(id)")
      #expect(page.text.contains("value=\"teeth &lt;b&gt;\" checked"))
      _ = await house.send(.caregiver, .post, path, form: [("whole", "true")])
      #expect(try await house.api(.get, "/api/entries/\(id)/labels")["tags"] == [])
    }
  }

  @Test("What a caregiver begins by a tap is the caregiver's")
  func authors() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      let page = "/children/\(child)"
      _ = await house.send(.caregiver, .post, "\(page)/sleep/start")
      let sleeps = try await house.api(.get, "/api\(page)/sleeps")["items"]?.array
      let id = try #require(sleeps?.first?["id"]?.string)
      #expect(try await house.api(.get, "/api/entries/\(id)/labels")["author"] == "caregiver")
      house.clock.now = house.clock.now + .minutes(50)
      _ = await house.send(.caregiver, .post, "\(page)/sleep/finish")
      _ = await house.send(.caregiver, .post, "\(page)/nursing/left")
      let feedings = try await house.api(.get, "/api\(page)/events/feeding")["items"]?.array
      #expect(feedings?.first?["author"] == "caregiver")
    }
  }

  @Test("Two children become one, for who decides alone")
  func merge() async throws {
    try await DiaryHouse.with { house in
      let (ada, other) = (try await house.child("Ada"), try await house.child("Adda"))
      try await house.api(
        .post,
        "/api/children/\(other)/events/nappy",
        ["wet": true, "at": "2026-03-10T12:00:00+01:00"]
      )
      let path = "/children/\(ada)/merge"
      #expect(await house.send(.caregiver, .post, path, form: [("other", other)]).status == 403)
      let profile = await house.send(.owner, .get, "/children/\(ada)/profile")
      #expect(profile.text.contains("action=\"\(path)\""))
      let merged = await house.send(.owner, .post, path, form: [("other", other)])
      #expect(merged["location"] == "/children/\(ada)")
      let nappies = try await house.api(.get, "/api/children/\(ada)/events/nappy")
      #expect(nappies["items"]?.array?.count == 1)
      #expect(await house.send(.owner, .get, "/children/\(other)").status == 404)
    }
  }

  @Test("Language, week and units of the household are decided by its owner")
  func household() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      let fields = [("language", "ru"), ("firstWeekday", "sun"), ("units", "us")]
      let path = "/settings/household"
      #expect(await house.send(.caregiver, .post, path, form: fields).status == 403)
      #expect(await house.send(.owner, .post, path, form: fields)["location"] == "/settings")
      let page = await house.send(.reader, .get, "/children/\(child)")
      #expect(page.text.contains("<html lang=\"ru\""))
      let settings = try await house.api(.get, "/api/settings")
      #expect(settings["firstWeekday"] == "sun")
      #expect(settings["units"] == "us")
      let auto = await house.send(.owner, .patch, "/api/settings", json: ["language": "auto"])
      #expect(auto.status == 200)
      #expect(try await house.api(.get, "/api/settings")["language"] == .null)
    }
  }
}
