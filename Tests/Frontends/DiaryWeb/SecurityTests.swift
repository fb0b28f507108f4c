import HTTPKit
import HearthSupport
import TestSupport
import Testing
import WebTestSupport

@Suite(.timeLimit(.minutes(20))) struct SecurityTests {
  @Test("The diary is as safe as any app", arguments: WebSafety.allCases, Reach.allCases)
  func safety(_ rule: WebSafety, _ reach: Reach) async throws {
    try await rule.check(DiaryHouse.subject, reach)
  }

  @Test(
    "What the household has as a whole is served as in any app",
    arguments: WebHouseholdRules.allCases,
    Reach.allCases
  )
  func household(_ rule: WebHouseholdRules, _ reach: Reach) async throws {
    try await rule.check(DiaryHouse.subject, reach)
  }

  @Test(
    "Its devices come together over the web as in any app",
    arguments: WebSyncRules.allCases,
    Reach.allCases
  )
  func sync(_ rule: WebSyncRules, _ reach: Reach) async throws {
    try await rule.check(DiaryHouse.subject, reach)
  }

  @Test("What another site sends changes nothing")
  func crossSite() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      let path = "/children/\(child)/sleep/start"
      let forged = [("Origin", "http://evil.test")]
      #expect(await house.send(.owner, .post, path, headers: forged).status == 403)
      let state = try await house.api(.get, "/api/children/\(child)/now")["state"]
      #expect(state == "unknown")
      #expect(await house.send(.owner, .post, path).status == 303)
    }
  }

  static let texts: [String] = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'-alert(1)-'",
  ]

  @Test("A script in any field comes back as text", arguments: texts)
  func scripts(_ text: String) async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child(text)
      let base = "/api/children/\(child)"
      let time: JSON = "2026-03-10T12:00:00+01:00"
      let text = JSON.string(text)
      let sleep = try await house.api(
        .post,
        "\(base)/sleeps",
        [
          "start": "2026-03-10T09:00:00+01:00", "end": "2026-03-10T10:00:00+01:00", "place": text,
          "note": text, "settling": text, "moodAtStart": text, "moodAtEnd": text,
        ]
      )
      let bodies: [(String, JSON)] = [
        ("feeding", ["start": time, "foods": text, "reaction": text, "note": text]),
        ("nappy", ["at": time, "colour": text, "texture": text, "note": text]),
        ("medicine", ["at": time, "name": text, "unit": text, "dose": 1]),
        ("milestone", ["at": time, "title": text]), ("note", ["at": time, "text": text]),
        ("pumping", ["start": time, "use": text]), ("growth", ["grams": 4000, "posture": text]),
        ("tummyTime", ["start": time, "milestone": text]),
      ]
      var pages = [
        "/children", "/children/\(child)", "/children/\(child)/profile",
        "/children/\(child)/statistics",
        "/sleeps/\(sleep["id"]?.string ?? "")",
      ]
      for (kind, body) in bodies {
        let event = try await house.api(.post, "\(base)/events/\(kind)", body)
        pages.append("/events/\(kind)/\(event["id"]?.string ?? "")")
      }
      for page in pages {
        let answer = await house.send(.owner, .get, page)
        #expect(answer.status == 200)
        #expect(!answer.text.contains("<script>alert"), "\(page)")
        #expect(!answer.text.contains("<img src=x"), "\(page)")
      }
    }
  }

  @Test("A photo that is none, or a bomb, is refused; a picture is kept small")
  func photos() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      let send = { (bytes: [UInt8]) in
        let head = "--b\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"p\"\r\n\r\n"
        return await house.send(
          .owner,
          .post,
          "/children/\(child)/photo",
          headers: [("Content-Type", "multipart/form-data; boundary=b")],
          body: Array(head.utf8) + bytes + Array("\r\n--b--\r\n".utf8)
        )
      }
      #expect(await send(Array("no picture".utf8)).status == 422)
      #expect(await send(Picture.pngHead(width: 60_000, height: 60_000)).status == 422)
      let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>"
      #expect(await send(Array(svg.utf8)).status == 422)
      #expect(await send([UInt8](repeating: 0, count: 21 * 1024 * 1024)).status == 413)
      #expect(await house.send(.owner, .get, "/children/\(child)/photo").status == 404)
      #expect(await send(Picture.png(width: 900, height: 300)).status == 303)
      let photo = await house.send(.owner, .get, "/children/\(child)/photo")
      #expect(photo.status == 200)
      #expect(photo.body.starts(with: [0xFF, 0xD8]))
    }
  }
}
