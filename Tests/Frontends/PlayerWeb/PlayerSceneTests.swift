import HTTPKit
import HearthContainer
import HearthModel
import HearthSupport
import HouseholdWeb
import PlayerRoutes
import TestSupport
import Testing
import WebTestSupport

@Suite(.timeLimit(.minutes(20))) struct PlayerSceneTests {
  @Test("A mix is played, changed and stopped from outside", arguments: Reach.allCases)
  func remote(_ reach: Reach) async throws {
    try await PlayerWebHouse.with(reach) { house in
      let before = try await house.api(.get, "/api/player")
      #expect(before["state"] == "stopped")
      #expect(before["timer"] == .null)
      let order: JSON = ["sounds": ["rain:70", "wind"], "timer": "60", "volume": 40]
      let playing = try await house.act("play", order)
      #expect(playing["state"] == "playing")
      #expect(playing["volume"] == 40)
      #expect(playing["sources"]?.array?.map { $0["volume"] } == [70, 100])
      #expect(playing["timer"]?["totalSeconds"] == 3600)
      #expect(try await house.act("timer", ["timer": "+15"])["timer"]?["totalSeconds"] == 4500)
      let mix = try await house.act("sounds", ["sound": "sea"])
      #expect(mix["sources"]?.array?.count == 3)
      #expect(mix["timer"]?["totalSeconds"] != .null)
      #expect(
        try await house.act("sounds/1/volume", ["volume": 5])["sources"]?.array?[1]["volume"] == 5
      )
      #expect(try await house.act("sounds/0/remove")["sources"]?.array?.count == 2)
      #expect(try await house.act("pause")["state"] == "paused")
      #expect(try await house.act("toggle")["state"] == "playing")
      #expect(try await house.act("stop")["state"] == "stopped")
    }
  }

  @Test("What cannot be is told in a sentence, and what plays goes on")
  func refusals() async throws {
    try await PlayerWebHouse.with { house in
      try await house.act("play", ["sounds": ["rain"]])
      let cases: [(String, JSON, Int)] = [
        ("play", ["sounds": ["/etc/passwd"]], 422), ("play", ["sounds": ["file:/etc/passwd"]], 422),
        ("play", ["sounds": []], 422), ("play", ["sounds": ["rain"], "timer": "9"], 422),
        ("play", ["sounds": ["rain"], "output": "wav:/tmp/x.wav"], 422),
        ("timer", ["timer": "241"], 422), ("timer", ["timer": "soon"], 422),
        ("volume", ["volume": 101], 422), ("sounds/7/volume", ["volume": 1], 409),
        ("sounds/7/remove", [:], 404), ("output", ["output": "flac:x"], 422),
      ]
      for (path, body, status) in cases {
        let answer = await house.send(.writingKey, .post, "/api/player/\(path)", json: body)
        #expect(answer.status == status, "\(path) \(body.text): \(answer.text)")
        let problem = try JSON(parsing: answer.body)
        #expect(problem["detail"]?.string?.isEmpty == false)
      }
      #expect(try await house.api(.get, "/api/player")["state"] == "playing")
    }
  }

  @Test("Commands to a player that does not run are refused, and start none")
  func notRunning() async throws {
    try await PlayerWebHouse.with { house in
      for path in ["pause", "next"] {
        let answer = await house.send(.writingKey, .post, "/api/player/\(path)", json: [:])
        #expect(answer.status == 409)
        let problem = try JSON(parsing: answer.body)
        #expect(problem["code"] == "not-running")
      }
      #expect(try await house.act("stop")["state"] == "stopped")
    }
  }

  @Test("Presets and wake-ups are kept, used and deleted")
  func shelves() async throws {
    try await PlayerWebHouse.with { house in
      let night: JSON = ["name": "Night & <b>", "sounds": ["rain", "sea:30"], "timer": "45"]
      try await house.api(.post, "/api/presets", night)
      let page = await house.send(.reader, .get, "/presets")
      #expect(page.text.contains("Night &amp; &lt;b&gt;"))
      let name = PercentCoding.encoded("Night & <b>")
      let playing = try await house.api(.post, "/api/presets/\(name)/play")
      #expect(playing["timer"]?["totalSeconds"] == 2700)
      try await house.api(.delete, "/api/presets/\(name)")
      #expect(try await house.api(.get, "/api/presets").array?.isEmpty == true)
      let wake = try await house.api(
        .post,
        "/api/wake-ups",
        ["time": "06:30", "sounds": ["music-box"], "days": ["mon", "fri"]]
      )
      #expect(wake["time"] == "06:30")
      #expect(wake["days"] == ["mon", "fri"])
      let id = try #require(wake["id"]?.string)
      try await house.api(.delete, "/api/wake-ups/\(id)")
      #expect(await house.send(.writingKey, .delete, "/api/wake-ups/\(id)").status == 404)
    }
  }

  @Test("Who does not know the PIN changes no safe volume, and is slowed")
  func pin() async throws {
    try await PlayerWebHouse.with { house in
      let change = { (json: JSON) in
        await house.send(
          .owner,
          .patch,
          "/api/settings",
          headers: [("Content-Type", "application/json")],
          body: json.bytes
        )
      }
      #expect(await change(["safeVolume": "-35", "newPin": "1234"]).status == 200)
      var statuses: [Int] = []
      for _ in 0..<7 {
        statuses.append(await change(["safeVolume": "off", "pin": "1111"]).status)
      }
      #expect(statuses == [403, 403, 403, 403, 403, 429, 429])
      let settings = try await house.api(.get, "/api/settings")
      #expect(settings["capDBFSA"] == JSON.decimal(-350, places: 1))
      #expect(settings["hasPIN"] == true)
      house.clock.now = house.clock.now + .minutes(20)
      #expect(await change(["safeVolume": "off", "pin": "1234"]).status == 200)
    }
  }

  @Test("Every page but settings shows the mini player, and every form leads back")
  func miniPlayer() async throws {
    try await PlayerWebHouse.with { house in
      try await house.act("play", ["sounds": ["rain"], "timer": "60"])
      for place in ["/", "/player", "/presets", "/wake-ups", "/account"] {
        let page = await house.send(.caregiver, .get, place)
        #expect(page.text.contains("id=\"player\""), "\(place)")
        #expect(page.text.contains("action=\"/player/pause\""), "\(place)")
      }
      let settings = await house.send(.caregiver, .get, "/settings")
      #expect(!settings.text.contains("id=\"player\""))
      let reader = await house.send(.reader, .get, "/presets")
      #expect(reader.text.contains("id=\"player-state\""))
      #expect(!reader.text.contains("action=\"/player/pause\""))
      let from = [("Referer", "http://localhost/wake-ups?x=1")]
      let paused = await house.send(.caregiver, .post, "/player/pause", headers: from)
      #expect(paused["location"] == "/wake-ups?x=1")
      let elsewhere = [("Referer", "http://localhost//evil.test/")]
      let resumed = await house.send(.caregiver, .post, "/player/resume", headers: elsewhere)
      #expect(resumed["location"] == "/")
      #expect(try await house.api(.get, "/api/player")["state"] == "playing")
    }
  }

  @Test(
    "Events end with the session that asked for them",
    arguments: ["/live", "/api/player/events"]
  )
  func ended(_ path: String) async throws {
    try await PlayerWebHouse.with { house in
      try await house.act("play", ["sounds": ["rain"]])
      let target = try #require(HTTPTarget(path))
      var head = HTTPRequestHead(.get, target, headers: ["Host": "localhost"])
      head.headers.add("Cookie", "hearth=\(try house.cookie(.reader))")
      let answer = await house.service.respond(to: HTTPRequest(head))
      guard case .stream(let stream) = answer.body else {
        Issue.record("no stream")
        return
      }
      var events = stream.makeAsyncIterator()
      #expect(await events.next() == Array("retry: 3000\n\n".utf8))
      #expect(await house.send(.reader, .post, "/sign-out").status == 303)
      while await events.next() != nil {}
    }
  }
}
